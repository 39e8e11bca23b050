import { MOB_CARDS } from "../../src/games/cards-vs-dice/rules/board";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { ATTACKERS, BOSS_LEVELS, SIDES, TARGETS, WEAPONS } from "../../src/games/cards-vs-dice/rules/state";
import { FULL_DECK } from "../../src/kit/data/cards";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import {
  act,
  eventOf,
  expectCase,
  expectNoAction,
  expectRefused,
  resolve,
  roll,
  SLAIN,
  stateOf,
  TOUCHED,
} from "./cases";

const NO_WEAPON = { ready: [] };
/** Vanguard 3 face up after bosses 1 and 2 are slain; `van` says what differs. */
const atVanguard3 = (van: Record<string, unknown>): Record<string, unknown> => ({
  "1": { slain: true },
  "2": { slain: true },
  "3": { van: { card: "9S", up: true, ...van } },
});

describe("CVD-0 Conventions", () => {
  it("CVD-0.1 a card is rank and suit, T is ten, and suits never matter", () => {
    expectSame(MOB_CARDS.includes("TS"), true);
    for (const card of ["TS", "TH", "TD", "TC"]) {
      expectCase({ mobs: [card] }, [["face", "m1", "d20"]], [9], { m1: { slain: false } });
      expectCase({ mobs: [card] }, [["face", "m1", "d20"]], [10], { m1: { slain: true } });
    }
  });
  it("CVD-0.2 there are nine targets", () => {
    expectSame([...TARGETS], ["m1", "m2", "m3", "b1", "b2", "b3", "b4", "v3", "v4"]);
    expectNoAction({}, ["face", "m4", "d4"]);
  });
  it("CVD-0.3 the weapons and the Kingslayer have these faces", () => {
    expectSame(
      ATTACKERS.map((attacker) => SIDES[attacker]),
      [4, 6, 8, 10, 20, 10],
    );
    for (const weapon of WEAPONS) {
      const state = stateOf({});
      act(state, ["face", "m1", weapon]);
      expectSame(rules.resolve(state, { kind: "rolled", faces: [SIDES[weapon] + 1] }).kind, "refusal");
      expectSame(rules.resolve(state, { kind: "rolled", faces: [0] }).kind, "refusal");
      expectSame(rules.resolve(state, { kind: "rolled", faces: [SIDES[weapon]] }).kind, "done");
    }
    expectNoAction({}, ["face", "m1", "d12"]);
  });
  it("CVD-0.4 a battle is one full turn, counted from 1", () => {
    expectCase({ ...NO_WEAPON, mobs: SLAIN }, [], [], { battle: 1 });
    expectCase({ ...NO_WEAPON, mobs: SLAIN }, [["end"]], [], { battle: 2 });
  });
});

describe("CVD-1 Components", () => {
  it("CVD-1.1 36 of the 52 cards are mobs, the others bosses", () => {
    expectSame([FULL_DECK.length, MOB_CARDS.length], [52, 36]);
    expectSame(
      MOB_CARDS.filter((card) => ["J", "Q", "K", "A"].includes(card.charAt(0))),
      [],
    );
  });
  it("CVD-1.2 there are seven dice: five weapons, the Kingslayer and the life tracker", () => {
    expectSame([WEAPONS.length, SIDES.ks, SIDES.life], [5, 10, 12]);
  });
});

describe("CVD-2 State", () => {
  it("CVD-2 starts with 12 life, five weapons, three alert mobs and 31 cards in the spawn deck", () => {
    const state = rules.start({}, 1);
    resolve(state, { kind: "shuffled", order: [...MOB_CARDS] });
    expectSame([state.life, state.battle, state.hidden.spawn.length, state.graveyard], [12, 1, 31, []]);
    expectSame(state.phase, { kind: "rage" });
    for (const attacker of ATTACKERS) expectSame(state.dice[attacker], { kind: "ready" });
    for (const place of ["m1", "m2", "m3"] as const) {
      const mob = state.mobs[place];
      expectTrue(mob.kind === "mob" && !mob.enraged && !mob.slain && mob.damage === 0);
    }
  });
});

