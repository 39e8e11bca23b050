import type { DieItem, PrintItem } from "../../kit/rules/box";
import type { ChessShape, Place } from "../../kit/game/scene";
import { blockXml, paragraph, printed } from "../../print/board-print";
import { chipsData } from "../../tts/chips";
import {
  boardFrame,
  cardPose,
  chessBoardPose,
  chessPose,
  columnPose,
  diePose,
  pawnPose,
  tokenPose,
} from "../../tts/geometry";
import { transform } from "../../tts/pose";
import {
  boardPose,
  cardData,
  dieData,
  dieTurn,
  objectData,
  pawnData,
  tokenData,
  type ObjectData,
} from "../../tts/object-data";
import { BLOCK_TOP, BOARD_THICKNESS, BOARD_TOP, CHESS_BOARD } from "../../tts/constants";
import { LABELS } from "./labels";
import { chessData, chessBoardData } from "../../tts/piece-data";

/** What the memos of everything on the card begin with; no game's pieces have it. */
export const PREFIX = "offsuit-look/";

/** Where the card is: left of the table, as high as its top, out of every seat's reach. */
export const MIDDLE = { x: -62, z: 0 };
const SIZE = { width: 36, thickness: BOARD_THICKNESS, depth: 22 };
const LID = { width: 5, thickness: 0.9, depth: 2.4, x: 14.5, z: -8.6 };
const GREEN = { r: 0.1, g: 0.25, b: 0.2 };
const BLUE = { r: 0.2, g: 0.4, b: 0.8 };
const WHITE = { r: 1, g: 1, b: 1 };

const FRAME = boardFrame(MIDDLE.x, BOARD_TOP, MIDDLE.z, 0);

/** The middle of the chess board, and how far its corner squares are from it. */
const CHESS = { x: -9.5, z: 0.4, corner: 3.5 * CHESS_BOARD.square };

