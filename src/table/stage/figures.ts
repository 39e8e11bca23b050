import type { PawnPiece, TokenPiece } from "../../kit/scene";
import { pawnPose, tokenPose } from "../objects/geometry";
import { pieceMemo } from "../objects/memo";
import { pawnData, tokenData } from "../objects/object-data";
import { isHeld, settleTurn } from "./motion";
import { evenly } from "./wardrobe";
import { isGone, spawn, type Work, putRight } from "./work";

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
  settleTurn(object, pose);
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
  settleTurn(object, pose);
}
