import type { Piece, Sight } from "../../kit/scene";

/** Who may know each card of a scene, by id. */
export type Sights = Readonly<Record<string, Sight>>;

/** The sights of all cards in a scene. What lies with its face up is everybody's to know; what a hand holds is not. */
export function sightsOf(pieces: readonly Piece[]): Sights {
  const sights: Record<string, Sight> = {};
  for (const piece of pieces) {
    if (piece.kind === "card") {
      sights[piece.id] = piece.faceUp && piece.hand === undefined ? "everyone" : piece.sight;
    } else if (piece.kind === "pile") {
      for (const id of piece.cards) sights[id] = piece.faceUp ? "everyone" : "nobody";
    }
  }
  return sights;
}
