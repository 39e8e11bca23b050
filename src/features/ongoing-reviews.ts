import type { Seen, Action, AnyGame } from "../table/model/game";
import { obeying, type Hints } from "../kit/game/advice";
import { choiceFor } from "../kit/rules/choices";
import type { Language } from "../kit/words/language";
import { reviewing, type Observer, type Reviewing } from "../kit/advice/review";
import { curveOf, roundedSums, type Curve } from "../kit/advice/review-figures";
import type { Appraisal, Review } from "../kit/advice/review-ledger";
import type { Seat } from "../kit/rules/rules";
import type { Thinking } from "../kit/rules/policy";
import type { Step } from "../kit/record/record";
import { whatIf } from "../kit/advice/what-if";
import { sideBySide } from "../kit/words/enumeration";
import { choiceName, say, reachedIn } from "../table/languages/sentences";
import { isRecorded } from "../table/model/permissions";
import type { Table } from "../table/table";
import { scheduleFair } from "../tts/scheduler";
import type { Desk } from "../table/model/contracts";

/** A review of a seat, of a game that is played or over. */
export interface OwnReview {
  seat: Seat;
  /** The steps of the game as text: a list of its own for each game. */
  lines: readonly string[];
  /** What its words are in. */
  language: Language;
  /** The steps that it has come past: one that was taken back is another one when it is played again. */
  passed: Step<Action>[];
  work: Reviewing<Action>;
  /** What it has found of each decision, and the words of those that are costly. */
  found: Appraisal<Action>[];
  told: Described[];
  review: Review<Action> | undefined;
  context: ReviewModel;
  /** Whether something has been found that is not yet in words. */
  isNews: boolean;
  playOn: Thinking<string> | undefined;
  /** Who waits for it. */
  viewers: ColorLiteral[];
}

/** How far it has to come for panels to tell so, in percent. */
const TOLD_EVERY = 5;

/**
 * The reviews of a table's seats.
 * @noSelf
 */
export interface OngoingReviews {
  /** The review of a seat in the game that counts, if there is one. */
  of: (seat: Seat) => OwnReview | undefined;
  /** Finishes a review for somebody who waits for it, before all that nobody waits for. */
  finish: (seat: Seat, advising: Hints<Seen, Action>, viewer: ColorLiteral) => void;
  /** Reviews what people have played so far in a game of few, wherever a frame has nothing else to do. */
  keepUp: () => void;
}

/** With how many seats reviews keep up with the game: for more there is too much to think of. */
const MOST_SEATS = 2;

