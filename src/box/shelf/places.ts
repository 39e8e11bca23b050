import { BLOCK_TOP, TABLE_TOP } from "../../tts/constants";
import type { Pose } from "../../tts/pose";

/** The size of a game's box in units, like that of a book's cover. */
export const BOX = { width: 9.8, thickness: 1, depth: 15 } as const;

/** How large boxes are beside a board: they have room between the board and the panel, and leave the board all to itself. */
const SMALL = 0.28;

/** From the middle of one box to that of the next, in a row and, beside a board, in a column. */
const ROW_PITCH = 10.5;
const COLUMN_PITCH = 4.4;
/** Where the row is, and where the column is beside a board: between the board and the panel of the seat in the south. */
const ROW_Z = -4;
const COLUMN = { x: 19.5, z: 2.6 };

/** Where a box is and how large it is: beside the board of the open game, or, while none is open, before the seats. */
export function boxPlace(index: number, boxes: number, beside: boolean): { pose: Pose; size: number } {
  const fromMiddle = index - (boxes - 1) / 2;
  const size = beside ? SMALL : 1;
  const [x, z] = beside ? [COLUMN.x, COLUMN.z - fromMiddle * COLUMN_PITCH] : [fromMiddle * ROW_PITCH, ROW_Z];
  const y = TABLE_TOP + BLOCK_TOP * BOX.thickness * size;
  return { pose: { x, y, z, pitch: 0, yaw: 0, roll: 0 }, size };
}

/** How large a box is along each of its axes. */
export function boxScale(size: number): { x: number; y: number; z: number } {
  return { x: BOX.width * size, y: BOX.thickness * size, z: BOX.depth * size };
}

/** The sign with the name of the mod, behind the row of boxes: its middle and its size. */
export const SIGN = { x: 0, z: 9.6, width: 40, thickness: 0.1, depth: 11 } as const;
