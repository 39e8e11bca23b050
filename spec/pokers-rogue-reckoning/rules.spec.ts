import {
  diceFor,
  EVERY_CARD,
  hasPrice,
  isCardId,
  isPotion,
  kindOf,
  valueOf,
  type CardId,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { handOf, HANDS, strengthOf } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import { combatDice, newEnemy, tierOf } from "../../src/games/pokers-rogue-reckoning/rules/combat";
import { readOptions } from "../../src/games/pokers-rogue-reckoning/rules/options";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import { sparse } from "../../src/games/pokers-rogue-reckoning/rules/levels";
import { BLACK_DICE, WHITE_DICE, type State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { holds } from "../support/holds";
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
  up,
} from "./cases";

const FIGHT = { type: "fight" };
const ROLL = { type: "roll" };
const RESOLVE = { type: "resolve" };
const END_LEVEL = { type: "endLevel" };
const reveal = (room: number): Record<string, unknown> => ({ type: "reveal", room });
const buy = (room: number): Record<string, unknown> => ({ type: "buy", room });
const heal = (card: string): Record<string, unknown> => ({ type: "heal", card });
const cleanse = (curse: string, ...potions: string[]): Record<string, unknown> => ({
  type: "cleanse",
  curse,
  with: potions,
});
const POINTS = { combat: "points" };

function countOf(kind: string): number {
  return EVERY_CARD.filter((card) => kindOf(card) === kind).length;
}

/** A game that has just been dealt, in the standard order of the cards but for these, which are on top. */
function dealt(top: readonly CardId[] = [], options: Record<string, string> = {}): State {
  const state = rules.start(options, 1);
  const rest = EVERY_CARD.filter((card) => !top.includes(card));
  resolve(state, { kind: "shuffled", order: top.concat(rest) });
  return state;
}

describe("PRR-1 Components and cards", () => {
  it("PRR-1.1 54 cards: four suits of nine, swords, hearts and enemies", () => {
    expectSame(EVERY_CARD.length, 54);
    const kinds = ["red", "blue", "curse", "money", "sword", "heart", "enemy"];
    expectSame(
      kinds.map((kind) => countOf(kind)),
      [9, 9, 9, 9, 4, 2, 12],
    );
  });
  it("PRR-1.2 the ids are those of the ordinary deck", () => {
    expectSame(
      ["H10", "S2", "C5", "D9", "AS", "X2", "KD"].map((card) => kindOf(card)),
      ["red", "blue", "curse", "money", "sword", "heart", "enemy"],
    );
    for (const text of ["TH", "H1", "H11", "X3", ""]) expectTrue(!isCardId(text), text);
  });
  it("PRR-1.3 the value is the rank; up to 4 a die wins a potion, from 5 on it has a price", () => {
    expectSame(
      (["H2", "S7", "C10", "D5", "AS", "X1", "JH"] as const).map((card) => valueOf(card)),
      [2, 7, 10, 5, 0, 0, 0],
    );
    expectSame(
      (["H4", "H5", "S4", "S5"] as const).map((card) => hasPrice(card)),
      [false, true, false, true],
    );
    expectSame(
      (["C4", "C5", "H4", "H5", "D2", "AS"] as const).map((card) => diceFor(card)),
      [1, 2, 1, 0, 0, 0],
    );
  });
  it("PRR-1.4 white dice are thrown for the player, black ones for the enemy, six sides each", () => {
    const state = stateOf({ state: inCombat("preRoll", { killed: 9 }) });
    act(state, ROLL);
    const waiting = rules.waiting(state);
    const dice = waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice : [];
    expectSame(
      dice.map(({ die }) => die),
      WHITE_DICE.slice(0, 5).concat(BLACK_DICE),
    );
    expectTrue(dice.every(({ sides }) => sides === 6));
  });
});

describe("PRR-2 State", () => {
  it("PRR-2.1 the deck is top first, the discard pile top last, and rooms are empty or hold a card", () => {
    expectPlay({
      state: { deck: ["D2", "D3"], discard: ["C2", "H5"] },
      do: [END_LEVEL],
      expect: { rooms: [down("D2"), down("D3"), JSON_NULL, JSON_NULL], discard: ["C2", "H5"], deck: [] },
    });
  });
  it("PRR-2.2 swords raise the full ATK, which a trade does not lower", () => {
    const state = stateOf({ state: { rooms: [down("AS")] } });
    act(state, reveal(0));
    look(state);
    expectSame([state.atk, state.fullAtk], [3, 3]);
    const falls = inCombat("postRoll", { roll: rolled([1, 1], [6, 6]), hp: 1, atk: 3, fullAtk: 3 });
    expectPlay({ state: falls, do: [RESOLVE, { type: "trade" }], expect: { atk: 2, fullAtk: 3 } });
  });
  it("PRR-2.3 at most six HP for every red die", () => {
    expectPlay({ state: { hp: 10, hand: ["H7"] }, do: [heal("H7")], expect: { hp: 12 } });
    expectPlay({ state: { hp: 10, hpDice: 3, hand: ["H7"] }, do: [heal("H7")], expect: { hp: 17 } });
  });
  it("PRR-2.4 curses are kept from one combat to the next, an enemy only in combat", () => {
    const given = { rooms: [down("C4"), down("JH")], curses: ["C5"] };
    expectPlay({
      state: given,
      do: [reveal(0), reveal(1)],
      dice: [1],
      expect: {
        curses: ["C5", "C4"],
        enemy: { card: "JH", tier: 1, final: false, hp: 6, maxHp: 6, atk: 1 },
      },
    });
  });
  it("PRR-2.5 a roll is white and black dice, a shield and whether it is a counterattack", () => {
    expectPlay({
      state: inCombat("preRoll"),
      do: [ROLL],
      dice: [1, 2, 3, 4],
      expect: { roll: { white: [1, 2], black: [3, 4], shield: 0, counter: false }, phase: "postRoll" },
    });
  });
  it("PRR-2.6 a card is in one place: the enemy and the money card that is decided are in no room", () => {
    expectPlay({
      state: { rooms: [down("D9")], hp: 5 },
      do: [reveal(0)],
      expect: { phase: "money", rooms: [JSON_NULL], discard: [] },
    });
  });
  it("PRR-2.7 nobody sees the deck or face-down rooms; the discard pile is open", () => {
    const state = dealt(["D2", "JH", "C5", "S9", "KD"]);
    const seen = rules.seen(state, 0);
    for (const card of ["D2", "JH", "C5", "S9", "KD", "AS"]) expectTrue(!holds(seen, card), card);
    expectSame([seen.deckSize, seen.rooms.length], [50, 4]);
    expectSame(seen.rooms[0], { kind: "card", up: false });
    expectSame(rules.seen(stateOf({ state: { discard: ["C5"] } }), "spectator").discard, ["C5"]);
  });
});

describe("PRR-3 Setup", () => {
  it("PRR-3.1 ATK 2, two red dice on six, 12 money, no cards", () => {
    const { atk, fullAtk, hp, hpDice, money, hand, equip, curses } = dealt();
    expectSame([atk, fullAtk, hp, hpDice, money], [2, 2, 12, 2, 12]);
    expectSame([hand, equip, curses], [[], [], []]);
  });
  it("PRR-3.2 the deck is shuffled, then the first level is dealt", () => {
    const state = rules.start({}, 1);
    const waiting = rules.waiting(state);
    expectSame(waiting.kind === "chance" ? waiting.chance.kind : "", "shuffle");
    expectSame(rules.check(state, 0, { kind: "reveal", room: 0 })?.reason, "waitForCards");
    expectSame([dealt().killed, dealt().level, dealt().phase.kind], [0, 1, "explore"]);
  });
  it("PRR-3.3 all 54 cards are shuffled in one", () => {
    const waiting = rules.waiting(rules.start({}, 1));
    expectSame(waiting, {
      kind: "chance",
      chance: { kind: "shuffle", pile: "deck", cards: [...EVERY_CARD] },
    });
  });
  it("PRR-3.4 PRR-3.5 a sparse deck has an enemy behind every four other cards, and the last two at the end", () => {
    const state = rules.start({ shuffle: "sparse" }, 1);
    const enemies = [...state.deck];
    expectSame(enemies.length, 12);
    resolve(state, { kind: "shuffled", order: [...enemies].reverse() });
    const others = [...state.deck];
    expectSame([others.length, state.phase.kind], [42, "setup"]);
    resolve(state, { kind: "shuffled", order: others });
    const deck = state.rooms.map((room) => (room.kind === "card" ? room.card : "X1")).concat(state.deck);
    const places: number[] = [];
    for (let i = 0; i < deck.length; i++) if (kindOf(deck[i] ?? "") === "enemy") places.push(i);
    expectSame(places, [4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 52, 53]);
    expectSame([deck[4], deck[53]], [enemies[11], enemies[0]]);
    expectSame(deck.slice(0, 4), others.slice(0, 4));
    expectSame(sparse(["JH"], ["D2", "D3", "D4", "D5", "D6"]), ["D2", "D3", "D4", "D5", "JH", "D6"]);
  });
  it("PRR-3.6 rooms are filled in order, face down; four of them, or nine", () => {
    const rooms = dealt(["D2", "JH", "C5", "S9"]).rooms;
    expectSame(
      rooms,
      (["D2", "JH", "C5", "S9"] as const).map((card) => ({ kind: "card", card, up: false })),
    );
    expectSame(dealt([], { grid: "3x3" }).rooms.length, 9);
    expectPlay({
      state: { deck: ["D2"] },
      do: [END_LEVEL],
      expect: { rooms: [down("D2"), JSON_NULL, JSON_NULL, JSON_NULL] },
    });
  });
});

describe("PRR-4 Level flow", () => {
  it("PRR-4.1 every phase refuses what belongs to another one", () => {
    const refused: [Record<string, unknown>, Record<string, unknown>, string, string][] = [
      [{}, ROLL, "PRR-4.2", "exploring"],
      [inCombat("prep"), ROLL, "PRR-9.1", "preparing"],
      [inCombat("preRoll"), RESOLVE, "PRR-9.4", "beforeRoll"],
      [inCombat("postRoll", { roll: rolled([1], [1]) }), ROLL, "PRR-9.6", "afterRoll"],
      [inCombat("tie", { roll: rolled([1], [1]) }), ROLL, "PRR-11.4", "tieUndecided"],
      [inCombat("death", { hp: 0 }), ROLL, "PRR-12.3", "dying"],
      [inCombat("misplace", { hand: ["H2"] }), ROLL, "PRR-14.5", "misplacing"],
      [inCombat("misplaceEnemy", { curses: ["C2"] }), ROLL, "PRR-14.5", "misplacing"],
      [inCombat("scout", { deck: ["D2"], rooms: [down("D3")] }), ROLL, "PRR-13.7", "scouting"],
      [{ phase: "over", result: "win", killed: 12 }, ROLL, "PRR-18.1", "gameOver"],
    ];
    for (const [state, action, rule, reason] of refused) expectRefused({ state }, action, rule, reason);
  });
  it("PRR-4.2 any face-down room may be revealed, and its card is settled first", () => {
    const given = { rooms: [down("D2"), down("C4"), down("D9")] };
    expectPlay({
      state: given,
      do: [reveal(2)],
      expect: { money: 21, rooms: [down("D2"), down("C4"), JSON_NULL] },
    });
    const state = stateOf({ state: given });
    act(state, reveal(1));
    expectSame(rules.check(state, 0, { kind: "reveal", room: 0 })?.reason, "waitForDice");
    roll(state, 2);
    expectSame(rules.check(state, 0, { kind: "reveal", room: 0 })?.reason, "waitForCard");
    look(state);
    act(state, reveal(0));
    expectRefused({ state: { rooms: [up("H5")] } }, reveal(0), "PRR-4.2", "alreadyUp");
    expectRefused({ state: given }, reveal(3), "PRR-2.1", "unknownRoom");
  });
  it("PRR-4.3 a sword gives ATK, a heart a red die with six HP, and the room is empty; a priced potion stays", () => {
    expectPlay({
      state: { rooms: [down("AD"), down("X1"), down("S7")], hp: 4 },
      do: [reveal(0), reveal(1), reveal(2)],
      expect: {
        atk: 3,
        fullAtk: 3,
        hp: 10,
        hpDice: 3,
        aside: ["AD", "X1"],
        rooms: [JSON_NULL, JSON_NULL, up("S7")],
      },
    });
  });
  it("PRR-4.4 a level cannot be left while a room is face down", () => {
    expectRefused({ state: { rooms: [down("D2")] } }, END_LEVEL, "PRR-4.4", "roomsLeft");
  });
  it("PRR-4.5 a potion that is open may be bought later", () => {
    const state = { rooms: [down("S9"), down("D8")], money: 5 };
    expectPlay({ state, do: [reveal(0), reveal(1), buy(0)], expect: { hand: ["S9"], money: 4 } });
  });
  it("PRR-4.6 an emptied room stays empty, also when its enemy has fled", () => {
    const state = { rooms: [down("JH"), down("D2")] };
    expectPlay({
      options: { flee: "free" },
      state,
      do: [reveal(0), { type: "flee" }],
      shuffles: [["JH"]],
      expect: { rooms: [JSON_NULL, down("D2")], phase: "explore", deck: ["JH"] },
    });
    expectRefused({ state: {} }, reveal(0), "PRR-4.6", "roomEmpty");
  });
  it("PRR-4.7 at the end of a level: open potions go, rest, the next level is dealt", () => {
    expectPlay({
      state: { rooms: [up("S7"), JSON_NULL, up("H5")], hp: 5, deck: ["D2"], discard: ["C2"] },
      do: [END_LEVEL],
      expect: { discard: ["C2", "S7", "H5"], hp: 7, level: 2, phase: "explore" },
    });
    expectPlay({ state: { hp: 11, deck: ["D2"] }, do: [END_LEVEL], expect: { hp: 12 } });
  });
});

describe("PRR-5 Potions", () => {
  it("PRR-5.1 a potion without a price is won by its exact number, in one try", () => {
    const state = { rooms: [down("S3")] };
    expectPlay({ state, do: [reveal(0)], dice: [3], expect: { hand: ["S3"], money: 12 } });
    for (const face of [2, 4, 6]) {
      expectPlay({
        state,
        do: [reveal(0)],
        dice: [face],
        expect: { hand: [], discard: ["S3"], rooms: [JSON_NULL] },
      });
    }
  });
  it("PRR-5.2 the others cost their value, and there is no credit", () => {
    expectPlay({ state: { rooms: [up("S9")], money: 9 }, do: [buy(0)], expect: { money: 0, hand: ["S9"] } });
    expectRefused({ state: { rooms: [up("S9")], money: 8 } }, buy(0), "PRR-5.2", "tooLittleMoney");
    expectRefused({ state: { rooms: [down("S9")] } }, buy(0), "PRR-5.2", "notForSale");
    expectRefused({ state: {} }, buy(0), "PRR-4.6", "roomEmpty");
    expectRefused({ state: {} }, buy(7), "PRR-2.1", "unknownRoom");
  });
  it("PRR-5.3 there is no limit to the hand", () => {
    const hand = EVERY_CARD.filter((card) => isPotion(card) && card !== "S9");
    const state = stateOf({ state: { hand, rooms: [up("S9")] } });
    act(state, buy(0));
    expectSame(state.hand.length, 18);
    expectRefused({ state: {} }, heal("H2"), "PRR-5.3", "notHeld");
  });
  it("PRR-5.4 a red potion heals its value while exploring and in combat, also where it is wasted", () => {
    for (const phase of ["explore", "prep", "preRoll", "postRoll"]) {
      const state = { hand: ["H4"], hp: 3, enemy: phase === "explore" ? JSON_NULL : { card: "JH" } };
      const given = { ...state, phase, roll: rolled([1], [1]) };
      expectPlay({ state: given, do: [heal("H4")], expect: { hp: 7, hand: [], discard: ["H4"], phase } });
    }
    expectPlay({ state: { hand: ["H4"] }, do: [heal("H4")], expect: { hp: 12, discard: ["H4"] } });
    expectNoAction({ state: { hand: ["S9"] } }, heal("S9"));
  });
  it("PRR-5.5 blue potions are put under the dice before the fight only", () => {
    const equip = { type: "equip", card: "S9" };
    expectPlay({
      state: inCombat("prep", { hand: ["S9"] }),
      do: [equip],
      expect: { equip: ["S9"], hand: [] },
    });
    expectRefused({ state: { hand: ["S9"] } }, equip, "PRR-4.2", "exploring");
    expectRefused({ state: inCombat("prep") }, equip, "PRR-5.3", "notHeld");
    const red = inCombat("prep", { hand: ["H6"] });
    expectRefused({ state: red }, { type: "equip", card: "H6" }, "PRR-5.5", "notABuff");
  });
  it("PRR-5.6 every card under the dice adds one, whatever its value, and none changes the ATK die", () => {
    const equip = ["S9", "S4", "H5", "C5"];
    const state = inCombat("postRoll", { killed: 6, equip, roll: rolled([6, 6], [1, 2]) });
    expectPlay({ state, do: [RESOLVE], expect: { enemy: { hp: 12 }, atk: 2 } });
    // The hand is a pair of sixes and a two; with ATK 6 it would be three sixes, which beat three fives.
    const three = inCombat("postRoll", { killed: 6, equip, roll: rolled([6, 6], [5, 5, 5]) });
    expectPlay({ state: three, do: [RESOLVE], expect: { hp: 9 } });
  });
  it("PRR-5.7 blue potions that are worth it cleanse one curse, while exploring or before a fight", () => {
    const curses = ["C8", "C3"];
    for (const phase of ["explore", "prep"]) {
      expectPlay({
        state: {
          phase,
          curses,
          hand: ["S5", "S2"],
          equip: ["S3"],
          enemy: phase === "prep" ? { card: "JH" } : JSON_NULL,
        },
        do: [cleanse("C8", "S3", "S5")],
        expect: { curses: ["C3"], hand: ["S2"], equip: [], discard: ["C8", "S3", "S5"], phase },
      });
    }
    const given = { curses, hand: ["S5", "S2", "H5", "S10"] };
    expectPlay({ state: given, do: [cleanse("C3", "S10", "S2")], expect: { discard: ["C3", "S10", "S2"] } });
    expectRefused({ state: given }, cleanse("C8", "S5", "S2"), "PRR-5.7", "tooLittleValue");
    expectNoAction({ state: given }, cleanse("C8", "S5", "H5"));
    expectRefused({ state: given }, cleanse("C8", "S5", "S5"), "PRR-5.7", "alreadyPoured");
    expectRefused({ state: given }, cleanse("C8", "S9"), "PRR-5.3", "notHeld");
    expectRefused({ state: given }, cleanse("C9", "S10"), "PRR-5.7", "notCursed");
    expectRefused({ state: given }, cleanse("C3"), "PRR-5.7", "tooLittleValue");
    expectRefused({ state: { curses, hand: ["S7"] } }, cleanse("C8", "S7"), "PRR-5.7", "tooLittleValue");
    const begun = stateOf({ state: given });
    act(begun, { type: "cleanse", curse: "C8", with: ["S10"] });
    const inFight = inCombat("preRoll", { curses, hand: ["S10"] });
    expectRefused({ state: inFight }, cleanse("C3", "S10"), "PRR-9.4", "beforeRoll");
  });
  it("PRR-5.8 a converted curse cleanses nothing and is not misplaced", () => {
    expectNoAction({ state: { curses: ["C4"], equip: ["C9"], hand: ["S4"] } }, cleanse("C4", "C9"));
    const state = inCombat("prep", { curses: ["C6"], equip: ["C9"] });
    expectPlay({ state, do: [FIGHT], expect: { phase: "preRoll", equip: ["C9"] } });
  });
  it("PRR-5.9 a potion that is equipped late counts, but its start effect is missed", () => {
    expectPlay({
      options: { lateEquip: true },
      state: inCombat("preRoll", { hand: ["S5"], deck: ["D2"], rooms: [down("D3")] }),
      do: [{ type: "equip", card: "S5" }, ROLL, RESOLVE],
      dice: [6, 6, 1, 2],
      expect: { enemy: { hp: 3 }, phase: "preRoll" },
    });
  });
});

describe("PRR-6 Curses", () => {
  it("PRR-6.1 a revealed curse is rolled for at once", () => {
    const state = stateOf({ state: { rooms: [down("C9")] } });
    act(state, reveal(0));
    const waiting = rules.waiting(state);
    expectSame(
      waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice.length : 0,
      2,
    );
  });
  it("PRR-6.2 a single curse is avoided by its number alone", () => {
    const state = { rooms: [down("C3")] };
    expectPlay({ state, do: [reveal(0)], dice: [3], expect: { discard: ["C3"], curses: [] } });
    for (const face of [1, 2, 4, 6])
      expectPlay({ state, do: [reveal(0)], dice: [face], expect: { curses: ["C3"] } });
  });
  it("PRR-6.3 a dual curse is avoided by more, converted by as much, and placed by less", () => {
    const state = { rooms: [down("C8")] };
    expectPlay({ state, do: [reveal(0)], dice: [4, 5], expect: { discard: ["C8"], curses: [], equip: [] } });
    expectPlay({ state, do: [reveal(0)], dice: [4, 4], expect: { equip: ["C8"], curses: [], discard: [] } });
    expectPlay({ state, do: [reveal(0)], dice: [1, 6], expect: { curses: ["C8"], equip: [], discard: [] } });
  });
  it("PRR-6.4 curses gather, and each adds one to the enemy's damage", () => {
    const state = inCombat("postRoll", { curses: ["C5", "C9", "C4"], roll: rolled([1, 3], [6, 6]) });
    expectPlay({ state, do: [RESOLVE], expect: { hp: 8, curses: ["C5", "C9", "C4"] } });
  });
  it("PRR-6.5 a converted curse counts in the next combat and goes with it", () => {
    expectPlay({
      state: { rooms: [down("C5"), down("JH")] },
      do: [reveal(0), reveal(1), FIGHT, ROLL, RESOLVE, ROLL, RESOLVE],
      dice: [1, 4, 6, 6, 1, 2, 5, 5, 1, 2],
      expect: { phase: "explore", slain: ["JH"], equip: [], discard: ["C5"] },
    });
  });
  it("PRR-6.6 after the combat all of the player's cards and then the enemy's are discarded", () => {
    const zones = { equip: ["S9", "H5"], curses: ["C4", "C2"], discard: ["D2"] };
    const after = ["D2", "S9", "H5", "C4", "C2"];
    const won = inCombat("postRoll", {
      ...zones,
      enemy: { card: "JH", hp: 1 },
      roll: rolled([6, 6], [1, 2]),
    });
    expectPlay({ state: won, do: [RESOLVE], expect: { discard: after, equip: [], curses: [] } });
    expectPlay({
      options: { bribe: true },
      state: inCombat("prep", zones),
      do: [{ type: "bribe" }],
      shuffles: [["JH"]],
      expect: { discard: after, money: 2 },
    });
  });
});

describe("PRR-7 Money", () => {
  it("PRR-7.1 a money card asks only the player who lacks HP, also at the cap", () => {
    const rooms = [down("D6")];
    expectPlay({ state: { rooms, money: 3 }, do: [reveal(0)], expect: { money: 9, phase: "explore" } });
    expectPlay({
      state: { rooms, hp: 11, money: 24 },
      do: [reveal(0)],
      expect: { phase: "money", money: 24 },
    });
  });
  it("PRR-7.2 money never exceeds the cap", () => {
    const rooms = [down("D6")];
    expectPlay({ state: { rooms, money: 20 }, do: [reveal(0)], expect: { money: 24 } });
    expectPlay({ state: { rooms, money: 24 }, do: [reveal(0)], expect: { money: 24, discard: ["D6"] } });
    expectPlay({ state: { rooms, hp: 5 }, do: [reveal(0), { type: "money" }], expect: { money: 18, hp: 5 } });
  });
  it("PRR-7.3 one to three HP instead, not above the maximum", () => {
    const rooms = [down("D6")];
    const hp = (n: unknown): Record<string, unknown> => ({ type: "hp", n });
    expectPlay({ state: { rooms, hp: 5 }, do: [reveal(0), hp(3)], expect: { hp: 8, money: 12 } });
    expectPlay({ state: { rooms, hp: 5 }, do: [reveal(0), hp(1)], expect: { hp: 6 } });
    expectPlay({ state: { rooms, hp: 11 }, do: [reveal(0), hp(3)], expect: { hp: 12 } });
    for (const n of [0, 4, 1.5, "2"]) {
      expectPlay({ state: { rooms, hp: 5 }, do: [reveal(0), hp(n)], expect: { illegal: true } });
    }
  });
  it("PRR-7.4 then the card is discarded", () => {
    const state = { rooms: [down("D6")], hp: 5, discard: ["C2"] };
    for (const answer of [{ type: "money" }, { type: "hp", n: 2 }]) {
      expectPlay({ state, do: [reveal(0), answer], expect: { discard: ["C2", "D6"], phase: "explore" } });
    }
  });
});

describe("PRR-8 Enemies and tiers", () => {
  it("PRR-8.1 the tier follows the defeated enemies and is fixed for the combat", () => {
    const options = readOptions({});
    const table = [0, 2, 3, 5, 6, 8, 9, 10, 11].map((killed) => {
      const { tier, hp, atk, final } = newEnemy("JH", killed, options);
      return [tier, hp, atk, final];
    });
    expectSame(table, [
      ...[
        [1, 6, 1, false],
        [1, 6, 1, false],
      ],
      ...[
        [2, 12, 2, false],
        [2, 12, 2, false],
      ],
      ...[
        [3, 18, 3, false],
        [3, 18, 3, false],
      ],
      ...[
        [4, 24, 4, false],
        [4, 24, 4, false],
        [4, 30, 5, true],
      ],
    ]);
    expectSame([tierOf(12), tierOf(11)], [4, 4]);
    const dice = [1, 2, 3, 4].map((tier) => [combatDice("poker", tier), combatDice("points", tier)]);
    expectSame(dice, [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 3],
    ]);
  });
  it("PRR-8.2 the final enemy is the one met with eleven defeated", () => {
    expectPlay({
      state: { killed: 11, rooms: [down("QS")] },
      do: [reveal(0)],
      expect: { enemy: { final: true, hp: 30, atk: 5, tier: 4 } },
    });
    expectPlay({
      state: { killed: 10, rooms: [down("QS")] },
      do: [reveal(0)],
      expect: { enemy: { final: false } },
    });
  });
  it("PRR-8.3 an enemy that fled starts afresh", () => {
    expectPlay({
      options: { flee: "free" },
      state: inCombat("preRoll", { enemy: { card: "JH", hp: 2 } }),
      do: [{ type: "flee" }, END_LEVEL, reveal(0)],
      shuffles: [["JH"]],
      expect: { enemy: { card: "JH", hp: 6 } },
    });
  });
});

