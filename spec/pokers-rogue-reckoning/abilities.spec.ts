import { ABILITIES, START_QUEUE } from "../../src/games/pokers-rogue-reckoning/rules/abilities";
import {
  BLUE_POTIONS,
  CURSES,
  isCurse,
  RED_POTIONS,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import { WHITE_DICE } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import {
  act,
  down,
  eventOf,
  expectNoAction,
  expectPlay,
  expectRefused,
  inCombat,
  look,
  resolve,
  roll,
  rolled,
  stateOf,
} from "./cases";
import { english } from "../support/english";

const { ABILITY_WORDS } = english.reckoning;

const FIGHT = { type: "fight" };
const ROLL = { type: "roll" };
const RESOLVE = { type: "resolve" };
const POINTS = { combat: "points" };
const ability = (card: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: "ability",
  card,
  ...more,
});
const heal = (card: string): Record<string, unknown> => ({ type: "heal", card });

/** Before and after a roll that decides nothing. */
const before = (state: Record<string, unknown> = {}): Record<string, unknown> => inCombat("preRoll", state);
const after = (state: Record<string, unknown> = {}): Record<string, unknown> =>
  inCombat("postRoll", { roll: rolled([1, 3], [1, 4]), ...state });
/** A roll that is a tie, below the cap with points. */
const TIED = { roll: rolled([6, 1], [6, 2]) };
const TIED_POINTS = { roll: rolled([2], [3]) };

describe("PRR-1.5 Card table", () => {
  it("PRR-1.5 every potion and curse has a name, words and a rule in the one table", () => {
    const names: string[] = [];
    for (const list of [BLUE_POTIONS, CURSES, RED_POTIONS]) {
      for (const card of list) {
        const { rule } = ABILITIES[card];
        const { name, text } = ABILITY_WORDS[card];
        names.push(name);
        expectTrue(text.endsWith(".") && text.length < 120, `${card}: ${text}`);
        expectTrue(rule.startsWith("PRR-1"), `${card}: ${rule}`);
      }
    }
    // The designer's names belong to the cards: these are rules, not wording.
    expectSame(names, [
      ...["Overcharge", "Evade", "Tradeoff", "Scout", "Nullify", "Miracle", "Fortune", "Focus", "Recover"],
      ...["Recharge", "Poison", "Evade", "Focus", "Misplace", "Coin Rot", "Blight", "Terrorize", "Nullify"],
      ...["Roar", "Elevate", "Strategy", "Prism", "Cleanse", "Stun", "Alchemy", "Shield", "Time Travel"],
    ]);
  });
  it("PRR-1.5 timing: before and after a roll, after it only, or never called", () => {
    const timing = (card: keyof typeof ABILITIES): string => ABILITIES[card].use?.when ?? "none";
    expectSame(
      BLUE_POTIONS.map((card) => timing(card)),
      ["none", "any", "afterRoll", "none", "none", "any", "any", "none", "any"],
    );
    expectSame(
      RED_POTIONS.map((card) => timing(card)),
      ["any", "afterRoll", "any", "none", "any", "afterRoll", "any", "afterRoll", "any"],
    );
    expectTrue(CURSES.every((card) => ABILITIES[card].use === undefined));
    expectSame(
      START_QUEUE.map(({ card }) => card),
      ["C2", "C3", "C6", "C7", "S5", "C6", "C7", "C8"],
    );
  });
});

