import assert from "node:assert/strict";
import { describe, it } from "node:test";
import pokersolver from "pokersolver";
import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import { handOf } from "../../src/kit/poker/hand";
import { strengthOf, type Category } from "../../src/kit/poker/strength";
import { seeded, shuffled } from "../../src/kit/data/random";
import { FIVE_CARD_COUNTS, FIVE_CARD_STRENGTHS, tallyFiveCardHands } from "../kit/poker-tally";

/** How many pairs of hands of seven cards the two evaluators compare. */
const PAIRS = 10_000;

/** Six ranks of the deck, in which strong hands and ties are common. */
const SHORT_DECK: readonly Card[] = FULL_DECK.filter((card) => "A23459".includes(card.charAt(0)));

/** What pokersolver calls the categories; to it a royal flush is a straight flush that it describes otherwise. */
const SOLVER_NAMES: Record<Category, string> = {
  high: "High Card",
  pair: "Pair",
  twoPair: "Two Pair",
  trips: "Three of a Kind",
  straight: "Straight",
  flush: "Flush",
  fullHouse: "Full House",
  quads: "Four of a Kind",
  straightFlush: "Straight Flush",
  royal: "Straight Flush",
};

describe("the poker evaluator in JavaScript", () => {
  it("sorts all 2,598,960 hands of five cards into their categories", () => {
    assert.deepEqual(tallyFiveCardHands(), { counts: FIVE_CARD_COUNTS, strengths: FIVE_CARD_STRENGTHS });
  });

  it("agrees with pokersolver on the category and the winner of two hands that share five cards", () => {
    const random = seeded(15);
    for (let pair = 0; pair < PAIRS; pair++) {
      const dealt = shuffled(random, pair % 2 === 0 ? FULL_DECK : SHORT_DECK);
      const board = dealt.slice(0, 5);
      const first = [...board, ...dealt.slice(5, 7)];
      const second = [...board, ...dealt.slice(7, 9)];
      const solved = pokersolver.Hand.solve(first);
      const other = pokersolver.Hand.solve(second);
      const message = dealt.slice(0, 9).join(" ");
      assert.equal(SOLVER_NAMES[handOf(first).category], solved.name, message);
      assert.equal(SOLVER_NAMES[handOf(second).category], other.name, message);
      assert.equal(
        Math.sign(strengthOf(second) - strengthOf(first)),
        Math.sign(solved.compare(other)),
        message,
      );
    }
  });
});
