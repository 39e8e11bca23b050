import { barOf, type Curve } from "../kit/advice/review-figures";
import { refused } from "../table/commands/result";
import type { NoContents } from "../table/commands/commands";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { Table } from "../table/table";
import { say } from "../table/languages/sentences";
import { seatOf } from "../table/model/desk";
import { isRecorded } from "../table/model/permissions";
import { beginPractice, leavePractice } from "../saved/practice";
import { LINES_BELOW_CHART } from "../table/panel/layout";
import { textPage } from "../table/panel/pages";
import { type Bar, type Entry, type SheetView, button } from "../table/panel/view";
import { createDeeperLooks } from "./deeper-look";
import {
  createOngoingReviews,
  resultOf,
  type CostlyChoice,
  type ReviewModel,
  type ReviewResult,
} from "./ongoing-reviews";
import type { Additions, PanelContext } from "../table/panel/shown";

/** Reviews of finished games, and the way back into them to practise. */
export const REVIEW: FeatureOf<
  {
    /** Reviews the own decisions in the game that is over. */
    review: NoContents;
    /** Has the costliest decisions of one's finished review played on, to check that they were. */
    lookDeeper: NoContents;
    /** Goes back to a decision of that game, after this many steps, to play on from there as practice. */
    practise: { steps: number };
    /** Goes back to the end of the game after practice. */
    endPractice: NoContents;
  },
  Plain<"review">
> = {
  rights: { review: "players", lookDeeper: "players", practise: "players", endPractice: "players" },
  create: createReview,
};

function createReview(table: Table): Made<typeof REVIEW> {
  const { game, desk, panelStates, replay } = table;
  const { hints } = game;
  const reviews = createOngoingReviews(table);
  const deeper = createDeeperLooks(table, reviews);

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
    waiting: reviews.keepUp,
    panel: (viewer, { seat }) => ({
      ...practiceNote(),
      ending: () => {
        const own = seat === undefined ? undefined : reviews.of(seat);
        const result = own?.context.result ?? (own?.review && hints && resultOf(own.review, hints));
        return {
          kind: "more",
          note: result === undefined ? "" : sumsLine(result, desk.seats.length > 1),
          explains: mayReview(viewer) ? button("review", "plain", { kind: "review" }) : undefined,
        };
      },
      curve: () => {
        const review = seat === undefined ? undefined : reviews.of(seat)?.context;
        if (review?.curve === undefined || review.result === undefined) return undefined;
        return { bars: review.curve.bars, costliest: chargesIn(review).map(({ steps }) => steps) };
      },
      sheets: {
        // With another game a review is gone, and the sheet that is open for it.
        review: (context) => {
          const own = seat === undefined ? undefined : reviews.of(seat);
          const offers = { practice: mayPractise(), deeper: deeper.mayBegin(own) };
          return own && reviewView(own.context, offers, context);
        },
      },
    }),
    handlers: {
      review: ({ color: colour }) => {
        const seat = seatOf(desk, colour);
        if (!mayReview(colour) || seat === undefined || hints === undefined)
          return refused({ kind: "cannotNow" });
        panelStates.openSheet(colour, { kind: "review" });
        reviews.finish(seat, hints, colour);
        return "panel";
      },
      lookDeeper: ({ color: colour }) => {
        const seat = seatOf(desk, colour);
        const isBegun = mayReview(colour) && seat !== undefined && deeper.begin(reviews.of(seat));
        return isBegun ? "panel" : refused({ kind: "cannotNow" });
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
}

/** What luck and the viewer's own choices made of the game that is over; a costly one can be played on from. */
function reviewView(
  review: ReviewModel,
  offers: { practice: boolean; deeper: boolean },
  { people, panelState }: PanelContext,
): SheetView {
  const { costliest, curve, result } = review;
  const chart = curve && chartOf(curve, review);
  const lines = reviewLines(review, people.openHands !== undefined);
  const room = chart === undefined ? undefined : LINES_BELOW_CHART;
  const { text, turning } = textPage(lines.join("\n"), panelState.page, room);
  // Until it is finished others may come to cost more.
  const again =
    offers.practice && result !== undefined ? costliest.map((each, index) => practice(each, index)) : [];
  const look = offers.deeper ? [button("lookDeeper", "plain", { kind: "lookDeeper" })] : [];
  const choices = turning.concat(look, again);
  return { turn: say("review"), page: text, chart, groups: [], choices };
}

/** The costly decisions that no deeper look has cleared. */
function chargesIn({ costliest }: Pick<ReviewModel, "costliest">): readonly CostlyChoice[] {
  return costliest.filter(({ looked }) => looked?.clears !== true);
}

/** The bars of the curve; the costliest decisions have the numbers that they have in the text. */
function chartOf({ bars }: Curve, { costliest, steps }: Pick<ReviewModel, "costliest" | "steps">): Bar[] {
  const chart = bars.map((height): Bar => ({ height, mark: 0 }));
  costliest.forEach((choice, index) => {
    if (choice.looked?.clears === true) return;
    const bar = chart[barOf(choice.steps, steps)];
    if (bar?.mark === 0) bar.mark = index + 1;
  });
  return chart;
}

function practice({ steps }: CostlyChoice, index: number): Entry {
  return button("practise", "plain", { kind: "practise", steps }, { place: index + 1 });
}

function reviewLines(
  { percent, curve, top, costliest, result, whatIf, deeper }: ReviewModel,
  isForSeveral: boolean,
): string[] {
  const lines = result === undefined ? [say("reviewing", { percent })] : [accuracyLine(result)];
  if (deeper.kind === "trying") lines.push(say("lookingDeeper", { percent: deeper.percent }));
  if (curve !== undefined) lines.push(say("reviewCurve", { worth: top }));
  if (result !== undefined) lines.push(sumsLine(result, isForSeveral));
  if (costliest.length > 0) lines.push(say("reviewCostliest"));
  costliest.forEach(({ made, worth, better, looked }, index) => {
    lines.push(say("reviewLost", { place: index + 1, choice: made, worth }));
    if (better !== undefined) lines.push(say("reviewBetter", better));
    if (looked !== undefined) lines.push(looked.line);
  });
  if (whatIf !== "") lines.push(whatIf);
  return lines;
}

/** What luck and the viewer's choices made of the game, in a line. */
function sumsLine({ start, luck, skill }: ReviewResult, isForSeveral: boolean): string {
  return say(isForSeveral ? "reviewSumsOfSeveral" : "reviewSums", { start, luck, skill });
}

function accuracyLine({ accuracy }: ReviewResult): string {
  if (accuracy === undefined) return say("reviewNothing");
  return say("reviewAccuracy", { accuracy: Math.floor(accuracy + 0.5) });
}
