import { policies } from "../../src/games/roll-flush/policies";
import { unseenCards } from "../../src/games/roll-flush/rules/odds";
import { rules } from "../../src/games/roll-flush/rules/rules";
import {
  DICE_CHOICES,
  NUMBERS,
  type Action,
  type Event,
  type ScoredHand,
  type Seen,
  type State,
} from "../../src/games/roll-flush/rules/state";
import { pointsOf } from "../../src/games/roll-flush/rules/scoring";
import { tableGame } from "../../src/games/roll-flush/table";
import { drawOutcome } from "../../src/kit/rules/chance";
import { speak } from "../../src/kit/words/language";
import { below, seeded } from "../../src/kit/data/random";
import { refuse } from "../../src/kit/rules/refusal";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { fill, fillCount, percent } from "../../src/kit/words/words";
import { formsByName } from "../../src/languages/sentences";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, lettersIn } from "../support/spoken";
import { studied } from "../support/studied";
import { act, eventOf, READY_HANDS, stateOf, type Given } from "./cases";
import { english } from "../support/english";

/** As at a table: a seat is called by the colour of its seat. */
const { words } = withSeatNames(tableGame, () => ["White", "Blue", "Purple", "Orange"]);

/** This many groups and choices fit a panel without turning pages. */
const GROUPS = 8;
const CHOICES = 10;
/** What a straight flush is called, and scores. */
const FLUSH = { hand: english.kit.CATEGORY_NAMES.straightFlush, points: 12 };

function choiceWords(given: Given, action: Action): string[] {
  const state = stateOf(given);
  const { group, label, detail, odds } = words.choice(rules.seen(state, state.active), { action, rule: "" });
  return [group, label, detail, odds];
}

function promptOf(given: Given, viewer: number): string {
  return words.prompt(rules.seen(stateOf(given), viewer), viewer);
}

/** Fails if a sentence still has a placeholder, or holds something that is no word. */
function expectFilled(sentence: string): void {
  for (const sign of ["{", "}", "undefined", " nil", " nan"]) {
    expectTrue(!sentence.includes(sign), `"${sentence}" holds ${sign}`);
  }
  expectTrue(sentence !== "", "an empty sentence");
}