/** Reviews, thought of in slices, those of games of few while they are played, so that they are there at the end; never saved. */
export function createOngoingReviews({ game, desk, invalidations }: Table): OngoingReviews {
  const { hints } = game;
  let reviews: OwnReview[] = [];
  let isThinking = false;

  /** The steps of the game that counts, whether somebody practises or not. */
  function lines(): readonly string[] {
    return desk.practice?.lines ?? desk.lines;
  }

  /** Whether a review is of the game that counts, and of no step that was taken back. */
  function isStill({ lines: own, language, passed, review }: OwnReview): boolean {
    if (own !== lines()) return false;
    if (review !== undefined) return passed.length === own.length;
    const last = passed.length - 1;
    return language === desk.settings.language && desk.playthrough.record.steps[last] === passed[last];
  }

  function reviewOf(seat: Seat): OwnReview | undefined {
    return reviews.find((own) => own.seat === seat && isStill(own));
  }

  /** The review of a seat, begun if there is none; what was found before a step that was taken back still holds. */
  function beginning(seat: Seat, advising: Hints<Seen, Action>): OwnReview {
    const known = reviewOf(seat);
    if (known !== undefined) return known;
    const { record } = desk.playthrough;
    const { language } = desk.settings;
    const former = reviews.find(
      (other) => other.seat === seat && other.lines === desk.lines && other.language === language,
    );
    let shared = 0;
    while (former?.passed[shared] !== undefined && former.passed[shared] === record.steps[shared]) shared++;
    const { found, told } = former ?? { found: [], told: [] };
    const own = newOwnReview(game, advising, desk, seat, {
      found: found.filter(({ steps }) => steps < shared),
      told: told.filter(({ steps }) => steps < shared),
    });
    reviews = reviews.filter((other) => other.seat !== seat).concat(own);
    return own;
  }

  /** Whether there is nothing to find out now. */
  function isDone(own: OwnReview): boolean {
    if (!isStill(own) || desk.practice !== undefined || own.review !== undefined) return true;
    return own.passed.length === own.lines.length && desk.result === undefined;
  }

  /** Goes on with a review for a slice. */
  function goOn(own: OwnReview): void {
    const { work, passed, context, lines: all } = own;
    own.review = work.next();
    const { steps } = desk.playthrough.record;
    for (let next = steps[passed.length]; passed.length < work.stepsDone(); next = steps[passed.length])
      if (next !== undefined) passed.push(next);
    const percent = Math.floor(((work.stepsDone() / all.length) * 100) / TOLD_EVERY) * TOLD_EVERY;
    own.isNews = own.isNews || percent !== context.percent || own.review !== undefined;
    own.context = { ...context, percent, steps: all.length };
  }

  /** To put it into words is work for a slice of its own. */
  function tell(own: OwnReview, advising: Hints<Seen, Action>): void {
    const { work, told, review, context, passed } = own;
    own.isNews = false;
    const { decisions, costliest } = review ?? work.soFar();
    const at = { done: passed.length, steps: own.lines.length };
    const curve = curveOf(decisions, advising.points !== undefined, at);
    own.context = {
      ...context,
      curve,
      steps: own.lines.length,
      top: curve === undefined ? "" : advising.worth(curve.full),
      costliest: costliest.map((each) => described(each, told, advising)),
      result: review && resultOf(review, advising),
    };
    if (review !== undefined && context.whatIf === "") own.playOn = playingOn(game, desk, review, advising);
    for (const viewer of own.viewers) invalidations.mark("panel", viewer);
  }

  function finish(seat: Seat, advising: Hints<Seen, Action>, viewer: ColorLiteral): void {
    const own = beginning(seat, advising);
    const isAsked = own.viewers.length > 0;
    if (!own.viewers.includes(viewer)) own.viewers.push(viewer);
    if (isAsked) return;
    own.isNews = true;
    scheduleFair(() => {
      if (!isStill(own) || desk.practice !== undefined) return true;
      if (own.isNews) tell(own, advising);
      else if (!isDone(own)) goOn(own);
      else {
        const whatIf = own.playOn?.();
        if (whatIf === undefined) return own.playOn === undefined;
        own.playOn = undefined;
        own.context = { ...own.context, whatIf };
        for (const viewer of own.viewers) invalidations.mark("panel", viewer);
      }
      return false;
    });
  }

  function keepUp(): void {
    if (hints === undefined || desk.seats.length > MOST_SEATS || !desk.playing || !isRecorded(desk)) return;
    for (const [seat, { player }] of desk.seats.entries())
      if (player.kind === "person") beginning(seat, hints);
    if (isThinking || reviews.length === 0) return;
    isThinking = true;
    scheduleFair(
      () => {
        const next = reviews.find((own) => !isDone(own));
        isThinking = next !== undefined;
        if (next === undefined) return true;
        goOn(next);
        // What it came to is told with the result.
        if (next.review !== undefined) invalidations.mark("panels");
        return false;
      },
      { spare: true },
    );
  }

  return { of: reviewOf, finish, keepUp };
}

/** The review of a seat's game on a desk, with what an earlier one has found of its first decisions. */
function newOwnReview(
  game: AnyGame,
  advising: Hints<Seen, Action>,
  { playthrough: { record }, lines, settings }: Pick<Desk, "playthrough" | "lines" | "settings">,
  seat: Seat,
  { found, told }: Pick<OwnReview, "found" | "told">,
): OwnReview {
  const known = found.slice();
  const describe = describing(game, advising, told);
  const observe: Observer<Seen, Action> = (seen, choices, decision, isCostly) => {
    found.push(decision);
    describe(seen, choices, decision, isCostly);
  };
  const work = reviewing(game.rules, advising, record, seat, observe, known);
  return {
    ...{ seat, lines, language: settings.language, passed: [], work, found, told },
    ...{ review: undefined, context: newReview(), isNews: false, playOn: undefined, viewers: [] },
  };
}

/** A costly decision in words: when it was made and what it was, and what was better, and why. */
interface Described {
  /** How many steps came before it. */
  steps: number;
  made: string;
  best: string;
  reason: string;
}