describe("PRR-9 Combat sequence", () => {
  it("PRR-9.1 an enemy opens the preparation", () => {
    const state = stateOf({ state: { rooms: [down("KD")] } });
    expectSame(eventOf(act(state, reveal(0)), "enemyMet").tier, 1);
    expectSame([state.phase.kind, state.enemy?.card], ["prep", "KD"]);
  });
  it("PRR-9.2 once the fight has begun nothing is equipped and no curse is cleansed", () => {
    const state = inCombat("prep", { hand: ["S9"], curses: ["C4"] });
    for (const action of [{ type: "equip", card: "S9" }, cleanse("C4", "S9")]) {
      expectPlay({ state, do: [FIGHT, action], expect: { illegal: true } });
    }
    const late = inCombat("preRoll", { hand: ["S9"] });
    expectRefused({ state: late }, { type: "equip", card: "S9" }, "PRR-9.2", "tooLateToEquip");
  });
  it("PRR-9.3 the enemy's cards act in rising rank, then the player's, one at a time", () => {
    const state = stateOf({
      state: inCombat("prep", {
        curses: ["C6", "C3", "C2"],
        discard: ["C7"],
        equip: ["C8", "S5"],
        hand: ["H4"],
        deck: ["D2", "D3"],
        rooms: [down("D4")],
        killed: 3,
      }),
    });
    const started = (events: readonly { kind: string }[]): string[] =>
      events.flatMap((event) => (event.kind === "started" && "card" in event ? [String(event.card)] : []));
    expectSame(started(act(state, FIGHT)), ["C2", "C3", "C6"]);
    expectSame(state.curses, ["C6", "C3", "C2", "C7"]);
    expectSame(started(act(state, { type: "misplace", card: "H4" })), ["C7", "S5"]);
    expectSame([state.phase.kind, state.money, state.hp], ["scout", 2, 10]);
    expectSame(started(act(state, { type: "scout", swaps: [] })), ["C8"]);
    expectSame([state.phase.kind, state.curses], ["preRoll", ["C6", "C2", "C7"]]);
  });
  it("PRR-9.3 a card that has left its zone is skipped, and a curse of equal rank waits for the blue potion", () => {
    expectPlay({
      state: inCombat("prep", { curses: ["C6"], equip: ["S5"], deck: ["D2"], rooms: [down("D4")] }),
      do: [FIGHT, { type: "misplace", card: "S5" }],
      expect: { phase: "preRoll", equip: [], discard: ["S5"] },
    });
    expectPlay({
      state: inCombat("prep", { equip: ["C6", "C7"], curses: ["C9"], enemy: { card: "JH", hp: 3 } }),
      do: [FIGHT, { type: "misplaceEnemy", card: "C9" }],
      expect: { phase: "explore", slain: ["JH"], discard: ["C9", "C6", "C7"] },
    });
  });
  it("PRR-9.4 a round is a roll and a comparison, white dice first", () => {
    expectPlay({
      options: POINTS,
      state: inCombat("preRoll", { killed: 3 }),
      do: [ROLL, RESOLVE],
      dice: [6, 5, 1, 1],
      expect: { phase: "preRoll", enemy: { hp: 10 }, roll: JSON_NULL },
    });
    const state = stateOf({ state: inCombat("postRoll", { roll: rolled([6, 6], [1, 3]) }) });
    expectSame(eventOf(act(state, RESOLVE), "compared").outcome, "playerHits");
    expectSame(rules.check(state, 0, { kind: "roll" })?.reason, "waitForComparison");
    look(state);
    expectSame(state.phase.kind, "preRoll");
  });
  it("PRR-9.5 the loser loses as much HP as the winner's ATK and cards make", () => {
    const player = inCombat("postRoll", { equip: ["S9"], roll: rolled([6, 6], [1, 3]) });
    expectPlay({ state: player, do: [RESOLVE], expect: { enemy: { hp: 3 }, hp: 12 } });
    const enemy = inCombat("postRoll", { curses: ["C9", "C4"], killed: 6, roll: rolled([1, 3], [6, 6]) });
    expectPlay({ state: enemy, do: [RESOLVE], expect: { hp: 7, enemy: { hp: 18 } } });
  });
  it("PRR-9.6 any number of items may be used before and after a roll", () => {
    expectPlay({
      state: inCombat("preRoll", { hand: ["H4", "H5", "S8", "H2"], hp: 1, money: 0 }),
      do: [heal("H4"), { type: "ability", card: "S8" }, ROLL, { type: "ability", card: "H2" }, heal("H5")],
      dice: [1, 1, 1, 1],
      expect: { hp: 10, money: 16, enemy: { hp: 3 }, phase: "postRoll" },
    });
  });
});

