import { rules } from "../../src/games/roll-flush/rules/rules";
import { expectSame } from "../support/expect";
import { expectExactChoices, expectNoActions } from "../support/legality";
import { act, READY_HANDS, stateOf, type Given } from "./cases";
import { EVERY_ACTION } from "./invariants";

/** Actions as a damaged save or a stranger's script could bring them. */
const MALFORMED: readonly unknown[] = [
  7,
  "roll",
  true,
  {},
  [],
  { kind: 3 },
  { kind: "win" },
  { kind: "reroll" },
  { kind: "reroll", dice: 3 },
  { kind: "shift" },
  { kind: "shift", by: "up" },
  { kind: "shift", by: 0 },
  { kind: "swap" },
  { kind: "swap", first: 2 },
  { kind: "swap", first: "2", second: "3" },
  { kind: "swap", first: 2.5, second: 3 },
  { kind: "mark" },
  { kind: "mark", index: -1 },
  { kind: "mark", index: 0.5 },
  { kind: "unmark", index: "0" },
  { kind: "refresh" },
  { kind: "refresh", token: "luck" },
  { kind: "refresh", token: ["swap"] },
];

const STATES: readonly Given[] = [
  {},
  { hands: READY_HANDS },
  { phase: "mustRoll", used: [["swap"]] },
  { phase: "rolled", dice: [3, 4] },
  { phase: "push", slots: { "9": "9C*" } },
  { phase: "keep", hands: [["(2D)", "9H", "4S", "5S", "6S", "8S"], ["(3D)"]], slots: { "9": "@null" } },
  { phase: "join", hands: READY_HANDS },
  { phase: "refresh", used: [["swap", "shift"]] },
  { phase: "over", winners: [1] },
];

describe("What is legal", () => {
  it("what is malformed is no action", () => {
    expectNoActions(rules, MALFORMED);
  });
  it("nobody acts but the seat that is asked", () => {
    for (const given of STATES) {
      for (const seat of [-1, 0.5, 2, 99]) {
        expectSame(rules.act(stateOf(given), seat, { kind: "roll" }).kind, "refusal");
      }
    }
  });
  it("the choices are exactly what is legal, in states that play hardly reaches", () => {
    const cases: readonly Given[] = [
      ...STATES,
      { phase: "rolled", dice: [1, 1], slots: { "3": "3C*" } },
      { phase: "rolled", dice: [6, 6], used: [["reroll"]] },
      { phase: "rolled", dice: [3, 4], rerolled: true, options: { shiftAfterReroll: false } },
      { phase: "push", slots: { "9": "9C*" }, options: { swapWhen: "firstRoll" } },
      { hands: [["2S"], ["3S"]], options: { scoreMin: 0 } },
      { phase: "refresh", active: 1, actor: 0, used: [["swap", "shift", "reroll"]] },
    ];
    for (const given of cases) expectExactChoices(rules, EVERY_ACTION, stateOf(given), [0, 1]);
  });
  it("nothing may be done while chance decides", () => {
    const state = stateOf({});
    act(state, ["roll"]);
    expectExactChoices(rules, EVERY_ACTION, state, [0, 1]);
    expectSame(rules.resolve(state, { kind: "shuffled", order: [] }).kind, "refusal");
    expectSame(rules.resolve(stateOf({}), { kind: "rolled", faces: [1, 2] }).kind, "refusal");
  });
});
