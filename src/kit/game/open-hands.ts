import type { CardPiece, Piece } from "./scene";

/** The pieces of a scene when everybody may see what each seat sees: no hands, and every card that a seat knows is face up. */
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