describe("CVD-3 Setup", () => {
  it("CVD-3.1 the bosses are the suits S, H, D, C from the left with their Jacks on top", () => {
    expectCase({}, [], [], {
      b1: { card: "JS" },
      b2: { card: "JH" },
      b3: { card: "JD" },
      b4: { card: "JC" },
    });
  });
  it("CVD-3.2 the first two cards of the shuffle are the vanguards, the other 34 the spawn deck", () => {
    const state = rules.start({}, 1);
    const waiting = rules.waiting(state);
    expectSame(waiting, {
      kind: "chance",
      chance: { kind: "shuffle", pile: "spawn", cards: [...MOB_CARDS] },
    });
    expectSame(rules.check(state, 0, { kind: "calm" })?.rule, "CVD-3.2");
    const order = [...MOB_CARDS].reverse();
    const events = resolve(state, { kind: "shuffled", order });
    expectSame(eventOf(events, "dealt").mobs, 34);
    expectSame([state.hidden.v3, state.hidden.v4], [order[0], order[1]]);
    expectSame([state.vanguards.v3, state.vanguards.v4], [{ kind: "faceDown" }, { kind: "faceDown" }]);
    expectSame(state.mobs.m1, { kind: "mob", card: order[2], enraged: false, damage: 0, slain: false });
    expectSame(state.hidden.spawn, order.slice(5));
    expectSame(
      rules.resolve(rules.start({}, 1), { kind: "shuffled", order: order.slice(1) }).kind,
      "refusal",
    );
  });
  it("CVD-3.3 the game goes to the first battle with full life and all weapons", () => {
    const state = rules.start({}, 1);
    const events = resolve(state, { kind: "shuffled", order: [...MOB_CARDS] });
    expectSame(eventOf(events, "battleBegan"), { kind: "battleBegan", battle: 1, life: 12 });
    expectSame(rules.waiting(state).kind, "decisions");
  });
  it("CVD-3.4 the bosses' hit points and attacks by level", () => {
    expectSame(
      BOSS_LEVELS.map(({ hitPoints, attack }) => [hitPoints, attack]),
      [
        [10, 1],
        [8, 2],
        [6, 2],
        [4, 12],
      ],
    );
    for (const [level, hitPoints, attack] of [
      [0, 10, 1],
      [1, 8, 2],
      [2, 6, 2],
      [3, 4, 12],
    ] as const) {
      const given = { mobs: TOUCHED, ready: ["d20"], bosses: { "1": { level } } };
      expectCase(given, [["face", "b1", "d20"]], [hitPoints - 1], { b1: { slain: false } });
      expectCase(given, [["face", "b1", "d20"]], [hitPoints], { b1: { slain: true } });
      const left = { ...NO_WEAPON, mobs: SLAIN, bosses: { "1": { level } } };
      expectCase(left, [["end"]], [], { life: 12 - attack });
    }
  });
});

describe("CVD-4 Spawn and Rage", () => {
  it("CVD-4.1 refills the empty places from the left; survivors keep their places", () => {
    const mobs = [{ card: "5H", slain: true }, "6H", { card: "7H", slain: true }];
    expectCase({ ...NO_WEAPON, mobs }, [["end"]], [], {
      mobs: ["4D", "6H", "4C"],
      spawn: ["8D", "8C", "9D", "9C"],
    });
  });
  it("CVD-4.1 places stay empty when the spawn deck runs out; the graveyard is not reused", () => {
    expectCase({ ...NO_WEAPON, mobs: SLAIN, spawn: ["4D"], graveyard: ["2D", "3D"] }, [["end"]], [], {
      mobs: ["4D", JSON_NULL, JSON_NULL],
      spawn: 0,
      graveyard: 5,
    });
  });
  it("CVD-4.2 Rage costs 1 life for each living boss and rolls the ready weapons in order, without stuck ones", () => {
    const bosses = atVanguard3({ dmg: 5 });
    expectCase({ phase: "rage", bosses, stuck: { d8: ["v3", 5] } }, [["rage"]], [1, 2, 4, 5], {
      rageCost: 2,
      life: 10,
      rage: { d4: 1, d6: 2, d10: 4, d20: 5 },
      phase: "attack",
    });
  });
  it("CVD-4.2 attacks in a Rage use the pre-rolled values and need no roll", () => {
    expectCase({ phase: "rage" }, [["rage"], ["face", "m1", "d20"]], [1, 2, 3, 4, 5], {
      m1: { slain: true, dmg: 5 },
      phase: "attack",
    });
  });
  it("CVD-4.2 calm goes on without a price; neither can be chosen after the first decision", () => {
    expectCase({ phase: "rage" }, [["calm"]], [], { life: 12, phase: "attack", rage: JSON_NULL });
    expectRefused({}, ["rage"], "CVD-4.2", "rageTooLate");
    expectRefused({}, ["calm"], "CVD-4.2", "rageTooLate");
    expectRefused({ phase: "rage" }, ["face", "m1", "d4"], "CVD-4.2", "rageUndecided");
    expectRefused({ phase: "rage" }, ["end"], "CVD-4.2", "rageUndecided");
  });
  it("CVD-4.3 Rage needs more life than its price and a ready weapon, else its phase is skipped", () => {
    expectCase({ phase: "rage", life: 5 }, [], [], { legal: [["calm"], ["rage"]] });
    expectCase({ phase: "rage", life: 4 }, [], [], { legal: [["calm"]] });
    expectRefused({ phase: "rage", life: 4 }, ["rage"], "CVD-4.3", "rageTooDear");
    expectRefused({ phase: "rage", ready: [] }, ["rage"], "CVD-4.3", "rageWithoutWeapons");
    expectCase({ ...NO_WEAPON, life: 6, mobs: SLAIN }, [["end"]], [], { life: 5, phase: "rage" });
    expectCase({ ...NO_WEAPON, life: 5, mobs: SLAIN }, [["end"]], [], { life: 4, phase: "attack" });
  });
  it("CVD-4.4 a Rage rolls neither the Kingslayer nor the life tracker", () => {
    const state = stateOf({ phase: "rage" });
    act(state, ["rage"]);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "roll", dice: WEAPONS.map((die) => ({ die, sides: SIDES[die] })) },
    });
  });
});