describe("PRR-13 Abilities: general rules and blue potions", () => {
  it("PRR-13.1 without abilities potions heal or give ATK, and curses give ATK", () => {
    const options = { abilities: false };
    const curses = ["C2", "C3", "C6", "C7", "C8", "C9", "C10", "C4"];
    expectPlay({
      options,
      state: inCombat("prep", { curses, equip: ["S2"], hand: ["H4"], hp: 5, discard: ["C5"] }),
      do: [FIGHT, heal("H4"), ROLL, RESOLVE],
      dice: [6, 6, 1, 3],
      expect: { hp: 9, money: 12, enemy: { hp: 3 }, curses, phase: "preRoll" },
    });
    expectRefused({ options, state: before({ hand: ["S8"] }) }, ability("S8"), "PRR-13.1", "abilitiesOff");
    const prep = inCombat("prep", { hand: ["H5"] });
    expectRefused({ options, state: prep }, { type: "equip", card: "H5" }, "PRR-5.5", "notABuff");
  });
  it("PRR-13.2 a discarded ability works from the hand and from under the dice, in combat, at its time", () => {
    expectPlay({
      state: before({ hand: ["S8"], money: 0 }),
      do: [ability("S8")],
      expect: { money: 16, hand: [], discard: ["S8"] },
    });
    expectPlay({
      state: after({ equip: ["S8", "S9"], money: 0, roll: rolled([6, 6], [1, 3]) }),
      do: [ability("S8"), RESOLVE],
      expect: { money: 16, equip: ["S9"], enemy: { hp: 3 }, discard: ["S8"] },
    });
    expectRefused({ state: { hand: ["S8"] } }, ability("S8"), "PRR-13.2", "onlyInCombat");
    expectRefused({ state: inCombat("prep", { hand: ["S8"] }) }, ability("S8"), "PRR-9.1", "preparing");
    expectRefused({ state: before({ hand: ["S4"] }) }, ability("S4"), "PRR-13.2", "onlyAfterRoll");
    expectRefused({ state: before() }, ability("S8"), "PRR-5.3", "notHeld");
    expectRefused(
      { state: before({ hand: ["S8"] }) },
      ability("S8", { die: 0 }),
      "PRR-13.2",
      "unknownTarget",
    );
  });
  it("PRR-13.3 what is not discarded cannot be called, and works under the dice only", () => {
    for (const card of ["S2", "S5", "S6", "S9", "H5"]) {
      expectRefused({ state: after({ hand: [card] }) }, ability(card), "PRR-13.3", "noAbility");
    }
    expectPlay({ state: after({ hand: ["S9"], ...TIED }), do: [RESOLVE], expect: { enemy: { hp: 6 } } });
  });
  it("PRR-13.4 Overcharge counts two, and Nullify takes one of them", () => {
    const roll = rolled([6, 6], [1, 3]);
    expectPlay({
      state: after({ equip: ["S2"], roll, killed: 3 }),
      do: [RESOLVE],
      expect: { enemy: { hp: 8 } },
    });
    const nullified = after({ equip: ["S2"], curses: ["C10"], roll, killed: 3 });
    expectPlay({ state: nullified, do: [RESOLVE], expect: { enemy: { hp: 9 } } });
  });
  it("PRR-13.5 Evade flees, but not from Terrorize", () => {
    for (const state of [before({ hand: ["S3"] }), after({ equip: ["S3"] })]) {
      expectPlay({
        state: { ...state, curses: ["C4"] },
        do: [ability("S3")],
        shuffles: [["JH"]],
        expect: { phase: "explore", deck: ["JH"], discard: ["C4", "S3"], money: 12, killed: 0 },
      });
    }
    expectRefused(
      { state: before({ hand: ["S3"], curses: ["C9"] }) },
      ability("S3"),
      "PRR-14.8",
      "terrorized",
    );
  });
  it("PRR-13.6 Tradeoff throws all white dice again, on a counterattack too", () => {
    expectPlay({
      state: after({ hand: ["S4"] }),
      do: [ability("S4")],
      dice: [5, 6],
      expect: { roll: { white: [5, 6], black: [1, 4], counter: false }, discard: ["S4"], phase: "postRoll" },
    });
    expectPlay({
      options: POINTS,
      state: after({ equip: ["S4"], roll: { ...rolled([2], [3]), counter: true } }),
      do: [ability("S4"), RESOLVE],
      dice: [2],
      expect: { phase: "preRoll", equip: [], hp: 12 },
    });
  });
  it("PRR-13.7 Scout shows two cards, which may be exchanged with face-down rooms", () => {
    const given = inCombat("prep", {
      equip: ["S5"],
      deck: ["D2", "D3", "D4"],
      rooms: [down("C2"), JSON_NULL, down("C3"), { card: "H5", up: true }],
    });
    const scout = (...swaps: number[][]): Record<string, unknown> => ({
      type: "scout",
      swaps: swaps.map(([peek, room]) => ({ peek, room })),
    });
    const result = (action: Record<string, unknown>, deck: string[], rooms: unknown[]): void =>
      expectPlay({ state: given, do: [FIGHT, action], expect: { deck, rooms, phase: "preRoll" } });
    const open = { card: "H5", up: true };
    result(scout(), ["D2", "D3", "D4"], [down("C2"), JSON_NULL, down("C3"), open]);
    result(scout([1, 0]), ["D2", "C2", "D4"], [down("D3"), JSON_NULL, down("C3"), open]);
    result(scout([1, 0], [0, 2]), ["C3", "C2", "D4"], [down("D3"), JSON_NULL, down("D2"), open]);
    const bad: [Record<string, unknown>, string, string][] = [
      [scout([0, 0], [0, 2]), "PRR-13.7", "alreadySwapped"],
      [scout([0, 0], [1, 0]), "PRR-13.7", "alreadySwapped"],
      [scout([0, 3]), "PRR-13.7", "notFaceDown"],
      [scout([0, 1]), "PRR-13.7", "notFaceDown"],
      [scout([2, 0]), "PRR-13.7", "unknownPeek"],
      [scout([0, 9]), "PRR-2.1", "unknownRoom"],
    ];
    for (const [action, rule, reason] of bad) {
      expectRefused({ state: { ...given, phase: "scout" } }, action, rule, reason);
    }
    for (const missing of [{ deck: [] }, { rooms: [open] }]) {
      expectPlay({ state: { ...given, ...missing }, do: [FIGHT], expect: { phase: "preRoll" } });
    }
    expectPlay({ state: { ...given, deck: ["D2"] }, do: [FIGHT, scout([0, 2])], expect: { deck: ["C3"] } });
  });
  it("PRR-13.7 PRR-2.7 what Scout has shown is known until it is shuffled", () => {
    const state = stateOf({
      state: inCombat("prep", {
        equip: ["S5"],
        hand: ["S3"],
        deck: ["D2", "D3", "D4"],
        rooms: [down("C2"), down("C3")],
      }),
    });
    expectSame(eventOf(act(state, FIGHT), "peeked").cards, ["D2", "D3"]);
    expectSame(rules.seen(state, 0).top, [{ card: "D2" }, { card: "D3" }]);
    act(state, { type: "scout", swaps: [{ peek: 0, room: 1 }] });
    const seen = rules.seen(state, 0);
    expectSame(seen.top, [{}, { card: "D3" }]);
    expectSame(seen.rooms, [
      { kind: "card", up: false },
      { kind: "card", card: "D2", up: false },
    ]);
    act(state, ability("S3"));
    resolve(state, { kind: "shuffled", order: ["D3", "C3", "JH", "D4"] });
    expectSame(rules.seen(state, 0).top, [{}, {}]);
    expectSame(state.known, ["D2"]);
    act(state, { type: "reveal", room: 1 });
    expectSame(state.known, []);
  });
  it("PRR-13.8 Nullify takes the ATK of one curse, not what it does", () => {
    expectPlay({
      state: inCombat("prep", { equip: ["S6"], curses: ["C3"] }),
      do: [FIGHT, ROLL, RESOLVE],
      dice: [1, 3, 6, 6],
      expect: { hp: 9 },
    });
  });
  it("PRR-13.9 Focus wins ties in both modes, and two of them cancel out", () => {
    const cases: [string[], string[], number, number][] = [
      [["S9"], [], 3, 12],
      [["C5"], [], 3, 12],
      [["S9", "C5"], [], 2, 12],
      [[], ["C5"], 6, 10],
    ];
    for (const [equip, curses, enemyHp, hp] of cases) {
      const expected = { enemy: { hp: enemyHp }, hp, phase: "preRoll" };
      expectPlay({ state: after({ ...TIED, equip, curses }), do: [RESOLVE], expect: expected });
      expectPlay({
        options: POINTS,
        state: after({ ...TIED_POINTS, equip, curses }),
        do: [RESOLVE],
        expect: expected,
      });
    }
    const both = { equip: ["S9"], curses: ["C5"] };
    expectPlay({ state: after({ ...TIED, ...both }), do: [RESOLVE], expect: { phase: "preRoll", hp: 12 } });
    expectPlay({
      options: POINTS,
      state: after({ ...TIED_POINTS, ...both }),
      do: [RESOLVE],
      expect: { phase: "tie" },
    });
  });
  it("PRR-13.10 Miracle uses a red potion and keeps it, with all its conditions", () => {
    const miracle = (use: string, more: Record<string, unknown>): Record<string, unknown> =>
      ability("S7", { use, ...more });
    expectPlay({
      state: before({ hand: ["S7", "H4"], hp: 3 }),
      do: [miracle("H4", { mode: "heal" })],
      expect: { hp: 7, hand: ["H4"], discard: ["S7"] },
    });
    expectPlay({
      state: after({ equip: ["S7"], hand: ["H7"] }),
      do: [miracle("H7", { mode: "ability", die: 1 })],
      expect: { roll: { white: [1, 3], black: [1] }, hand: ["H7"], discard: ["S7"], equip: [] },
    });
    expectPlay({
      state: before({ hand: ["S7", "H4"], hp: 7 }),
      do: [miracle("H4", { mode: "ability" })],
      shuffles: [["JH"]],
      expect: { phase: "explore", hand: ["H4"], discard: ["S7"] },
    });
    const refused: [Record<string, unknown>, Record<string, unknown>, string, string][] = [
      [
        before({ hand: ["S7", "H4"], curses: ["C8"] }),
        miracle("H4", { mode: "heal" }),
        "PRR-14.7",
        "healingBarred",
      ],
      [before({ hand: ["S7", "H4"], hp: 6 }), miracle("H4", { mode: "ability" }), "PRR-15.4", "tooLittleHp"],
      [
        before({ hand: ["S7", "H7"] }),
        miracle("H7", { mode: "ability", die: 0 }),
        "PRR-13.2",
        "onlyAfterRoll",
      ],
      [after({ hand: ["S7", "H5"] }), miracle("H5", { mode: "ability" }), "PRR-13.3", "noAbility"],
      [after({ hand: ["S7"], equip: ["H5"] }), miracle("H5", { mode: "heal" }), "PRR-5.3", "notHeld"],
      [after({ hand: ["S7"] }), ability("S7"), "PRR-13.2", "unknownTarget"],
    ];
    for (const [state, action, rule, reason] of refused) expectRefused({ state }, action, rule, reason);
    expectNoAction({ state: after({ hand: ["S7", "S8"] }) }, miracle("S8", { mode: "ability" }));
    expectPlay({
      state: after({ hand: ["S7", "H5"], hp: 1 }),
      do: [miracle("H5", { mode: "heal" })],
      expect: { hp: 6 },
    });
  });
  it("PRR-13.11 Fortune is worth 16 money, up to the cap", () => {
    expectPlay({ state: before({ hand: ["S8"], money: 3 }), do: [ability("S8")], expect: { money: 19 } });
    expectPlay({ state: before({ hand: ["S8"], money: 12 }), do: [ability("S8")], expect: { money: 24 } });
  });
  it("PRR-13.12 Recover takes a potion or a money card from the discard pile, never itself or a curse", () => {
    const state = after({ hand: ["S10"], discard: ["H7", "D6", "C2", "S9"], money: 5 });
    const recover = (pick: string): Record<string, unknown> => ability("S10", { pick });
    expectPlay({ state, do: [recover("H7")], expect: { hand: ["H7"], discard: ["D6", "C2", "S9", "S10"] } });
    expectPlay({
      state,
      do: [recover("D6")],
      expect: { hand: [], money: 11, discard: ["H7", "C2", "S9", "D6", "S10"] },
    });
    expectPlay({ state, do: [recover("H7"), ability("H7", { die: 0 })], expect: { roll: { black: [4] } } });
    expectNoAction({ state }, recover("C2"));
    expectRefused({ state }, recover("S10"), "PRR-13.12", "notDiscarded");
    expectRefused({ state }, recover("H8"), "PRR-13.12", "notDiscarded");
    const early = before({ hand: ["S10"], discard: ["S9"] });
    expectPlay({
      state: early,
      do: [recover("S9"), { type: "equip", card: "S9" }],
      expect: { illegal: true },
    });
  });
});

