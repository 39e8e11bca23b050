import type { CardPiece, Piece } from "./scene";

/** The pieces of a scene as they lie when everybody may see what each seat sees: nothing is held, and what a seat knows is open. */
export function openHands(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) => (piece.kind === "card" ? opened(piece) : piece));
}

function opened(card: CardPiece): CardPiece {
  const { id, place, size, sight, movable, caption } = card;
  if (sight === "everyone" || sight === "nobody") return card;
  const lying: CardPiece = { kind: "card", id, place, faceUp: true, sight: "everyone", movable, caption };
  if (size !== undefined) lying.size = size;
  return lying;
}
