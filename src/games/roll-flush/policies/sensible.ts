import type { Card } from "../../../kit/data/cards";
import { inSlices } from "../../../kit/rules/policy";
import { pointsOf } from "../rules/scoring";
import { advisorOf } from "./advisor";
import { unseenCards } from "../rules/odds";
import { prospectOf } from "./showdowns";
import { worth } from "./worth";

/** How many cards that may be dealt to the community are weighed in one slice, and how many hands are valued. */
const CARDS_A_SLICE = 7;
const HANDS_A_SLICE = 4;

/**
 * Weighs every roll by the exact chance of every total and an estimate of what the cards are worth, keeps the five that
 * fit together best, and scores once the hand promises enough.
 */
export const sensible = advisorOf({
  prices: { shift: 0.5, reroll: 0.35, swap: 0.25 },
  declareFrom: 6,
  joinFrom: 3.6,
  /** By the mean points of the hand over every card that may be dealt to the community (RF-7.5). */
  promising: (seen, seat, decide) => {
    const cards: Card[] = [...seen.community];
    for (const { card } of seen.hands[seat] ?? []) if (card !== undefined) cards.push(card);
    const unseen = unseenCards(seen);
    let points = 0;
    return inSlices(
      unseen.length,
      CARDS_A_SLICE,
      (index) => {
        const next = unseen[index];
        if (next !== undefined) points += pointsOf(cards.concat([next]));
      },
      () => decide(prospectOf(seen, seat, points / Math.max(1, unseen.length))),
    );
  },
  valuing: (seen, hands, decide) => {
    const values: number[] = [];
    return inSlices(
      hands.length,
      HANDS_A_SLICE,
      (index) => values.push(worth(hands[index] ?? [], seen.community)),
      () => decide(values),
    );
  },
});