const SHAPES: readonly ChessShape[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const SIDES: readonly DieItem["sides"][] = [4, 6, 8, 10, 12, 20];

function at(x: number, z: number): Place {
  return { x, z, layer: 0, yaw: 0 };
}

function label(id: string, text: string, x: number, z: number, width: number, depth = 0.6): PrintItem {
  return { id, kind: "caption", x, z, width, depth, text };
}

/** The labels of the card, as what is printed on a board. */
function labels(): PrintItem[] {
  const rows = SIDES.map((sides, index) => label(`d${sides}`, `${sides}`, 1.5 + index * 2.9, -1.9, 1.5));
  return rows.concat([
    { ...label("title", LABELS.title, -3, 9.8, 28, 1.4), kind: "title" },
    label("board", LABELS.board, -9.5, 8.6, 15),
    label("corner", LABELS.corner, -9.5, -8.1, 15, 0.8),
    label("white", LABELS.white, 6.5, 5.2, 13),
    label("black", LABELS.black, 15.7, 5.2, 4.4),
    label("card", LABELS.card, 0.5, 0.5, 2.6),
    label("back", LABELS.back, 3.4, 0.5, 2.6),
    label("whiteSide", LABELS.whiteSide, 6.1, 0.5, 2.4),
    label("blackSide", LABELS.blackSide, 8.7, 0.5, 2.4),
    label("chip", LABELS.chip, 11.3, 0.5, 2.4),
    label("chips", LABELS.chips, 13.9, 0.5, 2.4),
    label("pawn", LABELS.pawn, 16.4, 0.5, 2.4),
    label("faces", LABELS.faces, 8.5, -2.6, 16),
    label("pieces", LABELS.pieces, -9.5, -9.1, 15),
    label("suits", LABELS.suits, 5.4, -3.9, 12, 0.9),
    label("german", LABELS.german, 5.4, -4.9, 12, 0.9),
    label("chinese", LABELS.chinese, 5.4, -5.9, 12, 0.9),
    label("small", LABELS.small, 5.4, -7, 12, 0.4),
    label("middle", LABELS.middle, 5.4, -7.9, 12, 0.7),
    { ...label("large", LABELS.large, 5.4, -9.3, 12, 1.8), kind: "title" },
  ]);
}

/** Makes the card: first its print, a label a call, then its pieces; undefined when there is nothing more. */
export function cardMaker(): (this: void) => readonly ObjectData[] | undefined {
  const items = labels();
  const elements: string[] = [];
  let pieces: (() => ObjectData)[] | undefined;
  return () => {
    const item = items[elements.length];
    if (item !== undefined) {
      elements.push(printed(item));
      return [];
    }
    if (pieces === undefined) {
      pieces = pieceMakers();
      return [board(elements)];
    }
    const make = pieces.shift();
    return make === undefined ? undefined : [fixed(make())];
  };
}

/** Nobody moves anything here, and nothing falls. */
function fixed(data: ObjectData): ObjectData {
  data.Locked = true;
  return data;
}

function board(elements: readonly string[]): ObjectData {
  const pose = boardPose(MIDDLE.x, MIDDLE.z);
  const place = transform(pose, SIZE.width, SIZE.thickness, SIZE.depth);
  const data = objectData("BlockSquare", `${PREFIX}board`, place, GREEN);
  data.XmlUI = blockXml(SIZE, elements);
  return fixed(data);
}

function lid(): ObjectData {
  const pose = boardPose(MIDDLE.x + LID.x, MIDDLE.z + LID.z);
  pose.y = BOARD_TOP + LID.thickness * BLOCK_TOP;
  const data = objectData(
    "BlockSquare",
    `${PREFIX}lid`,
    transform(pose, LID.width, LID.thickness, LID.depth),
    BLUE,
  );
  data.XmlUI = blockXml(LID, [paragraph(label("lid", LABELS.lid, 0, 0, LID.width - 0.6, 1.2), 1)]);
  return data;
}

function man(colour: "white" | "black", shape: ChessShape, place: Place, onChessBoard: boolean): ObjectData {
  const pose = chessPose(FRAME, { place, shape, onChessBoard }, { colour });
  return chessData({ colour }, shape, `${PREFIX}${colour}-${shape}`, pose);
}

function die(sides: DieItem["sides"], x: number): ObjectData {
  const item: DieItem = { id: `d${sides}`, sides, size: 1, tint: WHITE };
  const turn = dieTurn(sides, sides);
  const pose = { ...diePose(FRAME, at(x, -0.9), item), pitch: turn.x, yaw: turn.y, roll: turn.z };
  return dieData(item, PREFIX + item.id, pose, "");
}

function token(side: "front" | "back", x: number): ObjectData {
  const item = { id: side, size: 1, tint: WHITE };
  return tokenData(item, PREFIX + side, tokenPose(FRAME, at(x, 2), side, item));
}

function card(faceUp: boolean, x: number): ObjectData {
  const memo = `${PREFIX}card-${faceUp ? "up" : "down"}`;
  return cardData({ id: "AS", card: "AS" }, memo, cardPose(FRAME, at(x, 2.6), faceUp, 1), 1);
}

function chips(count: number, x: number): ObjectData {
  return chipsData(count, `${PREFIX}chips-${count}`, columnPose(FRAME, at(x, 2), 0));
}

/** The pieces, each made when its turn has come. */
function pieceMakers(): (() => ObjectData)[] {
  const { x, z, corner } = CHESS;
  const pawn = { id: "pawn", size: 1, tint: BLUE };
  const makers: (() => ObjectData)[] = [
    () => chessBoardData(`${PREFIX}chess-board`, chessBoardPose(FRAME, at(x, z))),
    () => man("white", "rook", at(x - corner, z - corner), true),
    () => man("black", "rook", at(x + corner, z + corner), true),
    () => man("black", "knight", at(15.7, 6.9), false),
    () => card(true, 0.5),
    () => card(false, 3.4),
    () => token("front", 6.1),
    () => token("back", 8.7),
    () => chips(1, 11.3),
    () => chips(10, 13.9),
    () => pawnData(pawn, PREFIX + pawn.id, pawnPose(FRAME, at(16.4, 2), pawn)),
    lid,
  ];
  SHAPES.forEach((shape, index) => makers.push(() => man("white", shape, at(1 + index * 2.3, 6.9), false)));
  SIDES.forEach((sides, index) => makers.push(() => die(sides, 1.5 + index * 2.9)));
  return makers;
}
