import type { Piece, Sight } from "../../kit/game/scene";
import { EVERYBODY } from "../model/visibility";
import { attemptEach } from "../../tts/errors";
import { pieceOf, pileOf } from "../../tts/piece-ids";
import { hideFromAll, type Work } from "./pass-context";
import { seal } from "./unlocking";
import type { HiddenCards } from "./contracts";

/** Who may know each card of a scene, by id. */
type SightByPiece = Readonly<Record<string, Sight>>;

/** The secrecy of the scenes that are shown by this work. */
export function createHiddenCards(work: Work): HiddenCards {
  const { prefix } = work.register;

  function sightOf(object: GObject): Sight {
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined || object.type !== "Card") return "everyone";
    work.knownBy ??= sightByPiece(work.pieces);
    return work.knownBy[piece] ?? "nobody";
  }

  /** Whether an object is a pile whose cards the scene keeps from everybody. */
  function isHiddenPile({ memo }: GObject): boolean {
    const pile = pileOf(pieceOf(prefix, memo) ?? "");
    return work.pieces.some((piece) => piece.kind === "pile" && piece.id === pile && !piece.faceUp);
  }

  return {
    sightOf,
    hideAll: () => {
      attemptEach("hiding a piece", getObjects(), (object) => {
        hidePiece(prefix, object, (secret) => {
          work.appearance.hide(secret, "nobody");
        });
      });
    },
    hideAnew: () => {
      for (const object of getObjects()) {
        if (object.type === "Card" && pieceOf(prefix, object.memo) !== undefined)
          work.appearance.hide(object, sightOf(object));
      }
    },
    cover: (object, free) => {
      if (sightOf(object) !== "everyone") hideFromAll(work, object);
      const isHidden = isHiddenPile(object);
      // A pile may have come out of a bag, or be a copy.
      if (object.type === "Deck" && (isHidden || !free)) seal(object);
      if (isHidden && !object.is_face_down) work.appearance.hide(object, "nobody");
    },
  };
}

/**
 * Hides a card or a pile of a game about which no scene tells anything yet, and keeps a pile from everybody's hands.
 * @param prefix what the memos of the game begin with
 * @param hide hides an object from everybody
 */
export function hidePiece(
  prefix: string,
  object: GObject,
  hide: (this: void, object: GObject) => void = hideFromEverybody,
): void {
  const { type } = object;
  if ((type !== "Card" && type !== "Deck") || pieceOf(prefix, object.memo) === undefined) return;
  const isPile = type === "Deck";
  if (isPile) seal(object);
  // Cards that were on their way from a hand to a pile lay with their faces up, and a pile may have come out of a bag.
  if (!isPile || !object.is_face_down) hide(object);
}

function hideFromEverybody(object: GObject): void {
  object.setHiddenFrom(EVERYBODY);
}

/** The sight of each card in a scene. What is with its face up is everybody's to know; what a hand holds is not. */
export function sightByPiece(pieces: readonly Piece[]): SightByPiece {
  const byPiece: Record<string, Sight> = {};
  for (const piece of pieces) {
    if (piece.kind === "card") {
      byPiece[piece.id] = piece.faceUp && piece.hand === undefined ? "everyone" : piece.sight;
    } else if (piece.kind === "pile") {
      for (const id of piece.cards) byPiece[id] = piece.faceUp ? "everyone" : "nobody";
    }
  }
  return byPiece;
}
