import type { PlayerColour } from "../kit/game/player-colours";

/** The colours of the table's seats in the order in which a game counts them. */
const SEATS: readonly PlayerColour[] = [
  "White",
  "Orange",
  "Blue",
  "Purple",
  "Red",
  "Green",
  "Yellow",
  "Pink",
];

/** This many people, each at the next seat of the table; White is the host. */
export function people(count: number): { color: PlayerColour }[] {
  return SEATS.slice(0, count).map((color) => ({ color }));
}
