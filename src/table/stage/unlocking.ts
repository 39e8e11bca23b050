import type { Piece, PilePiece, Sight } from "../../kit/game/scene";
import { MOST_COLUMNS } from "../../tts/chips";
import { columnName } from "../../tts/piece-ids";
import type { Work } from "./pass-context";
import { release } from "../../tts/set-object";

/**
 * Gives a piece to the players whose hands are free of the automation, once: what they lock afterwards stays locked. Where
 * they have secrets from one another, what is hidden stays hidden from the same people, and untouchable.
 */
export function loosen(work: Work, piece: Piece): void {
  switch (piece.kind) {
    case "card":
      loosenCard(work, piece.id, piece.faceUp && piece.hand === undefined ? "everyone" : piece.sight);
      return;
    case "pile":
      loosenPile(work, piece);
      return;
    case "chips":
      for (let index = 0; index < MOST_COLUMNS; index++) give(work, columnName(piece.id, index));
      return;
    default:
      give(work, piece.id);
  }
}

function loosenCard(work: Work, id: string, sight: Sight): void {
  const object = work.inventory.loose[id];
  if (object === undefined || object.isDestroyed()) return;
  const { appearance } = work;
  appearance.hide(object, appearance.keepsSecrets ? sight : "everyone");
  if (!appearance.keepsSecrets || sight === "everyone") give(work, id);
  // A hand lets go of what is locked, and nobody but its owner reaches into it.
  else if (!object.use_hands) seal(object);
}

function loosenPile(work: Work, { id, cards, faceUp }: PilePiece): void {
  const deck = work.inventory.piles[id];
  const isSecret = work.appearance.keepsSecrets && !faceUp;
  if (deck?.isDestroyed() === false) {
    work.appearance.hide(deck, isSecret && !deck.is_face_down ? "nobody" : "everyone");
    if (isSecret) seal(deck);
    else giveOnce(work, deck);
  }
  for (const card of cards) loosenCard(work, card, faceUp ? "everyone" : "nobody");
}

/** Keeps an object from everybody's hands. */
export function seal(object: GObject): void {
  if (!object.getLock()) object.setLock(true);
  if (object.interactable) object.interactable = false;
}

function give(work: Work, id: string): void {
  const object = work.inventory.loose[id];
  if (object?.isDestroyed() === false) giveOnce(work, object);
}

function giveOnce(work: Work, object: GObject): void {
  const { memo } = object;
  const { given } = work;
  if (given[memo] === object) return;
  given[memo] = object;
  release(work, object);
}
