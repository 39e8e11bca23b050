import { SUITS, suitOf, type Card } from "../data/cards";
import { must } from "../data/must";
import { ACE, BASE, CATEGORIES, CATEGORY_PLACE, strengthOf, TWO, rankValue, type Category } from "./strength";

/** A poker hand in short: its category and the ranks that break ties, 2 to 14, in the order they are compared. */
export interface PokerHand {
  category: Category;
  ranks: number[];
}

/** The best hand in up to seven cards. Its `ranks` are as few as its category compares: a straight has its top card. */
export function handOf(cards: readonly Card[]): PokerHand {
  const strength = strengthOf(cards);
  return { category: categoryOf(strength), ranks: ranksOf(strength) };
}

/** The category of a strength that `strengthOf` gave. */
export function categoryOf(strength: number): Category {
  return must(CATEGORIES[Math.floor(strength / CATEGORY_PLACE)], "a strength of a hand");
}

/** The ranks in a strength that `strengthOf` gave, in the order they are compared. */
export function ranksOf(strength: number): number[] {
  const ranks: number[] = [];
  let rest = strength % CATEGORY_PLACE;
  for (let place = CATEGORY_PLACE / BASE; rest > 0; place /= BASE) {
    ranks.push(Math.floor(rest / place));
    rest %= place;
  }
  return ranks;
}

const ONE_EACH = [1, 1, 1, 1, 1];
/** How many cards a hand takes of each of its ranks. */
const TAKEN: Record<Category, readonly number[]> = {
  high: ONE_EACH,
  pair: [2, 1, 1, 1],
  twoPair: [2, 2, 1],
  trips: [3, 1, 1],
  straight: ONE_EACH,
  flush: ONE_EACH,
  fullHouse: [3, 2],
  quads: [4, 1],
  straightFlush: ONE_EACH,
  royal: ONE_EACH,
};

/**
 * The five of up to seven cards that make the best hand, what is compared first in front; all cards if there are fewer.
 * Of cards that serve equally well those named first are taken.
 */
export function bestFive(cards: readonly Card[]): Card[] {
  const { category, ranks } = handOf(cards);
  const pool = isSuited(category) ? cardsOfFlush(cards) : cards;
  const wanted = isStraight(category) ? downFrom(ranks[0] ?? ACE) : ranks;
  const five: Card[] = [];
  for (let i = 0; i < wanted.length; i++) {
    const rank = wanted[i];
    const count = TAKEN[category][i] ?? 0;
    for (const card of pool.filter((held) => rankValue(held) === rank).slice(0, count)) five.push(card);
  }
  return five;
}

function isSuited(category: Category): boolean {
  return category === "flush" || isStraightFlush(category);
}

function isStraight(category: Category): boolean {
  return category === "straight" || isStraightFlush(category);
}

function isStraightFlush(category: Category): boolean {
  return category === "straightFlush" || category === "royal";
}

/** The cards of the suit that at least five cards share. */
function cardsOfFlush(cards: readonly Card[]): Card[] {
  for (const suit of SUITS) {
    const suited = cards.filter((card) => suitOf(card) === suit);
    if (suited.length >= 5) return suited;
  }
  return [];
}

/** The ranks of a straight from its top card; below the two comes the ace. */
function downFrom(top: number): number[] {
  return [top, top - 1, top - 2, top - 3, top - 4 < TWO ? ACE : top - 4];
}
