import { OPTIONS } from "../../src/games/pokers-rogue-reckoning/rules/options";
import type { MoneyCard } from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { policies } from "../../src/games/pokers-rogue-reckoning/policies";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { Action, Seen, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import type { Options } from "../../src/kit/rules/options";
import type { Policy } from "../../src/kit/rules/policy";
import { seeded } from "../../src/kit/data/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { played } from "../support/played";
import { SCALE } from "../support/scale";
import { down, inCombat, rolled, stateOf, up, type Given } from "./cases";

const random = expectPresent(policies["random"]);
const naive = expectPresent(policies["naive"]);
const sensible = expectPresent(policies["sensible"]);

/** How many of these games are won (PRR-18.1). */
function wins(policy: Policy<Seen, Action>, games: number, options: Options): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const { phase } = played(rules, policy, 1000 + game, options);
    if (phase.kind === "over" && phase.ending === "win") won++;
  }
  return won;
}

function choiceOf(policy: Policy<Seen, Action>, given: Given): Action {
  return choiceIn(policy, stateOf(given));
}

function choiceIn(policy: Policy<Seen, Action>, state: State): Action {
  const waiting = rules.waiting(state);
  const { choices } = expectPresent(waiting.kind === "decisions" ? waiting.decisions[0] : undefined);
  return policy(rules.seen(state, 0), choices, seeded(1));
}

/** A money card waits for an answer (PRR-7.1). */
function coin(card: MoneyCard): State {
  return { ...stateOf({ state: { hp: 5 } }), phase: { kind: "money", room: 0, card } };
}

const POINTS = { combat: "points" };
/** The rules of the published figures (scripts/simulation/published). */
const PLAIN = { combat: "points", abilities: false };
const WOUNDED = { hp: 5, money: 24 };

describe("The naive player of the published figures", () => {
  it("PRR-4.2 turns up all rooms before it buys anything", () => {
    const rooms = [up("S5"), down("D2")];
    expectSame(choiceOf(naive, { state: { rooms } }), { kind: "reveal", room: 1 });
  });
  it("PRR-4.2 turns up the rooms in random order", () => {
    const rooms = [down("D2"), down("D3"), down("D4"), down("D5")];
    const seen = rules.seen(stateOf({ state: { rooms } }), 0);
    const choices = [0, 1, 2, 3].map((room) => ({
      action: { kind: "reveal" as const, room },
      rule: "PRR-4.2",
    }));
    const judgement = seeded(1);
    const times = [0, 0, 0, 0];
    for (let turn = 0; turn < 400; turn++) {
      const action = naive(seen, choices, judgement);
      if (action.kind === "reveal") times[action.room] = (times[action.room] ?? 0) + 1;
    }
    for (const count of times) expectTrue(count > 60 && count < 140, `${count} of 400`);
  });
  it("PRR-5.2 then buys in the order found, red potions only below full HP", () => {
    const rooms = [up("H9"), up("S5"), up("S6")];
    expectSame(choiceOf(naive, { state: { rooms, money: 12 } }), { kind: "buy", room: 1 });
    expectSame(choiceOf(naive, { state: { rooms, ...WOUNDED } }), { kind: "buy", room: 0 });
    expectSame(choiceOf(naive, { state: { rooms, money: 4 } }), { kind: "endLevel" });
  });
  it("PRR-5.4 drinks a red potion at once", () => {
    const state = { rooms: [down("D2")], hand: ["H5"], ...WOUNDED };
    expectSame(choiceOf(naive, { state }), { kind: "heal", card: "H5" });
  });
  it("PRR-5.5 puts every blue potion into the next fight", () => {
    const state = inCombat("prep", { hand: ["S9", "S5"], curses: ["C2"] });
    expectSame(choiceOf(naive, { options: PLAIN, state }), { kind: "equip", card: "S9" });
  });
  it("PRR-5.7 cleanses no curse", () => {
    const state = { rooms: [down("D2")], hand: ["S9"], curses: ["C2"] };
    expectSame(choiceOf(naive, { state }), { kind: "reveal", room: 0 });
  });
  it("PRR-7.2 takes no HP for money", () => {
    expectSame(choiceIn(naive, coin("D2")), { kind: "money" });
  });
  it("PRR-11.4 always counterattacks", () => {
    const state = inCombat("tie", { roll: rolled([1], [2]) });
    expectSame(choiceOf(naive, { options: PLAIN, state }), { kind: "counter" });
  });
  it("PRR-12.4 always trades ATK", () => {
    expectSame(choiceOf(naive, { state: inCombat("death", { hp: 0, atk: 2 }) }), { kind: "trade" });
  });
  // Over many games it wins 59 of 100; the designer has published 57.96 %.
  it("wins about as often as published", () => {
    const games = 40 * SCALE;
    const won = wins(naive, games, { ...PLAIN, shuffle: "sparse", trade: "MAX" });
    expectTrue(won > 0.3 * games && won < 0.85 * games, `${won} of ${games} games`);
  });
});

