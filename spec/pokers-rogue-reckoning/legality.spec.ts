import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { copy } from "../../src/kit/data/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectNoActions } from "../support/legality";
import { JSON_NULL, show } from "../vectors/values";
import { act, down, inCombat, rolled, stateOf, up, type Given } from "./cases";
import { choiceFault } from "./invariants";

/** Actions as a damaged save or a stranger's script could bring them. */
const MALFORMED: readonly unknown[] = [
  ...[7, "reveal", true, {}, [], { kind: 3 }, { kind: "win" }],
  ...[
    { kind: "reveal" },
    { kind: "reveal", room: "0" },
    { kind: "reveal", room: 1.5 },
    { kind: "reveal", room: -1 },
  ],
  ...[{ kind: "buy", room: {} }, { kind: "buy" }],
  ...[{ kind: "heal" }, { kind: "heal", card: 3 }, { kind: "heal", card: "S9" }],
  ...[{ kind: "cleanse" }, { kind: "cleanse", curse: "C11" }, { kind: "pour", card: ["S9"] }],
  ...[{ kind: "craft" }, { kind: "craft", blue: "S3" }, { kind: "hp" }, { kind: "hp", amount: "2" }],
  ...[
    { kind: "equip" },
    { kind: "equip", card: "D2" },
    { kind: "misplace", card: "C5" },
    { kind: "misplaceEnemy" },
  ],
  ...[{ kind: "swap" }, { kind: "swap", peek: "0", room: 0 }, { kind: "swap", peek: 0, room: "0" }],
  ...[{ kind: "ability" }, { kind: "ability", card: "H7" }, { kind: "ability", card: "H7", aim: 3 }],
  ...[
    { kind: "ability", card: "H7", aim: { kind: "die" } },
    { kind: "ability", card: "H6", aim: { kind: "curse" } },
  ],
  ...[
    { kind: "ability", card: "S10", aim: { kind: "card" } },
    { kind: "ability", card: "C5", aim: { kind: "none" } },
  ],
  ...[
    { kind: "ability", card: "S7", aim: { kind: "use" } },
    { kind: "ability", card: "S7", aim: { kind: "heal" } },
  ],
  { kind: "ability", card: "S7", aim: { kind: "use", potion: "H7" } },
  { kind: "ability", card: "S7", aim: { kind: "use", potion: "H7", target: "die" } },
];

const HAND = ["H2", "H4", "H5", "H6", "H7", "H8", "H9", "S7", "S10", "S3", "S8"];
const ROOMS = [down("D2"), up("S9"), up("H10")];
const OPEN = {
  ...{ bribe: true, flee: "free", pill: true, pillAtDeath: true, lateEquip: true },
  abilitiesOutsideCombat: true,
};
const FULL = { hand: HAND, equip: ["S4", "C9"], curses: ["C4", "C8", "C10"], discard: ["D5", "C2", "H3"] };

const CASES: readonly Given[] = [
  {},
  { state: { rooms: ROOMS, ...FULL, equip: ["C9"] } },
  { options: OPEN, state: { rooms: ROOMS, ...FULL, equip: ["C9"] } },
  ...["prep", "preRoll"].map((phase) => ({ state: inCombat(phase, { ...FULL, rooms: ROOMS }) })),
  ...["prep", "preRoll"].map((phase) => ({
    options: OPEN,
    state: inCombat(phase, { ...FULL, rooms: ROOMS }),
  })),
  { state: inCombat("postRoll", { ...FULL, roll: rolled([1, 2], [3, 3]) }) },
  { options: { combat: "points" }, state: inCombat("postRoll", { ...FULL, roll: rolled([1], [3]) }) },
  { options: { abilities: false }, state: inCombat("postRoll", { ...FULL, roll: rolled([1, 2], [3, 3]) }) },
  { state: inCombat("postRoll", { ...FULL, roll: rolled([1, 2], []), curses: ["C9"], discard: ["C2"] }) },
  { options: { combat: "points" }, state: inCombat("tie", { ...FULL, roll: rolled([2], [3]) }) },
  { state: inCombat("death", { ...FULL, hp: 0 }) },
  { options: OPEN, state: inCombat("death", { ...FULL, hp: 0, atk: 1 }) },
  { state: inCombat("death", { ...FULL, hp: 0, atk: 1, pill: "ready" }) },
  { state: inCombat("misplace", FULL) },
  { state: inCombat("misplaceEnemy", FULL) },
  {
    state: inCombat("scout", {
      ...FULL,
      deck: ["D3", "D4", "D6"],
      rooms: [down("D2"), JSON_NULL, up("H10"), down("D7")],
    }),
  },
  { state: { phase: "over", result: "loss" } },
];

