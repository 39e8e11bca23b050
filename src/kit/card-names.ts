import { rankOf, suitOf, type Card } from "./cards";

/** The suits as signs; the built-in font of the table has them. */
const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" } as const;

/** A card as short as can be: `10♥`. */
export function shortName(card: Card): string {
  const rank = rankOf(card);
  return `${rank === "T" ? "10" : rank}${SIGNS[suitOf(card)]}`;
}

/** The ranks as they are spoken. */
export const RANK_NAMES = {
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
  T: "10",
  J: "Jack",
  Q: "Queen",
  K: "King",
  A: "Ace",
} as const;
const SUIT_NAMES = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" } as const;

/** A card as it is spoken: `10 of hearts`, `Jack of spades`. */
export function longName(card: Card): string {
  return `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
}
