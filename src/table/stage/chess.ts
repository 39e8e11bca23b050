import type { ChessItem, Tint } from "../../kit/box";
import type { ChessBoardPiece, ChessPiece } from "../../kit/scene";
import { CHESS_NAME, CHESS_WOOD } from "../tts/constants";
import { chessBoardPose, chessPose } from "../objects/geometry";
import { pieceMemo } from "../objects/memo";
import { allowTouch, isHeld, settleTurn } from "./motion";
import { evenly, type Make } from "./wardrobe";
import { discard, isGone, spawn, type Work, putRight } from "./work";
import { chessData, chessBoardData } from "../objects/chess-data";

/** How chess pieces and their board are made. */
const CHESS_MAKE: Readonly<Record<ChessItem["colour"], Make>> = {
  white: evenly(1, grey(CHESS_WOOD.white.shade)),
  black: evenly(1, grey(CHESS_WOOD.black.shade)),
};
const CHESS_BOARD_MAKE = evenly(1, grey(1));

/** Puts a chess piece where the scene wants it. What a pawn has become is another object. */
export function placeChess(work: Work, piece: ChessPiece): void {
  const item = work.chess[piece.id];
  if (item === undefined) return;
  const pose = chessPose(work.where, piece, item);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object?.name !== CHESS_NAME[piece.shape]) {
    if (object !== undefined) discard(object);
    const data = chessData(item, piece.shape, pieceMemo(work.game, piece.id), pose);
    data.Locked = true;
    spawn(work, data);
    return;
  }
  if (isHeld(object)) return;
  putRight(work, object, { ...piece, make: CHESS_MAKE[item.colour], pose });
  settleTurn(object, pose);
}

/** Puts the chess board where the scene wants it, where nobody can move it. */
export function placeChessBoard(work: Work, piece: ChessBoardPiece): void {
  work.chessBoard = piece.place;
  const pose = chessBoardPose(work.where, piece.place);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object === undefined) {
    spawn(work, chessBoardData(pieceMemo(work.game, piece.id), pose));
    return;
  }
  putRight(work, object, { caption: piece.caption, make: CHESS_BOARD_MAKE, pose, movable: false });
  allowTouch(object, false);
  settleTurn(object, pose);
}

function grey(shade: number): Tint {
  return { r: shade, g: shade, b: shade };
}