describe("PRR-10 Combat mode 1", () => {
  it("PRR-10.1 the ATK die counts with the number of the ATK, at most six", () => {
    const outcome = (atk: number, white: number[], black: number[]): string => {
      const state = stateOf({
        state: inCombat("postRoll", { atk, fullAtk: atk, roll: rolled(white, black) }),
      });
      return eventOf(act(state, RESOLVE), "compared").outcome;
    };
    expectSame(outcome(3, [3, 6], [2, 2]), "playerHits");
    expectSame(outcome(2, [3, 6], [2, 2]), "enemyHits");
    expectSame(outcome(9, [6, 2], [5, 5]), "playerHits");
  });
  it("PRR-10.2 at most five dice make a hand, and the ATK die may stay out of it", () => {
    expectSame(strengthOf([2, 3, 4, 5, 6, 2]), strengthOf([2, 3, 4, 5, 6]));
    expectSame(strengthOf([4, 4, 4, 4, 4, 4, 1]), strengthOf([4, 4, 4, 4, 4]));
    expectSame(strengthOf([1, 2, 3, 4, 5, 6]), strengthOf([2, 3, 4, 5, 6]));
  });
  it("PRR-10.3 bust, pair, two pair, three, full house, four, straight, five", () => {
    const hands = [
      ...[
        [1, 3, 4, 5, 6],
        [3, 3, 2, 5, 6],
        [2, 2, 5, 5, 6],
        [4, 4, 4, 2, 6],
      ],
      ...[
        [3, 3, 3, 6, 6],
        [5, 5, 5, 5, 2],
        [1, 2, 3, 4, 5],
        [6, 6, 6, 6, 6],
      ],
    ];
    expectSame(
      hands.map((dice) => handOf(strengthOf(dice))),
      [...HANDS],
    );
    for (let i = 1; i < hands.length; i++) {
      expectTrue(strengthOf(hands[i] ?? []) > strengthOf(hands[i - 1] ?? []), `hand ${i}`);
    }
    expectSame(handOf(strengthOf([2, 3, 4, 5])), "bust");
    expectSame(handOf(strengthOf([6, 1, 2, 3, 4])), "bust");
  });
  it("PRR-10.4 equal hands are decided by their numbers, the larger groups first", () => {
    const wins: [number[], number[]][] = [
      [
        [3, 3, 1],
        [2, 2, 6],
      ],
      [
        [2, 2, 6],
        [2, 2, 5],
      ],
      [
        [5, 5, 2, 2, 1],
        [4, 4, 3, 3, 6],
      ],
      [
        [5, 5, 3, 3, 1],
        [5, 5, 2, 2, 6],
      ],
      [
        [5, 5, 2, 2, 6],
        [5, 5, 2, 2, 4],
      ],
      [
        [3, 3, 3, 1, 1],
        [2, 2, 2, 6, 6],
      ],
      [
        [3, 3, 3, 2, 2],
        [3, 3, 3, 1, 1],
      ],
      [
        [4, 4, 4, 4, 2],
        [4, 4, 4, 4, 1],
      ],
      [
        [2, 2, 1],
        [2, 2],
      ],
      [
        [6, 2],
        [5, 4],
      ],
      [
        [2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5],
      ],
    ];
    for (const [better, worse] of wins) expectTrue(strengthOf(better) > strengthOf(worse), `${better[0]}`);
    expectSame(strengthOf([5, 1, 4]), strengthOf([4, 5, 1]));
  });
  it("PRR-10.5 a tie leads to a new round, with no counterattack", () => {
    const state = inCombat("postRoll", { roll: rolled([6, 1], [6, 2]) });
    expectPlay({ state, do: [RESOLVE], expect: { phase: "preRoll", hp: 12, enemy: { hp: 6 } } });
  });
});

