import { RANK_NAMES } from "./card-names";
import { RANKS } from "./cards";
import type { PokerHand } from "./poker/hand";
import { TWO, type Category } from "./poker/strength";
import { fill } from "./words";

/** The names of the categories by themselves, as a table of points lists them. */
const CATEGORY_NAMES: Record<Category, string> = {
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

/** What is said of a hand beside its category; `first` and `second` are the ranks that are compared first. */
const HAND_NAMES: Record<Category, string> = {
  high: "{category}, {first}",
  pair: "{category}, {first}s",
  twoPair: "{category}, {first}s and {second}s",
  trips: "{category}, {first}s",
  straight: "{category}, {first} high",
  flush: "{category}, {first} high",
  fullHouse: "{category}, {first}s over {second}s",
  quads: "{category}, {first}s",
  straightFlush: "{category}, {first} high",
  royal: "{category}",
};

/** The name of a category: `Two Pair`. */
export function categoryName(category: Category): string {
  return CATEGORY_NAMES[category];
}

/** A poker hand as it is announced: `Two Pair, 5s and 2s`, `Straight, Jack high`. */
export function handName({ category, ranks }: PokerHand): string {
  const [first, second] = ranks;
  return fill(HAND_NAMES[category], {
    category: categoryName(category),
    first: rankName(first),
    second: rankName(second),
  });
}

function rankName(value = 0): string {
  const rank = RANKS[value - TWO];
  return rank === undefined ? "" : RANK_NAMES[rank];
}
