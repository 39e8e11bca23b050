import type { Rank, Suit } from "../cards";
import type { Category } from "../poker/strength";

/** The ranks as they are spoken. */
export const RANK_NAMES: Record<Rank, string> = {
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
};

/** Several cards of a rank. */
export const RANK_PLURALS: Record<Rank, string> = {
  "2": "2s",
  "3": "3s",
  "4": "4s",
  "5": "5s",
  "6": "6s",
  "7": "7s",
  "8": "8s",
  "9": "9s",
  T: "10s",
  J: "Jacks",
  Q: "Queens",
  K: "Kings",
  A: "Aces",
};

export const SUIT_NAMES: Record<Suit, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

/** A card as it is spoken: `10 of hearts`. */
export const CARD_NAME = "{rank} of {suit}";

/** The names of the categories of poker hands by themselves, as a table of points lists them. */
export const CATEGORY_NAMES: Record<Category, string> = {
  high: "High Card",
  pair: "One Pair",
  twoPair: "Two Pair",
  trips: "Three of a Kind",
  straight: "Straight",
  flush: "Flush",
  fullHouse: "Full House",
  quads: "Four of a Kind",
  straightFlush: "Straight Flush",
  royal: "Royal Flush",
};

/**
 * A poker hand as it is announced. `first` and `second` are the ranks that are compared first, `firsts` and `seconds`
 * the same ranks in the plural.
 */
export const HAND_NAMES: Record<Category, string> = {
  high: "{category}, {first}",
  pair: "{category}, {firsts}",
  twoPair: "{category}, {firsts} and {seconds}",
  trips: "{category}, {firsts}",
  straight: "{category}, {first} high",
  flush: "{category}, {first} high",
  fullHouse: "{category}, {firsts} over {seconds}",
  quads: "{category}, {firsts}",
  straightFlush: "{category}, {first} high",
  royal: "{category}",
};

/** How several names are put into one phrase: `White, Blue and Purple`. */
export const LISTS = { comma: "{others}, {next}", and: "{others} and {last}" };