describe("PRR-11 Combat mode 2", () => {
  const after = (state: Record<string, unknown>): Record<string, unknown> => inCombat("postRoll", state);
  it("PRR-11.1 dice and ATK, as far as the dice can count; cards count for damage only", () => {
    const state = stateOf({ options: POINTS, state: after({ equip: ["S9", "H5"], roll: rolled([3], [3]) }) });
    const { player, enemy } = eventOf(act(state, RESOLVE), "compared");
    expectSame([player, enemy], [5, 4]);
    const capped = stateOf({
      options: POINTS,
      state: after({ atk: 3, fullAtk: 3, killed: 3, roll: rolled([6, 6], [5, 5]) }),
    });
    const compared = eventOf(act(capped, RESOLVE), "compared");
    expectSame([compared.player, compared.enemy], [12, 12]);
  });
  it("PRR-11.2 the higher total wins", () => {
    expectPlay({
      options: POINTS,
      state: after({ roll: rolled([3], [3]) }),
      do: [RESOLVE],
      expect: { enemy: { hp: 4 } },
    });
    expectPlay({
      options: POINTS,
      state: after({ roll: rolled([1], [3]) }),
      do: [RESOLVE],
      expect: { hp: 11 },
    });
  });
  it("PRR-11.3 a tie below a cap asks for an answer, one with both at the cap is rolled again", () => {
    expectPlay({
      options: POINTS,
      state: after({ roll: rolled([2], [3]) }),
      do: [RESOLVE],
      expect: { phase: "tie" },
    });
    expectPlay({
      options: POINTS,
      state: after({ roll: rolled([5], [6]) }),
      do: [RESOLVE],
      expect: { phase: "preRoll" },
    });
  });
  it("PRR-11.4 a counterattack throws the white dice, all of them; otherwise all dice are rolled again", () => {
    const tied = inCombat("tie", { roll: { ...rolled([2, 1], [3]), shield: 0 } });
    expectPlay({
      options: POINTS,
      state: tied,
      do: [{ type: "counter" }],
      dice: [6, 4],
      expect: { phase: "postRoll", roll: { white: [6, 4], black: [3], counter: true } },
    });
    expectPlay({
      options: POINTS,
      state: tied,
      do: [{ type: "rerollAll" }],
      expect: { phase: "preRoll", roll: JSON_NULL },
    });
    const none = { ...POINTS, counterattack: false };
    expectPlay({
      options: none,
      state: after({ roll: rolled([2], [3]) }),
      do: [RESOLVE],
      expect: { phase: "preRoll" },
    });
  });
  it("PRR-11.5 after a counterattack a tie is no longer answered", () => {
    const counter = { ...rolled([2], [3]), counter: true };
    expectPlay({
      options: POINTS,
      state: after({ roll: counter }),
      do: [RESOLVE],
      expect: { phase: "preRoll" },
    });
    const higher = { ...rolled([5], [3]), counter: true };
    expectPlay({
      options: POINTS,
      state: after({ roll: higher }),
      do: [RESOLVE],
      expect: { enemy: { hp: 4 } },
    });
  });
  it("PRR-11.6 each side has the cap of its own dice, and of one at least", () => {
    const state = after({ atk: 3, fullAtk: 3, enemy: { card: "JH", atk: 9 }, roll: rolled([6, 6], []) });
    const { player, enemy } = eventOf(act(stateOf({ options: POINTS, state }), RESOLVE), "compared");
    expectSame([player, enemy], [12, 6]);
    // The enemy is at its cap of six, the player with two dice is not.
    const tied = after({ roll: rolled([1, 3], [5]) });
    expectPlay({ options: POINTS, state: tied, do: [RESOLVE], expect: { phase: "tie" } });
  });
});

