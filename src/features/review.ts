import type { Seen, Action, AnyGame } from "../table/model/game";
import { obeying, type Hints } from "../kit/advice";
import { choiceFor } from "../kit/choices";
import { reviewing, type Observer } from "../kit/review";
import { barOf, curveOf, roundedSums, type Curve } from "../kit/review-figures";
import type { Appraisal, Review } from "../kit/review-ledger";
import type { Seat } from "../kit/rules";
import type { Thinking } from "../kit/policy";
import { whatIf } from "../kit/what-if";
import { sideBySide } from "../kit/enumeration";
import { refused } from "../table/commands/result";
import type { CreateFeature } from "../table/feature";
import { reachedIn } from "../table/languages/reached";
import { choiceName, say } from "../table/languages/sentences";
import { seatOf, type Desk } from "../table/model/desk";
import { isRecorded } from "../table/model/permissions";
import { beginPractice, leavePractice } from "../saved/practice";
import type { Additions } from "../table/panel/additions";
import type { PanelContext } from "../table/panel/model";
import { LINES_BELOW_CHART } from "../table/panel/layout";
import { textPage } from "../table/panel/pages";
import { type Bar, type Entry, type SheetView, button } from "../table/panel/view";
import { scheduleFair } from "../tts/scheduler";

/** A review of a seat, of the game that has these steps. */
interface Ordered {
  seat: Seat;
  lines: readonly string[];
  steps: number;
  context: ReviewModel;
  /** Who waits for it. */
  viewers: ColorLiteral[];
}

/** How far it has to come for panels to tell so, in percent. */
const TOLD_EVERY = 5;

/** Reviews of finished games, thought of in slices and never saved, and the way back into them to practise. */
export const createReview: CreateFeature = (table) => {
  const { game, desk, panelStates, invalidations, replay } = table;
  const { rules, hints } = game;
  let ordered: Ordered[] = [];

  /** The steps of the game that counts, whether somebody practises or not. */
  function lines(): readonly string[] {
    return desk.practice?.lines ?? desk.lines;
  }

  function isStill({ lines: own, steps }: Ordered): boolean {
    return own === lines() && own.length === steps;
  }

  function reviewOf(seat: Seat): Ordered | undefined {
    return ordered.find((order) => order.seat === seat && isStill(order));
  }

  function begin(order: Ordered, advising: Hints<Seen, Action>): void {
    const { seat, steps } = order;
    const told: Described[] = [];
    const work = reviewing(rules, advising, desk.playthrough.record, seat, describing(game, advising, told));
    let review: Review<Action> | undefined;
    let isNews = false;
    let playOn: Thinking<string> | undefined;
    const slice = (): boolean => {
      // A game that continues after all, or that somebody practises in, has other steps.
      if (!isStill(order) || desk.lines !== order.lines) {
        ordered = ordered.filter((other) => other !== order);
        return true;
      }
      if (playOn !== undefined) {
        const whatIf = playOn();
        if (whatIf === undefined) return false;
        order.context = { ...order.context, whatIf };
        for (const viewer of order.viewers) invalidations.mark("panel", viewer);
        return true;
      }
      // To put it into words is work for a slice of its own.
      if (review !== undefined || isNews) {
        isNews = false;
        const { decisions, costliest } = review ?? work.soFar();
        const curve = curveOf(decisions, advising.points !== undefined, { done: work.stepsDone(), steps });
        order.context = {
          ...order.context,
          curve,
          top: curve === undefined ? "" : advising.worth(curve.full),
          costliest: costliest.map((each) => described(each, told, advising)),
          result: review && resultOf(review, advising),
        };
        for (const viewer of order.viewers) invalidations.mark("panel", viewer);
        if (review === undefined) return false;
        playOn = playingOn(game, desk, review, advising);
        return playOn === undefined;
      }
      review = work.next();
      const percent = Math.floor(((work.stepsDone() / steps) * 100) / TOLD_EVERY) * TOLD_EVERY;
      isNews = percent !== order.context.percent;
      order.context = { ...order.context, percent };
      return false;
    };
    scheduleFair(slice);
  }

  /** Whether the person at a colour may review the own decisions: the game is over, and somebody can judge them. */
  function mayReview(colour: ColorLiteral): boolean {
    const isOver = desk.result !== undefined && isRecorded(desk);
    return isOver && hints !== undefined && seatOf(desk, colour) !== undefined;
  }

  /** Whether somebody may practise from a decision of the game: it is over and was played alone. */
  function mayPractise(): boolean {
    return desk.playing && desk.result !== undefined && isRecorded(desk) && desk.seats.length === 1;
  }

  /** What is told while somebody practises in the game that is over. */
  function practiceNote(): Additions {
    if (desk.practice === undefined || desk.practice.puzzle !== undefined) return {};
    const back = button("endPractice", "go", { kind: "endPractice" });
    return { mark: say("practice"), waysBack: [back] };
  }

  return {
    panel: (viewer, { seat }) => ({
      ...practiceNote(),
      ending: () => {
        return {
          kind: "more",
          note: "",
          next: mayReview(viewer) ? [button("review", "plain", { kind: "review" })] : [],
        };
      },
      sheets: {
        // With another game a review is gone, and the sheet that is open for it.
        review: (context) => {
          const review = seat === undefined ? undefined : reviewOf(seat)?.context;
          return review && reviewView(review, mayPractise(), context);
        },
      },
    }),
    handlers: {
      review: ({ color: colour }) => {
        const seat = seatOf(desk, colour);
        if (!mayReview(colour) || seat === undefined || hints === undefined)
          return refused({ kind: "cannotNow" });
        panelStates.openSheet(colour, { kind: "review" });
        const known = reviewOf(seat);
        if (known !== undefined) {
          if (!known.viewers.includes(colour)) known.viewers.push(colour);
          return "panel";
        }
        const steps = desk.lines.length;
        const order = { seat, lines: desk.lines, steps, context: newReview(steps), viewers: [colour] };
        ordered = ordered.filter((other) => isStill(other)).concat([order]);
        begin(order, hints);
        return "panel";
      },
      practise: ({ color: colour }, { steps }) => {
        if (!mayPractise() || steps >= desk.lines.length) return refused({ kind: "cannotNow" });
        panelStates.openSheet(colour, undefined);
        beginPractice(desk, steps);
        replay.follow(steps);
        return "nothing";
      },
      endPractice: ({ color: colour }) => {
        if (!leavePractice(desk)) return refused({ kind: "cannotNow" });
        panelStates.openSheet(colour, undefined);
        replay.follow(0);
        return "nothing";
      },
    },
  };
};

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
  return (seen, choices, { steps, action, best, reason, odds }, isCostly) => {
    if (!isCostly || best === undefined || reason === undefined) return;
    const named = (choice: Action): string =>
      choiceName(words.choice(seen, choiceFor(choices, choice) ?? { action: choice, rule: "" }));
    const made = sideBySide([words.when(seen), named(action)]);
    told.push({ steps, made, best: named(best), reason: advising.reason(reason, odds) });
  };
}

