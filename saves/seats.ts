import type { SeatColour } from "../src/kit/game/player-colours";

/** A place at the table: the middle of its hand zone on the table's plane, and which way its player looks. */
export interface Seat {
  colour: SeatColour;
  x: number;
  z: number;
  /** 0 looks north, 90 east. */
  yaw: number;
  /** How wide and how deep the hand is. */
  width: number;
  depth: number;
}

/** Height of the middle of a hand above the floor, and how tall it is, at `Table_RPG`. */
export const HAND_HEIGHT = { middle: 4.81, tall: 9.17 };

/** How large a hand is, and where the two sides are at which all sit: a board's texts are printed for both. */
const HAND = { width: 11.2, depth: 4.87 };
const NEAR = { z: -20.14, yaw: 0, ...HAND };
const FAR = { z: 19.84, yaw: 180, ...HAND };

/**
 * Two seats on each long side of `Table_RPG`, clockwise as in Roll Flush, and four more towards its corners for games of
 * more people: all that is in a hand is beside the panel. White is the seat of a single player: whoever hosts is seated there
 * first.
 */
const SEATS: readonly Seat[] = [
  { colour: "White", x: -5.7, ...NEAR },
  { colour: "Orange", x: -5.7, ...FAR },
  { colour: "Blue", x: 5.7, ...FAR },
  { colour: "Purple", x: 5.7, ...NEAR },
  { colour: "Red", x: -17, ...NEAR },
  { colour: "Green", x: -17, ...FAR },
  { colour: "Yellow", x: 17, ...FAR },
  { colour: "Pink", x: 17, ...NEAR },
];

/** How many seats a table has at least, however few can play: the others look on from there. */
const FEWEST = 4;

/** The seats at the table of a game that so many people can play, in the order in which they are taken. */
export function seatsFor(people: number): readonly Seat[] {
  return SEATS.slice(0, Math.max(FEWEST, people));
}