describe("PRR-12 Damage, HP and death", () => {
  const hit = { roll: rolled([6, 6], [1, 3]) };
  const struck = { roll: rolled([1, 3], [6, 6]) };
  it("PRR-12.1 cards of both sides count, less Nullify, more with Overcharge, and never below nothing", () => {
    const damage = (equip: string[], curses: string[]): number => {
      const state = stateOf({ state: inCombat("postRoll", { killed: 6, equip, curses, ...hit }) });
      act(state, RESOLVE);
      return eventOf(look(state), "enemyHurt").amount;
    };
    expectSame(damage([], []), 2);
    expectSame(damage(["S9"], []), 3);
    expectSame(damage(["S9"], ["C10"]), 2);
    expectSame(damage([], ["C10"]), 2);
    expectSame(damage(["S2"], []), 4);
    expectSame(damage(["S2", "S9"], ["C10"]), 4);
    const taken = (equip: string[], curses: string[]): number => {
      const state = stateOf({ state: inCombat("postRoll", { equip, curses, ...struck }) });
      act(state, RESOLVE);
      return eventOf(look(state), "playerHurt").amount;
    };
    expectSame(taken([], ["C4", "C9"]), 3);
    expectSame(taken(["S6"], ["C4", "C9"]), 2);
    expectSame(taken(["S6", "C10"], ["C4", "C9"]), 1);
    expectSame(taken(["S6", "C10"], ["C4"]), 1);
  });
  it("PRR-12.2 an enemy without HP is slain, and the combat is over", () => {
    expectPlay({
      state: inCombat("postRoll", { enemy: { card: "KH", hp: 2 }, ...hit }),
      do: [RESOLVE],
      expect: { slain: ["KH"], killed: 1, enemy: JSON_NULL, phase: "explore" },
    });
  });
  it("PRR-12.3 a player without HP may be saved by ATK or a pill, or has lost", () => {
    const state = inCombat("postRoll", { hp: 1, killed: 6, ...struck });
    expectPlay({ state, do: [RESOLVE], expect: { phase: "death", hp: 0 } });
    const last = { ...state, atk: 1, fullAtk: 1 };
    expectPlay({ state: last, do: [RESOLVE], expect: { phase: "over", result: "loss", hp: 0 } });
    expectPlay({ state: { ...last, pill: "ready" }, do: [RESOLVE], expect: { phase: "death" } });
    expectRefused({ state: inCombat("death", { hp: 0, atk: 1 }) }, { type: "trade" }, "PRR-12.4", "lastAtk");
  });
  it("PRR-12.4 one ATK is worth six HP, again and again, and the enemy keeps its own", () => {
    const state = inCombat("postRoll", {
      hp: 1,
      atk: 3,
      fullAtk: 3,
      enemy: { card: "JH", hp: 5 },
      ...struck,
    });
    expectPlay({
      state,
      do: [RESOLVE, { type: "trade" }],
      expect: { hp: 6, atk: 2, phase: "preRoll", enemy: { hp: 5 } },
    });
  });
  it("PRR-12.5 the player may accept the end", () => {
    const state = inCombat("death", { hp: 0 });
    expectPlay({ state, do: [{ type: "accept" }], expect: { phase: "over", result: "loss" } });
  });
  it("PRR-12.6 there is no healing between comparison and damage", () => {
    const state = stateOf({ state: inCombat("postRoll", { hp: 1, hand: ["H9"], ...struck }) });
    act(state, RESOLVE);
    expectSame(rules.check(state, 0, { kind: "heal", card: "H9" })?.reason, "waitForComparison");
    look(state);
    expectSame([state.phase.kind, state.hand], ["death", ["H9"]]);
    expectSame(rules.check(state, 0, { kind: "heal", card: "H9" })?.reason, "dying");
  });
  it("PRR-12.7 maximum and full ATK stay when ATK is traded", () => {
    const state = inCombat("death", { hp: 0, hpDice: 3, atk: 3, fullAtk: 3 });
    expectPlay({ state, do: [{ type: "trade" }], expect: { hpDice: 3, fullAtk: 3, atk: 2 } });
  });
});