describe("The sensible player", () => {
  it("PRR-5.2 buys a potion that is worth its price", () => {
    const rooms = [up("H10"), down("D2")];
    expectSame(choiceOf(sensible, { state: { rooms, ...WOUNDED } }), { kind: "buy", room: 0 });
  });
  it("PRR-5.2 buys another potion, however many it has", () => {
    const state = { rooms: [up("H10"), down("D2")], hand: ["H5", "H6", "H7", "H8", "H9", "S10", "S2"] };
    expectSame(choiceOf(sensible, { state: { ...state, hp: 12, money: 24 } }), { kind: "buy", room: 0 });
  });
  it("PRR-5.4 keeps a red potion for the blow that would fell it", () => {
    const roll = rolled([1, 2], [6, 6]);
    const safe = inCombat("postRoll", { roll, hp: 4, hand: ["H6"] });
    expectSame(choiceOf(sensible, { state: safe }), { kind: "resolve" });
    const deadly = inCombat("postRoll", { roll, hp: 1, hand: ["H6"], atk: 1 });
    expectSame(choiceOf(sensible, { state: deadly }), { kind: "heal", card: "H6" });
  });
  it("PRR-5.5 keeps a blue potion where it saves no blow, and uses it against the last enemy", () => {
    // With 3 ATK two blows defeat an enemy of 6 HP, with 4 as well.
    const weak = inCombat("prep", { atk: 3, hand: ["S6"] });
    expectSame(choiceOf(sensible, { state: weak }), { kind: "fight" });
    const last = inCombat("prep", { atk: 5, killed: 11, hand: ["S6"] });
    expectSame(choiceOf(sensible, { state: last }), { kind: "equip", card: "S6" });
  });
  it("PRR-5.7 cleanses with the smallest potion that is enough", () => {
    const state = inCombat("prep", { atk: 5, killed: 11, hand: ["S3", "S4"], curses: ["C3"] });
    expectSame(choiceOf(sensible, { state }), { kind: "cleanse", curse: "C3" });
    const cleansing = stateOf({ state });
    cleansing.phase = { kind: "cleanse", curse: "C3", potions: [] };
    expectSame(choiceIn(sensible, cleansing), { kind: "pour", card: "S3" });
  });
  it("PRR-7.3 takes HP for a low money card, and the money of a high one", () => {
    expectSame(choiceIn(sensible, coin("D2")), { kind: "hp", amount: 3 });
    expectSame(choiceIn(sensible, coin("D9")), { kind: "money" });
  });
  it("PRR-11.4 counterattacks a low total of the enemy, and not a high one", () => {
    const given = (mine: number, theirs: number): Given => ({
      options: POINTS,
      state: inCombat("tie", { atk: 2, roll: rolled([mine], [theirs]) }),
    });
    expectSame(choiceOf(sensible, given(1, 2)), { kind: "counter" });
    // With 2 ATK both of them are at 5 points of 6, which only two faces of six beat.
    expectSame(choiceOf(sensible, given(3, 4)), { kind: "rerollAll" });
  });
  it("PRR-13.6 throws a deadly roll again", () => {
    const state = inCombat("postRoll", { roll: rolled([1, 2], [6, 6]), hp: 1, hand: ["S4"], atk: 1 });
    expectSame(choiceOf(sensible, { state }), { kind: "ability", card: "S4", aim: { kind: "none" } });
  });
  it("PRR-13.11 takes the money of Fortune where there is little left to buy", () => {
    const state = inCombat("preRoll", { killed: 9, money: 0, hand: ["S8"] });
    expectSame(choiceOf(sensible, { state }), { kind: "ability", card: "S8", aim: { kind: "none" } });
  });
  it("PRR-14.5 gives up the potion that is worth least", () => {
    const state = inCombat("misplace", { hand: ["H10", "H2", "S10"] });
    expectSame(choiceOf(sensible, { state }), { kind: "misplace", card: "H2" });
  });
  it("PRR-15.2 kills with Roar what is about to strike", () => {
    const state = inCombat("postRoll", { roll: rolled([1, 2], [6, 6]), hp: 1, atk: 1, hand: ["H2"] });
    const weak = { ...state, enemy: { card: "JH", hp: 3, maxHp: 6, tier: 1, atk: 1, final: false } };
    expectSame(choiceOf(sensible, { state: weak }), { kind: "ability", card: "H2", aim: { kind: "none" } });
  });
  it("PRR-15.7 takes out the die that decides", () => {
    const enemy = { card: "JH", hp: 4, maxHp: 30, tier: 4, atk: 5, final: true };
    const roll = rolled([6, 6, 6, 1, 2], [2, 4, 4, 4, 4]);
    const state = { phase: "postRoll", enemy, roll, killed: 11, hp: 3, atk: 5, hand: ["H7"] };
    expectSame(choiceOf(sensible, { state }), { kind: "ability", card: "H7", aim: { kind: "die", die: 1 } });
  });
});

