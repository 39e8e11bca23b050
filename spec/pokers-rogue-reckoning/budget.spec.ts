import { OPTIONS } from "../../src/games/pokers-rogue-reckoning/rules/options";
import { randomPolicy } from "../../src/kit/rules/policy";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import type { Options } from "../../src/kit/rules/options";
import { seeded } from "../../src/kit/data/random";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice, type Budget } from "../support/budget";
import { expectPresent, expectSame } from "../support/expect";
import { rolled, stateOf } from "./cases";

/** Plays a whole game at random and measures what the rules do, call by call. */
function measureGame(budget: Budget, options: Options, seed: number): void {
  const random = seeded(seed);
  const state = rules.start(options, 1);
  for (;;) {
    const waiting = slice(budget, `waiting in ${state.phase.kind}`, () => rules.waiting(state));
    slice(budget, `seen in ${state.phase.kind}`, () => rules.seen(state, 0));
    if (waiting.kind === "over") return;
    if (waiting.kind === "chance") {
      const outcome = drawOutcome(waiting.chance, random);
      const name = `resolve in ${state.phase.kind}`;
      expectSame(slice(budget, name, () => rules.resolve(state, outcome)).kind, "done");
      continue;
    }
    const { choices } = expectPresent(waiting.decisions[0]);
    const action = randomPolicy(rules.seen(state, 0), choices, random);
    expectSame(slice(budget, `act ${action.kind}`, () => rules.act(state, 0, action)).kind, "done");
  }
}

const EVERY_SWITCH: Options = {};
for (const spec of OPTIONS) {
  if (spec.kind === "switch" && !spec.name.endsWith("Immediate")) EVERY_SWITCH[spec.name] = true;
}

/** More potions than anybody holds, and everything that they can be aimed at. */
function fullHand(phase: string): State {
  return stateOf({
    options: { lateEquip: true },
    state: {
      phase,
      killed: 10,
      enemy: { card: "JH" },
      roll: rolled([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]),
      hand: ["H2", "H3", "H4", "H6", "H7", "H8", "H9", "H10", "S7", "S10", "S3", "S4"],
      curses: ["C2", "C3", "C4", "C5"],
      discard: ["D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "S2", "S5", "S6", "S8", "S9"],
    },
  });
}

describe("What the rules of Poker's Rogue Reckoning cost in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  it("stays within it in whole games", () => {
    const budget = newBudget();
    for (const seed of [1, 2, 3, 4]) {
      measureGame(budget, {}, seed);
      measureGame(budget, { combat: "points", shuffle: "sparse", trade: "MAX" }, seed);
      measureGame(budget, { ...EVERY_SWITCH, grid: "3x3", startHp: 18 }, seed);
    }
    expectWithinBudget(budget);
  });
  it("stays within it with a full hand", () => {
    const budget = newBudget();
    for (const phase of ["prep", "preRoll", "postRoll"]) {
      const state = fullHand(phase);
      slice(budget, `waiting in ${phase}`, () => rules.waiting(state));
    }
    expectWithinBudget(budget);
  });
});
