import { RANKS, rankOf, suitOf, type Card } from "../kit/data/cards";

/** Cards of a hand, and what a place in the order of five cards can be worth. */
const FIVE = 5;
const BASE = 15;

/**
 * The strength of the best five of seven cards as most people first write it: all 21 hands of five are ranked, each by
 * sorting. It is beside our own evaluator in `npm run bench` and is used for nothing else.
 */
export function naiveStrength(cards: readonly Card[]): number {
  let best = 0;
  for (let one = 0; one < cards.length; one++) {
    for (let other = one + 1; other < cards.length; other++) {
      best = Math.max(best, strengthOfFive(without(cards, one, other)));
    }
  }
  return best;
}

/** Evaluates every hand once; answers with the sum of the strengths, so no compiler can leave it out. */
export function evaluateNaively(hands: readonly (readonly Card[])[]): number {
  let sum = 0;
  for (const hand of hands) sum += naiveStrength(hand);
  return sum;
}

function without(cards: readonly Card[], one: number, other: number): Card[] {
  return cards.filter((_, index) => index !== one && index !== other);
}

function strengthOfFive(five: readonly Card[]): number {
  const counts: { rank: number; count: number }[] = [];
  for (const card of five) {
    const rank = RANKS.indexOf(rankOf(card)) + 2;
    const known = counts.find((group) => group.rank === rank);
    if (known === undefined) counts.push({ rank, count: 1 });
    else known.count++;
  }
  counts.sort((a, b) => (a.count === b.count ? b.rank - a.rank : b.count - a.count));
  const ranks = counts.map(({ rank }) => rank);
  const flush = five.every((card) => suitOf(card) === suitOf(five[0] ?? card));
  const straight = straightTo(ranks);
  const category = categoryOf(
    counts.map(({ count }) => count),
    flush,
    straight !== undefined,
  );
  let strength = category;
  const order = straight === undefined ? ranks : [straight];
  for (let place = 0; place < FIVE; place++) strength = strength * BASE + (order[place] ?? 0);
  return strength;
}

/** The highest rank of a straight; an Ace can also be below a 2. */
function straightTo(ranks: readonly number[]): number | undefined {
  const [highest, second, , , lowest] = ranks;
  if (highest === undefined || second === undefined || lowest === undefined) return undefined;
  if (highest - lowest === FIVE - 1) return highest;
  return highest === 14 && second === FIVE ? FIVE : undefined;
}

function categoryOf(counts: readonly number[], flush: boolean, straight: boolean): number {
  const [most, next] = counts;
  if (flush && straight) return 9;
  if (most === 4) return 8;
  if (most === 3 && next === 2) return 7;
  if (flush) return 6;
  if (straight) return 5;
  if (most === 3) return 4;
  if (most === 2) return next === 2 ? 3 : 2;
  return 1;
}