/** The figures of a finished review. */
function resultOf(review: Review<Action>, advising: Hints<Seen, Action>): ReviewResult {
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
interface CostlyChoice {
  /** How many steps came before it. */
  steps: number;
  made: string;
  worth: string;
  /** What was better, what that was worth, and why; undefined where a player gave up. */
  better: { choice: string; worth: string; reason: string } | undefined;
}

/** What a review came to, in words and figures. */
interface ReviewResult {
  accuracy: number | undefined;
  start: string;
  luck: string;
  skill: string;
}

/**
 * A review, as the panel of its player shows it: how much of a game of so many steps is done, in percent, the curve of that, and what
 * it came to.
 */
interface ReviewModel {
  percent: number;
  steps: number;
  curve: Curve | undefined;
  /** What its highest bar would be worth. */
  top: string;
  costliest: readonly CostlyChoice[];
  result: ReviewResult | undefined;
  /** What the costliest decision would have come to, with the better choice and the same luck; empty while nobody knows. */
  whatIf: string;
}

/** A review of a game of so many steps that has yet to begin. */
function newReview(steps: number): ReviewModel {
  return { percent: 0, steps, curve: undefined, top: "", costliest: [], result: undefined, whatIf: "" };
}

/** What luck and the viewer's own choices made of the game that is over; a costly one can be played on from. */
function reviewView(
  review: ReviewModel,
  mayGoBack: boolean,
  { people, panelState }: PanelContext,
): SheetView {
  const { costliest, curve, steps, result } = review;
  const chart = curve && chartOf(curve, costliest, steps);
  const lines = reviewLines(review, people.openHands !== undefined);
  const room = chart === undefined ? undefined : LINES_BELOW_CHART;
  const { text, turning } = textPage(lines.join("\n"), panelState.page, room);
  // Until it is finished others may come to cost more.
  const again =
    mayGoBack && result !== undefined ? costliest.map((each, index) => practice(each, index)) : [];
  return { turn: say("review"), page: text, chart, groups: [], choices: turning.concat(again) };
}

/** The bars of the curve; the costliest decisions have the numbers that they have in the text. */
function chartOf({ bars }: Curve, costliest: readonly CostlyChoice[], steps: number): Bar[] {
  const chart = bars.map((height): Bar => ({ height, mark: 0 }));
  costliest.forEach((choice, index) => {
    const bar = chart[barOf(choice.steps, steps)];
    if (bar?.mark === 0) bar.mark = index + 1;
  });
  return chart;
}

function practice({ steps }: CostlyChoice, index: number): Entry {
  return button("practise", "plain", { kind: "practise", steps }, { place: index + 1 });
}

function reviewLines(
  { percent, curve, top, costliest, result, whatIf }: ReviewModel,
  isForSeveral: boolean,
): string[] {
  const lines = result === undefined ? [say("reviewing", { percent })] : [accuracyLine(result)];
  if (curve !== undefined) lines.push(say("reviewCurve", { worth: top }));
  if (result !== undefined) {
    const { start, luck, skill } = result;
    lines.push(say(isForSeveral ? "reviewSumsOfSeveral" : "reviewSums", { start, luck, skill }));
  }
  if (costliest.length > 0) lines.push(say("reviewCostliest"));
  costliest.forEach(({ made, worth, better }, index) => {
    lines.push(say("reviewLost", { place: index + 1, choice: made, worth }));
    if (better !== undefined) lines.push(say("reviewBetter", better));
  });
  if (whatIf !== "") lines.push(whatIf);
  return lines;
}

function accuracyLine({ accuracy }: ReviewResult): string {
  if (accuracy === undefined) return say("reviewNothing");
  return say("reviewAccuracy", { accuracy: Math.floor(accuracy + 0.5) });
}
