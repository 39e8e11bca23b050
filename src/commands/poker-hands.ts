import { FULL_DECK, type Card } from "../kit/data/cards";
import { strengthOf } from "../kit/poker/strength";
import { seeded, shuffled } from "../kit/data/random";

/** Poker hands of seven cards to measure evaluators with; the same in JavaScript and in Lua. */
export function dealPokerHands(count: number): Card[][] {
  const random = seeded(7);
  const hands: Card[][] = [];
  for (let i = 0; i < count; i++) hands[i] = shuffled(random, FULL_DECK).slice(0, 7);
  return hands;
}

/** Evaluates every hand once; answers with the sum of the strengths, so no compiler can leave it out. */
export function evaluatePokerHands(hands: readonly (readonly Card[])[]): number {
  let sum = 0;
  for (const hand of hands) sum += strengthOf(hand);
  return sum;
}
