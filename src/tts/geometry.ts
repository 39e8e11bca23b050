import type { Pose } from "./pose";
import type { ChessItem, DieItem, PawnItem, TokenItem } from "../kit/rules/box";
import type { ChessPiece, Place, TokenPiece } from "../kit/game/scene";
import { columnPlace } from "./chips";
import {
  CARD_LAYER,
  CARD_UPRIGHT_YAW,
  CHESS_BOARD,
  CHESS_BOARD_YAW,
  CHESS_FRONT,
  CHESS_REST,
  CHIP,
  FACE_DOWN_ROLL,
  MONSTER,
  MONSTER_FRONT,
  PAWN,
  TEXT_LEAN,
  TOKEN,
  TOKEN_BACK_ROLL,
} from "./constants";
import { dieRest, pileRest } from "./object-data";

/** Where a board is: its centre, the height of its top (world units) and its yaw (degrees clockwise). */
export interface BoardFrame {
  x: number;
  top: number;
  z: number;
  yaw: number;
  /** Sine and cosine of the yaw, which every place on the board needs. */
  sin: number;
  cos: number;
}

/** A board that is at this position, turned by this yaw. */
export function boardFrame(x: number, top: number, z: number, yaw: number): BoardFrame {
  const radians = (yaw * Math.PI) / 180;
  return { x, top, z, yaw, sin: Math.sin(radians), cos: Math.cos(radians) };
}

/** A point of the board, in inches from its centre, as the board's reader sees it. */
export interface BoardPoint {
  x: number;
  z: number;
}

/** The pose of a pile of cards (one card is a pile too) at a place of the board. */
export function cardPose(board: BoardFrame, place: Place, faceUp: boolean, count: number): Pose {
  const pose = worldPose(board, place, pileRest(count));
  pose.yaw = degrees(pose.yaw + CARD_UPRIGHT_YAW);
  pose.roll = faceUp ? 0 : FACE_DOWN_ROLL;
  return pose;
}

/** The pose of a die at a place of the board; how it is turned is the affair of the face it shows. */
export function diePose(board: BoardFrame, place: Place, item: DieItem): Pose {
  return worldPose(board, place, dieRest(item));
}

/** The pose of a token at a place of the board. */
export function tokenPose(board: BoardFrame, place: Place, side: TokenPiece["side"], item: TokenItem): Pose {
  const pose = worldPose(board, place, TOKEN.rest * item.size);
  pose.roll = side === "front" ? 0 : TOKEN_BACK_ROLL;
  return pose;
}

/** The pose of a pawn at a place of the board. */
export function pawnPose(board: BoardFrame, place: Place, item: PawnItem): Pose {
  return worldPose(board, place, PAWN.rest * item.size);
}

/** The pose of a monster at a point of the board: it looks at the reader. */
export function monsterPose(board: BoardFrame, at: BoardPoint): Pose {
  const pose = worldPose(board, { ...at, yaw: 0, layer: 0 }, MONSTER.rest);
  pose.yaw = degrees(pose.yaw + MONSTER_FRONT);
  return pose;
}

/** The pose of a text so high above a point of the board, which leans towards the reader. */
export function textPose(board: BoardFrame, at: BoardPoint, height: number): Pose {
  const pose = worldPose(board, { ...at, yaw: 0, layer: 0 }, height);
  pose.pitch = TEXT_LEAN;
  return pose;
}

/** The pose of a chess piece, which looks at the other side: White's away from the reader of the board. */
export function chessPose(
  board: BoardFrame,
  { place, shape, onChessBoard, size = 1 }: Pick<ChessPiece, "place" | "shape" | "onChessBoard" | "size">,
  { colour }: Pick<ChessItem, "colour">,
): Pose {
  const pose = worldPose(board, place, CHESS_REST[shape] * size + (onChessBoard ? CHESS_BOARD.top : 0));
  pose.yaw = degrees(pose.yaw + (colour === "white" ? 0 : 180) - CHESS_FRONT[shape]);
  return pose;
}

/** The pose of the chess board, with a dark square at the left nearest to the reader. */
export function chessBoardPose(board: BoardFrame, place: Place): Pose {
  const pose = worldPose(board, place, CHESS_BOARD.rest);
  pose.yaw = degrees(pose.yaw + CHESS_BOARD_YAW);
  return pose;
}

/** The pose of a column of chips, counted from 0, at the place of its first neighbour. */
export function columnPose(board: BoardFrame, place: Place, index: number): Pose {
  return worldPose(board, columnPlace(place, index), CHIP.rest);
}

/** The point of the board above or below a position of the world. */
export function boardPoint(board: BoardFrame, x: number, z: number): BoardPoint {
  const { sin, cos } = board;
  const dx = x - board.x;
  const dz = z - board.z;
  return { x: dx * cos - dz * sin, z: dx * sin + dz * cos };
}

/** An angle as Tabletop Simulator reports it: from 0 up to but not including 360. */
export function degrees(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/** How far apart two angles are, in degrees from 0 to 180. */
export function angleBetween(a: number, b: number): number {
  const apart = degrees(a - b);
  return apart > 180 ? 360 - apart : apart;
}

/** Seen from above, yaw turns clockwise: from +z (away) towards +x (right). */
function worldPose(board: BoardFrame, place: Place, rest: number): Pose {
  const { sin, cos } = board;
  return {
    x: board.x + place.x * cos + place.z * sin,
    y: board.top + place.layer * CARD_LAYER + rest,
    z: board.z - place.x * sin + place.z * cos,
    pitch: 0,
    yaw: degrees(board.yaw + place.yaw),
    roll: 0,
  };
}
