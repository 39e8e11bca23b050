import type { CardPiece } from "../../kit/game/scene";
import { cardPose } from "../../tts/geometry";
import { type Pose } from "../../tts/pose";
import { cardData } from "../../tts/object-data";
import { pieceMemo } from "../../tts/piece-ids";
import { holdCard, leaveHand } from "./hand-zones";
import { cardMakeOf, isGone, spawn, takeOut, type Work } from "./pass-context";
import {
  allowTouch,
  isAway,
  isHeld,
  lock,
  LOCKED_TOLERANCE,
  MOVABLE_TOLERANCE,
  settle,
  settleTurn,
} from "../../tts/set-object";

/** Puts a card where the scene wants it, out of a deck if need be. */
export function placeCard(work: Work, piece: CardPiece): void {
  const item = work.cards[piece.id];
  if (item === undefined) return;
  const pose = cardPose(work.where, piece.place, piece.faceUp, 1);
  const object = work.inventory.loose[piece.id];
  const container = work.inventory.inside[piece.id];
  if (isGone(work, object) || isGone(work, container)) return;
  if (object !== undefined) {
    const holder = piece.hand === undefined ? undefined : work.handOf(piece.hand);
    if (holder === undefined) layCard(work, piece, object, pose);
    else holdCard(work, piece, object, holder);
  } else if (container !== undefined) {
    takeOut(work, container, piece.id);
  } else {
    spawn(
      work,
      cardData(item, pieceMemo(work.game, piece.id), pose, piece.size ?? work.cardSize, attachedArt),
    );
  }
}

/** Puts a card that is about where it belongs on the table. */
function layCard(work: Work, piece: CardPiece, object: GObject, pose: Pose): void {
  if (piece.movable && isHeld(object)) return;
  leaveHand(work, piece.id, object);
  work.appearance.dress(object, piece.caption, piece.faceUp ? "everyone" : piece.sight);
  work.appearance.restore(object, piece.size === undefined ? work.cardMake : cardMakeOf(piece.size));
  allowTouch(work, object, true);
  const tolerance = piece.movable ? MOVABLE_TOLERANCE : LOCKED_TOLERANCE;
  const travelling = isAway(work, object, pose, tolerance) || object.isSmoothMoving();
  if (piece.movable && travelling) work.flying = true;
  // Unlocked cards that meet on their way would become a deck, so a card is given to the players where it belongs.
  // It is locked before it is sent: locking may stop what moves.
  lock(work, object, !piece.movable || travelling);
  settle(work, object, pose, tolerance);
  settleTurn(work, object, pose);
}
