import { BLOCK_TOP, TABLE_TOP } from "../../table/tts/constants";
import type { Pose } from "../../table/objects/object-data";

/** The size of a game's box in units. */
export const BOX = { width: 7.4, thickness: 1, depth: 5.2 } as const;

/** From the middle of one box to that of the next, in a row and in a column. */
const ROW_PITCH = 8.3;
const COLUMN_PITCH = 6.3;
/** Where the column of boxes stands beside a board: between the board and the seat on the right. */
const COLUMN_X = 22.6;

/** Where a box lies: beside the board of the open game, or, while none is open, in the middle of the table. */
export function boxPose(index: number, boxes: number, beside: boolean): Pose {
  const fromMiddle = index - (boxes - 1) / 2;
  const [x, z] = beside ? [COLUMN_X, -fromMiddle * COLUMN_PITCH] : [fromMiddle * ROW_PITCH, 0];
  return { x, y: TABLE_TOP + BLOCK_TOP * BOX.thickness, z, pitch: 0, yaw: 0, roll: 0 };
}