describe("CVD-5 Attacks", () => {
  it("CVD-5.1 each weapon is used once in a battle", () => {
    expectRefused({ ready: ["d4"] }, ["face", "m1", "d6"], "CVD-5.1", "weaponUsed");
    expectCase(
      {},
      [
        ["face", "m1", "d4"],
        ["face", "m1", "d4"],
      ],
      [1],
      { illegal: true },
    );
  });
  it("CVD-5.2 the battle ends only when every weapon is used; Kingslayer and Fatal Strike remain until then", () => {
    expectRefused({ ready: ["d20"] }, ["end"], "CVD-5.2", "weaponsReady");
    expectCase({ mobs: TOUCHED, ready: [] }, [], [], {
      legalHas: [["end"], ["face", "b1", "ks"], ["fatal", "b2"]],
      legalNot: [["face", "m1", "d4"]],
    });
  });
  it("CVD-5.3 the slain cannot be attacked and stay in place", () => {
    expectRefused({ mobs: SLAIN }, ["face", "m1", "d4"], "CVD-5.3", "slain");
    const bosses = { "1": { slain: true } };
    expectRefused({ mobs: SLAIN, bosses }, ["face", "b1", "d4"], "CVD-5.3", "slain");
    expectRefused({ mobs: SLAIN, bosses }, ["fatal", "b1"], "CVD-5.3", "slain");
    const slainGuard = atVanguard3({ slain: true });
    expectRefused({ mobs: SLAIN, bosses: slainGuard }, ["face", "v3", "d4"], "CVD-5.3", "slain");
    expectCase({ mobs: ["2H", "3H", "4H"] }, [["face", "m2", "d4"]], [3], {
      m2: { card: "3H", slain: true },
    });
  });
  it("CVD-5.4 any living mob may be attacked, as often as wished", () => {
    expectCase(
      {},
      [
        ["face", "m2", "d4"],
        ["face", "m2", "d6"],
        ["face", "m3", "d8"],
      ],
      [1, 2, 3],
      {
        m2: { dmg: 3 },
        m3: { dmg: 3 },
        targets: ["m1", "m2", "m3"],
      },
    );
    expectRefused({ mobs: ["5H"] }, ["face", "m2", "d4"], "CVD-5.4", "noMob");
  });
  it("CVD-5.5 bosses are shielded until every mob is slain or damaged; misses do not count, empty places do not block", () => {
    expectRefused({}, ["face", "b1", "d4"], "CVD-5.5", "shielded");
    expectRefused({}, ["fatal", "b1"], "CVD-5.5", "shielded");
    expectRefused({ bosses: atVanguard3({}) }, ["face", "v3", "d4"], "CVD-5.5", "shielded");
    const mobs = [{ card: "2H", enraged: true }, { card: "6H", dmg: 2 }, JSON_NULL];
    expectCase({ mobs }, [["face", "m1", "d6"]], [3], { gate: false, targets: ["m1", "m2"] });
    expectCase({ mobs }, [["face", "m1", "d6"]], [1], { gate: true, targets: ["m1", "m2", "b1", "b2"] });
    expectCase({ mobs: [JSON_NULL, JSON_NULL, JSON_NULL] }, [], [], { gate: true });
  });
  it("CVD-5.6 bosses 1 and 2 in any order, 3 and 4 only after their vanguards", () => {
    expectCase({ mobs: TOUCHED }, [["face", "b2", "d20"]], [10], { b2: { slain: true } });
    expectRefused({ mobs: TOUCHED }, ["face", "b3", "d20"], "CVD-5.6", "guarded");
    expectRefused({ mobs: TOUCHED, bosses: atVanguard3({}) }, ["face", "b3", "ks"], "CVD-5.6", "guarded");
    expectCase({ mobs: TOUCHED, bosses: atVanguard3({ slain: true }) }, [], [], {
      targets: ["m1", "m2", "m3", "b3"],
    });
  });
  it("CVD-5.7 vanguard 3 turns up when bosses 1 and 2 are slain, vanguard 4 when boss 3 is", () => {
    const second = { "1": { slain: true }, "2": { dmg: 9 } };
    expectRefused({ mobs: TOUCHED }, ["face", "v3", "d4"], "CVD-5.7", "faceDown");
    for (const first of ["1", "2"]) {
      const given = { mobs: TOUCHED, bosses: { [first]: { dmg: 9 } } };
      expectCase(given, [["face", `b${first}`, "d4"]], [1], {
        v3: { up: false },
        v4: { up: false },
        bossesSlain: 1,
      });
    }
    expectCase({ mobs: TOUCHED, bosses: second }, [["face", "b2", "d4"]], [1], {
      v3: { card: "2S", up: true, dmg: 0 },
      v4: { up: false },
      targets: ["m1", "m2", "m3", "v3"],
    });
    const chain = [
      ["face", "b2", "d4"],
      ["face", "v3", "d6"],
      ["face", "b3", "d20"],
      ["face", "v4", "d8"],
    ];
    expectCase({ mobs: TOUCHED, bosses: second }, chain, [1, 2, 10, 3], {
      v3: { slain: true },
      b3: { slain: true },
      v4: { card: "3S", up: true, slain: true },
      targets: ["m1", "m2", "m3", "b4"],
    });
    expectRefused({ bosses: { "3": { van: JSON_NULL } } }, ["face", "v3", "d4"], "CVD-5.7", "noVanguard");
  });
  it("CVD-5.7 a revealed vanguard is reported as something hidden that became known", () => {
    const state = stateOf({ mobs: TOUCHED, bosses: { "1": { slain: true }, "2": { dmg: 9 } } });
    act(state, ["face", "b2", "d4"]);
    expectSame(eventOf(roll(state, 1), "vanguardRevealed"), {
      kind: "vanguardRevealed",
      target: "v3",
      card: "2S",
      reveals: true,
    });
  });
  it("CVD-5.8 a face-off names target and weapon and then rolls that weapon", () => {
    const state = stateOf({});
    act(state, ["face", "m2", "d8"]);
    expectSame(state.phase, { kind: "roll", attempt: { kind: "face", target: "m2", weapon: "d8" } });
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "roll", dice: [{ die: "d8", sides: 8 }] },
    });
    expectSame(rules.check(state, 0, { kind: "face", target: "m1", weapon: "d4" })?.rule, "CVD-10");
    roll(state, 4);
    expectSame(state.dice.d8, { kind: "hit", target: "m2", value: 4 });
  });
  it("CVD-5.9 damage adds up and slays at the hit points; excess is lost", () => {
    expectCase(
      {},
      [
        ["face", "m3", "d4"],
        ["face", "m3", "d6"],
      ],
      [3, 4],
      { m3: { slain: true, dmg: 7 } },
    );
    expectCase({ mobs: ["2H", "9H"] }, [["face", "m1", "d20"]], [20], {
      m1: { slain: true },
      m2: { dmg: 0 },
    });
    const given = { mobs: TOUCHED, bosses: atVanguard3({}) };
    expectCase(given, [["face", "v3", "d8"]], [8], { v3: { slain: false, dmg: 8, hit: true } });
    expectCase({ mobs: TOUCHED }, [["face", "b1", "d20"]], [9], { b1: { dmg: 9, slain: false, hit: true } });
  });
  it("CVD-5.10 against an enraged mob only the exact sum slays, less is, more misses", () => {
    const mobs = [{ card: "5H", enraged: true }];
    const attacks = [
      ["face", "m1", "d4"],
      ["face", "m1", "d6"],
      ["face", "m1", "d8"],
    ];
    expectCase({ mobs }, attacks, [2, 4, 3], { m1: { slain: true, dmg: 5 }, ready: ["d10", "d20"] });
    expectCase(
      { mobs },
      [
        ["face", "m1", "d4"],
        ["face", "m1", "d6"],
      ],
      [2, 4],
      { m1: { slain: false, dmg: 2 } },
    );
    const state = stateOf({ mobs });
    act(state, ["face", "m1", "d6"]);
    expectSame(eventOf(roll(state, 6), "missed").hitPointsLeft, 5);
    expectSame(state.dice.d6, { kind: "missed", target: "m1", value: 6 });
  });
  it("CVD-5.11 a cleave takes two living, alert, undamaged neighbours", () => {
    const legal = {
      legalHas: [
        ["cleave", 1, 2, "d4"],
        ["cleave", 2, 3, "d20"],
      ],
      legalNot: [["cleave", 1, 3, "d4"]],
    };
    expectCase({}, [], [], legal);
    expectCase({ mobs: ["5H", JSON_NULL, "7H"] }, [], [], { legalHas: [["cleave", 1, 3, "d8"]] });
    expectRefused({}, ["cleave", 1, 3, "d4"], "CVD-5.11", "cleaveBetween");
    expectRefused(
      { mobs: [{ card: "5H", dmg: 1 }, "6H"] },
      ["cleave", 1, 2, "d4"],
      "CVD-5.11",
      "cleaveDamaged",
    );
    const enraged = [{ card: "5H", enraged: true }, "6H"];
    expectRefused({ mobs: enraged }, ["cleave", 1, 2, "d4"], "CVD-5.11", "cleaveEnraged");
    expectNoAction({}, ["cleave", "b1", "b2", "d4"]);
    expectRefused({}, ["cleave", 2, 2, "d4"], "CVD-5.11", "cleaveOrder");
    expectRefused({ mobs: ["5H"] }, ["cleave", 1, 2, "d4"], "CVD-5.4", "noMob");
    expectRefused({ mobs: [{ card: "5H", slain: true }, "6H"] }, ["cleave", 1, 2, "d4"], "CVD-5.3", "slain");
  });
  it("CVD-5.11 the die of a cleave is on both mobs, or where the player assigns it", () => {
    const state = stateOf({ mobs: ["2H", "3H", "9H"] });
    act(state, ["cleave", 1, 2, "d8"]);
    roll(state, 5);
    expectSame(state.dice.d8, { kind: "cleft", first: "m1", second: "m2", value: 5 });
    expectCase(
      { mobs: ["2H", "8H"] },
      [
        ["cleave", 1, 2, "d20"],
        ["assign", 2],
      ],
      [9],
      {
        m1: { slain: false, dmg: 0 },
        m2: { slain: true, dmg: 9 },
        phase: "attack",
      },
    );
    expectCase(
      {},
      [
        ["cleave", 1, 2, "d20"],
        ["assign", 1],
      ],
      [3],
      { m1: { dmg: 3 }, m2: { dmg: 0 } },
    );
    expectCase(
      {},
      [
        ["cleave", 1, 2, "d20"],
        ["assign", 3],
      ],
      [3],
      { illegal: true, phase: "split" },
    );
    expectCase(
      {},
      [
        ["cleave", 1, 2, "d20"],
        ["face", "m1", "d4"],
      ],
      [3],
      { illegal: true },
    );
    expectRefused({}, ["assign", 1], "CVD-5.11", "nothingToAssign");
  });
  it("CVD-5.12 the Kingslayer slays mobs and vanguards without a roll, once a game", () => {
    const mobs = [{ card: "5H", enraged: true }, "6H", "7H"];
    expectCase({ mobs }, [["face", "m1", "ks"]], [], { m1: { slain: true }, kingslayer: false });
    expectCase({ mobs: TOUCHED, bosses: atVanguard3({}) }, [["face", "v3", "ks"]], [], {
      v3: { slain: true },
    });
    expectCase({}, [["cleave", 2, 3, "ks"]], [], {
      m2: { slain: true },
      m3: { slain: true },
      ready: [...WEAPONS],
    });
    expectRefused({ kingslayer: false }, ["face", "m1", "ks"], "CVD-5.12", "kingslayerSpent");
    expectCase({ ...NO_WEAPON, mobs: SLAIN }, [["face", "b1", "ks"], ["end"]], [5], { kingslayer: false });
  });
  it("CVD-5.12 against a boss the Kingslayer fails on face 1 alone, and a failure damages nothing", () => {
    for (let face = 1; face <= 10; face++) {
      expectCase({ mobs: TOUCHED }, [["face", "b1", "ks"]], [face], {
        b1: { slain: face > 1, dmg: 0 },
        kingslayer: false,
      });
    }
    expectCase({ mobs: TOUCHED }, [["face", "b1", "ks"]], [1], { b1: { hit: false } });
  });
  it("CVD-5.13 the Fatal Strike rolls the d12 on top of the boss's damage and ends the game with no life", () => {
    const last = { "1": { slain: true }, "2": { slain: true }, "3": { slain: true, van: JSON_NULL } };
    const bosses = { ...last, "4": { dmg: 3, van: JSON_NULL } };
    expectCase({ mobs: TOUCHED, bosses, life: 5 }, [["fatal", "b4"]], [7], {
      result: "winFatal",
      life: 0,
      bossesSlain: 4,
    });
    expectCase({ mobs: TOUCHED, bosses, life: 5 }, [["fatal", "b4"]], [6], {
      result: "loss",
      life: 0,
      b4: { dmg: 9 },
    });
    expectCase({ mobs: TOUCHED }, [["fatal", "b1"]], [12], { result: "loss", bossesSlain: 1 });
    expectNoAction({ mobs: TOUCHED }, ["fatal", "m1"]);
    expectRefused({ mobs: TOUCHED }, ["fatal", "b3"], "CVD-5.6", "guarded");
  });
});

