import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import type { Action, Event, State } from "../../src/games/rogue-solitaire/rules/state";
import { words } from "../../src/games/rogue-solitaire/words/words";
import { speak } from "../../src/kit/words/language";
import type { Options } from "../../src/kit/rules/options";
import { refuse } from "../../src/kit/rules/refusal";
import { fill, fillCount } from "../../src/kit/words/words";
import { formsByName } from "../../src/languages/sentences";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, mostLetters } from "../support/spoken";
import { readRandomGames } from "../support/reading";
import { act, CORNER, stateOf, type Given } from "./cases";
import { english } from "../support/english";

/** This many groups and choices fit a panel without turning pages. */
const GROUPS = 8;
const CHOICES = 10;

function choiceWords(given: Given, action: Action): string[] {
  const { group, label, detail, odds } = words.choice(rules.seen(stateOf(given), 0), { action, rule: "" });
  return [group, label, detail, odds];
}

function promptOf(state: State): string {
  return words.prompt(rules.seen(state, 0), 0);
}

/** Fails if a sentence still has a placeholder, or holds something that is no word. */
function expectFilled(sentence: string): void {
  for (const sign of ["{", "}", "undefined", " nil", " nan", "r1c", "r4c"]) {
    expectTrue(!sentence.includes(sign), `"${sentence}" holds ${sign}`);
  }
  expectTrue(sentence !== "", "an empty sentence");
}

const AID = { phase: "aid", grid: { r3c1: "8Sa" }, held: "THa", combat: { cell: "r3c1", drawn: "4Sa" } };