/** Puts decisions into words that may be among the costliest. */
function describing(
  { words }: Pick<AnyGame, "words">,
  advising: Hints<Seen, Action>,
  told: Described[],
): Observer<Seen, Action> {
  return (seen, choices, { steps, action, best, motive }, isCostly) => {
    if (!isCostly || best === undefined || motive === undefined) return;
    const named = (choice: Action): string =>
      choiceName(words.choice(seen, choiceFor(choices, choice) ?? { action: choice, rule: "" }));
    const made = sideBySide([words.when(seen), named(action)]);
    told.push({ steps, made, best: named(best), reason: advising.reason(motive) });
  };
}

/** The figures of a finished review. */
export function resultOf(review: Review<Action>, advising: Hints<Seen, Action>): ReviewResult {
  const { start, luck, skill } = roundedSums(review, advising.points !== undefined);
  const [lucky, skilful] = [advising.change(luck), advising.change(skill)];
  return { accuracy: review.accuracy, start: advising.worth(start), luck: lucky, skill: skilful };
}

/**
 * Plays a game for one on from its costliest decision, with the better choice and the same luck, and tells how far the bot comes;
 * undefined where there is none.
 */
function playingOn(
  { rules, box, tally }: Pick<AnyGame, "rules" | "box" | "tally">,
  { playthrough: { record, state } }: Pick<Desk, "playthrough">,
  { costliest }: Review<Action>,
  { advisor }: Hints<Seen, Action>,
): Thinking<string> | undefined {
  const [worst] = costliest;
  if (tally === undefined || worst?.best === undefined) return undefined;
  const turning = { steps: worst.steps, seat: 0, action: worst.best };
  const think = whatIf(rules, box.cards, record, obeying(advisor), turning);
  return () => {
    const end = think();
    if (end === undefined) return undefined;
    const waiting = rules.waiting(state);
    const won = waiting.kind === "over" && waiting.result.winners.length > 0;
    const own = { done: tally.progress(rules.summary(state)).done, won };
    const bot = { done: tally.progress(end.summary).done, won: end.result.winners.length > 0 };
    return say("whatIf", { bot: reachedIn(tally, bot), own: reachedIn(tally, own) });
  };
}

/** A costly decision with the words that were found when it was valued. */
function described(
  { steps, value, lost = 0 }: Appraisal<Action>,
  told: readonly Described[],
  advising: Hints<Seen, Action>,
): CostlyChoice {
  const words = told.find((each) => each.steps === steps);
  const cost = advising.change(-lost);
  if (words === undefined) return { steps, made: say("reviewGaveUp"), worth: cost, better: undefined };
  const { made, best, reason } = words;
  if (value === undefined) return { steps, made, worth: cost, better: { choice: best, worth: "", reason } };
  const better = { choice: best, worth: advising.worth(value), reason };
  return { steps, made, worth: advising.worth(value - lost), better };
}

/** A costly decision, and what it was worth. */
export interface CostlyChoice {
  /** How many steps came before it. */
  steps: number;
  made: string;
  worth: string;
  /** What was better, what that was worth, and why; undefined where a player gave up. */
  better: { choice: string; worth: string; reason: string } | undefined;
  /** What came of the deeper look, and whether that clears it. */
  looked?: { line: string; clears: boolean };
}

/** What a review came to, in words and figures. */
export interface ReviewResult {
  accuracy: number | undefined;
  start: string;
  luck: string;
  skill: string;
}

/**
 * A review, as the panel of its player shows it: how much of a game of so many steps is done, in percent, the curve of that, and what
 * it came to.
 */
export interface ReviewModel {
  percent: number;
  steps: number;
  curve: Curve | undefined;
  /** What its highest bar would be worth. */
  top: string;
  costliest: readonly CostlyChoice[];
  result: ReviewResult | undefined;
  /** What the costliest decision would have come to, with the better choice and the same luck; empty while nobody knows. */
  whatIf: string;
  /** Whether what cost most has been played on to check it. */
  deeper: { kind: "open" } | { kind: "trying"; percent: number } | { kind: "done" };
}

/** A review that has yet to begin. */
function newReview(): ReviewModel {
  return {
    ...{ percent: 0, steps: 0, curve: undefined, top: "", costliest: [], result: undefined, whatIf: "" },
    deeper: { kind: "open" },
  };
}
