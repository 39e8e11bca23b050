import type { Hints, PlayingOn } from "../kit/game/advice";
import { isTakenBack, tableEffort, verdictOf, type TrialFinding } from "../kit/advice/contest";
import { sliceCost, WHOLE_SLICE } from "../kit/advice/sliced-play";
import type { GameRecord } from "../kit/record/record";
import { acquitted, type Review, type Reviewed } from "../kit/advice/review-ledger";
import { trying, type Trial } from "../kit/advice/trial";
import { say } from "../table/languages/sentences";
import { seatOf } from "../table/model/desk";
import type { Action, AnyGame, Seen } from "../table/model/game";
import type { Table } from "../table/table";
import { scheduleFair } from "../tts/scheduler";
import { resultOf, type OngoingReviews, type OwnReview } from "./ongoing-reviews";

/** How far it has to come for panels to tell so, in percent. */
const TOLD_EVERY = 5;

/** A costly decision, and what games that were played on say of it. */
interface Looked {
  steps: number;
  finding: TrialFinding;
}

/** What is looked into of a review. */
interface Inquiry {
  own: OwnReview;
  advising: Hints<Seen, Action>;
  review: Review<Action>;
  deeper: PlayingOn<Seen, Action>;
}

/** What a review may be looked into for, if it is finished, names something costly, and has not been looked into. */
function inquiryInto(
  own: OwnReview | undefined,
  advising: Hints<Seen, Action> | undefined,
): Inquiry | undefined {
  if (own?.review === undefined || own.context.result === undefined || own.context.deeper.kind !== "open")
    return undefined;
  const { review } = own;
  const deeper = advising?.deeper;
  if (advising === undefined || deeper === undefined || accusedIn(review).length === 0) return undefined;
  return { own, advising, review, deeper };
}

/** The costly decisions that can be played on: giving up can't. */
function accusedIn({ costliest }: Review<Action>): readonly Reviewed<Action>[] {
  return costliest.filter(({ best }) => best !== undefined);
}

/**
 * Looks deeper into finished reviews for those who ask: what cost most is played on both ways, in slices, while somebody has the
 * review open.
 * @noSelf
 */
export interface DeeperLooks {
  mayBegin: (own: OwnReview | undefined) => boolean;
  /** Answers whether it has begun. */
  begin: (own: OwnReview | undefined) => boolean;
}

export function createDeeperLooks(
  { game, desk, invalidations, panelStates }: Table,
  reviews: Pick<OngoingReviews, "of">,
): DeeperLooks {
  const { hints } = game;

  /** Whether somebody still waits for it. */
  function isWanted(own: OwnReview): boolean {
    if (reviews.of(own.seat) !== own || desk.practice !== undefined) return false;
    return own.viewers.some(
      (viewer) => seatOf(desk, viewer) === own.seat && panelStates.of(viewer).sheet?.kind === "review",
    );
  }

  function tell(own: OwnReview): void {
    for (const viewer of own.viewers) invalidations.mark("panel", viewer);
  }

  function look({ own, advising, review, deeper }: Inquiry): void {
    const { record } = desk.playthrough;
    const accused = accusedIn(review);
    const found: Looked[] = [];
    let trial: Trial | undefined;
    own.context = { ...own.context, deeper: { kind: "trying", percent: 0 } };

    /** Tells how far it has come, if that is news. */
    function progress(part: number): void {
      const share = (found.length + part) / accused.length;
      const percent = Math.floor((share * 100) / TOLD_EVERY) * TOLD_EVERY;
      const { deeper: told } = own.context;
      if (told.kind === "trying" && told.percent === percent) return;
      own.context = { ...own.context, deeper: { kind: "trying", percent } };
      tell(own);
    }

    /** Works for a slice; answers whether that was the last one. */
    function slice(): boolean {
      if (!isWanted(own)) {
        own.context = { ...own.context, deeper: { kind: "open" } };
        return true;
      }
      const next = accused[found.length];
      if (next === undefined) {
        own.context = judged(own, advising, review, found);
        tell(own);
        return true;
      }
      if (trial === undefined) {
        trial = trialOf(game, advising, deeper, record, { seat: own.seat, decision: next });
        return false;
      }
      const finding = trial.next();
      progress(trial.share());
      if (finding === undefined) return false;
      found.push({ steps: next.steps, finding });
      trial = undefined;
      return false;
    }

    scheduleFair(slice, { cost: sliceCost(deeper.costs), spent: () => trial?.spent() ?? WHOLE_SLICE });
  }

  return {
    mayBegin: (own) => inquiryInto(own, hints) !== undefined,
    begin: (own) => {
      const inquiry = inquiryInto(own, hints);
      if (inquiry !== undefined) look(inquiry);
      return inquiry !== undefined;
    },
  };
}

function trialOf(
  { rules }: Pick<AnyGame, "rules">,
  advising: Hints<Seen, Action>,
  deeper: PlayingOn<Seen, Action>,
  record: GameRecord<Action>,
  { seat, decision: { steps, action, best = action } }: { seat: number; decision: Reviewed<Action> },
): Trial {
  return trying(rules, advising, deeper, record, { seat, steps, made: action, best }, tableEffort());
}

/** The review once all has been looked into: where games show nothing better, it has cost nothing. */
function judged(
  { context }: OwnReview,
  advising: Hints<Seen, Action>,
  review: Review<Action>,
  found: readonly Looked[],
): OwnReview["context"] {
  const cleared = found.filter(({ finding }) => isTakenBack(finding)).map(({ steps }) => steps);
  return {
    ...context,
    deeper: { kind: "done" },
    costliest: context.costliest.map((choice) => {
      const looked = found.find(({ steps }) => steps === choice.steps);
      if (looked === undefined) return choice;
      return { ...choice, looked: { line: lineOf(looked.finding), clears: cleared.includes(choice.steps) } };
    }),
    result: resultOf(acquitted(review, cleared, advising.close), advising),
  };
}

function lineOf(finding: TrialFinding): string {
  const { games, better, worse } = finding;
  switch (verdictOf(finding)) {
    case "better":
      return say("deeperBetter", { games, better, worse });
    case "close":
      return isTakenBack(finding)
        ? say("deeperClose", { games })
        : say("deeperOpen", { games, better, worse });
    case "worse":
      return say("deeperWorse");
  }
}
