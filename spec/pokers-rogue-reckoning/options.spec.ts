import { OPTIONS, readOptions } from "../../src/games/pokers-rogue-reckoning/rules/options";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import { standardOptions } from "../../src/kit/rules/options";
import { expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { act, down, eventOf, expectPlay, expectRefused, inCombat, rolled, stateOf, up } from "./cases";

const FIGHT = { type: "fight" };
const RESOLVE = { type: "resolve" };
const END_LEVEL = { type: "endLevel" };
const reveal = (room: number): Record<string, unknown> => ({ type: "reveal", room });
const ability = (card: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: "ability",
  card,
  ...more,
});
const struck = { roll: rolled([1, 3], [6, 6]) };

describe("PRR-19 Options", () => {
  it("PRR-19 the standards are those of the rule book; what is impossible takes its standard", () => {
    expectSame(standardOptions(OPTIONS), {
      ...{ grid: "2x2", combat: "poker", startAtk: 2, startHp: 12, startMoney: 12, moneyCap: 24 },
      ...{ enemyAtkT1: 1, finalHpDice: 5, shuffle: "random", trade: "6HP", rest: 2, counterattack: true },
      ...{ abilities: true, abilitiesOutsideCombat: false, moneyHp: "flat3", healImmediate: false },
      ...{ buffImmediate: false, reshuffle: false, recycleMoney: false, recycleItems: false },
      ...{ recycleTier: false, bribe: false, pill: false, cleanseHeal: 6, overcharge: 2, flee: "cards" },
      ...{ lateEquip: false, pillAtDeath: false },
    });
    expectSame({ ...readOptions({}) }, standardOptions(OPTIONS));
    const damaged = { grid: "4x4", startAtk: 9, startHp: 7, combat: 3, abilities: "no", rest: 0.5 };
    expectSame(readOptions(damaged), readOptions({}));
    for (const spec of OPTIONS) expectTrue(spec.rule.startsWith("PRR-19."), spec.name);
  });
  it("PRR-19.1 grid: four or nine rooms", () => {
    const deck = ["D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "S2"];
    const state = stateOf({ options: { grid: "3x3" }, state: { deck } });
    act(state, END_LEVEL);
    expectSame([state.rooms.length, state.deck], [9, ["S2"]]);
  });
  it("PRR-19.2 combat: hands of dice, or points", () => {
    const state = inCombat("postRoll", { roll: rolled([1, 1], [6, 5]) });
    expectPlay({ state, do: [RESOLVE], expect: { hp: 12, enemy: { hp: 4 } } });
    expectPlay({ options: { combat: "points" }, state, do: [RESOLVE], expect: { hp: 11, enemy: { hp: 6 } } });
  });
  it("PRR-19.3 PRR-19.4 PRR-19.5 startAtk, startHp and startMoney", () => {
    const { atk, fullAtk, hp, hpDice, money } = rules.start({ startAtk: 3, startHp: 18, startMoney: 0 }, 1);
    expectSame([atk, fullAtk, hp, hpDice, money], [3, 3, 18, 3, 0]);
    expectSame(rules.start({ startMoney: 30 }, 1).money, 24);
  });
  it("PRR-19.6 moneyCap is the most money", () => {
    const state = { rooms: [down("D9")] };
    expectPlay({ options: { moneyCap: 15 }, state, do: [reveal(0)], expect: { money: 15 } });
    expectPlay({
      options: { moneyCap: 36 },
      state: { ...state, money: 24 },
      do: [reveal(0)],
      expect: { money: 33 },
    });
  });
  it("PRR-19.7 enemyAtkT1 is the ATK of the first tier alone", () => {
    const options = { enemyAtkT1: 3 };
    const rooms = [down("JH")];
    expectPlay({ options, state: { rooms }, do: [reveal(0)], expect: { enemy: { atk: 3, hp: 6 } } });
    expectPlay({ options, state: { rooms, killed: 3 }, do: [reveal(0)], expect: { enemy: { atk: 2 } } });
  });
  it("PRR-19.8 finalHpDice are the red dice of the final enemy", () => {
    const options = { finalHpDice: 7 };
    const rooms = [down("JH")];
    expectPlay({
      options,
      state: { rooms, killed: 11 },
      do: [reveal(0)],
      expect: { enemy: { hp: 42, atk: 5 } },
    });
    expectPlay({ options, state: { rooms, killed: 10 }, do: [reveal(0)], expect: { enemy: { hp: 24 } } });
  });
  it("PRR-19.9 shuffle: all at once, or enemies and others apart", () => {
    expectSame([rules.start({}, 1).deck.length, rules.start({ shuffle: "sparse" }, 1).deck.length], [54, 12]);
  });
  it("PRR-19.10 trade: one ATK brings six HP, or all", () => {
    const state = inCombat("death", { hp: 0, hpDice: 3 });
    expectPlay({ state, do: [{ type: "trade" }], expect: { hp: 6, atk: 1 } });
    expectPlay({ options: { trade: "MAX" }, state, do: [{ type: "trade" }], expect: { hp: 18, atk: 1 } });
  });
  it("PRR-19.11 rest is what the end of a level heals", () => {
    const state = { hp: 5, deck: ["D2"] };
    expectPlay({ options: { rest: 0 }, state, do: [END_LEVEL], expect: { hp: 5 } });
    expectPlay({ options: { rest: 2 }, state, do: [END_LEVEL], expect: { hp: 7 } });
    // Nothing in between, and no more.
    for (const rest of [1, 3, 6]) expectSame(readOptions({ rest }).rest, 2);
  });
  it("PRR-19.12 without counterattack a tie is rolled again", () => {
    const state = inCombat("postRoll", { roll: rolled([2], [3]) });
    const points = { combat: "points" };
    expectPlay({ options: points, state, do: [RESOLVE], expect: { phase: "tie" } });
    expectPlay({
      options: { ...points, counterattack: false },
      state,
      do: [RESOLVE],
      expect: { phase: "preRoll" },
    });
  });
  it("PRR-19.13 without abilities no ability text is in force", () => {
    const options = { abilities: false };
    const state = inCombat("postRoll", {
      equip: ["S9", "S2"],
      curses: ["C10"],
      roll: rolled([6, 1], [6, 2]),
    });
    expectPlay({ options, state, do: [RESOLVE], expect: { enemy: { hp: 6 }, hp: 12 } });
    const hit = { ...state, roll: rolled([6, 6], [1, 3]), killed: 3 };
    expectPlay({ options, state: hit, do: [RESOLVE], expect: { enemy: { hp: 8 } } });
  });
  it("PRR-19.14 abilitiesOutsideCombat: Fortune, Recover, Cleanse and Alchemy while exploring", () => {
    const options = { abilitiesOutsideCombat: true };
    const state = {
      hand: ["S8", "S10", "H6", "H8", "S3", "H2", "S7"],
      discard: ["D2"],
      curses: ["C9"],
      money: 0,
    };
    expectPlay({ options, state, do: [ability("S8")], expect: { money: 16, phase: "explore" } });
    expectPlay({ options, state, do: [ability("S10", { pick: "D2" })], expect: { money: 2 } });
    expectPlay({ options, state, do: [ability("H6", { curse: "C9" })], expect: { curses: [] } });
    expectPlay({ options, state, do: [ability("H8")], expect: { money: 2 } });
    for (const card of ["S3", "H2", "S7"]) {
      expectRefused({ options, state }, ability(card), "PRR-13.2", "onlyInCombat");
    }
    expectRefused({ state }, ability("S8"), "PRR-13.2", "onlyInCombat");
  });
  it("PRR-19.15 moneyHp off: money cards never heal", () => {
    const state = { rooms: [down("D6")], hp: 3 };
    expectPlay({
      options: { moneyHp: "off" },
      state,
      do: [reveal(0)],
      expect: { money: 18, hp: 3, phase: "explore" },
    });
  });
  it("PRR-19.16 healImmediate: red potions are drunk as they come and cannot be held", () => {
    const options = { healImmediate: true };
    const bought = { rooms: [up("H5")], hp: 4 };
    expectPlay({
      options,
      state: bought,
      do: [{ type: "buy", room: 0 }],
      expect: { hp: 9, hand: [], discard: ["H5"] },
    });
    expectPlay({
      options,
      state: { ...bought, hp: 12 },
      do: [{ type: "buy", room: 0 }],
      expect: { discard: ["H5"] },
    });
    const rooms = [down("H3"), down("S3")];
    expectPlay({
      options,
      state: { rooms, hp: 4 },
      do: [reveal(0)],
      dice: [3],
      expect: { hp: 7, discard: ["H3"] },
    });
    expectPlay({
      options,
      state: { rooms, hp: 4 },
      do: [reveal(1)],
      dice: [3],
      expect: { hp: 4, hand: ["S3"] },
    });
    const recovering = inCombat("preRoll", { hand: ["S10"], discard: ["H4"], hp: 5 });
    const recover = [ability("S10", { pick: "H4" })];
    expectPlay({
      options,
      state: recovering,
      do: recover,
      expect: { hp: 9, hand: [], discard: ["H4", "S10"] },
    });
    const blighted = { ...recovering, curses: ["C8"] };
    expectPlay({ options, state: blighted, do: recover, expect: { hp: 5, discard: ["H4", "S10"] } });
    expectPlay({
      options,
      state: { ...bought, curses: ["C8"] },
      do: [{ type: "buy", room: 0 }],
      expect: { hp: 9 },
    });
  });
  it("PRR-19.17 buffImmediate: held blue potions are equipped when an enemy is revealed", () => {
    expectPlay({
      options: { buffImmediate: true },
      state: { rooms: [down("JH")], hand: ["S9", "H5", "S2"] },
      do: [reveal(0)],
      expect: { equip: ["S9", "S2"], hand: ["H5"], phase: "prep" },
    });
  });
  it("PRR-19.18 reshuffle: the whole discard pile returns", () => {
    expectPlay({
      options: { reshuffle: true },
      state: { discard: ["C2", "D2", "H2"], aside: ["AS"] },
      do: [END_LEVEL],
      shuffles: [["H2", "D2", "C2"]],
      expect: { rooms: [down("H2"), down("D2"), down("C2"), JSON_NULL], discard: [], aside: ["AS"] },
    });
  });
  it("PRR-19.19 recycleMoney, recycleItems, recycleTier: some cards return, in one shuffle", () => {
    expectPlay({
      options: { recycleMoney: true, recycleItems: true, recycleTier: true },
      state: { discard: ["C2", "D2", "H2"], aside: ["AS"] },
      do: [END_LEVEL],
      shuffles: [["AS", "H2", "D2", "C2"]],
      expect: { discard: [], aside: [], level: 2 },
    });
  });
  it("PRR-19.20 bribe: money buys a flight", () => {
    const state = stateOf({ options: { bribe: true }, state: inCombat("preRoll") });
    expectSame(eventOf(act(state, { type: "bribe" }), "bribed").money, 2);
    expectSame(state.phase.kind, "shuffle");
  });
  it("PRR-19.21 pill: a revival pill may be made", () => {
    const craft = { type: "craft", blue: "S3", red: "H5" };
    expectPlay({
      options: { pill: true },
      state: { hand: ["S3", "H5"] },
      do: [craft],
      expect: { pill: "ready" },
    });
  });
  it("PRR-19.22 cleanseHeal: what Cleanse heals", () => {
    const state = { hand: ["H6"], hp: 2 };
    const drink = [{ type: "heal", card: "H6" }];
    expectPlay({ state, do: drink, expect: { hp: 8 } });
    expectPlay({ options: { cleanseHeal: 5 }, state, do: drink, expect: { hp: 7 } });
  });
  it("PRR-19.23 overcharge: the ATK of Overcharge in all", () => {
    const state = inCombat("postRoll", { equip: ["S2"], roll: rolled([6, 6], [1, 3]) });
    expectPlay({ options: { overcharge: 3 }, state, do: [RESOLVE], expect: { enemy: { hp: 1 } } });
    expectPlay({ options: { overcharge: 2 }, state, do: [RESOLVE], expect: { enemy: { hp: 2 } } });
  });
  it("PRR-19.24 flee: only by a card, or freely", () => {
    const flee = [{ type: "flee" }];
    expectPlay({ state: inCombat("prep"), do: flee, expect: { illegal: true } });
    const options = { flee: "free" };
    expectPlay({ options, state: inCombat("prep"), do: flee, shuffles: [["JH"]], expect: { deck: ["JH"] } });
  });
  it("PRR-19.25 lateEquip: potions may be equipped before a roll too", () => {
    const equip = [{ type: "equip", card: "S9" }];
    const state = inCombat("preRoll", { hand: ["S9"] });
    expectPlay({ state, do: equip, expect: { illegal: true } });
    expectPlay({
      options: { lateEquip: true },
      state,
      do: equip,
      expect: { equip: ["S9"], phase: "preRoll" },
    });
    const after = inCombat("postRoll", { hand: ["S9"], ...struck });
    expectPlay({ options: { lateEquip: true }, state: after, do: equip, expect: { illegal: true } });
  });
  it("PRR-19.26 pillAtDeath: who can make a pill with no HP and ATK 1 is not lost", () => {
    const state = inCombat("prep", { hp: 1, atk: 1, fullAtk: 1, curses: ["C3", "C7"], hand: ["S3", "H5"] });
    expectPlay({ options: { pill: true }, state, do: [FIGHT], expect: { result: "loss" } });
    expectPlay({
      options: { pill: true, pillAtDeath: true },
      state,
      do: [FIGHT, { type: "craft", blue: "S3", red: "H5" }, { type: "pill" }],
      expect: { hp: 12, money: 0, pill: "used", phase: "preRoll" },
    });
    const poor = { ...state, money: 9 };
    expectPlay({
      options: { pill: true, pillAtDeath: true },
      state: poor,
      do: [FIGHT],
      expect: { result: "loss" },
    });
  });
});
