import type { Action, Seen } from "../../src/games/rogue-solitaire/rules/state";
import { tableGame } from "../../src/games/rogue-solitaire/table";
import type { Bot } from "../../src/kit/game/game";
import { inOneSlice } from "../../src/kit/rules/policy";
import { below } from "../../src/kit/data/random";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, playWithin } from "../support/budget";
import { expectPresent } from "../support/expect";

/** Fights more often than it walks, so that games continue. */
const FIGHTER: Bot<Seen, Action> = {
  level: "beginner",
  rating: 0,
  thinker: inOneSlice((_seen, choices, random) => {
    const fights = choices.filter(({ action }) => action.kind !== "walk" && action.kind !== "travel");
    const isWalking = fights.length === 0 || below(random, 4) === 0;
    const from = isWalking ? choices : fights;
    return expectPresent(from[below(random, from.length)]).action;
  }),
};

describe("What Rogue: The Solitaire-Like costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const diagonal of [false, true]) {
    it(`stays within it in whole games${diagonal ? " with diagonal moves" : ""}: rules, pictures, words, gestures`, () => {
      const budget = newBudget();
      for (const seed of [1, 2, 3]) {
        const options = { diagonal, startJokers: 9, targetFloors: 6 };
        playWithin(budget, tableGame, { options, players: [FIGHTER], seed });
      }
      expectWithinBudget(budget);
    });
  }
});