describe("The words of Roll Flush", () => {
  after_each(() => {
    speak("en");
  });
  it("name a choice by its cards and its odds", () => {
    const push = { phase: "push", slots: { "9": "9C*" } };
    expectSame(choiceWords({}, { kind: "roll" }), [
      "",
      english.rollFlush.CHOICES.roll,
      english.rollFlush.CHOICES.noBust,
      "",
    ]);
    expectSame(choiceWords({ ...push, used: [["swap", "shift"]] }, { kind: "roll" }), [
      "",
      english.rollFlush.CHOICES.roll,
      "",
      fill(english.rollFlush.CHOICES.bustOdds, { chance: 11 }),
    ]);
    expectSame(choiceWords(push, { kind: "roll" }), [
      "",
      english.rollFlush.CHOICES.roll,
      "",
      fill(english.rollFlush.CHOICES.bustOddsShift, { chance: 11, shifted: 0 }),
    ]);
    expectSame(choiceWords(push, { kind: "stop" }), [
      "",
      english.rollFlush.CHOICES.stop,
      fillCount(english.rollFlush.CHOICES, "stopDetail", { count: 1 }),
      "",
    ]);
    expectSame(choiceWords(push, { kind: "swap", first: 7, second: 9 }), [
      fill(english.rollFlush.CHOICES.swapGroup, { number: 7 }),
      fill(english.rollFlush.CHOICES.swap, {
        firstCard: english.rollFlush.FACE_DOWN_CARD,
        first: 7,
        secondCard: "9♣",
        second: 9,
      }),
      english.rollFlush.CHOICES.swapTagged,
      "",
    ]);
    const rolled = { phase: "rolled", dice: [4, 5] };
    expectSame(choiceWords(rolled, { kind: "accept" }), [
      "",
      fill(english.rollFlush.CHOICES.tag, { card: "9♣", number: 9 }),
      "",
      "",
    ]);
    expectSame(choiceWords({ ...rolled, slots: { "9": "9C*" } }, { kind: "accept" }), [
      "",
      fill(english.rollFlush.CHOICES.bust, { number: 9 }),
      fillCount(english.rollFlush.CHOICES, "bustDetail", { count: 1 }),
      "",
    ]);
    expectSame(choiceWords(rolled, { kind: "shift", by: -1 }), [
      "",
      fill(english.rollFlush.CHOICES.shiftDown, { card: "8♣", number: 8 }),
      english.rollFlush.CHOICES.noBust,
      "",
    ]);
    expectSame(choiceWords({ ...rolled, slots: { "6": "6C*" } }, { kind: "reroll", dice: "second" }), [
      "",
      fill(english.rollFlush.CHOICES.rerollOne, { face: 5 }),
      "",
      fill(english.rollFlush.CHOICES.bustOdds, { chance: 17 }),
    ]);
    expectSame(choiceWords({ hands: READY_HANDS }, { kind: "score" }), [
      "",
      english.rollFlush.CHOICES.score,
      fill(english.rollFlush.CHOICES.handNow, { hand: english.kit.CATEGORY_NAMES.pair, points: 1 }),
      "",
    ]);
  });
  it("RF-7.5 RF-10.1 say what a hand scores, and once it is found out, how likely the next community card makes more", () => {
    const state = stateOf({ hands: READY_HANDS });
    const seen = rules.seen(state, state.active);
    const odds = (): string => words.choice(seen, { action: { kind: "score" }, rule: "" }).odds;
    const hand = (seen.hands[state.active] ?? []).flatMap(({ card }) => card ?? []);
    const now = seen.community.concat(hand);
    const unseen = unseenCards(seen);
    const better = unseen.filter((card) => pointsOf(now.concat([card])) > pointsOf(now)).length;
    expectTrue(better > 0 && better < unseen.length, "nothing to find out");
    studied(words, seen);
    expectSame(odds(), fill(english.rollFlush.CHOICES.moreOdds, { chance: percent(better / unseen.length) }));
    expectSame(words.study?.(seen), undefined);
    expectSame(words.study?.(rules.seen(stateOf({ phase: "push" }), 0)), undefined);
  });
  it("RF-5.8 say of the cards that are to be kept, once it is found out, how likely the next community card makes more", () => {
    const keep = (hand: string[]): Seen => {
      const state = stateOf({ phase: "keep", hands: [hand] });
      return rules.seen(state, state.active);
    };
    const odds = (seen: Seen): string => words.choice(seen, { action: { kind: "keep" }, rule: "" }).odds;
    const [seen, over] = [keep(["2S", "2H", "9D"]), keep(["2S", "3S", "4S", "5S", "6S", "7S"])];
    expectSame(odds(seen), "");
    studied(words, seen);
    expectTrue(odds(seen) !== "", "nothing was found out");
    expectSame(words.study?.(over), undefined);
  });
  it("RF-7.7 RF-7.8 tell a showdown in one line: who has shown what, and taken how many points", () => {
    const hands: ScoredHand[] = [
      { seat: 0, cards: [], strength: 2, category: "flush", ranks: [14, 9, 8, 5, 2], points: 6 },
      { seat: 1, cards: [], strength: 1, category: "high", ranks: [14, 9, 8, 5, 3], points: 0 },
    ];
    const told = words.event({ kind: "bonusWon", seats: [0], bonus: 2, share: 2, hands }) ?? "";
    for (const part of ["White +8 (", "Blue +0 (", english.kit.CATEGORY_NAMES.flush]) {
      expectTrue(told.includes(part), told);
    }
    expectSame(words.event({ kind: "scoreIs", seat: 0, score: 8 }), undefined);
  });
  it("call certain what is certain, with odds or without", () => {
    const all: Record<string, string> = {};
    for (const number of NUMBERS) all[`${number}`] = `${"23456789TJQ".charAt(number - NUMBERS[0])}C*`;
    const last = { phase: "push", slots: all };
    expectSame(choiceWords(last, { kind: "roll" }), [
      "",
      english.rollFlush.CHOICES.roll,
      english.rollFlush.CHOICES.sureBust,
      "",
    ]);
    const rolled = { phase: "rolled", dice: [4, 5], slots: all };
    for (const dice of DICE_CHOICES) {
      expectSame(choiceWords(rolled, { kind: "reroll", dice }).slice(2), [
        english.rollFlush.CHOICES.sureBust,
        "",
      ]);
      const free = { ...rolled, slots: {} };
      expectSame(choiceWords(free, { kind: "reroll", dice }).slice(2), [
        english.rollFlush.CHOICES.noBust,
        "",
      ]);
    }
  });
  it("RF-5.8 say what will be kept, how many may be, and what to do", () => {
    const hands = [["2S", "3S", "4S", "5S", "6S", "(7S)"]];
    const state = stateOf({ phase: "keep", hands });
    const seen = rules.seen(state, 0);
    expectSame(
      words.prompt(seen, 0),
      fill(english.rollFlush.PROMPTS.keepTooMany, { count: 6, limit: 5, over: 1 }),
    );
    const ofCard = (action: Action): string[] => {
      const { label, detail } = words.choice(rules.seen(state, 0), { action, rule: "" });
      return [label, detail];
    };
    expectSame(ofCard({ kind: "unmark", index: 5 }), [
      fill(english.rollFlush.CHOICES.unmark, { card: "7♠" }),
      fill(english.rollFlush.CHOICES.handThen, FLUSH),
    ]);
    act(state, ["unmark", 5]);
    expectSame(ofCard({ kind: "mark", index: 5 }), [
      fill(english.rollFlush.CHOICES.mark, { card: "7♠" }),
      fill(english.rollFlush.CHOICES.handThen, FLUSH),
    ]);
    expectSame(
      words.prompt(rules.seen(state, 0), 0),
      fillCount(english.rollFlush.PROMPTS, "keep", { kept: 5, count: 6, limit: 5 }),
    );
    expectSame(ofCard({ kind: "keep" }), [
      english.rollFlush.CHOICES.keep,
      fill(english.rollFlush.CHOICES.handKept, FLUSH),
    ]);
    // "Done" is first, so that it is on the first page of however many choices.
    const waiting = rules.waiting(state);
    const first = waiting.kind === "decisions" ? waiting.decisions[0]?.choices[0] : undefined;
    expectSame(expectPresent(first).action, { kind: "keep" });
    expectSame(
      words.prompt(rules.seen(state, 1), 1),
      fill(english.rollFlush.WAITING.keep, { player: "White" }),
    );
  });
  it("ask each seat in its own words", () => {
    expectSame(promptOf({}, 0), english.rollFlush.PROMPTS.turnRoll);
    expectSame(promptOf({ hands: READY_HANDS }, 0), english.rollFlush.PROMPTS.turn);
    expectSame(promptOf({}, 1), fill(english.rollFlush.WAITING.turn, { player: "White" }));
    const join = { phase: "join", hands: READY_HANDS };
    expectSame(promptOf(join, 1), fill(english.rollFlush.PROMPTS.join, { declarer: "White" }));
    expectSame(promptOf(join, 0), fill(english.rollFlush.WAITING.join, { player: "Blue" }));
  });
  it("RF-12 tell what is where, and only the owner what the own face-down cards are", () => {
    const state = stateOf({});
    const score = (player: string): string => fill(english.rollFlush.STATUS_SCORE, { player, score: 0 });
    const scores = `${score("White")} · ${score("Blue")}`;
    const open = fill(english.rollFlush.STATUS, { scores, turn: 1, deck: 14, discard: 0 });
    for (const viewer of ["spectator", 0, 1] as const) {
      expectSame(words.status(rules.seen(state, viewer)), open);
    }
    expectSame(words.own?.(rules.seen(state, "spectator")), "");
    expectSame(words.own?.(rules.seen(state, 0)), fill(english.rollFlush.OWN, { cards: "2♦" }));
    expectSame(words.own?.(rules.seen(state, 1)), fill(english.rollFlush.OWN, { cards: "3♦" }));
  });
  it("hint at what is not possible, with the rule", () => {
    const has = (given: Given, rule: string): boolean =>
      words.hints(rules.seen(stateOf(given), 0)).some((hint) => hint.includes(`(${rule})`));
    expectTrue(has({}, "RF-4.2") && !has({ hands: READY_HANDS }, "RF-4.2"));
    expectTrue(has({ used: [["swap"]] }, "RF-6.1") && !has({}, "RF-6.1"));
    const between = { phase: "rolled", dice: [4, 5], slots: { "8": "8C*", "10": "TC*" } };
    expectTrue(has(between, "RF-6.3") && !has({ ...between, slots: {} }, "RF-6.3"));
    expectTrue(has({ ...between, used: [["reroll"]] }, "RF-6.2"));
    expectTrue(has({ ...between, rerolled: true, options: { shiftAfterReroll: false } }, "RF-6.4"));
    expectTrue(has({ phase: "push", options: { swapWhen: "firstRoll" } }, "RF-13"));
    expectTrue(has({ phase: "keep", hands: [["2S", "3S", "4S", "5S", "6S", "7S"]] }, "RF-5.8"));
    expectTrue(has({ phase: "join", n: 3, hands: [...READY_HANDS, ["2S"]] }, "RF-7.2"));
  });
  it("ask before a bust that a token may save, a sure bust and an empty hand", () => {
    const asks = (given: Given, action: Action): boolean =>
      words.confirm(rules.seen(stateOf(given), 0), action) !== undefined;
    const bust = { phase: "rolled", dice: [4, 5], slots: { "9": "9C*" } };
    expectTrue(asks(bust, { kind: "accept" }) && !asks({ ...bust, slots: {} }, { kind: "accept" }));
    expectTrue(!asks({ ...bust, used: [["shift", "reroll"]] }, { kind: "accept" }));
    const state = stateOf({ phase: "keep" });
    act(state, ["unmark", 0]);
    expectPresent(words.confirm(rules.seen(state, 0), { kind: "keep" }));
    expectTrue(!asks({ phase: "keep" }, { kind: "keep" }) && !asks({}, { kind: "roll" }));
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(formsByName(english.rollFlush.REFUSALS))) {
      const values = { seat: 1, held: 3, count: 2, number: 13, token: "swap" };
      const sentence = words.refusal(refuse("RF-1.1", reason, values));
      expectFilled(sentence);
      expectTrue(sentence.includes("(RF-1.1)"), sentence);
    }
    const refusal = expectPresent(rules.check(stateOf({}), 0, { kind: "score" }));
    expectSame(
      words.refusal(refusal),
      fill(english.rollFlush.WITH_RULE, {
        sentence: fillCount(english.rollFlush.REFUSALS, "fewCards", { count: 3, held: 1 }),
        rule: "RF-4.2",
      }),
    );
  });
  it("tell of face-down cards without naming them", () => {
    const state = stateOf({ phase: "push", slots: { "7": "(7C)*", "9": "9C*" } });
    expectSame(
      words.event(eventOf(act(state, ["stop"]), "took")),
      fill(english.rollFlush.EVENTS.took, {
        player: "White",
        cards: fill(english.kit.LISTS.and, { others: "9♣", last: english.rollFlush.COUNTS.faceDown_one }),
      }),
    );
    expectSame(
      words.event({ kind: "tagged", number: 7 }),
      fill(english.rollFlush.EVENTS.tagged, { card: english.rollFlush.FACE_DOWN_CARD, number: 7 }),
    );
    expectAbsent(words.event({ kind: "handDealt", seat: 0, reveals: true }));
  });
  it("are complete and filled in for all that happens in whole games, and fit the panel", () => {
    const told = readGames(24);
    readEvent({ kind: "tiedForFirst", seats: [0, 1, 3] }, told);
    readEvent({ kind: "rolledOff", seat: 0, first: 1, second: 2, total: 3 }, told);
    readEvent({ kind: "safe", number: 4 }, told);
    readEvent({ kind: "refreshed", seat: 1, token: "shift" }, told);
    for (const kind of Object.keys(formsByName(english.rollFlush.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in and fit the panel in every language", () => {
    inEveryLanguage(() => readGames(3));
  });
  it("sum up the games of a table", () => {
    const figures = words.figures({ busts: 9, rollTurns: 30, showdowns: 6 }, { highestScore: 33 });
    expectSame(figures, fill(english.rollFlush.FIGURES, { busts: 9, rolls: 30, showdowns: 6, best: 33 }));
  });
});

/** Reads everything in this many games; answers what kinds of events were told. */
function readGames(games: number): Record<string, boolean> {
  const told: Record<string, boolean> = {};
  const random = seeded(11);
  const policy = expectPresent(policies["sensible"]);
  for (let game = 0; game < games; game++) {
    const state = rules.start(
      game % 3 === 0 ? { bustBy: "history", target: 9 } : { target: 9 },
      2 + (game % 3),
    );
    let waiting = rules.waiting(state);
    while (waiting.kind !== "over") {
      readAll(state);
      let answer;
      if (waiting.kind === "chance") answer = rules.resolve(state, drawOutcome(waiting.chance, random));
      else {
        const { seat, choices } = expectPresent(waiting.decisions[0]);
        const seen = rules.seen(state, seat);
        const any = expectPresent(choices[below(random, choices.length)]).action;
        if (below(random, 5) === 0) readChoices(state, seat);
        answer = rules.act(state, seat, game % 2 === 0 ? policy(seen, choices, random) : any);
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

/** All that a seat could choose, in words, as much in each group as a panel shows. */
function readChoices(state: State, seat: number): void {
  const waiting = rules.waiting(state);
  const choices = waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
  const seen = rules.seen(state, seat);
  const sizes: Record<string, number> = {};
  for (const choice of choices) {
    const { group, label, detail, odds } = studied(words, seen).choice(seen, choice);
    expectFilled(label);
    if (detail !== "") expectFilled(detail);
    expectTrue(!detail.includes("%"), `"${detail}" is a chance`);
    // What is certain needs no odds, so that one line has room for either; but a hand may become better.
    const isHand = choice.action.kind === "score" || choice.action.kind === "keep";
    if (odds !== "") expectTrue(odds.includes("%") && (detail === "" || isHand), `${odds} ${detail}`);
    const isShort = lettersIn(label) <= 60 && lettersIn(detail + odds) <= (isHand ? 44 : 28);
    expectTrue(isShort, `${label} ${detail}${odds}`);
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  if (seen.phase.kind === "keep") return;
  const groups = Object.keys(sizes);
  expectTrue(groups.length <= GROUPS, `${groups.length} groups`);
  for (const group of groups)
    expectTrue((sizes[group] ?? 0) <= CHOICES, `${sizes[group]} choices in ${group}`);
}

function readAll(state: State): void {
  for (let viewer = 0; viewer < state.hands.length; viewer++) {
    const seen = rules.seen(state, viewer);
    expectFilled(words.prompt(seen, viewer));
    expectFilled(words.status(seen));
    for (const hint of words.hints(seen)) expectFilled(hint);
  }
}

function readEvent(event: Event, told: Record<string, boolean>): void {
  told[event.kind] = true;
  const sentence = words.event(event);
  if (sentence !== undefined) expectFilled(sentence);
}
