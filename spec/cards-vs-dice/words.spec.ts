import { policies } from "../../src/games/cards-vs-dice/policies";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import type { Action, Event, State } from "../../src/games/cards-vs-dice/rules/state";
import { words } from "../../src/games/cards-vs-dice/words/words";
import { drawOutcome } from "../../src/kit/rules/chance";
import { speak } from "../../src/kit/words/language";
import { below, seeded } from "../../src/kit/data/random";
import { refuse } from "../../src/kit/rules/refusal";
import type { Choice } from "../../src/kit/rules/rules";
import { longName } from "../../src/kit/words/card-names";
import { fill, fillCount } from "../../src/kit/words/words";
import { formsByName } from "../../src/languages/sentences";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, lettersIn } from "../support/spoken";
import { JSON_NULL } from "../vectors/values";
import { act, roll, SLAIN, stateOf, TOUCHED, type Given } from "./cases";
import { english } from "../support/english";

/** All bosses but the second. */
const OTHERS_SLAIN = {
  "1": { slain: true },
  "3": { slain: true, van: JSON_NULL },
  "4": { slain: true, van: JSON_NULL },
};

function choiceWords(given: Given, action: Action): string[] {
  const { group, label, detail, odds } = words.choice(rules.seen(stateOf(given), 0), { action, rule: "" });
  return [group, label, detail, odds];
}

function hintsOf(given: Given): string[] {
  return words.hints(rules.seen(stateOf(given), 0));
}

/** Fails if a sentence still has a placeholder, or holds something that is no word. */
function expectFilled(sentence: string): void {
  for (const sign of ["{", "}", "undefined", " nil", " nan"]) {
    expectTrue(!sentence.includes(sign), `"${sentence}" holds ${sign}`);
  }
  expectTrue(sentence !== "", "an empty sentence");
}

