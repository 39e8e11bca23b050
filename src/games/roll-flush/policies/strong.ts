import { cardNumber } from "../../../kit/data/cards";
import { inSlices } from "../../../kit/rules/policy";
import { seededBy, type Random } from "../../../kit/data/random";
import { seatsOf } from "../rules/board";
import type { Seen, SeenCard } from "../rules/state";
import { advisorOf } from "./advisor";
import { handValue } from "./hand-value";
import { drawHidden, drawsFrom, endsGame, putBack, sampledGain } from "./showdowns";

/** How many showdowns are drawn for a decision, and how many hands are compared in one slice, of whole showdowns. */
const SHOWDOWNS = 48;
const COMPARED_A_SLICE = 6;
/** How often hidden cards are drawn where the worth of a hand depends on them. */
const DRAWS = 8;
/** How many hands are valued in one slice, each with one draw. */
const HANDS_A_SLICE = 4;

function timesToDraw(hand: readonly SeenCard[]): number {
  return hand.some(({ card }) => card === undefined) ? DRAWS : 1;
}

/**
 * The generator of a decision, by the turn, the roll, and all cards that its seat knows. So a hint draws the same as its bot, and
 * nobody else does, who knows other cards; the next decision draws again.
 */
function randomOf({ turn, deckSize, phase, slots, community, hands }: Seen): Random {
  const numbers = [turn, deckSize];
  if (phase.kind === "rolled") numbers.push(phase.first, phase.second);
  for (const slot of slots) if (slot.kind === "card") numbers.push(slot.tag ? 1 : 0, cardNumber(slot.card));
  for (const card of community) numbers.push(cardNumber(card));
  for (const hand of hands) for (const { card } of hand) numbers.push(cardNumber(card));
  return seededBy(numbers);
}

/**
 * Looks ahead by drawing the hidden cards again and again: what a showdown would bring against the others' cards, and
 * what a hand is worth with cards that are face down. How much a hand promises was fitted to games played before.
 */
export const strong = advisorOf({
  // Ready tokens save the best turns.
  prices: { shift: 1.1, reroll: 0.6, swap: 0.25 },
  declareFrom: 6.7,
  joinFrom: 3.6,
  /** By the average of many showdowns. */
  promising: (seen, seat, decide) => {
    const random = randomOf(seen);
    const draws = drawsFrom(seen);
    let [gained, best, passed] = [0, 0, 0];
    return inSlices(
      SHOWDOWNS,
      Math.floor(COMPARED_A_SLICE / seatsOf(seen)),
      () => {
        const { points, isBest } = sampledGain(seen, seat, draws, random);
        gained += points;
        if (isBest) best++;
        if (endsGame(seen, seat, points)) passed++;
      },
      () => decide({ promise: gained / SHOWDOWNS, bonus: best / SHOWDOWNS, passing: passed / SHOWDOWNS }),
    );
  },
  /** By the mean over several draws of the cards that are face down. */
  valuing: (seen, hands, decide) => {
    const random = randomOf(seen);
    const draws = drawsFrom(seen);
    const values: number[] = [];
    // The place of the hand that every step values.
    const places: number[] = [];
    for (let place = 0; place < hands.length; place++) {
      const times = timesToDraw(hands[place] ?? []);
      for (let i = 0; i < times; i++) places.push(place);
    }
    return inSlices(
      places.length,
      HANDS_A_SLICE,
      (index) => {
        const place = places[index] ?? 0;
        const hand = hands[place] ?? [];
        putBack(draws);
        const value = handValue(drawHidden(hand, draws, random), seen.community);
        values[place] = (values[place] ?? 0) + value / timesToDraw(hand);
      },
      () => decide(values),
    );
  },
});