describe("The words of Rogue: The Solitaire-Like", () => {
  after_each(() => {
    speak("en");
  });
  it("name a choice by its card, its side and its odds", () => {
    const full: Given = { you: "r3c2", grid: { r2c2: "(7Sa)", r3c1: "9Da", r3c3: "(5Ha)", r4c2: "2Sa" } };
    expectSame(choiceWords(full, { kind: "flip", cell: "r2c2" }), [
      "",
      fill(english.rogue.CHOICES.flip, { side: english.rogue.SIDES.above }),
      "",
      fill(english.rogue.CHOICES.flipOddsOrAce, { win: 47, ace: 8 }),
    ]);
    expectSame(choiceWords(full, { kind: "attack", cell: "r3c1" }), [
      "",
      fill(english.rogue.CHOICES.payJokerDetail, {
        jokers: fill(english.rogue.CHOICES.attack, { enemy: "9♦", side: "to the" }),
      }),
      "",
      fill(english.rogue.CHOICES.odds, { win: 39, loss: 54 }),
    ]);
    expectSame(choiceWords({ ...full, held: "THa" }, { kind: "attack", cell: "r3c1" }), [
      "",
      fill(english.rogue.CHOICES.payJokerDetail, {
        jokers: fill(english.rogue.CHOICES.attack, { enemy: "9♦", side: "to the" }),
      }),
      "",
      fill(english.rogue.CHOICES.oddsAided, { win: 39, aided: 100 }),
    ]);
    const gap = { you: "r3c1", grid: { r2c1: "(7Sa)", r3c2: "(8Sa)", r4c2: "(9Sa)" } };
    expectSame(choiceWords(gap, { kind: "walk", cell: "r4c1" }), [
      english.rogue.CHOICES.besideGroup,
      fill(english.rogue.CHOICES.walk, { way: english.rogue.WAYS.below }),
      "free",
      "",
    ]);
    expectSame(choiceWords({ you: "r1c5" }, { kind: "walk", cell: "r1c6" }), [
      english.rogue.CHOICES.besideGroup,
      fill(english.rogue.CHOICES.walk, { way: english.rogue.WAYS.right }),
      english.rogue.CHOICES.clears,
      "",
    ]);
    const far = { grid: { r2c1: "(7Sa)", r3c2: "(8Sa)", r4c3: "(9Sa)" }, you: "r3c1" };
    expectSame(choiceWords(far, { kind: "travel", cell: "r4c2" }), [
      fill(english.rogue.CHOICES.farGroup, { row: 4 }),
      fill(english.rogue.CHOICES.travel, { cell: fill(english.rogue.CELL_NAME, { row: 4, column: 2 }) }),
      "free",
      "",
    ]);
    expectSame(
      choiceWords({}, { kind: "travel", cell: "r2c3" })[0],
      fill(english.rogue.CHOICES.farGroup, { row: 2 }),
    );
    const corner = { you: "r3c2", grid: { r2c3: "(7Sa)" }, options: { diagonal: true } };
    expectSame(
      choiceWords(corner, { kind: "flip", cell: "r2c3" })[1],
      fill(english.rogue.CHOICES.flip, { side: english.rogue.SIDES.aboveRight }),
    );
  });
  it("call certain what is certain", () => {
    expectSame(choiceWords(AID, { kind: "aid" }), [
      "",
      fill(english.rogue.CHOICES.aid, { held: "10♥" }),
      english.rogue.CHOICES.outcomes.win,
      "",
    ]);
    expectSame(choiceWords(AID, { kind: "decline" }), [
      "",
      english.rogue.CHOICES.decline,
      english.rogue.CHOICES.outcomes.loss,
      "",
    ]);
    const before = { ...AID, combat: { cell: "r3c1" }, options: { aidTiming: "before" } };
    expectSame(choiceWords(before, { kind: "aid" }).slice(2), [english.rogue.CHOICES.sureWin, ""]);
    expectSame(choiceWords(before, { kind: "decline" }).slice(2), [
      "",
      fill(english.rogue.CHOICES.odds, { win: 46, loss: 47 }),
    ]);
    const capture = { phase: "capture", grid: { r3c1: "7Sa" }, combat: { cell: "r3c1", drawn: "8Ha" } };
    expectSame(choiceWords(capture, { kind: "capture" }), [
      "",
      fill(english.rogue.CHOICES.capture, { enemy: "7♠" }),
      fill(english.rogue.CHOICES.captureDetail, { value: 7 }),
      "",
    ]);
    expectSame(choiceWords(capture, { kind: "leave" }), [
      "",
      fill(english.rogue.CHOICES.leave, { enemy: "7♠" }),
      english.rogue.CHOICES.leaveDetail,
      "",
    ]);
    const pay = { phase: "pay", grid: { r3c1: "7Sa" }, held: "AHa", combat: { cell: "r3c1", drawn: "2Ha" } };
    expectSame(choiceWords(pay, { kind: "payJoker" }), [
      "",
      english.rogue.CHOICES.payJoker,
      fill(english.rogue.CHOICES.payJokerDetail, { jokers: 2 }),
      "",
    ]);
  });
  it("ask, and say how a fight goes while everybody looks at it", () => {
    expectSame(promptOf(stateOf({})), fill(english.rogue.PROMPTS.move, { floor: 1 }));
    expectSame(
      promptOf(stateOf(AID)),
      fill(english.rogue.PROMPTS.aid, { drawn: "4♠", enemy: "8♠", held: "10♥" }),
    );
    const state = stateOf(AID);
    act(state, ["aid"]);
    expectSame(
      promptOf(state),
      fill(english.rogue.AIDED_FIGHTS.win, { drawn: "4♠", held: "10♥", attack: 14, enemy: "8♠" }),
    );
    const fight = stateOf({ grid: CORNER, deck: ["6Ha"] });
    act(fight, ["flip", "r3c1"]);
    expectSame(promptOf(fight), fill(english.rogue.FIGHTS.loss, { drawn: "6♥", enemy: "7♠" }));
    const ace = stateOf({ grid: { r3c1: "(ASa)" }, jokers: 2 });
    act(ace, ["flip", "r3c1"]);
    expectSame(promptOf(ace), english.rogue.ACE_PROMPTS.heal);
    const before = { ...AID, combat: { cell: "r3c1" }, options: { aidTiming: "before" } };
    expectSame(
      promptOf(stateOf(before)),
      fill(english.rogue.PROMPTS.aidBefore, { enemy: "8♠", held: "10♥" }),
    );
    const won = { ...AID, combat: { cell: "r3c1", drawn: "9Sa" }, options: { aidOnWin: true } };
    expectSame(
      promptOf(stateOf(won)),
      fill(english.rogue.PROMPTS.aidOnWin, { drawn: "9♠", enemy: "8♠", held: "10♥" }),
    );
  });
  it("say how the game stands, and always how many floors are cleared (RS-9.3)", () => {
    const status = words.status(rules.seen(stateOf({ held: "AHa", floors: 2, deck: ["2Sa"] }), 0));
    expectSame(
      status,
      fill(english.rogue.STATUS, { floor: 3, hitPoints: 4, held: "A♥", deck: 1, discard: 0 }),
    );
  });
  it("hint at what is not possible, with the rule", () => {
    const has = (given: Given, rule: string): boolean =>
      words.hints(rules.seen(stateOf(given), 0)).some((hint) => hint.includes(`(${rule})`));
    expectTrue(has({ held: "AHa" }, "RS-6.3") && !has({}, "RS-6.3"));
    expectTrue(has({ held: "9Ha" }, "RS-5.7") && !has({}, "RS-5.7"));
    expectTrue(has(AID, "RS-5.7"));
    expectTrue(has({ grid: { r3c1: "8Sa" } }, "RS-4.3") && !has({ grid: CORNER }, "RS-4.3"));
  });
  it("ask before help is declined that would save the last hit point, and before nothing else", () => {
    const asks = (given: Given, action: Action): boolean =>
      words.confirm(rules.seen(stateOf(given), 0), action) !== undefined;
    const last = { ...AID, jokers: 1 };
    expectTrue(asks(last, { kind: "decline" }) && !asks(last, { kind: "aid" }));
    expectTrue(!asks(AID, { kind: "decline" }));
    expectTrue(!asks({ ...last, held: "2Ha" }, { kind: "decline" }), "no help can save");
    const draw = { ...last, combat: { cell: "r3c1", drawn: "8Ha" } };
    expectTrue(!asks(draw, { kind: "decline" }), "a draw kills nobody");
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(english.rogue.REFUSALS) as (keyof typeof english.rogue.REFUSALS)[]) {
      const sentence = words.refusal(refuse("RS-1.1", reason, { cell: "r2c3" }));
      expectTrue(!sentence.includes("{") && sentence.includes("(RS-1.1)"), sentence);
    }
    const refusal = expectPresent(rules.check(stateOf({ grid: CORNER }), 0, { kind: "walk", cell: "r3c1" }));
    expectSame(
      words.refusal(refusal),
      fill(english.rogue.WITH_RULE, {
        sentence: fill(english.rogue.REFUSALS.cardInTheWay, {
          cell: fill(english.rogue.CELL_NAME, { row: 3, column: 1 }),
        }),
        rule: "RS-4.3",
      }),
    );
  });
  it("are complete and filled in for all that happens in whole games, and fit the panel", () => {
    const told = readGames(24);
    readEvent({ kind: "reshuffled", cards: 80 }, told);
    for (const kind of Object.keys(formsByName(english.rogue.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in and fit the panel in every language", () => {
    inEveryLanguage(() => readGames(4));
  });
  it("tell nothing of a walk, which everybody sees", () => {
    expectAbsent(words.event({ kind: "walked", to: "r3c1", steps: 1 }));
  });
  it("tell the end in a headline and a sentence", () => {
    const result = words.result(rules.seen(stateOf({ phase: "over", floors: 2 }), 0));
    expectSame(result, {
      headline: english.rogue.RESULTS.dead.headline,
      sentence: fillCount(english.rogue.RESULTS.dead, "sentence", { count: 2, wins: 0, fights: 0 }),
    });
  });
  it("sum up the games of a table, with the best run", () => {
    const figures = words.figures({ floors: 9, wins: 70, fights: 140 }, { floors: 4 });
    expectSame(figures, fill(english.rogue.FIGURES, { floors: 9, best: 4, wins: 70, fights: 140 }));
  });
});

const SETTINGS: readonly Options[] = [
  { startJokers: 9 },
  { startJokers: 9, aidTiming: "before", aceKeep: "optional", diagonal: true, revealedOnClear: "flipDown" },
  { startJokers: 9, aidOnWin: true, diagonal: true, targetFloors: 2 },
];

/** Reads everything in this many random games; answers what kinds of events were told. */
function readGames(games: number): Record<string, boolean> {
  const told: Record<string, boolean> = {};
  readRandomGames(rules, games, SETTINGS, {
    state: readAll,
    choices: (state) => {
      readChoices(state);
    },
    rarity: 4,
    event: (event) => {
      readEvent(event, told);
    },
    result: (state) => {
      const { headline, sentence } = words.result(rules.seen(state, 0));
      expectFilled(headline);
      expectFilled(sentence);
    },
  });
  return told;
}

/** All that could be chosen, in words, as much in each group as a panel shows. */
function readChoices(state: State): void {
  const waiting = rules.waiting(state);
  const choices = waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
  const seen = rules.seen(state, 0);
  const sizes: Record<string, number> = {};
  for (const choice of choices) {
    const { group, label, detail, odds } = words.choice(seen, choice);
    expectFilled(label);
    // What is certain stands in the detail, a chance in the odds.
    expectFilled(detail === "" ? odds : detail);
    expectTrue(!detail.includes("%") && (odds === "" || odds.includes("%")), `${detail} ${odds}`);
    expectTrue(
      label.length <= mostLetters(48) && `${detail}${odds}`.length <= mostLetters(24),
      `${label} ${detail}${odds}`,
    );
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const groups = Object.keys(sizes);
  expectTrue(groups.length <= GROUPS, `${groups.length} groups`);
  for (const group of groups)
    expectTrue((sizes[group] ?? 0) <= CHOICES, `${sizes[group]} choices in ${group}`);
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
