import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { WEAPONS } from "../../src/games/cards-vs-dice/rules/state";
import { expectSame } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { act, expectCase, expectNoAction, expectRefused, roll, SLAIN, stateOf, TOUCHED } from "./cases";

const ENDED = { ready: [], mobs: SLAIN };
const behind = (van: Record<string, unknown>): Record<string, unknown> => ({
  "1": { slain: true },
  "2": { slain: true },
  "3": { van: { card: "9S", up: true, ...van } },
});

describe("CVD-13 Rulings", () => {
  it("R1 there are five weapons", () => {
    expectSame([...WEAPONS], ["d4", "d6", "d8", "d10", "d20"]);
  });
  it("R2 the mob row is filled to three, not by three", () => {
    const mobs = ["5H", { card: "6H", slain: true }, "7H"];
    expectCase({ ready: [], mobs }, [["end"]], [], { mobs: ["5H", "4D", "7H"], spawn: 5 });
  });
  it("R3 an empty spawn deck means fewer mobs and no loss", () => {
    expectCase({ ...ENDED, spawn: [] }, [["end"]], [], {
      mobs: [JSON_NULL, JSON_NULL, JSON_NULL],
      battle: 2,
      phase: "rage",
    });
  });
  it("R4 with fewer than three mobs the gate asks only for those present", () => {
    expectCase({ mobs: [{ card: "5H", dmg: 1 }, JSON_NULL, JSON_NULL] }, [], [], { gate: true });
    expectCase({ mobs: ["5H", JSON_NULL, JSON_NULL] }, [], [], { gate: false });
  });
  it("R5 mobs 1 and 3 cannot be cleaved over a slain mob", () => {
    const mobs = ["5H", { card: "6H", slain: true }, "7H"];
    expectRefused({ mobs }, ["cleave", 1, 3, "d20"], "CVD-5.11", "cleaveBetween");
  });
  it("R6 a failed cleave may slay the chosen mob", () => {
    expectCase(
      { mobs: ["2H", "8H"] },
      [
        ["cleave", 1, 2, "d8"],
        ["assign", 1],
      ],
      [7],
      { m1: { slain: true } },
    );
  });
  it("R7 the other mob of a failed cleave stays alert and undamaged", () => {
    const actions = [
      ["cleave", 1, 2, "d8"],
      ["assign", 1],
    ];
    expectCase({ mobs: ["2H", "8H"] }, actions, [7], { m2: { dmg: 0, enraged: false }, gate: false });
  });
  it("R8 an undamaged alert survivor is not enraged", () => {
    expectCase({ ready: [], mobs: ["5H", "6H", "7H"] }, [["end"]], [], { m1: { enraged: false } });
  });
  it("R9 in a Rage every weapon must be assigned", () => {
    expectRefused({ rage: { d20: 9 }, ready: ["d20"] }, ["end"], "CVD-5.2", "weaponsReady");
  });
  it("R10 a Rage that costs the last life is not allowed", () => {
    expectRefused({ phase: "rage", life: 4 }, ["rage"], "CVD-4.3", "rageTooDear");
  });
  it("R11 the price is fixed when the Rage is declared", () => {
    const given = { phase: "rage", mobs: TOUCHED, bosses: { "1": { dmg: 9 } } };
    expectCase(given, [["rage"], ["face", "b1", "d4"]], [1, 1, 1, 1, 1], {
      life: 8,
      b1: { slain: true },
      rageCost: 3,
    });
  });
  it("R12 the Kingslayer may cleave, and both mobs die", () => {
    expectCase({}, [["cleave", 1, 2, "ks"]], [], {
      m1: { slain: true },
      m2: { slain: true },
      m3: { slain: false },
    });
  });
  it("R13 the Kingslayer fails on one face of ten", () => {
    let slain = 0;
    for (let face = 1; face <= 10; face++) {
      const state = stateOf({ mobs: TOUCHED });
      act(state, ["face", "b1", "ks"]);
      roll(state, face);
      if (state.bosses.b1.slain) slain++;
    }
    expectSame(slain, 9);
  });
  it("R14 the Kingslayer need not be used before the battle ends", () => {
    expectCase({ ...ENDED, kingslayer: true }, [["end"]], [], { battle: 2, kingslayer: true });
  });
  it("R15 a failed Kingslayer damages no boss, so the leftmost attacks", () => {
    expectCase(ENDED, [["face", "b2", "ks"], ["end"]], [1], { life: 11, b1: { level: 1 }, b2: { level: 0 } });
  });
  it("R16 the Fatal Strike is for bosses only", () => {
    expectNoAction({}, ["fatal", "m1"]);
    expectNoAction({ mobs: TOUCHED, bosses: behind({}) }, ["fatal", "v3"]);
  });
  it("R17 a Fatal Strike that slays the last boss wins", () => {
    const bosses = { ...behind({}), "3": { slain: true, van: JSON_NULL }, "4": { dmg: 4, van: JSON_NULL } };
    expectCase({ mobs: TOUCHED, bosses }, [["fatal", "b4"]], [6], { result: "winFatal" });
  });
  it("R18 the Fatal Strike follows its own paragraph: any open boss, weapons unused, at any life", () => {
    expectCase({ mobs: TOUCHED, life: 1 }, [["fatal", "b2"]], [12], {
      result: "loss",
      b2: { slain: true },
      life: 0,
    });
  });
  it("R19 a slain boss counts as damaged: the leftmost does not attack", () => {
    const bosses = { "2": { slain: true, hit: true } };
    expectCase({ ...ENDED, bosses }, [["end"]], [], { life: 12, b1: { level: 0 } });
    expectCase(ENDED, [["face", "b2", "ks"], ["end"]], [2], { life: 12, b1: { level: 0 } });
  });
  it("R20 a boss behind a vanguard attacks if the vanguard was damaged in this battle, not earlier", () => {
    const first = { ...behind({ dmg: 3 }), "2": { slain: true, hit: true } };
    expectCase({ ...ENDED, bosses: first }, [["end"]], [], { life: 12, b3: { level: 0 } });
    const now = { ...behind({ dmg: 3, hit: true }), "2": { slain: true, hit: true } };
    expectCase({ ...ENDED, bosses: now }, [["end"]], [], { life: 11, b3: { level: 1 } });
  });
  it("R21 no boss attacks twice", () => {
    const bosses = { ...behind({ slain: true, dmg: 9, hit: true }) };
    const wounded = {
      ...bosses,
      "3": { dmg: 2, hit: true, van: { card: "9S", up: true, slain: true, hit: true } },
    };
    expectCase({ ...ENDED, bosses: wounded }, [["end"]], [], { life: 11, b3: { level: 1 } });
  });
  it("R22 every wounded boss attacks", () => {
    const bosses = { "1": { dmg: 1, hit: true }, "2": { dmg: 1, hit: true, level: 1 } };
    expectCase({ ...ENDED, bosses }, [["end"]], [], { life: 9, b1: { level: 1 }, b2: { level: 2 } });
  });
  it("R23 a vanguard keeps its damage and its dice", () => {
    const given = { ready: ["d8"], mobs: SLAIN, bosses: behind({}) };
    expectCase(given, [["face", "v3", "d8"], ["end"]], [4], { v3: { dmg: 4 }, stuck: { d8: ["v3", 4] } });
  });
  it("R24 a face-down vanguard cannot be attacked", () => {
    expectRefused({ mobs: SLAIN }, ["face", "v3", "d20"], "CVD-5.7", "faceDown");
    expectRefused({ mobs: SLAIN }, ["face", "v3", "ks"], "CVD-5.7", "faceDown");
  });
  it("R25 the last battle has no damage step", () => {
    const bosses = { ...behind({}), "3": { slain: true, van: JSON_NULL }, "4": { dmg: 9, van: JSON_NULL } };
    const mobs = [{ card: "5H", enraged: true, dmg: 1 }];
    expectCase({ mobs, bosses, life: 1 }, [["face", "b4", "d4"]], [1], { result: "win", life: 1 });
  });
  it("R26 a mob that becomes enraged deals 1, and not 2 as well", () => {
    const mobs = [
      { card: "5H", dmg: 1 },
      { card: "6H", slain: true },
      { card: "7H", slain: true },
    ];
    expectCase({ ready: [], mobs }, [["end"]], [], { life: 10, m1: { enraged: true } });
  });
  it("R27 bosses 1 and 2 may be slain in either order", () => {
    expectCase({ mobs: TOUCHED }, [], [], {
      legalHas: [
        ["face", "b1", "d4"],
        ["face", "b2", "d4"],
      ],
    });
  });
  it("R28 an Ascended boss is not promoted further", () => {
    const given = { ...ENDED, options: { life: 20 }, life: 20, bosses: { "1": { level: 3 } } };
    expectCase(given, [["end"]], [], { b1: { level: 3 }, life: 8 });
  });
  it("R29 bosses heal fully after every battle", () => {
    const bosses = { "1": { dmg: 7, hit: true } };
    expectCase({ ...ENDED, bosses }, [["end"]], [], { b1: { dmg: 0, level: 1 } });
  });
  it("R30 damage that is lethal half-way is a loss like any other", () => {
    expectCase({ ready: [], life: 1 }, [["end"]], [], { result: "loss", life: 0, b1: { level: 1 } });
  });
  it("R31 outliving the mobs does not win: the game is won by four slain bosses alone", () => {
    const given = { ready: [], mobs: [JSON_NULL, JSON_NULL, JSON_NULL], spawn: [] };
    expectCase(given, [["end"]], [], { result: JSON_NULL, phase: "rage" });
  });
  it("R32 Rage is declared after the spawn", () => {
    const state = stateOf(ENDED);
    act(state, ["end"]);
    expectSame([state.phase.kind, state.mobs.m1.kind, state.mobs.m3.kind], ["rage", "mob", "mob"]);
    expectSame(rules.waiting(state).kind, "decisions");
  });
  it("R33 a weapon attacks once in a battle, not once for each target", () => {
    expectCase(
      {},
      [
        ["face", "m1", "d4"],
        ["face", "m2", "d4"],
      ],
      [1],
      { illegal: true },
    );
  });
});
