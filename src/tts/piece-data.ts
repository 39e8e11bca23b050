import type { ChessItem, Tint } from "../kit/rules/box";
import type { ChessShape } from "../kit/game/scene";
import type { Monster, MonsterShape } from "../kit/game/show";
import { CHESS_NAME, CHESS_WOOD, MONSTER } from "./constants";
import { transform, type Pose } from "./pose";
import { objectData, type ObjectData } from "./object-data";

/** The animated figures of Tabletop Simulator. [docs] */
const FIGURES: Record<MonsterShape, string> = {
  orc: "rpg_ORC",
  watcher: "rpg_EVIL_WATCHER",
  vampire: "rpg_VAMPIRE",
  skeletonKnight: "rpg_SKELETON_KNIGHT",
  dragon: "rpg_BLACK_DRAGON",
};
const WHITE: Tint = { r: 1, g: 1, b: 1 };

/** A monster as it appears: on its feet, and held fast. */
export function monsterData({ shape, size }: Monster, memo: string, pose: Pose): ObjectData {
  const scale = size / MONSTER.width;
  const data = fixed(objectData(FIGURES[shape], memo, transform(pose, scale, scale, scale), WHITE));
  data.RPGmode = true;
  data.RPGdead = false;
  return data;
}

/** A text in the air, in points of font size. */
export function textData(text: string, size: number, colour: Tint, memo: string, pose: Pose): ObjectData {
  const data = fixed(objectData("3DText", memo, transform(pose, 1, 1, 1), WHITE));
  data.Text = { Text: text, colorstate: colour, fontSize: size };
  return data;
}

/** Pieces that nobody may pick up, and pieces without a tooltip. */
function fixed(data: ObjectData): ObjectData {
  return { ...data, Locked: true, DragSelectable: false, Tooltip: false };
}

/** A built-in wooden chess piece. It snaps to the squares of a chess board on to which a player drops it. */
export function chessData(
  { colour }: Pick<ChessItem, "colour">,
  shape: ChessShape,
  memo: string,
  pose: Pose,
  size = 1,
): ObjectData {
  const { material, shade } = CHESS_WOOD[colour];
  const tint = { r: shade, g: shade, b: shade };
  const data = objectData(CHESS_NAME[shape], memo, transform(pose, size, size, size), tint);
  data.MaterialIndex = material;
  data.AltSound = true;
  data.Snap = true;
  return data;
}

/** The built-in chess board, which has a snap point on every square. */
export function chessBoardData(memo: string, pose: Pose, size = 1): ObjectData {
  return objectData("Chess_Board", memo, transform(pose, size, 1, size), { r: 1, g: 1, b: 1 });
}