describe("The words of Cards vs Dice", () => {
  after_each(() => {
    speak("en");
  });
  it("CVD-5.13 CVD-12 list a Fatal Strike that cannot win last, and say that it loses where they ask about it", () => {
    const strike: Action = { kind: "fatal", boss: "b2" };
    const told = (given: Given): { isLast: boolean; asked: string } => {
      const seen = rules.seen(stateOf({ mobs: TOUCHED, ...given }), 0);
      const { rank } = words.choice(seen, { action: strike, rule: "" });
      return { isLast: rank === "last", asked: words.confirm(seen, strike) ?? "" };
    };
    const lost = fill(english.cardsVsDice.CONFIRM_FATAL_LOST, { card: longName("JH") });
    const can = told({ bosses: OTHERS_SLAIN });
    expectTrue(!can.isLast && can.asked !== lost, can.asked);
    for (const given of [{}, { bosses: OTHERS_SLAIN, options: { fatalWin: false } }]) {
      const { isLast, asked } = told(given);
      expectTrue(isLast, "it is not the last");
      expectSame(asked, lost);
    }
  });
  it("name a choice by its weapon, its target and its odds", () => {
    const face: Action = { kind: "face", target: "m3", weapon: "d8" };
    expectSame(choiceWords({}, face), [
      "d8",
      fill(english.cardsVsDice.CHOICES.face, {
        card: longName("7H"),
        target: english.cardsVsDice.TARGET_NAMES.m3,
      }),
      "",
      fill(english.cardsVsDice.CHOICES.chance, { slay: 25 }),
    ]);
    expectSame(choiceWords({ rage: { d8: 8 } }, face), [
      "d8: 8",
      fill(english.cardsVsDice.CHOICES.face, {
        card: longName("7H"),
        target: english.cardsVsDice.TARGET_NAMES.m3,
      }),
      "slays",
      "",
    ]);
    expectSame(choiceWords({ mobs: [JSON_NULL, JSON_NULL, { card: "7H", enraged: true }] }, face), [
      "d8",
      fill(english.cardsVsDice.CHOICES.face, {
        card: longName("7H"),
        target: english.cardsVsDice.TARGET_NAMES.m3,
      }),
      "",
      fill(english.cardsVsDice.CHOICES.chanceOrMiss, { slay: 13, miss: 13 }),
    ]);
    expectSame(choiceWords({}, { kind: "face", target: "b1", weapon: "ks" }), [
      english.cardsVsDice.DIE_NAMES.ks,
      fill(english.cardsVsDice.CHOICES.face, {
        card: longName("JS"),
        target: english.cardsVsDice.TARGET_NAMES.b1,
      }),
      "",
      fill(english.cardsVsDice.CHOICES.chanceOrMiss, { slay: 90, miss: 10 }),
    ]);
    expectSame(
      choiceWords({ mobs: ["2H", "3S"] }, { kind: "cleave", first: "m1", second: "m2", weapon: "d20" }),
      [
        "d20",
        fill(english.cardsVsDice.CHOICES.cleave, { first: longName("2H"), second: longName("3S") }),
        "",
        fill(english.cardsVsDice.CHOICES.chance, { slay: 80 }),
      ],
    );
    expectSame(choiceWords({ bosses: OTHERS_SLAIN }, { kind: "fatal", boss: "b2" }), [
      english.cardsVsDice.DIE_NAMES.life,
      fill(english.cardsVsDice.CHOICES.fatal, {
        card: longName("JH"),
        target: english.cardsVsDice.TARGET_NAMES.b2,
      }),
      "",
      fill(english.cardsVsDice.CHOICES.chance, { slay: 25 }),
    ]);
    expectSame(choiceWords({ phase: "rage" }, { kind: "rage" }), [
      "",
      english.cardsVsDice.CHOICES.rage,
      fill(english.cardsVsDice.CHOICES.rageDetail, { price: 4 }),
      "",
    ]);
    expectSame(choiceWords({ mobs: SLAIN, ready: [] }, { kind: "end" }), [
      "",
      english.cardsVsDice.CHOICES.end,
      fill(english.cardsVsDice.CHOICES.endDetail, { life: 1 }),
      "",
    ]);
    // One hit point is left: to slay with any face is no chance but a fact.
    expectSame(choiceWords({ bosses: { ...OTHERS_SLAIN, "2": { dmg: 9 } } }, { kind: "fatal", boss: "b2" }), [
      english.cardsVsDice.DIE_NAMES.life,
      fill(english.cardsVsDice.CHOICES.fatal, {
        card: longName("JH"),
        target: english.cardsVsDice.TARGET_NAMES.b2,
      }),
      "slays",
      "",
    ]);
  });
  it("tell after a failed cleave whom the hit would slay", () => {
    const state = stateOf({ mobs: ["2H", "8H"] });
    act(state, ["cleave", 1, 2, "d20"]);
    roll(state, 7);
    const seen = rules.seen(state, 0);
    expectSame(words.prompt(seen, 0), fill(english.cardsVsDice.PROMPTS.split, { value: 7 }));
    expectSame(words.choice(seen, { action: { kind: "assign", mob: "m1" }, rule: "" }).detail, "slays");
    expectSame(words.choice(seen, { action: { kind: "assign", mob: "m2" }, rule: "" }).detail, "wounds");
  });
  it("say whose move it is, and how the game stands", () => {
    const prompt = (given: Given): string => words.prompt(rules.seen(stateOf(given), 0), 0);
    expectSame(
      prompt({ phase: "rage", battle: 3 }),
      fill(english.cardsVsDice.PROMPTS.rage, { battle: 3, price: 4 }),
    );
    expectSame(
      prompt({ ready: ["d4", "d20"] }),
      fill(english.cardsVsDice.PROMPTS.attack, { weapons: "d4, d20" }),
    );
    expectSame(
      prompt({ ready: ["d4"], rage: { d4: 2 } }),
      fill(english.cardsVsDice.PROMPTS.attack, { weapons: "d4 2" }),
    );
    expectSame(prompt({ ready: [] }), english.cardsVsDice.PROMPTS.end);
    expectSame(
      words.status(rules.seen(stateOf({}), 0)),
      fill(english.cardsVsDice.STATUS, { life: 12, battle: 1, bosses: 4, spawn: 6 }),
    );
  });
  it("hint at what is not possible, with the rule", () => {
    const has = (given: Given, rule: string): boolean =>
      hintsOf(given).some((hint) => hint.includes(`(${rule})`));
    expectTrue(has({}, "CVD-5.5") && has({}, "CVD-5.2") && !has({}, "CVD-5.7"));
    expectTrue(has({ mobs: TOUCHED }, "CVD-5.7") && !has({ mobs: TOUCHED }, "CVD-5.5"));
    const bosses = { "1": { slain: true }, "2": { slain: true }, "3": { van: { up: true, dmg: 1 } } };
    expectTrue(has({ mobs: TOUCHED, bosses }, "CVD-5.6"));
    expectTrue(has({ bosses, stuck: { d4: ["v3", 1] } }, "CVD-8.1"));
    expectTrue(has({ mobs: [{ card: "5H", enraged: true }] }, "CVD-5.10"));
    expectTrue(has({ life: 4 }, "CVD-4.3") && !has({ life: 5 }, "CVD-4.3"));
    expectSame(hintsOf({ phase: "rage" }), []);
  });
  it("ask before a Fatal Strike and before nothing else", () => {
    const seen = rules.seen(stateOf({ mobs: TOUCHED, bosses: OTHERS_SLAIN }), 0);
    const question = expectPresent(words.confirm(seen, { kind: "fatal", boss: "b2" }));
    expectTrue(question.includes(longName("JH")) && question.includes("10 or more"), question);
    expectAbsent(words.confirm(seen, { kind: "end" }));
    expectAbsent(words.confirm(seen, { kind: "face", target: "b2", weapon: "ks" }));
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(
      english.cardsVsDice.REFUSALS,
    ) as (keyof typeof english.cardsVsDice.REFUSALS)[]) {
      const values = {
        target: "b3",
        shield: "m2",
        guard: "v3",
        weapon: "d8",
        first: "m1",
        second: "m2",
        price: 4,
        life: 3,
      };
      const sentence = words.refusal(refuse("CVD-1.1", reason, values));
      expectFilled(sentence);
      expectTrue(sentence.includes("(CVD-1.1)"), sentence);
    }
    const state = stateOf({});
    const refusal = rules.check(state, 0, { kind: "face", target: "b1", weapon: "d4" });
    expectSame(
      refusal === undefined ? "" : words.refusal(refusal),
      fill(english.cardsVsDice.WITH_RULE, {
        sentence: fill(english.cardsVsDice.REFUSALS.shielded, {
          target: english.cardsVsDice.TARGET_NAMES.b1,
          shield: english.cardsVsDice.TARGET_NAMES.m1,
        }),
        rule: "CVD-5.5",
      }),
    );
    const guarded = rules.check(stateOf({ mobs: TOUCHED }), 0, { kind: "fatal", boss: "b4" });
    expectSame(
      guarded === undefined ? "" : words.refusal(guarded),
      fill(english.cardsVsDice.WITH_RULE, {
        sentence: fill(english.cardsVsDice.REFUSALS.guarded, {
          guard: english.cardsVsDice.TARGET_NAMES.v4,
          target: english.cardsVsDice.TARGET_NAMES.b4,
        }),
        rule: "CVD-5.6",
      }),
    );
  });
  it("are complete and filled in for all that happens in whole games, and no line is too long", () => {
    const told = readGames(60);
    for (const event of act(stateOf({}), ["cleave", 1, 2, "ks"])) readEvent(event, told);
    readEvent({ kind: "recycled", cards: 3 }, told);
    for (const kind of Object.keys(formsByName(english.cardsVsDice.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in, and no line is too long, in every language", () => {
    inEveryLanguage(() => readGames(6));
  });
  it("sum up the games of a table", () => {
    const figures = words.figures(
      { bossesSlain: 9, battles: 14, life: 3 },
      { bossesSlain: 4, battles: 6, life: 3 },
    );
    const { COUNTS, FIGURES } = english.cardsVsDice;
    const [slain, battles] = [
      fillCount(COUNTS, "bosses", { count: 9 }),
      fillCount(COUNTS, "battles", { count: 14 }),
    ];
    const most = fillCount(COUNTS, "bosses", { count: 4 });
    expectSame(figures, fill(FIGURES, { slain, battles, most, life: 3 }));
  });
});

/** Reads everything in this many games; answers what kinds of events were told. */
function readGames(games: number): Record<string, boolean> {
  const told: Record<string, boolean> = {};
  const random = seeded(11);
  const policy = expectPresent(policies["sensible"]);
  for (let game = 0; game < games; game++) {
    const state = rules.start({}, 1);
    let waiting = rules.waiting(state);
    while (waiting.kind !== "over") {
      readAll(state);
      let answer;
      if (waiting.kind === "chance") answer = rules.resolve(state, drawOutcome(waiting.chance, random));
      else {
        const { choices } = expectPresent(waiting.decisions[0]);
        const any = expectPresent(choices[below(random, choices.length)]).action;
        readChoices(state, choices);
        answer = rules.act(state, 0, game % 2 === 0 ? policy(rules.seen(state, 0), choices, random) : any);
      }
      if (answer.kind === "done") for (const event of answer.events) readEvent(event, told);
      waiting = rules.waiting(state);
    }
    readAll(state);
    const { headline, sentence } = words.result(rules.seen(state, 0));
    expectFilled(headline);
    expectFilled(sentence);
  }
  return told;
}

function readChoices(state: State, choices: readonly Choice<Action>[]): void {
  const seen = rules.seen(state, 0);
  for (const choice of choices) {
    const { label, detail, odds } = words.choice(seen, choice);
    expectFilled(label);
    // What is certain stands in the detail, a chance in the odds; never both.
    expectFilled(detail === "" ? odds : detail);
    expectTrue((detail === "" || odds === "") && !detail.includes("%"), `${detail} ${odds}`);
    const isShort = lettersIn(label) <= 48 && lettersIn(detail + odds) <= 26;
    expectTrue(isShort, `${label} ${detail}${odds}`);
  }
}

function readAll(state: State): void {
  const seen = rules.seen(state, 0);
  expectFilled(words.prompt(seen, 0));
  expectFilled(words.status(seen));
  for (const hint of words.hints(seen)) expectFilled(hint);
}

function readEvent(event: Event, told: Record<string, boolean>): void {
  told[event.kind] = true;
  const sentence = words.event(event);
  if (sentence !== undefined) expectFilled(sentence);
}