/** States in the middle of something: potions poured, one card exchanged, a money card to be decided. */
function underway(): State[] {
  const cleansing = stateOf({ state: { hand: ["S3", "S4", "S5"], curses: ["C6"] } });
  rules.act(cleansing, 0, { kind: "cleanse", curse: "C6" });
  const poured = copy(cleansing);
  rules.act(poured, 0, { kind: "pour", card: "S3" });
  const enough = copy(poured);
  rules.act(enough, 0, { kind: "pour", card: "S5" });
  const scouting = stateOf({
    state: inCombat("scout", {
      equip: ["S5"],
      deck: ["D3", "D4"],
      rooms: [down("D2"), down("D5"), down("D6")],
    }),
  });
  rules.act(scouting, 0, { kind: "swap", peek: 1, room: 0 });
  const money = stateOf({ state: { rooms: [down("D6")], hp: 3 } });
  act(money, { type: "reveal", room: 0 });
  return [cleansing, poured, enough, scouting, money];
}

/** States that wait for chance or for everybody to look. */
function waitingStates(): State[] {
  const thrown = stateOf({ state: { rooms: [down("C5")] } });
  act(thrown, { type: "reveal", room: 0 });
  const shown = stateOf({ state: { rooms: [down("AS")] } });
  act(shown, { type: "reveal", room: 0 });
  const compared = stateOf({ state: inCombat("postRoll", { roll: rolled([6, 6], [1, 3]) }) });
  act(compared, { type: "resolve" });
  const fled = stateOf({ options: { flee: "free" }, state: inCombat("prep") });
  act(fled, { type: "flee" });
  return [rules.start({}, 1), rules.start({ shuffle: "sparse" }, 1), thrown, shown, compared, fled];
}

/** Fails unless exactly the choices are legal, for the one seat there is, and each is accepted. */
function expectExact(state: State): void {
  const waiting = rules.waiting(state);
  const choices = waiting.kind === "decisions" ? expectPresent(waiting.decisions[0]).choices : [];
  expectSame(choiceFault(state, 0, choices), undefined, state.phase.kind);
  expectSame(choiceFault(state, 1, []), undefined);
  for (const { action, rule } of choices) {
    expectSame(rules.act(copy(state), 0, action).kind, "done", show(action));
    expectTrue(rule.startsWith("PRR-"), rule);
  }
}

describe("What is legal", () => {
  it("what is malformed is no action", () => {
    expectNoActions(rules, MALFORMED);
  });
  it("nobody but seat 0 may act", () => {
    for (const given of CASES) {
      expectSame(rules.check(stateOf(given), 1, { kind: "accept" })?.reason, "notYourSeat");
    }
  });
  it("the choices are exactly what is legal, in states that play hardly reaches", () => {
    for (const given of CASES) expectExact(stateOf(given));
    for (const state of underway()) expectExact(state);
  });
  it("nothing may be done while cards are shuffled, dice thrown or something is looked at", () => {
    for (const state of waitingStates()) {
      expectSame(rules.waiting(state).kind, "chance");
      expectExact(state);
    }
  });
  it("chance that was not asked for is refused", () => {
    for (const state of waitingStates()) {
      const before = copy(state);
      const waiting = rules.waiting(state);
      const kind = waiting.kind === "chance" ? waiting.chance.kind : "";
      if (kind !== "pause") expectSame(rules.resolve(state, { kind: "seen" }).kind, "refusal");
      if (kind !== "shuffle")
        expectSame(rules.resolve(state, { kind: "shuffled", order: [] }).kind, "refusal");
      expectSame(rules.resolve(state, { kind: "rolled", faces: [7, 7] }).kind, "refusal");
      expectSame(state, before);
    }
    expectSame(rules.resolve(stateOf({}), { kind: "seen" }).kind, "refusal");
  });
});