describe("PRR-16 Fleeing", () => {
  it("PRR-16.1 there is no free flight", () => {
    for (const phase of ["prep", "preRoll"]) {
      expectRefused({ state: inCombat(phase) }, { type: "flee" }, "PRR-16.1", "noFreeFlight");
    }
  });
  it("PRR-16.2 after a flight the enemy is shuffled into the whole deck", () => {
    expectPlay({
      state: inCombat("preRoll", { hand: ["S3"], deck: ["D2", "D3"], killed: 2 }),
      do: [{ type: "ability", card: "S3" }],
      shuffles: [["D3", "JH", "D2"]],
      expect: { deck: ["D3", "JH", "D2"], killed: 2, phase: "explore", enemy: JSON_NULL, slain: [] },
    });
  });
  it("PRR-16.3 a bribe costs 10, 15 or 20 money, and nothing buys off the fourth tier", () => {
    const options = { bribe: true, startMoney: 24 };
    const prices = [24, 24, 24].map((money, i) => {
      const state = stateOf({ options, state: inCombat("prep", { money, killed: i * 3 }) });
      return eventOf(act(state, { type: "bribe" }), "bribed").price;
    });
    expectSame(prices, [10, 15, 20]);
    const bribe = { type: "bribe" };
    expectRefused({ options, state: inCombat("prep", { killed: 9 }) }, bribe, "PRR-16.3", "bribeRefused");
    expectRefused({ options, state: inCombat("preRoll", { money: 9 }) }, bribe, "PRR-16.3", "bribePrice");
    expectRefused({ state: inCombat("prep") }, bribe, "PRR-16.3", "bribeOff");
    const roll = rolled([1], [1]);
    expectRefused({ options, state: inCombat("postRoll", { roll }) }, bribe, "PRR-9.6", "afterRoll");
  });
  it("PRR-16.4 free flight as an option, but not from Terrorize", () => {
    const options = { flee: "free" };
    for (const phase of ["prep", "preRoll"]) {
      const state = inCombat(phase, { deck: ["D2"] });
      expectPlay({
        options,
        state,
        do: [{ type: "flee" }],
        shuffles: [["JH", "D2"]],
        expect: { phase: "explore" },
      });
      expectRefused(
        { options, state: { ...state, curses: ["C9"] } },
        { type: "flee" },
        "PRR-14.8",
        "terrorized",
      );
    }
  });
});

