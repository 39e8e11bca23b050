import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { copy } from "../../src/kit/data/data";
import { expectSame } from "../support/expect";
import { expectExactChoices, expectNoActions } from "../support/legality";
import { JSON_NULL } from "../vectors/values";
import { SLAIN, stateOf, TOUCHED, type Given } from "./cases";
import { EVERY_ACTION } from "./invariants";

/** Actions as a damaged save or a stranger's script could bring them. */
const MALFORMED: readonly unknown[] = [
  7,
  "face",
  true,
  {},
  [],
  { kind: 3 },
  { kind: "win" },
  { kind: "face" },
  { kind: "face", target: "m1" },
  { kind: "face", weapon: "d4" },
  { kind: "face", target: 1, weapon: "d4" },
  { kind: "face", target: "m1", weapon: "d12" },
  { kind: "face", target: "m1", weapon: "life" },
  { kind: "face", target: ["m1"], weapon: "d4" },
  { kind: "face", target: "constructor", weapon: "toString" },
  { kind: "cleave", first: "m1", weapon: "d4" },
  { kind: "cleave", first: "b1", second: "b2", weapon: "d4" },
  { kind: "cleave", first: "m1", second: "m2", weapon: "d5" },
  { kind: "assign" },
  { kind: "assign", mob: "m9" },
  { kind: "fatal" },
  { kind: "fatal", boss: "v3" },
  { kind: "fatal", boss: 4 },
];

const STATES: readonly Given[] = [
  { phase: "rage" },
  {},
  { mobs: SLAIN, ready: [] },
  { mobs: TOUCHED },
  { phase: "over", result: "loss" },
];

describe("What is legal", () => {
  it("what is malformed is no action", () => {
    expectNoActions(rules, MALFORMED);
  });
  it("nobody but seat 0 may act", () => {
    for (const seat of [-1, 1, 0.5, 99]) {
      expectSame(rules.act(stateOf({ phase: "rage" }), seat, { kind: "calm" }).kind, "refusal");
    }
  });
  it("the choices are exactly what is legal, in states that play hardly reaches", () => {
    const cases: readonly Given[] = [
      ...STATES,
      { rage: { d4: 1 }, options: { rageHold: true } },
      { options: { ksCleave: false } },
      { mobs: ["5H", JSON_NULL, "7H"] },
      { mobs: [JSON_NULL, JSON_NULL, JSON_NULL], ready: [] },
      { mobs: SLAIN, bosses: { "1": { slain: true }, "2": { slain: true }, "3": { van: { up: true } } } },
      { mobs: SLAIN, stuck: { d4: ["v3", 1] }, bosses: { "3": { van: { up: true, dmg: 1 } } } },
      { life: 4, phase: "rage" },
    ];
    for (const given of cases) expectExactChoices(rules, EVERY_ACTION, stateOf(given), [0, 1]);
  });
  it("outcomes that chance cannot bring are refused and change nothing", () => {
    const state = stateOf({});
    rules.act(state, 0, { kind: "face", target: "m1", weapon: "d4" });
    const before = copy(state);
    for (const faces of [[], [5], [0], [1.5], [1, 1]]) {
      expectSame(rules.resolve(state, { kind: "rolled", faces }).kind, "refusal");
    }
    expectSame(rules.resolve(state, { kind: "shuffled", order: [] }).kind, "refusal");
    expectSame(state, before);
  });
});
