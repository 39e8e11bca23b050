import type { SeatColour } from "../src/kit/player-colours";

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

const LONG_SIDE = { width: 11.77, depth: 4.87 };
const SHORT_SIDE = { width: 11.66, depth: 4.92 };

/**
 * One seat in the middle of each side of `Table_RPG`, and four more towards its corners for games of more people. White is
 * the seat of a single player: whoever hosts is seated there first.
 */
const SEATS: readonly Seat[] = [
  { colour: "White", x: 0, z: -20.14, yaw: 0, ...LONG_SIDE },
  { colour: "Orange", x: -30.25, z: 0, yaw: 90, ...SHORT_SIDE },
  { colour: "Blue", x: 0, z: 19.84, yaw: 180, ...LONG_SIDE },
  { colour: "Purple", x: 30.25, z: 0, yaw: 270, ...SHORT_SIDE },
  { colour: "Red", x: -15.11, z: -20.14, yaw: 0, ...LONG_SIDE },
  { colour: "Green", x: -15.11, z: 19.84, yaw: 180, ...LONG_SIDE },
  { colour: "Yellow", x: 15.11, z: 19.84, yaw: 180, ...LONG_SIDE },
  { colour: "Pink", x: 15.11, z: -20.14, yaw: 0, ...LONG_SIDE },
];

/** How many seats a table has at least, however few can play: the others look on from there. */
const FEWEST = 4;

/** The seats at the table of a game that so many people can play, in the order in which they are taken. */
export function seatsFor(people: number): readonly Seat[] {
  return SEATS.slice(0, Math.max(FEWEST, people));
}
