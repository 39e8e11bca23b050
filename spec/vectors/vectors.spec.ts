import { expectSame, expectTrue } from "../support/expect";
import { decode } from "./json";
import { runVectors, type VectorReport } from "./run";
import { JSON_NULL } from "./values";

/** The failures of one case of Cards vs Dice, as `field: expected / found`. */
function failures(given: Record<string, unknown>): string[] {
  const report = runVectors({ game: "cards-vs-dice", cases: [{ id: "X", ...given }] });
  if (report.kind !== "run") return [report.message];
  expectSame(report.passed + report.failed, 1);
  return report.failures.map(({ id, field, expected, found }) => `${id} ${field}: ${expected} / ${found}`);
}

function message(report: VectorReport): string {
  return report.kind === "unreadable" ? report.message : "";
}

describe("The runner of vectors", () => {
  it("names case, field, expected and found of every failure", () => {
    expectSame(failures({ expect: { life: 11, gate: true, m1: { dmg: 1, card: "5H" } } }), [
      "X gate: true / false",
      "X life: 11 / 12",
      "X m1.dmg: 1 / 0",
    ]);
    expectSame(failures({ expect: { targets: ["m1"], legal: [["end"]] } }).length, 2);
    expectSame(failures({ expect: { unheard: 1 } }), ["X unheard: 1 / nothing"]);
  });
  it("fails cases whose actions or chance do not fit", () => {
    const face = [["face", "m1", "d4"]];
    expectSame(failures({ actions: [["end"]], expect: {} }).length, 1);
    expectSame(failures({ actions: face, chance: [2], expect: { illegal: true } }), [
      "X actions[0]: illegal / accepted",
    ]);
    expectSame(failures({ actions: face, chance: [], expect: {} }).length, 1);
    expectSame(failures({ actions: face, chance: [5], expect: {} }).length, 1);
    expectSame(failures({ state: { lives: 3 }, expect: {} }).length, 1);
    expectSame(failures({ state: { mobs: ["1H"] }, expect: {} }).length, 1);
  });
  it("understands every field of the format, in state and in expectation", () => {
    const state = {
      life: 9,
      battle: 3,
      phase: "attack",
      kingslayer: false,
      rage: { d4: 2, d20: 11 },
      ready: ["d4"],
      stuck: { d8: ["v3", 4] },
      mobs: [JSON_NULL, "7S", { card: "8S", enraged: true, dmg: 2, slain: false }],
      bosses: {
        "1": { slain: true },
        "2": { slain: true, level: 2 },
        "3": { level: 1, dmg: 0, van: { card: "9S", up: true, dmg: 4, hit: true } },
        "4": { van: { card: "TD" } },
      },
      spawn: ["2D"],
      graveyard: ["3D", "2C"],
      options: { vanguardHit: "revealed" },
    };
    const expect = {
      life: 9,
      battle: 3,
      phase: "attack",
      result: JSON_NULL,
      kingslayer: false,
      rage: { d4: 2, d20: 11 },
      ready: ["d4"],
      stuck: { d8: ["v3", 4] },
      mobs: [JSON_NULL, "7S", { card: "8S", enraged: true, dmg: 2, slain: false }],
      m1: JSON_NULL,
      m2: { card: "7S" },
      bosses: [
        { slain: true, level: 0 },
        { slain: true, level: 2 },
        { level: 1, hit: false },
        { van: { up: false } },
      ],
      b3: { van: { card: "9S", up: true, dmg: 4, slain: false, hit: true } },
      v3: { dmg: 4 },
      v4: { card: "TD", up: false },
      van: { "3": { up: true }, "4": { up: false } },
      b1: { van: JSON_NULL },
      spawn: ["2D"],
      graveyard: ["2C", "3D"],
      targets: ["m3", "m2"],
      gate: false,
      rageCost: 2,
      bossesSlain: 2,
      legal: [
        ["face", "m2", "d4"],
        ["face", "m3", "d4"],
      ],
      legalHas: [["face", "m3", "d4"]],
      legalNot: [["end"], ["fatal", "b3"], ["cleave", 2, 3, "d4"]],
    };
    expectSame(failures({ state, actions: [], chance: [], expect }), []);
    const wrong: Record<string, unknown> = {
      life: 1,
      phase: "rage",
      result: "win",
      kingslayer: true,
      rage: JSON_NULL,
      ready: [],
      stuck: {},
      mobs: [JSON_NULL, "7S", JSON_NULL],
      bosses: { "3": { level: 0 } },
      v3: JSON_NULL,
      van: { "4": { up: true } },
      spawn: 2,
      graveyard: [],
      rageCost: 4,
      bossesSlain: 0,
      legalHas: [["end"]],
      legalNot: [["face", "m2", "d4"]],
    };
    for (const field of Object.keys(wrong)) {
      expectTrue(
        failures({ state, expect: { [field]: wrong[field] } }).length > 0,
        `${field} was not compared`,
      );
    }
  });
  it("takes an order of cards for a shuffle, whole, one by one or kept", () => {
    const state = {
      ready: [],
      options: { recycle: true },
      spawn: [],
      mobs: [{ card: "5H", slain: true }, "6H", { card: "7H", slain: true }],
    };
    for (const chance of [[["7H", "5H"]], ["7H", "5H"]]) {
      expectSame(failures({ state, actions: [["end"]], chance, expect: { mobs: ["7H", "6H", "5H"] } }), []);
    }
    expectSame(failures({ state, actions: [["end"]], chance: ["keep"], expect: { m1: "5H", m3: "7H" } }), []);
    expectSame(failures({ state, actions: [["end"]], chance: [], expect: {} }).length, 1);
  });
  it("says what is wrong with a file that it cannot run", () => {
    expectTrue(message(runVectors(3)) !== "");
    expectTrue(message(runVectors({})).includes("cards-vs-dice"));
    expectTrue(message(runVectors({ game: "chess", cases: [] })).includes("cards-vs-dice"));
    expectTrue(message(runVectors({ game: "cards-vs-dice" })).includes("cases"));
  });
});

describe("The decoder of vectors", () => {
  it("keeps nulls, in lists too, and reads all of JSON", () => {
    const text =
      '{"a": [null, 1, -2.5e1, true, false], "b": null, "c": {}, "d": [], "e": "x\\"\\\\\\n\\u00e9\\u2665"}';
    expectSame(decode(text), {
      kind: "value",
      value: { a: [JSON_NULL, 1, -25, true, false], b: JSON_NULL, c: {}, d: [], e: 'x"\\\né♥' },
    });
  });
  it("says where a broken text breaks", () => {
    for (const text of ["", "{", '{"a" 1}', "[1,]", "[1 2]", '"x', "nul", "1 2", "{1: 2}", "--"]) {
      expectSame(decode(text).kind, "broken", text);
    }
  });
});
