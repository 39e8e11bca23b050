import type { Piece } from "../../kit/scene";

/** Whether a card that lay face down, or was not there, is open in the next picture. */
export function turnsUp(before: readonly Piece[], after: readonly Piece[]): boolean {
  const open: Record<string, boolean> = {};
  for (const piece of before) for (const id of openCards(piece)) open[id] = true;
  return after.some((piece) => openCards(piece).some((id) => open[id] !== true));
}

const NONE: readonly string[] = [];

function openCards(piece: Piece): readonly string[] {
  if (piece.kind === "card") return piece.faceUp ? [piece.id] : NONE;
  return piece.kind === "pile" && piece.faceUp ? piece.cards : NONE;
}