describe("PRR-17 Reshuffling and resting", () => {
  it("PRR-17.1 the discard pile does not return", () => {
    const state = { discard: ["D2", "S9"], deck: ["D3"] };
    expectPlay({ state, do: [END_LEVEL], expect: { discard: ["D2", "S9"], deck: [] } });
  });
  it("PRR-17.2 what enters the deck is shuffled with all of it", () => {
    const state = stateOf({
      options: { recycleMoney: true },
      state: { discard: ["D2"], deck: ["D3", "D4"] },
    });
    act(state, END_LEVEL);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "shuffle", pile: "deck", cards: ["D3", "D4", "D2"] },
    });
    expectSame(rules.check(state, 0, { kind: "endLevel" })?.rule, "PRR-17.2");
  });
  it("PRR-17.3 what returns is said by the options, and there is one shuffle, or none", () => {
    const pile = { discard: ["D2", "S9", "C4", "H5"], aside: ["AS"], deck: ["D3"] };
    const end = (
      options: Record<string, unknown>,
      shuffles: string[][],
      expected: Record<string, unknown>,
    ): void =>
      expectPlay({
        options: { grid: "2x2", ...options },
        state: pile,
        do: [END_LEVEL],
        shuffles,
        expect: expected,
      });
    end({ reshuffle: true }, [["H5", "C4", "S9", "D2", "D3"]], { discard: [], aside: ["AS"], deck: ["D3"] });
    end({ recycleMoney: true }, [["D2", "D3"]], { discard: ["S9", "C4", "H5"] });
    end({ recycleItems: true }, [["D3", "S9", "C4", "H5"]], { discard: ["D2"] });
    end({ recycleTier: true }, [["AS", "D3"]], { aside: [], discard: ["D2", "S9", "C4", "H5"] });
    expectPlay({
      options: { recycleMoney: true },
      state: { deck: ["D3"] },
      do: [END_LEVEL],
      expect: { deck: [] },
    });
    const nothing = { deck: ["D3", "D4"] };
    expectPlay({
      options: { reshuffle: true },
      state: nothing,
      do: [END_LEVEL],
      shuffles: [["D4", "D3"]],
      expect: { rooms: [down("D4"), down("D3"), JSON_NULL, JSON_NULL] },
    });
    const held = { hand: ["H2"], slain: ["JH"], deck: ["D3"], discard: ["D2"] };
    expectPlay({
      options: { reshuffle: true, recycleTier: true },
      state: held,
      do: [END_LEVEL],
      shuffles: [["D2", "D3"]],
      expect: { hand: ["H2"], slain: ["JH"] },
    });
  });
});