describe("PRR-14 Abilities: curses", () => {
  const fight = (state: Record<string, unknown>, expected: Record<string, unknown>): void =>
    expectPlay({ state: inCombat("prep", state), do: [FIGHT], expect: expected });
  it("PRR-14.1 only dual curses can be the player's, and all curses act without being called", () => {
    for (const { zone, card } of START_QUEUE) {
      if (zone === "equip" && isCurse(card)) expectTrue(["C6", "C7", "C8"].includes(card), card);
    }
    expectNoAction({ state: before({ equip: ["C7"] }) }, ability("C7"));
  });
  it("PRR-14.2 Recharge fetches the topmost curse, which acts in its turn and adds ATK", () => {
    const state = { curses: ["C2"], discard: ["C9", "C3", "D2"] };
    fight(state, { curses: ["C2", "C3"], discard: ["C9", "D2"], hp: 10 });
    fight({ curses: ["C2"], discard: ["D2"] }, { curses: ["C2"], phase: "preRoll" });
  });
  it("PRR-14.3 Poison costs two HP, and after a death the queue goes on", () => {
    fight({ curses: ["C3"] }, { hp: 10 });
    expectPlay({
      state: inCombat("prep", { curses: ["C7", "C3"], hp: 2 }),
      do: [FIGHT, { type: "trade" }],
      expect: { hp: 6, atk: 1, money: 2, phase: "preRoll" },
    });
    fight({ curses: ["C7", "C3"], hp: 2 }, { phase: "death", money: 12 });
  });
  it("PRR-14.4 Evade lets the enemy flee at exactly one HP, unless the player has Terrorize", () => {
    const state = after({ curses: ["C4"], enemy: { card: "JH", hp: 3 }, roll: rolled([6, 6], [1, 3]) });
    const fled = { phase: "explore", deck: ["JH"], killed: 0, discard: ["C4"] };
    expectPlay({ state, do: [RESOLVE], shuffles: [["JH"]], expect: fled });
    const roar = { ...state, enemy: { card: "JH", hp: 4 }, hand: ["H2"] };
    expectPlay({
      state: roar,
      do: [ability("H2")],
      shuffles: [["JH"]],
      expect: { phase: "explore", killed: 0 },
    });
    const barred = { ...state, equip: ["C9"], enemy: { card: "JH", hp: 4 } };
    expectPlay({ state: barred, do: [RESOLVE], expect: { phase: "preRoll", enemy: { hp: 1 } } });
    expectPlay({ state: { ...state, curses: [] }, do: [RESOLVE], expect: { enemy: { hp: 1 } } });
  });
  it("PRR-14.5 Misplace takes a potion of the player's choice, or a curse of the enemy's", () => {
    const misplace = (card: string): Record<string, unknown> => ({ type: "misplace", card });
    const state = { curses: ["C6"], hand: ["H4"], equip: ["S9", "C5"] };
    const given = inCombat("prep", state);
    fight(state, { phase: "misplace" });
    expectPlay({ state: given, do: [FIGHT, misplace("S9")], expect: { equip: ["C5"], discard: ["S9"] } });
    expectPlay({ state: given, do: [FIGHT, misplace("H4")], expect: { hand: [], phase: "preRoll" } });
    expectNoAction({ state: { ...given, phase: "misplace" } }, misplace("C5"));
    expectRefused({ state: { ...given, phase: "misplace" } }, misplace("H9"), "PRR-5.3", "notHeld");
    fight({ curses: ["C6"], equip: ["C5"] }, { phase: "preRoll" });
    const mine = inCombat("prep", { equip: ["C6"], curses: ["C3", "C9"] });
    const lose = (card: string): Record<string, unknown> => ({ type: "misplaceEnemy", card });
    expectPlay({ state: mine, do: [FIGHT, lose("C3")], expect: { hp: 10, curses: ["C9"], discard: ["C3"] } });
    expectRefused({ state: { ...mine, phase: "misplaceEnemy" } }, lose("C6"), "PRR-5.7", "notCursed");
    fight({ equip: ["C6"] }, { phase: "preRoll" });
  });
  it("PRR-14.6 Coin Rot costs ten money, or the enemy three HP", () => {
    fight({ curses: ["C7"] }, { money: 2 });
    fight({ curses: ["C7"], money: 4 }, { money: 0 });
    fight({ equip: ["C7"] }, { enemy: { hp: 3 }, money: 12 });
    fight({ equip: ["C7"], enemy: { card: "JH", hp: 3 } }, { phase: "explore", killed: 1, discard: ["C7"] });
    expectPlay({
      state: inCombat("prep", { equip: ["C7"], curses: ["C4"], enemy: { card: "JH", hp: 4 } }),
      do: [FIGHT],
      shuffles: [["JH"]],
      expect: { phase: "explore", killed: 0, deck: ["JH"] },
    });
  });
  it("PRR-14.7 Blight forbids healing from the fight on, and the player's takes the highest low curse", () => {
    const state = { curses: ["C8"], hand: ["H4", "H2"], hp: 5 };
    expectPlay({ state: inCombat("prep", state), do: [heal("H4")], expect: { hp: 9 } });
    expectRefused({ state: before(state) }, heal("H4"), "PRR-14.7", "healingBarred");
    expectRefused({ state: after(state) }, heal("H4"), "PRR-14.7", "healingBarred");
    expectPlay({ state: before(state), do: [ability("H2")], expect: { enemy: { hp: 3 } } });
    expectPlay({ state: { curses: ["C8"], hand: ["H4"], hp: 5 }, do: [heal("H4")], expect: { hp: 9 } });
    fight(
      { equip: ["C8"], curses: ["C2", "C4", "C5"], discard: [] },
      { curses: ["C2", "C5"], discard: ["C4"] },
    );
    fight({ equip: ["C8"], curses: ["C5"] }, { curses: ["C5"] });
    const cleansed = before({ ...state, hand: ["H4", "H6"] });
    expectPlay({ state: cleansed, do: [ability("H6", { curse: "C8" }), heal("H4")], expect: { hp: 9 } });
  });
  it("PRR-14.8 Terrorize keeps the other side from fleeing", () => {
    const options = { bribe: true, flee: "free" };
    for (const type of ["bribe", "flee"]) {
      const state = inCombat("prep", { curses: ["C9"] });
      expectRefused({ options, state }, { type }, "PRR-14.8", "terrorized");
    }
    expectRefused(
      { state: before({ curses: ["C9"], hand: ["H4"] }) },
      ability("H4"),
      "PRR-14.8",
      "terrorized",
    );
  });
  it("PRR-14.9 Nullify takes the ATK of one card of the other side, whose ability stays", () => {
    const roll = rolled([6, 6], [1, 3]);
    const mine = after({ curses: ["C10"], equip: ["S9", "S4"], roll, killed: 3 });
    expectPlay({ state: mine, do: [RESOLVE], expect: { enemy: { hp: 9 } } });
    expectPlay({
      state: after({ curses: ["C10"], equip: ["S9"], ...TIED }),
      do: [RESOLVE],
      expect: { enemy: { hp: 4 } },
    });
    const theirs = after({ equip: ["C10"], curses: ["C5"], ...TIED });
    expectPlay({ state: theirs, do: [RESOLVE], expect: { hp: 11 } });
  });
  it("PRR-14.10 the curse Focus serves the player who has it", () => {
    expectPlay({ state: after({ equip: ["C5"], ...TIED }), do: [RESOLVE], expect: { enemy: { hp: 3 } } });
    expectPlay({ state: after({ curses: ["C5"], ...TIED }), do: [RESOLVE], expect: { hp: 10 } });
  });
});

