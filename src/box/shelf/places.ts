import { BLOCK_TOP, TABLE_TOP } from "../../tts/constants";
import type { Pose } from "../../tts/pose";

/** The size of a game's box in units, like that of a book's cover. */
export const BOX = { width: 9.8, thickness: 1, depth: 15 } as const;

/** How large boxes are beside a board: their stack has room between the board and the panel. */
const SMALL = 0.28;

/** The row has room for this many boxes; if there are more games, all boxes in it are smaller. */
const ROW_BOXES = 5;

/** From the middle of one box to that of the next in the row. */
const ROW_PITCH = 10.5;
/** Where the row is, and where the stack is: between the board and the panel of the seat in the south. */
const ROW_Z = -4;
const STACK = { x: 19.5, z: 10.5 };

/**
 * Where a box is and how large it is: while no game is open, in a row before the seats; beside a board in a stack, on top of which
 * is the box of the game that is open, the one way back.
 * @param open which box is that of the open game
 */
export function boxPlace(
  index: number,
  boxes: number,
  open: number | undefined,
): { pose: Pose; size: number } {
  const size = open === undefined ? Math.min(1, ROW_BOXES / boxes) : SMALL;
  const below = open === undefined ? 0 : layerOf(index, boxes, open);
  const [x, z] =
    open === undefined ? [(index - (boxes - 1) / 2) * ROW_PITCH * size, ROW_Z] : [STACK.x, STACK.z];
  const y = TABLE_TOP + (below + BLOCK_TOP) * BOX.thickness * size;
  return { pose: { x, y, z, pitch: 0, yaw: 0, roll: 0 }, size };
}

/** How many boxes are below one in the stack. */
function layerOf(index: number, boxes: number, open: number): number {
  if (index === open) return boxes - 1;
  return index < open ? index : index - 1;
}

/** How large a box is along each of its axes. */
export function boxScale(size: number): { x: number; y: number; z: number } {
  return { x: BOX.width * size, y: BOX.thickness * size, z: BOX.depth * size };
}

/** The sign with the name of the mod, behind the row of boxes: its middle and its size. */
export const SIGN = { x: 0, z: 9.6, width: 40, thickness: 0.1, depth: 11 } as const;
