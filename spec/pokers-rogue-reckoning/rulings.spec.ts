import { newEnemy } from "../../src/games/pokers-rogue-reckoning/rules/combat";
import { strengthOf } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import { OPTIONS, readOptions } from "../../src/games/pokers-rogue-reckoning/rules/options";
import { sparse } from "../../src/games/pokers-rogue-reckoning/rules/levels";
import { expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { down, expectPlay, expectRefused, inCombat, rolled, up } from "./cases";

const FIGHT = { type: "fight" };
const ROLL = { type: "roll" };
const RESOLVE = { type: "resolve" };
const POINTS = { combat: "points" };
const reveal = (room: number): Record<string, unknown> => ({ type: "reveal", room });
const heal = (card: string): Record<string, unknown> => ({ type: "heal", card });
const ability = (card: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: "ability",
  card,
  ...more,
});
const cleanse = (curse: string, ...potions: string[]): Record<string, unknown> => ({
  type: "cleanse",
  curse,
  with: potions,
});

const WON = { roll: rolled([6, 6], [1, 3]) };
const LOST = { roll: rolled([1, 3], [6, 6]) };

describe("PRR-20 Rulings", () => {
  it("R1 HP are one pool up to six for every red die", () => {
    expectPlay({ state: { hp: 1, hpDice: 3, hand: ["H10"] }, do: [heal("H10")], expect: { hp: 11 } });
  });
  it("R2 a sparse deck has four others before each enemy, and the rest at the end", () => {
    expectSame(sparse(["JH", "QH", "KH"], ["D2", "D3", "D4", "D5", "D6"]), [
      ...(["D2", "D3", "D4", "D5", "JH", "D6", "QH", "KH"] as const),
    ]);
  });
  it("R3 a level is over when all rooms are revealed, whatever has been slain", () => {
    expectPlay({
      state: { rooms: [down("H5")], slain: ["JH"], killed: 1 },
      do: [{ type: "endLevel" }],
      expect: { illegal: true },
    });
    expectPlay({ state: { rooms: [up("H5")] }, do: [{ type: "endLevel" }], expect: { level: 2 } });
  });
  it("R4 a potion that is too dear stays to the end of the level", () => {
    const state = { rooms: [down("S10"), down("D9")], money: 2 };
    expectPlay({
      state,
      do: [reveal(0), reveal(1), { type: "buy", room: 0 }],
      expect: { hand: ["S10"], money: 1 },
    });
    expectPlay({ state: { rooms: [up("S10")] }, do: [{ type: "endLevel" }], expect: { discard: ["S10"] } });
  });
  it("R5 the room of an enemy that fled stays empty", () => {
    expectPlay({
      state: { rooms: [down("JH")], hand: ["S3"] },
      do: [reveal(0), FIGHT, ability("S3")],
      shuffles: [["JH"]],
      expect: { rooms: [JSON_NULL] },
    });
  });
  it("R6 a held red potion may be drunk whenever the player can act", () => {
    expectPlay({ state: { hand: ["H4"], hp: 5 }, do: [heal("H4")], expect: { hp: 9 } });
  });
  it("R7 buffs are placed up to the start of the battle, later as an option", () => {
    const state = inCombat("preRoll", { hand: ["S9"] });
    expectRefused({ state }, { type: "equip", card: "S9" }, "PRR-9.2", "tooLateToEquip");
    expectPlay({
      options: { lateEquip: true },
      state,
      do: [{ type: "equip", card: "S9" }],
      expect: { equip: ["S9"] },
    });
  });
  it("R8 curses are cleansed outside the fight, with held or placed potions, one at a time", () => {
    const state = inCombat("prep", { hand: ["S10"], equip: ["S5"], curses: ["C3", "C5"] });
    expectPlay({ state, do: [cleanse("C3", "S10"), cleanse("C5", "S5")], expect: { curses: [], equip: [] } });
    expectPlay({ state, do: [cleanse("C3", "S10")], expect: { curses: ["C5"] } });
    expectPlay({ state, do: [FIGHT, cleanse("C3", "S10")], expect: { illegal: true } });
  });
  it("R9 curses are discarded after a flight too", () => {
    expectPlay({
      state: inCombat("preRoll", { hand: ["S3"], curses: ["C4", "C5"] }),
      do: [ability("S3")],
      shuffles: [["JH"]],
      expect: { curses: [], discard: ["C4", "C5", "S3"] },
    });
  });
  it("R10 money over the cap is cut off", () => {
    expectPlay({ state: { rooms: [down("D9")], money: 20 }, do: [reveal(0)], expect: { money: 24 } });
  });
  it("R11 the player chooses one, two or three HP", () => {
    for (const n of [1, 2, 3]) {
      const state = { rooms: [down("D9")], hp: 4 };
      expectPlay({ state, do: [reveal(0), { type: "hp", n }], expect: { hp: 4 + n } });
    }
  });
  it("R12 the final enemy is the one met with eleven defeated, not the twelfth card", () => {
    expectTrue(newEnemy("JH", 11, readOptions({})).final);
    expectPlay({
      state: { killed: 10, slain: [], rooms: [down("JH")] },
      do: [reveal(0)],
      expect: { enemy: { final: false } },
    });
  });
  it("R13 start effects: the enemy first, then the player, in rising rank", () => {
    const state = inCombat("prep", { curses: ["C7"], equip: ["C7"], enemy: { card: "JH", hp: 3 } });
    expectPlay({ state, do: [FIGHT], expect: { money: 2, killed: 1 } });
  });
  it("R14 Cleanse heals six, or five as its card says", () => {
    expectPlay({ state: { hand: ["H6"], hp: 1 }, do: [heal("H6")], expect: { hp: 7 } });
    expectPlay({
      options: { cleanseHeal: 5 },
      state: { hand: ["H6"], hp: 1 },
      do: [heal("H6")],
      expect: { hp: 6 },
    });
  });
  it("R15 one ATK die, which shows six at most", () => {
    const state = inCombat("postRoll", { atk: 8, fullAtk: 8, killed: 6, roll: rolled([6, 2], [5, 5]) });
    expectPlay({ state, do: [RESOLVE], expect: { enemy: { hp: 10 } } });
  });
  it("R16 in a category the numbers decide, and it is a tie only if all are equal", () => {
    expectTrue(strengthOf([6, 6, 2]) > strengthOf([5, 5, 4]));
    expectTrue(strengthOf([6, 6, 2]) < strengthOf([6, 6, 3]));
    expectSame(strengthOf([6, 6, 2]), strengthOf([2, 6, 6]));
  });
  it("R17 a counterattack is the player's choice", () => {
    const state = inCombat("tie", { roll: rolled([2], [3]) });
    expectPlay({
      options: POINTS,
      state,
      do: [{ type: "counter" }],
      dice: [5],
      expect: { phase: "postRoll" },
    });
    expectPlay({ options: POINTS, state, do: [{ type: "rerollAll" }], expect: { phase: "preRoll" } });
  });
  it("R18 caps follow the dice that are rolled", () => {
    const state = inCombat("postRoll", { hand: ["H3"], roll: rolled([6], [6]) });
    expectPlay({
      options: POINTS,
      state,
      do: [ability("H3"), RESOLVE],
      dice: [1],
      expect: { enemy: { hp: 4 } },
    });
  });
  it("R19 Overcharge counts two in all, and Nullify leaves one", () => {
    const state = inCombat("postRoll", { equip: ["S2"], curses: ["C10"], ...WON });
    expectPlay({ state, do: [RESOLVE], expect: { enemy: { hp: 3 } } });
  });
  it("R20 damage that is left over is forgotten after a trade", () => {
    const state = inCombat("postRoll", { hp: 1, killed: 6, ...LOST });
    expectPlay({ state, do: [RESOLVE, { type: "trade" }], expect: { hp: 6 } });
  });
  it("R21 discarded abilities work from the hand and when placed, in combat only", () => {
    const used = { money: 24, discard: ["S8"] };
    expectPlay({ state: inCombat("preRoll", { hand: ["S8"] }), do: [ability("S8")], expect: used });
    expectPlay({ state: inCombat("preRoll", { equip: ["S8"] }), do: [ability("S8")], expect: used });
    expectRefused({ state: { hand: ["S8"] } }, ability("S8"), "PRR-13.2", "onlyInCombat");
  });
  it("R22 Scout acts at the start of the combat and stays as a buff; exchanging is optional", () => {
    expectPlay({
      state: inCombat("prep", { equip: ["S5"], deck: ["D2", "D3"], rooms: [down("D4")] }),
      do: [FIGHT, { type: "scout", swaps: [] }],
      expect: { equip: ["S5"], deck: ["D2", "D3"], phase: "preRoll" },
    });
  });
  it("R23 Recover takes potions and money, no curses", () => {
    const state = inCombat("preRoll", { hand: ["S10"], discard: ["C2", "H4", "D3"] });
    expectPlay({ state, do: [ability("S10", { pick: "H4" })], expect: { hand: ["H4"] } });
    expectPlay({ state, do: [ability("S10", { pick: "C2" })], expect: { illegal: true } });
  });
  it("R24 the player chooses what Misplace takes, on both sides", () => {
    const state = inCombat("misplace", { hand: ["H4", "H2"], curses: ["C6"] });
    expectPlay({ state, do: [{ type: "misplace", card: "H2" }], expect: { hand: ["H4"] } });
    const mine = inCombat("misplaceEnemy", { equip: ["C6"], curses: ["C9", "C4"] });
    expectPlay({ state: mine, do: [{ type: "misplaceEnemy", card: "C4" }], expect: { curses: ["C9"] } });
  });
  it("R25 Roar deals its damage at once", () => {
    expectPlay({
      state: inCombat("preRoll", { hand: ["H2"] }),
      do: [ability("H2")],
      expect: { enemy: { hp: 3 } },
    });
  });
  it("R26 Shield in poker lowers one black die", () => {
    const state = inCombat("postRoll", { hand: ["H9"], ...LOST });
    expectPlay({ state, do: [ability("H9", { die: 0 })], expect: { roll: { black: [3, 6] } } });
  });
  it("R27 Time Travel brings back neither cards nor start effects", () => {
    expectPlay({
      state: inCombat("preRoll", {
        hand: ["H10"],
        curses: ["C3"],
        discard: ["H4"],
        enemy: { card: "JH", hp: 2 },
      }),
      do: [ability("H10")],
      dice: [4],
      expect: { hp: 4, discard: ["H4", "H10"], enemy: { hp: 6 }, phase: "preRoll" },
    });
  });
  it("R28 the pill brings back the start ATK and all swords", () => {
    const state = inCombat("death", { hp: 0, pill: "ready", atk: 1, fullAtk: 5 });
    expectPlay({ state, do: [{ type: "pill" }], expect: { atk: 5, hp: 12 } });
  });
  it("R29 poker is the standard combat", () => {
    expectSame(readOptions({}).combat, "poker");
  });
  it("R30 a potion with a white number is rolled for once, when revealed", () => {
    expectPlay({ state: { rooms: [down("H2")] }, do: [reveal(0)], dice: [5], expect: { discard: ["H2"] } });
  });
  it("R31 a revealed enemy is fought before anything else", () => {
    const state = { rooms: [down("JH"), down("D2")] };
    expectPlay({ state, do: [reveal(0), reveal(1)], expect: { illegal: true } });
  });
  it("R32 Strategy asks for the player's HP", () => {
    const state = inCombat("preRoll", { hand: ["H4"], hp: 6, killed: 6 });
    expectRefused({ state }, ability("H4"), "PRR-15.4", "tooLittleHp");
  });
  it("R33 Alchemy takes the top two money cards, whatever is between", () => {
    const state = inCombat("preRoll", { hand: ["H8"], discard: ["D2", "H3", "D3", "C2"], money: 0 });
    expectPlay({ state, do: [ability("H8")], expect: { money: 5, discard: ["H3", "C2", "D3", "D2", "H8"] } });
  });
  it("R34 a tie with one side at its cap may be countered", () => {
    const state = inCombat("postRoll", { roll: rolled([1, 3], [5]) });
    expectPlay({ options: POINTS, state, do: [RESOLVE], expect: { phase: "tie" } });
  });
  it("R35 the player's Blight is too late for what has acted, but takes the ATK", () => {
    const state = inCombat("prep", { equip: ["C8"], curses: ["C3"] });
    expectPlay({ state, do: [FIGHT, ROLL, RESOLVE], dice: [1, 3, 6, 6], expect: { hp: 9, curses: [] } });
  });
  it("R36 a heart brings a die and six HP", () => {
    expectPlay({ state: { rooms: [down("X2")], hp: 3 }, do: [reveal(0)], expect: { hp: 9, hpDice: 3 } });
  });
  it("R37 Tradeoff throws all white dice", () => {
    const state = inCombat("postRoll", { hand: ["S4"], ...LOST });
    expectPlay({ state, do: [ability("S4")], dice: [4, 4], expect: { roll: { white: [4, 4] } } });
  });
  it("R38 nobody flees at will, unless as an option", () => {
    expectRefused({ state: inCombat("prep") }, { type: "flee" }, "PRR-16.1", "noFreeFlight");
  });
  it("R39 abilities without discard act at the start or all the time, and cannot be called", () => {
    expectRefused({ state: inCombat("preRoll", { equip: ["S5"] }) }, ability("S5"), "PRR-13.3", "noAbility");
  });
  it("R40 Blight forbids heals, not other uses of red potions", () => {
    const state = inCombat("preRoll", { hand: ["H10", "H2"], curses: ["C8"], hp: 3 });
    expectPlay({ state, do: [heal("H2")], expect: { illegal: true } });
    expectPlay({ state, do: [ability("H10")], dice: [6], expect: { hp: 6 } });
  });
  it("R41 the pill is made beforehand, or when dying as an option", () => {
    const state = inCombat("death", { hp: 0, hand: ["S3", "H5"] });
    const craft = { type: "craft", blue: "S3", red: "H5" };
    expectRefused({ options: { pill: true }, state }, craft, "PRR-18.5", "pillLate");
    expectPlay({ options: { pill: true, pillAtDeath: true }, state, do: [craft], expect: { pill: "ready" } });
  });
  it("R42 a curse is thrown for at once, in one try", () => {
    expectPlay({
      state: { rooms: [down("C7")] },
      do: [reveal(0)],
      dice: [1, 2],
      expect: { curses: ["C7"], rooms: [JSON_NULL] },
    });
    expectPlay({ state: { rooms: [down("C2")] }, do: [reveal(0)], dice: [2], expect: { discard: ["C2"] } });
  });
  it("R43 the money that one begins with, the most of it and the final enemy's dice can be set", () => {
    const range = (name: string): unknown[] => {
      const spec = OPTIONS.find((option) => option.name === name);
      return spec?.kind === "number" ? [spec.standard, spec.min, spec.max] : [];
    };
    expectSame(range("startMoney"), [12, 0, 99]);
    expectSame(range("moneyCap"), [24, 1, 99]);
    expectSame(range("finalHpDice"), [5, 5, 10]);
  });
});