describe("CVD-6 Clean", () => {
  it("CVD-6.1 slain mobs and vanguards go to the graveyard and free the weapons that lay on them", () => {
    const bosses = atVanguard3({ card: "9S", dmg: 5 });
    const given = { mobs: SLAIN, bosses, stuck: { d8: ["v3", 5] }, ready: ["d4"] };
    expectCase(given, [["face", "v3", "d4"], ["end"]], [4], {
      v3: JSON_NULL,
      graveyard: ["5H", "6H", "7H", "9S"],
      stuck: {},
      ready: [...WEAPONS],
    });
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses: { "1": { slain: true, hit: true } } }, [["end"]], [], {
      b1: { slain: true, hit: false },
    });
  });
});

describe("CVD-7 Take damage", () => {
  it("CVD-7.1 alert mobs deal 1 and are enraged if wounded; enraged ones deal 2 and die", () => {
    const mobs = ["5H", { card: "6H", dmg: 2 }, { card: "7H", enraged: true }];
    expectCase({ ...NO_WEAPON, mobs }, [["end"]], [], {
      life: 12 - 1 - 1 - 2 - 1,
      m1: { card: "5H", enraged: false, dmg: 0 },
      m2: { card: "6H", enraged: true, dmg: 0 },
      m3: { card: "4D", enraged: false },
      graveyard: ["7H"],
    });
  });
  it("CVD-7.2 vanguards deal no damage and do not become enraged", () => {
    const bosses = {
      ...atVanguard3({ dmg: 3, hit: true }),
      "3": { level: 0, van: { card: "9S", up: true, dmg: 3, hit: true } },
    };
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses }, [["end"]], [], { life: 11, v3: { dmg: 3, up: true } });
  });
  it("CVD-7.3 every wounded living boss attacks; else a boss whose vanguard was wounded; else the leftmost", () => {
    const wounded = { "1": { dmg: 1, hit: true }, "2": { dmg: 2, hit: true } };
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses: wounded }, [["end"]], [], {
      life: 10,
      b1: { level: 1, dmg: 0 },
      b2: { level: 1, dmg: 0 },
      b3: { level: 0 },
    });
    const second = { "2": { dmg: 2, hit: true, level: 1 } };
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses: second }, [["end"]], [], {
      life: 10,
      b1: { level: 0 },
      b2: { level: 2 },
    });
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses: atVanguard3({ dmg: 1, hit: true }) }, [["end"]], [], {
      life: 11,
      b3: { level: 1 },
    });
    expectCase({ ...NO_WEAPON, mobs: SLAIN }, [["end"]], [], {
      life: 11,
      b1: { level: 1 },
      b2: { level: 0 },
    });
    const behind = { "1": { slain: true }, "2": { slain: true }, "3": { van: { up: true } } };
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses: behind }, [["end"]], [], { life: 11, b3: { level: 1 } });
  });
  it("CVD-7.4 an attacker is promoted by one level and never past Ascended", () => {
    for (const [level, next] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses: { "1": { level } } }, [["end"]], [], {
        b1: { level: next },
      });
    }
    const bosses = { "1": { level: 3 } };
    expectCase({ ...NO_WEAPON, mobs: SLAIN, bosses, life: 20, options: { life: 20 } }, [["end"]], [], {
      life: 8,
      b1: { level: 3 },
    });
  });
  it("CVD-7.5 a battle in which a boss was slain and no other was wounded draws no boss attack", () => {
    const bosses = { "1": { dmg: 9 } };
    expectCase({ mobs: SLAIN, ready: ["d4"], bosses }, [["face", "b1", "d4"], ["end"]], [1], {
      life: 12,
      b2: { level: 0 },
    });
    const both = { "1": { dmg: 9 }, "2": { dmg: 1, hit: true } };
    expectCase({ mobs: SLAIN, ready: ["d4"], bosses: both }, [["face", "b1", "d4"], ["end"]], [1], {
      life: 11,
    });
  });
  it("CVD-7.6 the damage is summed, life stops at 0, and 0 is a loss", () => {
    const state = stateOf({ ...NO_WEAPON, life: 3, bosses: { "1": { level: 2 } } });
    const events = act(state, ["end"]);
    expectSame(eventOf(events, "lifeLost"), { kind: "lifeLost", amount: 5, life: 0 });
    expectSame(eventOf(events, "gameOver").ending, "loss");
    expectSame(state.life, 0);
  });
});