describe("The policies of Poker's Rogue Reckoning", () => {
  // Over many games sensible wins 51 of 100 in points combat and 20 in poker combat, naive with these rules 14 and 1.
  it("PRR-18.1 sensible wins far more often than naive", () => {
    const games = 24 * SCALE;
    const points = wins(sensible, games, POINTS);
    expectTrue(points > 0.2 * games, `${points} of ${games} games`);
    const poker = wins(sensible, games, {});
    expectTrue(poker >= 1, `${poker} of ${games} games`);
    const naively = wins(naive, games, {});
    expectTrue(naively < 0.12 * games, `${naively} of ${games} games`);
  });
  it("PRR-19 all make only legal choices with any options", () => {
    const settings: Options[] = [
      { grid: "3x3", reshuffle: true, startAtk: 3 },
      { pill: true, pillAtDeath: true, bribe: true, startHp: 18 },
      { lateEquip: true, flee: "free", combat: "points" },
      { abilitiesOutsideCombat: true, healImmediate: true, recycleTier: true, recycleMoney: true },
      { counterattack: false, combat: "points", moneyHp: "off", enemyAtkT1: 3, finalHpDice: 10 },
    ];
    const everything: Options = {};
    for (const spec of OPTIONS) if (spec.kind === "switch") everything[spec.name] = true;
    settings.push(everything);
    for (const options of settings) {
      for (let seed = 1; seed <= 2; seed++) {
        played(rules, naive, seed, options);
        played(rules, sensible, seed, options);
      }
    }
  });
  it("the same seed gives the same game", () => {
    for (const policy of [random, naive, sensible])
      expectSame(played(rules, policy, 3), played(rules, policy, 3));
  });
  it("PRR-2.7 nobody knows cards that are face down", () => {
    const given = (first: string, second: string): Given => ({
      state: { rooms: [down(first), down(second)], deck: [first] },
    });
    for (const policy of [naive, sensible]) {
      expectSame(choiceOf(policy, given("JH", "AS")), choiceOf(policy, given("AS", "JH")));
    }
  });
});
