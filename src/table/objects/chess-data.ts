import type { ChessItem } from "../../kit/box";
import type { ChessShape } from "../../kit/scene";
import { CHESS_NAME, CHESS_WOOD } from "../tts/constants";
import { objectData, type ObjectData } from "./object-data";
import { transform, type Pose } from "./pose";

/** A built-in wooden chess piece. It snaps to the squares of a chess board on to which a player drops it. */
export function chessData(
  { colour }: Pick<ChessItem, "colour">,
  shape: ChessShape,
  memo: string,
  pose: Pose,
): ObjectData {
  const { material, shade } = CHESS_WOOD[colour];
  const tint = { r: shade, g: shade, b: shade };
  const data = objectData(CHESS_NAME[shape], memo, transform(pose, 1, 1, 1), tint);
  data.MaterialIndex = material;
  data.AltSound = true;
  data.Snap = true;
  return data;
}

/** The built-in chess board, which has a snap point on every square. */
export function chessBoardData(memo: string, pose: Pose): ObjectData {
  return objectData("Chess_Board", memo, transform(pose, 1, 1, 1), { r: 1, g: 1, b: 1 });
}
