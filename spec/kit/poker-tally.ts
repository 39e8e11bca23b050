import { FULL_DECK } from "../../src/kit/data/cards";
import { categoryOf } from "../../src/kit/poker/hand";
import { strengthOf, type Category } from "../../src/kit/poker/strength";

/** How many of all hands of five cards are of each category. */
export const FIVE_CARD_COUNTS: Record<Category, number> = {
  high: 1_302_540,
  pair: 1_098_240,
  twoPair: 123_552,
  trips: 54_912,
  straight: 10_200,
  flush: 5_108,
  fullHouse: 3_744,
  quads: 624,
  straightFlush: 36,
  royal: 4,
};

/** How many of them differ in strength. */
export const FIVE_CARD_STRENGTHS = 7462;

/** Evaluates every hand of five cards: how many there are of each category, and how many strengths. */
export function tallyFiveCardHands(): { counts: Record<string, number>; strengths: number } {
  const counts: Record<string, number> = {};
  const seen: Record<number, number> = {};
  const hand = FULL_DECK.slice(0, 5);
  const choose = (place: number, from: number): void => {
    for (let next = from; next < FULL_DECK.length; next++) {
      hand[place] = FULL_DECK[next] ?? "2S";
      if (place < 4) choose(place + 1, next + 1);
      else {
        const strength = strengthOf(hand);
        seen[strength] = (seen[strength] ?? 0) + 1;
      }
    }
  };
  choose(0, 0);
  let strengths = 0;
  for (const key of Object.keys(seen)) {
    const strength = +key;
    strengths++;
    const category = categoryOf(strength);
    counts[category] = (counts[category] ?? 0) + (seen[strength] ?? 0);
  }
  return { counts, strengths };
}
