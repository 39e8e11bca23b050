import { OPTIONS, readOptions } from "../../src/games/cards-vs-dice/rules/options";
import { MOB_CARDS } from "../../src/games/cards-vs-dice/rules/board";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { words } from "../../src/games/cards-vs-dice/words/words";
import { standardOptions } from "../../src/kit/rules/options";
import { longName } from "../../src/kit/words/card-names";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { JSON_NULL } from "../vectors/values";
import { act, eventOf, expectCase, expectRefused, resolve, roll, SLAIN, stateOf, TOUCHED } from "./cases";

describe("CVD-12 Options", () => {
  it("CVD-12 has these options, each with the standard of the rule book", () => {
    expectSame(standardOptions(OPTIONS), {
      life: 12,
      recycle: false,
      ksCleave: true,
      ksPips: "tens",
      vanguardHit: "attacked",
      fatalWin: true,
      rageHold: false,
    });
    expectSame(readOptions({}), readOptions(standardOptions(OPTIONS)));
  });
  it("CVD-12 what is missing or impossible takes its standard", () => {
    const damaged = { life: 21, recycle: "yes", ksCleave: 0, ksPips: "twos", vanguardHit: true, other: 3 };
    expectSame(readOptions(damaged), readOptions({}));
    expectSame(readOptions({ life: 2.5 }).life, 12);
  });
  it("CVD-12 life sets the life at the start, 1 to 20", () => {
    for (const life of [1, 4, 12, 20]) expectSame(rules.start({ life }, 1).life, life);
  });
  it("CVD-12 life decides whether the first battle has a Rage phase (CVD-4.3)", () => {
    const order = [...MOB_CARDS];
    const phase = (life: number): string => {
      const state = rules.start({ life }, 1);
      resolve(state, { kind: "shuffled", order });
      return state.phase.kind;
    };
    expectSame([phase(4), phase(5)], ["attack", "rage"]);
  });
  it("CVD-12 recycle reshuffles the graveyard when the spawn deck is empty, in the middle of a refill", () => {
    const state = stateOf({ options: { recycle: true }, ready: [], mobs: SLAIN, spawn: ["4D"] });
    const events = act(state, ["end"]);
    expectSame(eventOf(events, "spawned").card, "4D");
    expectSame([state.phase.kind, state.graveyard, state.mobs.m2.kind], ["recycle", [], "empty"]);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "shuffle", pile: "spawn", cards: ["5H", "6H", "7H"] },
    });
    expectSame(rules.check(state, 0, { kind: "calm" })?.reason, "waitForCards");
    expectSame(rules.resolve(state, { kind: "shuffled", order: ["5H", "6H", "8H"] }).kind, "refusal");
    const after = resolve(state, { kind: "shuffled", order: ["7H", "5H", "6H"] });
    expectSame(eventOf(after, "recycled").cards, 3);
    expectSame(
      [state.mobs.m2, state.mobs.m3].map((mob) => mob.kind === "mob" && mob.card),
      ["7H", "5H"],
    );
    expectSame([state.phase.kind, state.hidden.spawn], ["rage", ["6H"]]);
  });
  it("CVD-12 recycle leaves places empty when there is no graveyard either", () => {
    const given = { options: { recycle: true }, ready: [], mobs: ["5H", JSON_NULL, JSON_NULL], spawn: [] };
    expectCase(given, [["end"]], [], { mobs: ["5H", JSON_NULL, JSON_NULL], phase: "rage" });
    expectCase({ ...given, mobs: SLAIN }, [["end"]], [["6H", "7H", "5H"]], {
      mobs: ["6H", "7H", "5H"],
      spawn: 0,
    });
  });
  it("CVD-12 ksCleave decides whether the Kingslayer may cleave", () => {
    expectRefused({ options: { ksCleave: false } }, ["cleave", 1, 2, "ks"], "CVD-12", "kingslayerCleave");
    expectCase({ options: { ksCleave: false } }, [], [], {
      legalHas: [
        ["face", "m1", "ks"],
        ["cleave", 1, 2, "d4"],
      ],
      legalNot: [["cleave", 1, 2, "ks"]],
    });
    expectCase({}, [], [], { legalHas: [["cleave", 1, 2, "ks"]] });
  });
  it("CVD-12 ksPips only names the failing face", () => {
    const told = (ksPips: string, face: number): string | undefined => {
      const state = stateOf({ options: { ksPips }, mobs: TOUCHED });
      act(state, ["face", "b1", "ks"]);
      return words.event(eventOf(roll(state, face), "kingslayerRolled"));
    };
    expectSame(
      told("tens", 1),
      fill(english.cardsVsDice.EVENTS.kingslayerRolled, {
        face: fill(english.cardsVsDice.TENS_FACE, { value: 1, tens: "10" }),
        card: longName("JS"),
      }) + english.cardsVsDice.EVENT_ENDINGS.kingslayerFails,
    );
    expectSame(
      told("ones", 1),
      fill(english.cardsVsDice.EVENTS.kingslayerRolled, { face: 1, card: longName("JS") }) +
        english.cardsVsDice.EVENT_ENDINGS.kingslayerFails,
    );
    expectSame(
      told("tens", 10),
      fill(english.cardsVsDice.EVENTS.hit, {
        weapon: english.cardsVsDice.DIE_NAMES.ks,
        value: fill(english.cardsVsDice.TENS_FACE, { value: 10, tens: "00" }),
        card: longName("JS"),
      }),
    );
    expectSame(
      told("ones", 10),
      fill(english.cardsVsDice.EVENTS.hit, {
        weapon: english.cardsVsDice.DIE_NAMES.ks,
        value: 10,
        card: longName("JS"),
      }),
    );
  });
  it("CVD-12 vanguardHit revealed lets the boss behind any living face-up vanguard attack", () => {
    const bosses = { "1": { slain: true, hit: true }, "2": { slain: true }, "3": { van: { up: true } } };
    const given = { ready: [], mobs: SLAIN, bosses };
    expectCase(given, [["end"]], [], { life: 12, b3: { level: 0 } });
    expectCase({ ...given, options: { vanguardHit: "revealed" } }, [["end"]], [], {
      life: 11,
      b3: { level: 1 },
    });
    const hidden = { "1": { slain: true, hit: true }, "3": { van: { up: false } } };
    expectCase({ ...given, bosses: hidden, options: { vanguardHit: "revealed" } }, [["end"]], [], {
      life: 12,
    });
  });
  it("CVD-12 fatalWin false makes dying a loss even if no boss is left", () => {
    const bosses = {
      "1": { slain: true },
      "2": { slain: true },
      "3": { slain: true, van: JSON_NULL },
      "4": { dmg: 9, van: JSON_NULL },
    };
    const given = { mobs: TOUCHED, bosses };
    expectCase(given, [["fatal", "b4"]], [1], { result: "winFatal", bossesSlain: 4 });
    expectCase({ ...given, options: { fatalWin: false } }, [["fatal", "b4"]], [1], {
      result: "loss",
      bossesSlain: 4,
    });
  });
  it("CVD-12 rageHold lets the battle end in a Rage with weapons unused, and only in a Rage", () => {
    const options = { rageHold: true };
    const rage = { d4: 1, d6: 2, d8: 3, d10: 4, d20: 5 };
    expectCase({ options, rage, mobs: SLAIN }, [["end"]], [], {
      battle: 2,
      ready: ["d4", "d6", "d8", "d10", "d20"],
      rage: JSON_NULL,
    });
    expectRefused({ options }, ["end"], "CVD-5.2", "weaponsReady");
    expectRefused({ rage }, ["end"], "CVD-5.2", "weaponsReady");
  });
  it("CVD-12 every option and every value has its words", () => {
    for (const spec of OPTIONS) {
      const { label, detail } = words.option(spec);
      expectTrue(label !== spec.name && detail !== "", spec.name);
      if (spec.kind === "choice") {
        for (const value of spec.values) expectTrue(words.optionValue(spec, value) !== value, value);
      }
    }
    const life = expectPresent(OPTIONS.find((spec) => spec.kind === "number"));
    expectSame(words.optionValue(life, "7"), "7");
  });
});