describe("PRR-18 End of the game", () => {
  it("PRR-18.1 the twelfth enemy defeated wins at once", () => {
    expectPlay({
      state: inCombat("postRoll", {
        killed: 11,
        enemy: { card: "KD", hp: 1 },
        hand: ["H2"],
        curses: ["C2"],
        roll: rolled([6, 6], [1, 3]),
      }),
      do: [RESOLVE],
      expect: { phase: "over", result: "win", killed: 12, discard: ["C2"] },
    });
    const won = stateOf({ state: { phase: "over", result: "win" } });
    expectSame(rules.waiting(won), { kind: "over", result: { name: "win", winners: [0] } });
    expectSame(rules.summary(won)["won"], 1);
  });
  it("PRR-18.2 no HP, ATK 1 and no pill is a loss", () => {
    const state = inCombat("prep", { hp: 2, atk: 1, fullAtk: 1, curses: ["C3"] });
    expectPlay({ state, do: [FIGHT], expect: { phase: "over", result: "loss" } });
    const lost = stateOf({ state: { phase: "over", result: "loss", killed: 3 } });
    expectSame(rules.waiting(lost), { kind: "over", result: { name: "loss", winners: [] } });
    const { won, killed, level, money } = rules.summary(lost);
    expectSame([won, killed, level, money], [0, 3, 1, 12]);
  });
  it("PRR-18.4 two potions and 10 money make a pill, once, and it brings everything back", () => {
    const options = { pill: true };
    const craft = { type: "craft", blue: "S3", red: "H5" };
    const given = { hand: ["S3", "H5"] };
    expectPlay({
      options,
      state: given,
      do: [craft],
      expect: { pill: "ready", hand: [], money: 2, discard: ["S3", "H5"], phase: "explore" },
    });
    expectPlay({
      options,
      state: inCombat("death", { hp: 0, pill: "ready", atk: 1, fullAtk: 4, hpDice: 3 }),
      do: [{ type: "pill" }],
      expect: { hp: 18, atk: 4, pill: "used", phase: "preRoll" },
    });
    expectRefused({ state: given }, craft, "PRR-18.4", "pillOff");
    expectRefused({ options, state: { ...given, pill: "used" } }, craft, "PRR-18.4", "pillMade");
    expectRefused({ options, state: { ...given, money: 9 } }, craft, "PRR-18.4", "pillPrice");
    expectRefused({ options, state: { hand: ["S3"] } }, craft, "PRR-5.3", "notHeld");
    expectNoAction({ options, state: given }, { ...craft, blue: "H5" });
    expectNoAction({ options, state: given }, { ...craft, red: "S3" });
    expectRefused({ state: inCombat("death", { hp: 0 }) }, { type: "pill" }, "PRR-18.4", "noPill");
  });
  it("PRR-18.5 with pillAtDeath it can be made when dying", () => {
    const craft = { type: "craft", blue: "S3", red: "H5" };
    const dying = inCombat("death", { hp: 0, hand: ["S3", "H5"] });
    const options = { pill: true, pillAtDeath: true };
    expectPlay({ options, state: dying, do: [craft], expect: { phase: "death", pill: "ready" } });
    expectPlay({
      options,
      state: dying,
      do: [craft, { type: "pill" }],
      expect: { phase: "preRoll", hp: 12 },
    });
    expectRefused({ options: { pill: true }, state: dying }, craft, "PRR-18.5", "pillLate");
  });
});

describe("PRR-20 PRR-21 Rulings and vectors", () => {
  it("PRR-21.2 steps stand for the actions that name several cards", () => {
    const state = stateOf({ state: { curses: ["C5"], hand: ["S3", "S4"] } });
    expectSame(expectPresent(rules.act(state, 0, { kind: "cleanse", curse: "C5" })).kind, "done");
    expectSame(state.phase, { kind: "cleanse", curse: "C5", potions: [] });
    expectSame(rules.check(state, 0, { kind: "finish" })?.reason, "tooLittleValue");
    rules.act(state, 0, { kind: "pour", card: "S4" });
    rules.act(state, 0, { kind: "pour", card: "S3" });
    rules.act(state, 0, { kind: "finish" });
    expectSame([state.discard, state.phase.kind], [["C5", "S4", "S3"], "explore"]);
  });
  it("PRR-21.3 PRR-21.4 PRR-21.5 are what the vectors are run by", () => {
    const blank = stateOf({});
    expectSame([blank.phase.kind, blank.rooms.length, blank.deck.length], ["explore", 4, 0]);
    expectPlay({ options: { startAtk: 3, startHp: 18 }, expect: { atk: 3, fullAtk: 3, hp: 18, hpDice: 3 } });
    expectPlay({ state: inCombat("preRoll", { killed: 7 }), expect: { enemy: { tier: 3, hp: 18, atk: 3 } } });
  });
});
