import { english, translations } from "../../src/games/cards-vs-dice/languages";
import { policies } from "../../src/games/cards-vs-dice/policies";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import type { Action, Event, State } from "../../src/games/cards-vs-dice/rules/state";
import { words } from "../../src/games/cards-vs-dice/words/words";
import { drawOutcome } from "../../src/kit/chance";
import { speak } from "../../src/kit/language";
import { below, seeded } from "../../src/kit/random";
import { refuse } from "../../src/kit/refusal";
import type { Choice } from "../../src/kit/rules";
import { formsByName } from "../languages/catalogues";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, lettersIn } from "../support/spoken";
import { JSON_NULL } from "../vectors/values";
import { act, roll, SLAIN, stateOf, TOUCHED, type Given } from "./cases";

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
  it("name a choice by its weapon, its target and its odds", () => {
    const face: Action = { kind: "face", target: "m3", weapon: "d8" };
    expectSame(choiceWords({}, face), ["d8", "Attack 7 of hearts (mob 3)", "", "slays 25 %"]);
    expectSame(choiceWords({ rage: { d8: 8 } }, face), ["d8: 8", "Attack 7 of hearts (mob 3)", "slays", ""]);
    expectSame(choiceWords({ mobs: [JSON_NULL, JSON_NULL, { card: "7H", enraged: true }] }, face), [
      "d8",
      "Attack 7 of hearts (mob 3)",
      "",
      "slays 13 %, misses 13 %",
    ]);
    expectSame(choiceWords({}, { kind: "face", target: "b1", weapon: "ks" }), [
      "Kingslayer",
      "Attack Jack of spades (boss 1)",
      "",
      "slays 90 %, misses 10 %",
    ]);
    expectSame(
      choiceWords({ mobs: ["2H", "3S"] }, { kind: "cleave", first: "m1", second: "m2", weapon: "d20" }),
      ["d20", "Cleave 2 of hearts and 3 of spades", "", "slays 80 %"],
    );
    expectSame(choiceWords({}, { kind: "fatal", boss: "b2" }), [
      "Fatal Strike",
      "Strike Jack of hearts (boss 2)",
      "",
      "slays 25 %",
    ]);
    expectSame(choiceWords({ phase: "rage" }, { kind: "rage" }), ["", "Berserker's Rage", "4 life", ""]);
    expectSame(choiceWords({ mobs: SLAIN, ready: [] }, { kind: "end" }), [
      "",
      "End the battle",
      "lose 1 life",
      "",
    ]);
    // One hit point is left: to slay with any face is no chance but a fact.
    expectSame(choiceWords({ bosses: { "2": { dmg: 9 } } }, { kind: "fatal", boss: "b2" }), [
      "Fatal Strike",
      "Strike Jack of hearts (boss 2)",
      "slays",
      "",
    ]);
  });
  it("tell after a failed cleave whom the hit would slay", () => {
    const state = stateOf({ mobs: ["2H", "8H"] });
    act(state, ["cleave", 1, 2, "d20"]);
    roll(state, 7);
    const seen = rules.seen(state, 0);
    expectSame(words.prompt(seen, 0), "The cleave falls short. Which mob takes the 7?");
    expectSame(words.choice(seen, { action: { kind: "assign", mob: "m1" }, rule: "" }).detail, "slays");
    expectSame(words.choice(seen, { action: { kind: "assign", mob: "m2" }, rule: "" }).detail, "wounds");
  });
  it("say whose move it is, and how the game stands", () => {
    const prompt = (given: Given): string => words.prompt(rules.seen(stateOf(given), 0), 0);
    expectSame(prompt({ phase: "rage", battle: 3 }), "Battle 3: fight calmly, or go berserk for 4 life?");
    expectSame(prompt({ ready: ["d4", "d20"] }), "Attack! Weapons left: d4, d20.");
    expectSame(prompt({ ready: ["d4"], rage: { d4: 2 } }), "Attack! Weapons left: d4 2.");
    expectSame(prompt({ ready: [] }), "All weapons are used. End the battle?");
    expectSame(words.status(rules.seen(stateOf({}), 0)), "Life 12 · battle 1 · bosses left 4 · spawn 6");
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
    const seen = rules.seen(stateOf({ mobs: TOUCHED }), 0);
    const question = expectPresent(words.confirm(seen, { kind: "fatal", boss: "b1" }));
    expectTrue(question.includes("Jack of spades") && question.includes("10 or more"), question);
    expectAbsent(words.confirm(seen, { kind: "end" }));
    expectAbsent(words.confirm(seen, { kind: "face", target: "b1", weapon: "ks" }));
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(english.REFUSALS) as (keyof typeof english.REFUSALS)[]) {
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
      "The mobs shield boss 1. Wound mob 1 first. (CVD-5.5)",
    );
    const guarded = rules.check(stateOf({ mobs: TOUCHED }), 0, { kind: "fatal", boss: "b4" });
    expectSame(
      guarded === undefined ? "" : words.refusal(guarded),
      "Slay vanguard 4 first: it guards boss 4. (CVD-5.6)",
    );
  });
  it("are complete and filled in for all that happens in whole games, and no line is too long", () => {
    const told = readGames(60);
    for (const event of act(stateOf({}), ["cleave", 1, 2, "ks"])) readEvent(event, told);
    readEvent({ kind: "recycled", cards: 3 }, told);
    for (const kind of Object.keys(formsByName(english.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in, and no line is too long, in every language", () => {
    inEveryLanguage(translations, () => readGames(6));
  });
  it("sum up the games of a table", () => {
    const figures = words.figures(
      { bossesSlain: 9, battles: 14, life: 3 },
      { bossesSlain: 4, battles: 6, life: 3 },
    );
    expectSame(figures, "9 bosses slain in 14 battles; best game: 4 bosses, 3 life left");
  });
});

/** Reads everything in so many games; answers what kinds of events were told. */
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
