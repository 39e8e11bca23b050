import type { Tint, DieItem } from "../../kit/rules/box";
import type { ChessBoardPiece, ChessPiece, DiePiece, PawnPiece, TokenPiece } from "../../kit/game/scene";
import { CHESS_NAME, CHESS_WOOD } from "../../tts/constants";
import { chessBoardPose, chessPose, diePose, pawnPose, tokenPose } from "../../tts/geometry";
import { type Pose } from "../../tts/pose";
import { dieData, dieTurn, pawnData, tokenData } from "../../tts/object-data";
import { chessData, chessBoardData } from "../../tts/piece-data";
import { pieceMemo } from "../../tts/piece-ids";
import { evenly } from "./appearance";
import { discard, isGone, spawn, type Work, putRight } from "./pass-context";
import { allowTouch, isHeld, settleTurn } from "../../tts/set-object";

/** A die of the box, as large as the scene wants it. */
export function dieItem(work: Work, { id, size }: DiePiece): DieItem | undefined {
  const item = work.dice[id];
  return item === undefined || size === undefined ? item : { ...item, size };
}

/** Puts a die where the scene wants it, with the face up that it shows. */
export function placeDie(work: Work, piece: DiePiece): void {
  const item = dieItem(work, piece);
  if (item === undefined) return;
  const pose = diePose(work.where, piece.place, item);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object === undefined) {
    const turned = turnedTo(work, pose, item, piece.face ?? item.sides);
    const script = item.isCounter === true ? "" : (attachedScripts.die ?? "");
    spawn(work, dieData(item, pieceMemo(work.game, piece.id), turned, script));
    return;
  }
  if (isHeld(object)) return;
  putRight(work, object, { ...piece, make: evenly(item.size, item.tint), pose });
  if (piece.face === undefined) return;
  // A die that waits to be picked up may be as it fell; one that was put away is turned so that it reads upright.
  const shows = tostring(object.getRotationValue()) === `${piece.face}`;
  if (!shows || !piece.movable) settleTurn(work, object, turnedTo(work, pose, item, piece.face));
}

function turnedTo(work: Work, pose: Pose, item: DieItem, face: number): Pose {
  const turn = dieTurn(item.sides, face);
  return { ...pose, pitch: turn.x, yaw: turn.y + work.where.yaw, roll: turn.z };
}

/** Puts a chess piece where the scene wants it. What a pawn has become is another object. */
export function placeChess(work: Work, piece: ChessPiece): void {
  const item = work.chess[piece.id];
  if (item === undefined) return;
  const pose = chessPose(work.where, piece, item);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object?.name !== CHESS_NAME[piece.shape]) {
    if (object !== undefined) discard(work, object);
    const data = chessData(item, piece.shape, pieceMemo(work.game, piece.id), pose, piece.size);
    data.Locked = true;
    spawn(work, data);
    return;
  }
  if (isHeld(object)) return;
  const make = evenly(piece.size ?? 1, grey(CHESS_WOOD[item.colour].shade));
  putRight(work, object, { ...piece, make, pose });
  settleTurn(work, object, pose);
}

/** Puts the chess board where the scene wants it, where nobody can move it. */
export function placeChessBoard(work: Work, piece: ChessBoardPiece): void {
  work.chessBoard = piece;
  const { size = 1 } = piece;
  const pose = chessBoardPose(work.where, piece.place);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object === undefined) {
    spawn(work, chessBoardData(pieceMemo(work.game, piece.id), pose, size));
    return;
  }
  const make = { scale: { x: size, y: 1, z: size }, tint: grey(1) };
  putRight(work, object, { caption: piece.caption, make, pose, movable: false });
  allowTouch(work, object, false);
  settleTurn(work, object, pose);
}

function grey(shade: number): Tint {
  return { r: shade, g: shade, b: shade };
}

/** Puts a token where the scene wants it, with the right side up. */
export function placeToken(work: Work, piece: TokenPiece): void {
  const item = work.tokens[piece.id];
  if (item === undefined) return;
  const pose = tokenPose(work.where, piece.place, piece.side, item);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object === undefined) {
    spawn(work, tokenData(item, pieceMemo(work.game, piece.id), pose));
    return;
  }
  if (isHeld(object)) return;
  putRight(work, object, { ...piece, make: evenly(item.size, item.tint), pose });
  settleTurn(work, object, pose);
}

/** Puts a pawn where the scene wants it. */
export function placePawn(work: Work, piece: PawnPiece): void {
  const item = work.pawns[piece.id];
  if (item === undefined) return;
  const pose = pawnPose(work.where, piece.place, item);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object === undefined) {
    spawn(work, pawnData(item, pieceMemo(work.game, piece.id), pose));
    return;
  }
  putRight(work, object, { ...piece, make: evenly(item.size, item.tint), pose, movable: false });
  settleTurn(work, object, pose);
}
