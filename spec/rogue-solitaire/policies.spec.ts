import { policies } from "../../src/games/rogue-solitaire/policies";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import type { Action, Seen, State } from "../../src/games/rogue-solitaire/rules/state";
import type { Options } from "../../src/kit/rules/options";
import type { Policy } from "../../src/kit/rules/policy";
import { seeded } from "../../src/kit/data/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { played } from "../support/played";
import { SCALE } from "../support/scale";
import { act, CORNER, stateOf, type Given } from "./cases";

const random = expectPresent(policies["random"]);
const sensible = expectPresent(policies["sensible"]);
const expert = expectPresent(policies["expert"]);

/** In how many of these games the first floor is cleared (RS-9.2). */
function firstFloors(policy: Policy<Seen, Action>, games: number): number {
  let cleared = 0;
  for (let game = 0; game < games; game++) if (played(rules, policy, 1000 + game).floors > 0) cleared++;
  return cleared;
}

function choiceOf(policy: Policy<Seen, Action>, state: State): Action {
  const waiting = rules.waiting(state);
  const { choices } = expectPresent(waiting.kind === "decisions" ? waiting.decisions[0] : undefined);
  return policy(rules.seen(state, 0), choices, seeded(1));
}

/** Both bots find the obvious choice. */
function expectChoice(state: State, action: Action): void {
  expectSame(choiceOf(sensible, state), action);
  expectSame(choiceOf(expert, state), action);
}

function stateAfterFlip(given: Given): State {
  const state = stateOf(given);
  act(state, ["flip", "r3c1"]);
  if (rules.waiting(state).kind === "chance") rules.resolve(state, { kind: "seen" });
  return state;
}

const ACES = ["ASa", "AHa", "ADa", "ACa", "ASb", "AHb", "ADb", "ACb"];

describe("The policies of Rogue: The Solitaire-Like", () => {
  // Over many games sensible clears the first floor in 51 of 100, expert in 54 to 55, random in 1. With any number of ways
  // round every enemy but the one on the goal it would be 57: nobody can do much better.
  it("RS-9.2 sensible clears the first floor far more often than random", () => {
    const games = 100 * SCALE;
    const cleared = firstFloors(sensible, games);
    expectTrue(cleared > 0.36 * games, `${cleared} of ${games} floors`);
    const byChance = firstFloors(random, games);
    expectTrue(byChance < 0.1 * games, `${byChance} of ${games} floors`);
  });
  it("RS-9.2 expert clears the first floor about as often as promised", () => {
    const games = 40 * SCALE;
    const cleared = firstFloors(expert, games);
    expectTrue(cleared > 0.38 * games, `${cleared} of ${games} floors`);
  });
  it("RS-12 all make only legal choices with any options", () => {
    const settings: Options[] = [
      { diagonal: true, targetFloors: 2 },
      { aidTiming: "before", aceKeep: "optional" },
      { aidOnWin: true, revealedOnClear: "flipDown", startJokers: 4, targetFloors: 3 },
      { startJokers: 1, aceLoss: "aceFirst" },
    ];
    for (const options of settings) {
      played(rules, sensible, 7, options);
      played(rules, expert, 7, options);
    }
  });
  it("the same seed gives the same game", () => {
    for (const policy of [random, sensible, expert])
      expectSame(played(rules, policy, 3), played(rules, policy, 3));
  });
  it("RS-5.4 a captured enemy is spent where it saves the last hit point", () => {
    const given = { grid: CORNER, held: "TSa", jokers: 1, deck: ["4Ha"] };
    expectChoice(stateAfterFlip(given), { kind: "aid" });
  });
  it("RS-5.5 a captured enemy is kept where it would be lost with the fight", () => {
    const given = { grid: { ...CORNER, r3c1: "(QSa)" }, held: "3Sa", deck: ["4Ha"] };
    expectChoice(stateAfterFlip(given), { kind: "decline" });
  });
  it("RS-5.7 a strong enemy is captured", () => {
    const given = { grid: { ...CORNER, r3c1: "(KSa)" }, deck: ["AHa"] };
    expectChoice(stateAfterFlip(given), { kind: "capture" });
  });
  it("RS-4.2 the weaker of two enemies is attacked, even after a walk", () => {
    expectChoice(stateOf({ grid: { r3c1: "KSa", r4c2: "2Sa" } }), { kind: "attack", cell: "r4c2" });
    const far = { r3c1: "KSa", r3c2: "KSb", r3c3: "2Sa", r4c4: "KHa" };
    expectChoice(stateOf({ grid: far }), { kind: "travel", cell: "r4c3" });
  });
  it("RS-11.2 an enemy that no card can beat any more is left alone", () => {
    const given = { grid: { r3c1: "KSa", r4c2: "(7Sa)" }, discard: ACES };
    expectChoice(stateOf(given), { kind: "flip", cell: "r4c2" });
  });
  it("RS-5.7 expert first fetches a weak enemy, which helps against a strong one", () => {
    const given = { you: "r1c5", grid: { r1c6: "KSa", r1c4: "2Sa" }, jokers: 1 };
    expectSame(choiceOf(sensible, stateOf(given)), { kind: "attack", cell: "r1c6" });
    expectSame(choiceOf(expert, stateOf(given)), { kind: "attack", cell: "r1c4" });
    expectSame(choiceOf(expert, stateOf({ ...given, held: "2Ha" })), { kind: "attack", cell: "r1c6" });
  });
  it("RS-4.2 of two unknown cards the one from which more ways lead on is turned up", () => {
    const unknown = { r1c4: "(7Sa)", r2c5: "(7Ha)", r1c5: "(7Da)", r1c6: "(9Sa)" };
    const known = { r1c3: "KSb", r2c3: "KCa", r3c4: "KHa", r3c5: "KDa", r2c6: "3Sa" };
    const grid = { ...unknown, ...known };
    expectChoice(stateOf({ you: "r2c4", grid }), { kind: "flip", cell: "r2c5" });
  });
  it("RS-7.1 a free way to the goal is taken", () => {
    expectChoice(stateOf({}), { kind: "travel", cell: "r1c6" });
  });
  it("RS-11.1 nobody knows cards that are face down", () => {
    const given = { grid: { r3c1: "(2Sa)", r4c2: "(KSa)" }, deck: ["2Ha"] };
    const other = { grid: { r3c1: "(KSa)", r4c2: "(2Sa)" }, deck: ["AHa"] };
    for (const policy of [sensible, expert]) {
      expectSame(choiceOf(policy, stateOf(given)), choiceOf(policy, stateOf(other)));
    }
  });
});
