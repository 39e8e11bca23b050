import type { Seen, Action } from "../table/model/game";
import type { Hints } from "../kit/advice";
import { choiceFor } from "../kit/choices";
import { reviewing } from "../kit/review";
import { curveOf, reviewFigures } from "../kit/review-figures";
import type { Appraisal, Review } from "../kit/review-ledger";
import type { Choice, Seat } from "../kit/rules";
import { refused } from "../table/commands/result";
import type { CreateFeature } from "../table/feature";
import { choiceName, say } from "../table/languages/sentences";
import { seatOf } from "../table/model/desk";
import { isRecorded } from "../table/model/permissions";
import { beginPractice, leavePractice } from "../saved/practice";
import type { Additions } from "../table/panel/additions";
import type { PanelContext } from "../table/panel/model";
import { textPage } from "../table/panel/pages";
import { type Entry, type SheetView, button } from "../table/panel/view";
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
const TOLD_EVERY = 10;

/** Reviews of finished games, thought of in slices and never saved, and the way back into them to practise. */
export const createReview: CreateFeature = (table) => {
  const { game, desk, panelStates, invalidations, replay } = table;
  const { rules, words, hints } = game;
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

  function named(seen: Seen, choices: readonly Choice<Action>[], action: Action): string {
    return choiceName(words.choice(seen, choiceFor(choices, action) ?? { action, rule: "" }));
  }

  function begin(order: Ordered, advising: Hints<Seen, Action>): void {
    const { seat, steps } = order;
    const figures = reviewFigures(advising.points !== undefined);
    const told: CostlyChoice[] = [];
    const tell = (
      seen: Seen,
      choices: readonly Choice<Action>[],
      { steps: at, action, best, reason, lost = 0 }: Appraisal<Action>,
      isCostly: boolean,
    ): void => {
      if (!isCostly || best === undefined || reason === undefined) return;
      const better = { choice: named(seen, choices, best), reason: advising.reason(reason) };
      told.push({ steps: at, lost: figures.loss(lost), made: named(seen, choices, action), better });
    };
    const work = reviewing(rules, advising, desk.playthrough.record, seat, tell);
    const slice = (): boolean => {
      // A game that continues after all, or that somebody practises in, has other steps.
      if (!isStill(order) || desk.lines !== order.lines) {
        ordered = ordered.filter((other) => other !== order);
        return true;
      }
      const review = work.next();
      const percent = Math.floor(((work.stepsDone() / steps) * 100) / TOLD_EVERY) * TOLD_EVERY;
      const isNews = review !== undefined || percent !== order.context.percent;
      order.context =
        review === undefined
          ? { percent, result: undefined }
          : { percent: 100, result: resultOf(review, told, advising) };
      if (isNews) for (const viewer of order.viewers) invalidations.mark("panel", viewer);
      return review !== undefined;
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
        const context: ReviewModel = { percent: 0, result: undefined };
        const order = { seat, lines: desk.lines, steps: desk.lines.length, context, viewers: [colour] };
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

/** A finished review in words; those of the costliest decisions were found on the way. */
function resultOf(
  { accuracy, start, luck, skill, costliest, decisions }: Review<Action>,
  told: readonly CostlyChoice[],
  advising: Hints<Seen, Action>,
): ReviewResult {
  const figures = reviewFigures(advising.points !== undefined);
  const gaveUp = (steps: number, lost: number): CostlyChoice => ({
    ...{ steps, lost: figures.loss(lost), made: say("reviewGaveUp") },
    better: undefined,
  });
  const hasPoints = advising.points !== undefined;
  const story = curveOf(decisions, hasPoints);
  const full = story === undefined || !hasPoints ? undefined : figures.value(story.full);
  return {
    accuracy,
    curve: story && { shades: story.shades, full },
    start: advising.worth(start),
    luck: figures.change(luck),
    skill: figures.change(skill),
    costliest: costliest.map(
      ({ steps, lost = 0 }) => told.find((each) => each.steps === steps) ?? gaveUp(steps, lost),
    ),
  };
}

/** A costly decision in words. */
interface CostlyChoice {
  /** How many steps came before it. */
  steps: number;
  lost: string;
  made: string;
  /** What was better, and why; undefined where a player gave up. */
  better: { choice: string; reason: string } | undefined;
}

/** What the positions were worth, one after the other, in shades; in a game of points, what the darkest one stands for. */
interface CurveTold {
  shades: string;
  full: string | undefined;
}

/** What a review came to, in words and figures. */
interface ReviewResult {
  accuracy: number | undefined;
  start: string;
  luck: string;
  skill: string;
  curve: CurveTold | undefined;
  costliest: readonly CostlyChoice[];
}

/** A review, as the panel of its player shows it: how much of it is done, in percent, and what it came to. */
interface ReviewModel {
  percent: number;
  result: ReviewResult | undefined;
}

/** What luck and the viewer's own choices made of the game that is over; a costly one can be played on from. */
function reviewView(
  { percent, result }: ReviewModel,
  mayGoBack: boolean,
  { people, panelState }: PanelContext,
): SheetView {
  const turn = say("review");
  if (result === undefined) return { turn, page: say("reviewing", { percent }), groups: [], choices: [] };
  const { text, turning } = textPage(reviewText(result, people.openHands !== undefined), panelState.page);
  const again = mayGoBack ? result.costliest.map((choice, index) => practice(choice, index)) : [];
  return { turn, page: text, groups: [], choices: turning.concat(again) };
}

function practice({ steps }: CostlyChoice, index: number): Entry {
  return button("practise", "plain", { kind: "practise", steps }, { place: index + 1 });
}

function reviewText(result: ReviewResult, isForSeveral: boolean): string {
  const { accuracy, start, luck, skill, curve, costliest } = result;
  const lines =
    accuracy === undefined
      ? [say("reviewNothing")]
      : [say("reviewAccuracy", { accuracy: Math.floor(accuracy + 0.5) })];
  lines.push(say(isForSeveral ? "reviewSumsOfSeveral" : "reviewSums", { start, luck, skill }));
  if (curve !== undefined) lines.push(curveText(curve));
  if (costliest.length > 0) lines.push(say("reviewCostliest"));
  for (const [index, choice] of costliest.entries()) lines.push(costlyText(choice, index));
  return lines.join("\n");
}

function costlyText({ lost, made, better }: CostlyChoice, index: number): string {
  const first = say("reviewLost", { place: index + 1, lost, choice: made });
  return better === undefined ? first : `${first}\n${say("reviewBetter", better)}`;
}

function curveText({ shades, full }: CurveTold): string {
  if (full === undefined) return say("reviewCurve", { curve: shades });
  return say("reviewPoints", { curve: shades, full });
}
