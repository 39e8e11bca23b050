import { RANKS, type Rank } from "../data/cards";
import { text } from "./catalogue";
import type { PokerHand } from "../poker/hand";
import { TWO, type Category } from "../poker/strength";
import { fill } from "./words";

/** The name of a category: `Two Pair`. */
export function categoryName(category: Category): string {
  return text().CATEGORY_NAMES[category];
}

/** The names of all categories. */
export function categoryNames(): Readonly<Record<Category, string>> {
  return text().CATEGORY_NAMES;
}

/** A poker hand as the table announces it: `Two Pair, 5s and 2s`, `Straight, Jack high`. */
export function handName({ category, ranks }: PokerHand): string {
  const { HAND_NAMES, RANK_NAMES, RANK_PLURALS } = text();
  const [first, second] = ranks;
  return fill(HAND_NAMES[category], {
    category: categoryName(category),
    first: nameOf(RANK_NAMES, first),
    second: nameOf(RANK_NAMES, second),
    firsts: nameOf(RANK_PLURALS, first),
    seconds: nameOf(RANK_PLURALS, second),
  });
}

function nameOf(names: Readonly<Record<Rank, string>>, value = 0): string {
  const rank = RANKS[value - TWO];
  return rank === undefined ? "" : names[rank];
}