describe("CVD-8 Recover", () => {
  it("CVD-8.1 weapons return, missed ones too, but not from a living vanguard", () => {
    const given = {
      mobs: [
        { card: "5H", enraged: true, dmg: 1 },
        { card: "6H", slain: true },
        { card: "7H", slain: true },
      ],
    };
    const attacks = [["face", "m1", "d6"], ["face", "v3", "d8"], ["face", "v3", "d4"], ["end"]];
    expectCase({ ...given, ready: ["d4", "d6", "d8"], bosses: atVanguard3({}) }, attacks, [6, 3, 2], {
      ready: ["d6", "d10", "d20"],
      stuck: { d4: ["v3", 2], d8: ["v3", 3] },
      v3: { dmg: 5 },
    });
    expectRefused(
      { bosses: atVanguard3({ dmg: 3 }), stuck: { d8: ["v3", 3] } },
      ["face", "m1", "d8"],
      "CVD-8.1",
      "weaponStuck",
    );
  });
  it("CVD-8.2 mobs and bosses heal, a vanguard does not; marks and Rage are cleared", () => {
    const bosses = { ...atVanguard3({ dmg: 4, hit: true }), "4": { dmg: 3, hit: true } };
    expectCase({ ...NO_WEAPON, mobs: TOUCHED, bosses, rage: { d4: 1 } }, [["end"]], [], {
      mobs: [{ dmg: 0 }, { dmg: 0 }, { dmg: 0 }],
      b4: { dmg: 0, hit: false },
      v3: { dmg: 4, hit: false },
      rage: JSON_NULL,
      battle: 2,
    });
  });
  it("CVD-8.3 with every weapon stuck only end, the Kingslayer and the Fatal Strike are left", () => {
    const stuck = { d4: ["v3", 1], d6: ["v3", 1], d8: ["v3", 1], d10: ["v3", 1], d20: ["v3", 1] };
    const bosses = atVanguard3({ card: "TS", dmg: 5 });
    expectCase({ mobs: SLAIN, bosses, stuck }, [["end"]], [], { phase: "attack", ready: [] });
    expectCase({ mobs: SLAIN, bosses, stuck }, [], [], { legal: [["end"], ["face", "v3", "ks"]] });
    expectCase({ mobs: SLAIN, bosses: { "1": {} }, stuck }, [], [], {
      legal: [["end"], ["face", "b1", "ks"], ["face", "b2", "ks"], ["fatal", "b1"], ["fatal", "b2"]],
    });
  });
});