describe("PRR-15 Abilities: red potions", () => {
  it("PRR-15.1 a red potion is used once, to heal or for its ability", () => {
    const state = before({ hand: ["H2"], hp: 5 });
    expectPlay({ state, do: [ability("H2")], expect: { hp: 5, hand: [], discard: ["H2"] } });
    expectPlay({ state, do: [heal("H2"), ability("H2")], expect: { illegal: true } });
  });
  it("PRR-15.2 Roar costs the enemy three HP at once", () => {
    expectPlay({
      state: after({ hand: ["H2"] }),
      do: [ability("H2")],
      expect: { enemy: { hp: 3 }, phase: "postRoll" },
    });
    expectPlay({
      state: before({ hand: ["H2"], enemy: { card: "JH", hp: 2 }, curses: ["C5"] }),
      do: [ability("H2")],
      expect: { phase: "explore", killed: 1, discard: ["C5", "H2"] },
    });
  });
  it("PRR-15.3 Elevate adds a white die to this roll only", () => {
    const state = stateOf({ state: after({ hand: ["H3"], killed: 3, roll: rolled([6, 6, 1], [5, 5, 5]) }) });
    act(state, ability("H3"));
    const waiting = rules.waiting(state);
    const dice = waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice : [];
    expectSame(
      dice.map(({ die }) => die),
      ["white-4"],
    );
    roll(state, 6);
    act(state, RESOLVE);
    look(state);
    expectSame([state.enemy?.hp, state.phase.kind], [10, "preRoll"]);
    act(state, ROLL);
    const next = rules.waiting(state);
    expectSame(next.kind === "chance" && next.chance.kind === "roll" ? next.chance.dice.length : 0, 6);
    expectRefused({ state: before({ hand: ["H3"] }) }, ability("H3"), "PRR-13.2", "onlyAfterRoll");
  });
  it("PRR-15.3 there are white dice for as many as one roll can have", () => {
    expectPlay({
      state: after({ killed: 9, hand: ["H3", "S7", "S10"], roll: rolled([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]) }),
      do: [
        ability("S7", { use: "H3", mode: "ability" }),
        ability("S10", { pick: "S7" }),
        ability("S7", { use: "H3", mode: "ability" }),
        ability("H3"),
      ],
      dice: [2, 3, 4],
      expect: { roll: { white: [1, 1, 1, 1, 1, 2, 3, 4] } },
    });
    expectSame(WHITE_DICE.length, 8);
  });
  it("PRR-15.4 Strategy flees with more than six HP", () => {
    expectPlay({
      state: before({ hand: ["H4"], hp: 7 }),
      do: [ability("H4")],
      shuffles: [["JH"]],
      expect: { phase: "explore", discard: ["H4"] },
    });
    expectRefused({ state: before({ hand: ["H4"], hp: 6 }) }, ability("H4"), "PRR-15.4", "tooLittleHp");
  });
  it("PRR-15.5 Prism counts as a card under the dice, can be lost like one, and heals no more there", () => {
    const prep = inCombat("prep", { hand: ["H5"], hp: 3 });
    const equip = { type: "equip", card: "H5" };
    expectPlay({
      state: prep,
      do: [equip, FIGHT, ROLL, RESOLVE],
      dice: [6, 6, 1, 3],
      expect: { enemy: { hp: 3 }, equip: ["H5"] },
    });
    expectPlay({ state: prep, do: [equip, heal("H5")], expect: { illegal: true } });
    expectPlay({
      state: inCombat("prep", { equip: ["H5"], curses: ["C6"] }),
      do: [FIGHT, { type: "misplace", card: "H5" }],
      expect: { equip: [], discard: ["H5"] },
    });
  });
  it("PRR-15.6 Cleanse removes any curse", () => {
    const state = after({ hand: ["H6"], curses: ["C4", "C10"] });
    const use = (curse: string): Record<string, unknown> => ability("H6", { curse });
    expectPlay({ state, do: [use("C10")], expect: { curses: ["C4"], discard: ["C10", "H6"] } });
    expectRefused({ state }, use("C9"), "PRR-5.7", "notCursed");
    expectRefused({ state }, ability("H6"), "PRR-13.2", "unknownTarget");
    expectPlay({ state: after({ hand: ["H6"], hp: 2 }), do: [heal("H6")], expect: { hp: 8 } });
  });
  it("PRR-15.7 Stun takes a black die out of this roll", () => {
    const state = after({ hand: ["H7"], killed: 3, roll: rolled([1, 1, 2], [4, 4, 6]) });
    expectPlay({
      state,
      do: [ability("H7", { die: 0 })],
      expect: { roll: { black: [4, 6] }, discard: ["H7"] },
    });
    expectRefused({ state }, ability("H7", { die: 3 }), "PRR-15.7", "unknownDie");
    for (const die of [-1, "0"]) expectNoAction({ state }, ability("H7", { die }));
  });
  it("PRR-15.8 Alchemy counts the two topmost money cards again and puts them back on top", () => {
    const state = before({ hand: ["H8"], money: 0, discard: ["D9", "D2", "C3", "D5", "H4"] });
    expectPlay({
      state,
      do: [ability("H8")],
      expect: { money: 7, discard: ["D9", "C3", "H4", "D5", "D2", "H8"] },
    });
    expectPlay({ state: { ...state, discard: ["D5", "C3"] }, do: [ability("H8")], expect: { money: 5 } });
    expectPlay({ state: { ...state, money: 20 }, do: [ability("H8")], expect: { money: 24 } });
    expectRefused({ state: { ...state, discard: ["C3"] } }, ability("H8"), "PRR-15.8", "noMoneyCard");
  });
  it("PRR-15.9 Shield takes three off the enemy's total, or off a black die", () => {
    const points = after({ hand: ["H9"], killed: 3, roll: rolled([2, 2], [6, 6]) });
    expectPlay({
      options: POINTS,
      state: { ...points, atk: 5, fullAtk: 5 },
      do: [ability("H9"), RESOLVE],
      expect: { phase: "tie", discard: ["H9"], roll: { shield: 3, black: [6, 6] } },
    });
    const low = stateOf({ options: POINTS, state: after({ hand: ["H9"], roll: rolled([1], [1]) }) });
    act(low, ability("H9"));
    expectSame(eventOf(act(low, RESOLVE), "compared").enemy, 0);
    const poker = after({ hand: ["H9"], roll: rolled([1, 3], [5, 2]) });
    expectPlay({
      state: poker,
      do: [ability("H9", { die: 0 })],
      expect: { roll: { black: [2, 2], shield: 0 } },
    });
    expectPlay({ state: poker, do: [ability("H9", { die: 1 })], expect: { roll: { black: [5, 1] } } });
    expectRefused({ state: poker }, ability("H9"), "PRR-13.2", "unknownTarget");
  });
  it("PRR-15.10 Time Travel restarts the combat with HP thrown, and nothing else returns", () => {
    const state = after({
      hand: ["H10"],
      hp: 2,
      hpDice: 3,
      killed: 6,
      enemy: { card: "JH", hp: 4 },
      curses: ["C3"],
      equip: ["S9"],
      money: 3,
    });
    expectPlay({
      state,
      do: [ability("H10")],
      dice: [4, 5, 6],
      expect: {
        ...{ hp: 15, enemy: { hp: 18 }, phase: "preRoll", roll: JSON_NULL, curses: ["C3"], equip: ["S9"] },
        ...{ money: 3, discard: ["H10"] },
      },
    });
    expectPlay({ state: { ...state, hpDice: 1 }, do: [ability("H10")], dice: [4, 5, 6], expect: { hp: 6 } });
    expectPlay({ state: { ...state, hp: 12 }, do: [ability("H10")], dice: [1, 1, 1], expect: { hp: 3 } });
  });
});
