import { drawOutcome } from "../../src/kit/rules/chance";
import { awaited, choiceFor } from "../../src/kit/rules/choices";
import { standardOptions } from "../../src/kit/rules/options";
import { thoughtOut } from "../../src/kit/rules/policy";
import { seeded } from "../../src/kit/data/random";
import { apply } from "../../src/kit/record/record";
import { reviewing } from "../../src/kit/advice/review";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectPresent, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";
import { expectWithin } from "../support/limits";
import { slippingGame } from "../support/slipping-game";

/** Of how many decisions of a game one is measured, and how many in all. */
const EVERY = 3;
const MEASURED = 30;

describe("What a hint costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES_UNDER_TEST) {
    entry.visit((game) => {
      const { rules, hints, words } = game;
      if (hints === undefined) return;
      it(`${entry.id}: stays within it, and a hint comes in time`, () => {
        const budget = newBudget();
        const chance = seeded(7);
        const state = rules.start(standardOptions(rules.options), rules.seats.min);
        let most = 0;
        for (let decisions = 0; decisions < EVERY * MEASURED;) {
          const waiting = rules.waiting(state);
          if (waiting.kind === "over") break;
          if (waiting.kind === "chance") {
            apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, chance) });
            continue;
          }
          const { seat, choices } = expectPresent(awaited(waiting.decisions));
          const isMeasured = choices.length > 1 && decisions % EVERY === 0;
          let slices = 0;
          const inSlice = <Result>(name: string, work: () => Result): Result => {
            slices++;
            return isMeasured ? slice(budget, name, work) : work();
          };
          const think = inSlice("a hint begins", () => hints.advisor(rules.seen(state, seat), choices));
          const advice = thoughtOut(() => inSlice("a hint is thought of", think));
          if (isMeasured) {
            slice(budget, "the words of a hint", () => {
              const seen = rules.seen(state, seat);
              for (const { action } of advice.ranking) words.choice(seen, { action, rule: "" });
              hints.reason(advice);
            });
            most = Math.max(most, slices);
          }
          decisions++;
          const action = expectPresent(advice.ranking[0]).action;
          apply(rules, state, { kind: "act", seat, action });
        }
        // Each slice may have a frame to itself: 120 are two seconds.
        expectTrue(most > 0);
        expectWithin("hint", most);
        expectWithinBudget(budget);
      });
    });
  }
});

describe("What a review costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES_UNDER_TEST) {
    entry.visit((game) => {
      const { rules, hints, words } = game;
      if (hints === undefined) return;
      it(`${entry.id}: stays within it, to the last decision`, () => {
        const budget = newBudget();
        const record = slippingGame(game, 31);
        const { next } = reviewing(rules, hints, record, 0, (seen, choices, { action, best = action }) => {
          for (const each of [action, best])
            words.choice(seen, choiceFor(choices, each) ?? { action: each, rule: "" });
        });
        const review = thoughtOut(() => slice(budget, "a review", next));
        expectTrue(review.decisions.length > 0);
        expectWithinBudget(budget);
      });
    });
  }
});
