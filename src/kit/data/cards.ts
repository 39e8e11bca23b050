import type { Ascii } from "./ascii";
import { missing } from "./must";

/** The French suits in the order every list of this project uses: spades, hearts, diamonds, clubs. */
export const SUITS = ["S", "H", "D", "C"] as const;
/** The ranks from low to high; `T` is ten. Whether an ace is high or low is each game's affair. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** What is printed on a playing card: rank and suit, for example `TH` for the ten of hearts. */
export type Card = `${Rank}${Suit}`;

const RANK_OF: Record<string, Rank | undefined> = {};
const SUIT_OF: Record<string, Suit | undefined> = {};
const NUMBER_OF: Record<string, number | undefined> = {};
const ALL: Card[] = [];
for (const suit of SUITS) {
  for (const rank of RANKS) {
    const card: Card = `${rank}${suit}`;
    RANK_OF[card] = rank;
    SUIT_OF[card] = suit;
    ALL.push(card);
    NUMBER_OF[card] = ALL.length;
  }
}

/** The 52 cards, suit by suit in the order of `SUITS`, each suit from two to ace. */
export const FULL_DECK: readonly Card[] = ALL;

/** The rank printed on a card. Text from outside is checked with `isCard` first. */
export function rankOf(card: Card): Rank {
  return RANK_OF[card] ?? missing("a card");
}

/** The suit printed on a card. Text from outside is checked with `isCard` first. */
export function suitOf(card: Card): Suit {
  return SUIT_OF[card] ?? missing("a card");
}

/** The place of a card in the full deck, from 1; 0 for a card that is not known. */
export function cardNumber(card: Card | undefined): number {
  return card === undefined ? 0 : (NUMBER_OF[card] ?? 0);
}

/** Whether a text from outside (a file, a damaged save) names a card. */
export function isCard(text: Ascii): text is Card {
  return text.length === 2 && RANK_OF[text] !== undefined;
}
