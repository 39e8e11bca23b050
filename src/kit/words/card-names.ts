import { rankOf, suitOf, type Card } from "../data/cards";
import { text } from "./catalogue";
import { fill } from "./words";

/** The suits as signs; the built-in font of the table has them. */
const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" } as const;

/** A card as short as can be, with the letter that is printed on it in every language: `10♥`. */
export function shortName(card: Card): string {
  const rank = rankOf(card);
  return `${rank === "T" ? "10" : rank}${SIGNS[suitOf(card)]}`;
}

/** A card as people say it: `10 of hearts`, `Jack of spades`. */
export function longName(card: Card): string {
  const { CARD_NAME, RANK_NAMES, SUIT_NAMES } = text();
  return fill(CARD_NAME, { rank: RANK_NAMES[rankOf(card)], suit: SUIT_NAMES[suitOf(card)] });
}
