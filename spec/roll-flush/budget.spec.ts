import { rules } from "../../src/games/roll-flush/rules/rules";
import { tableGame } from "../../src/games/roll-flush/table";
import { seeded } from "../../src/kit/data/random";
import {
  COUNTS_INSTRUCTIONS,
  expectWithinBudget,
  newBudget,
  playWithin,
  thinkWithin,
} from "../support/budget";
import { expectPresent } from "../support/expect";
import { stateOf, type Given } from "./cases";

/** Four hands as large as they get, some of their cards face down: the most there is to think about. */
const LARGE_HANDS = [
  ["(KD)", "(9H)", "(4S)", "2D", "QC"],
  ["(3D)", "(3S)", "(AH)", "TD", "JC"],
  ["(5D)", "(5S)", "(8H)", "6D", "KC"],
  ["(2S)", "(7S)", "(2H)", "8D", "4C"],
];
const HARDEST: readonly Given[] = [
  { phase: "turn", hands: LARGE_HANDS },
  { phase: "join", hands: LARGE_HANDS },
  { phase: "push", hands: LARGE_HANDS, slots: { "6": "6C*", "7": "(7C)*", "8": "8C*" } },
  { phase: "rolled", dice: [4, 5], hands: LARGE_HANDS, slots: { "6": "6C*", "7": "(7C)*", "9": "9C*" } },
  {
    phase: "keep",
    hands: [["(KD)", "(9H)", "(4S)", "(2D)", "QC", "5C", "6C", "7C", "8C", "9C", "TC", "3C"]],
  },
];

const [beginner, casual, regular, expert] = tableGame.bots;

describe("What Roll Flush costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const seats of [2, 4]) {
    it(`stays within it in a whole game of ${seats}: rules, pictures, words, gestures and bots`, () => {
      const budget = newBudget();
      const levels = [expert, regular, beginner, casual].map((bot) => expectPresent(bot));
      playWithin(budget, tableGame, { options: { target: 20 }, players: levels.slice(0, seats), seed: 7 });
      expectWithinBudget(budget);
    });
  }
  for (const { level, thinker } of tableGame.bots) {
    it(`the bot ${level} stays within it where there is most to think about`, () => {
      const budget = newBudget();
      for (const given of HARDEST) {
        const state = stateOf(given);
        const waiting = rules.waiting(state);
        const { seat, choices } = expectPresent(
          waiting.kind === "decisions" ? waiting.decisions[0] : undefined,
        );
        const name = `${level}, in phase ${state.phase.kind},`;
        thinkWithin(budget, name, thinker, () => rules.seen(state, seat), choices, seeded(3));
      }
      expectWithinBudget(budget);
    });
  }
});