describe("CVD-9 End", () => {
  const last = {
    "1": { slain: true },
    "2": { slain: true },
    "3": { slain: true, van: JSON_NULL },
    "4": { van: JSON_NULL },
  };
  it("CVD-9.1 slaying the fourth boss wins on the spot, by a weapon or the Kingslayer", () => {
    expectCase({ bosses: last, mobs: TOUCHED, life: 1 }, [["face", "b4", "d20"]], [10], {
      result: "win",
      life: 1,
    });
    expectCase({ bosses: last, mobs: TOUCHED }, [["face", "b4", "ks"]], [2], { result: "win", legal: [] });
  });
  it("CVD-9.2 no life after the damage is a loss, and so is a Fatal Strike that leaves a boss", () => {
    expectCase({ ...NO_WEAPON, mobs: SLAIN, life: 1 }, [["end"]], [], {
      result: "loss",
      phase: "over",
      legal: [],
    });
    expectCase({ mobs: TOUCHED }, [["fatal", "b1"]], [1], { result: "loss" });
    const state = stateOf({ ...NO_WEAPON, mobs: SLAIN, life: 1 });
    act(state, ["end"]);
    expectSame(rules.waiting(state), { kind: "over", result: { name: "loss", winners: [] } });
  });
  it("CVD-9.3 the record is bosses slain, life left and battles", () => {
    const state = stateOf({ bosses: last, mobs: TOUCHED, life: 7, battle: 4 });
    expectSame(rules.summary(state), { bossesSlain: 3, life: 7, battles: 4 });
    act(state, ["face", "b4", "ks"]);
    expectSame(eventOf(roll(state, 10), "gameOver"), {
      kind: "gameOver",
      ending: "win",
      bossesSlain: 4,
      life: 7,
      battles: 4,
    });
    expectSame(rules.waiting(state), { kind: "over", result: { name: "win", winners: [0] } });
  });
});

