import { rankOf, type Card, type Rank } from "../../../kit/cards";
import type { ChessShape } from "../../../kit/scene";

/** Which chess pieces the ranks match (PC-1.4); all the others are pawns. */
const SHAPES: Partial<Record<Rank, ChessShape>> = {
  K: "king",
  Q: "queen",
  J: "rook",
  T: "bishop",
  "9": "knight",
};

/** The type of chess piece that a card matches (PC-1.4). */
export function shapeOfCard(card: Card): ChessShape {
  return SHAPES[rankOf(card)] ?? "pawn";
}
