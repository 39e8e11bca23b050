import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { expectSame } from "../support/expect";
import { expectExactChoices, expectNoActions } from "../support/legality";
import { act, CORNER, stateOf, type Given } from "./cases";
import { EVERY_ACTION } from "./invariants";

/** Actions as a damaged save or a stranger's script could bring them. */
const MALFORMED: readonly unknown[] = [
  7,
  "flip",
  true,
  {},
  [],
  { kind: 3 },
  { kind: "win" },
  { kind: "walk" },
  { kind: "walk", cell: 3 },
  { kind: "walk", cell: "r9c9" },
  { kind: "travel", cell: "" },
  { kind: "travel", cell: ["r3c1"] },
  { kind: "flip" },
  { kind: "flip", cell: "R3C1" },
  { kind: "attack", cell: {} },
];

const COMBAT = { cell: "r3c1", drawn: "4Sa" };
const STATES: readonly Given[] = [
  {},
  { grid: CORNER },
  { grid: { r3c1: "7Sa", r2c2: "(8Sa)" } },
  { phase: "aid", grid: { r3c1: "8Sa" }, held: "THa", combat: COMBAT },
  { phase: "aid", grid: { r3c1: "8Sa" }, held: "THa", combat: { cell: "r3c1" } },
  { phase: "pay", grid: { r3c1: "8Sa" }, held: "AHa", combat: COMBAT },
  { phase: "capture", grid: { r3c1: "3Sa" }, combat: COMBAT },
  { phase: "keepAce", grid: { r3c1: "ASa" }, combat: COMBAT },
  { phase: "over" },
];

describe("What is legal", () => {
  it("what is malformed is no action", () => {
    expectNoActions(rules, MALFORMED);
  });
  it("the choices are exactly what is legal, in states that play hardly reaches", () => {
    const cases: readonly Given[] = [
      ...STATES,
      { you: "r2c3", grid: { r2c2: "7Sa", r1c3: "(8Sa)", r4c4: "9Sa" } },
      { you: "r2c3", options: { diagonal: true }, grid: { r1c2: "7Sa", r3c4: "(8Sa)" } },
      { you: "r1c5", grid: { r1c4: "(2Sa)", r2c6: "3Sa" } },
      { you: "r1c5", grid: { r2c5: "(2Sa)", r1c4: "3Sa" } },
      { you: "r1c6", goal: "r4c1" },
    ];
    for (const given of cases) expectExactChoices(rules, EVERY_ACTION, stateOf(given), [0, 1]);
  });
  it("no way leads across the goal, because the player who gets there has cleared the floor", () => {
    const state = stateOf({ you: "r1c5", grid: { r2c5: "(2Sa)", r1c4: "3Sa" } });
    expectSame(rules.check(state, 0, { kind: "travel", cell: "r2c6" })?.reason, "noWay");
    expectSame(rules.check(state, 0, { kind: "walk", cell: "r1c6" }), undefined);
  });
  it("nothing may be done while cards are shuffled or looked at", () => {
    const fight = stateOf({ grid: CORNER, deck: ["8Ha"] });
    act(fight, ["flip", "r3c1"]);
    const ace = stateOf({ grid: { r3c1: "(ASa)" } });
    act(ace, ["flip", "r3c1"]);
    const clear = stateOf({ you: "r1c5" });
    act(clear, ["walk", "r1c6"]);
    const empty = stateOf({ grid: CORNER, deck: [], discard: ["8Ha"] });
    act(empty, ["flip", "r3c1"]);
    for (const state of [rules.start({}, 1), fight, ace, clear, empty]) {
      expectExactChoices(rules, EVERY_ACTION, state, [0, 1]);
      expectSame(rules.resolve(state, { kind: "rolled", faces: [1] }).kind, "refusal");
    }
    expectSame(rules.resolve(fight, { kind: "shuffled", order: [] }).kind, "refusal");
    expectSame(rules.resolve(clear, { kind: "seen" }).kind, "refusal");
    expectSame(rules.resolve(stateOf({}), { kind: "seen" }).kind, "refusal");
  });
});