describe("CVD-10 Phase machine", () => {
  it("CVD-10 the dice that each attempt rolls", () => {
    const dice = (given: Record<string, unknown>, action: unknown[]): unknown => {
      const state = stateOf(given);
      act(state, action);
      const waiting = rules.waiting(state);
      return waiting.kind === "chance" ? waiting.chance : waiting.kind;
    };
    const rolls = (die: string, sides: number): unknown => ({ kind: "roll", dice: [{ die, sides }] });
    expectSame(dice({}, ["cleave", 1, 2, "d10"]), rolls("d10", 10));
    expectSame(dice({ mobs: TOUCHED }, ["face", "b1", "ks"]), rolls("ks", 10));
    expectSame(dice({ mobs: TOUCHED }, ["fatal", "b2"]), rolls("life", 12));
    expectSame(dice({}, ["face", "m1", "ks"]), "decisions");
    expectSame(dice({ rage: { d4: 3 } }, ["face", "m1", "d4"]), "decisions");
  });
  it("CVD-10 nothing is legal once the game is over, and only seat 0 may ever act", () => {
    expectRefused({ phase: "over", result: "loss" }, ["end"], "CVD-10", "gameOver");
    expectRefused({ phase: "over", result: "loss" }, ["calm"], "CVD-10", "gameOver");
    const refusal = rules.check(stateOf({}), 1, { kind: "face", target: "m1", weapon: "d4" });
    expectSame(refusal?.reason, "notYourSeat");
    expectSame(rules.resolve(stateOf({}), { kind: "rolled", faces: [1] }).kind, "refusal");
  });
});

describe("CVD-11 Who may see what", () => {
  it("CVD-11.1 the spawn order and face-down vanguards are hidden, all else is open", () => {
    const state = stateOf({ graveyard: ["2D"] });
    const seen: object = rules.seen(state, 0);
    expectSame(rules.seen(state, "spectator"), seen);
    expectSame(rules.seen(state, 0).spawnSize, 6);
    expectSame(rules.seen(state, 0).graveyard, ["2D"]);
    expectAbsent((seen as Record<string, unknown>)["hidden"]);
    const other = stateOf({ graveyard: ["2D"], spawn: ["9C", "9D", "8C", "8D", "4C", "4D"] });
    other.hidden.v3 = "TD";
    other.hidden.v4 = "TC";
    expectSame(rules.seen(other, 0), seen);
  });
});
