import type { Desk } from "../state/desk";
import { mayPractise, verdictAt, type PuzzleAsked } from "../state/practice";
import type { Verdict } from "../../kit/puzzle";

/** A costly decision in words. */
export interface CostlyChoice {
  /** How many steps came before it. */
  steps: number;
  lost: string;
  made: string;
  /** What was better, and why; undefined where a player gave up. */
  better: { choice: string; reason: string } | undefined;
}

/** What the positions were worth, one after the other, in shades; in a game of points, what the darkest one stands for. */
export interface CurveTold {
  shades: string;
  full: string | undefined;
}

/** What a review came to, in words and figures. */
export interface ReviewResult {
  accuracy: number | undefined;
  start: string;
  luck: string;
  skill: string;
  curve: CurveTold | undefined;
  costliest: readonly CostlyChoice[];
}

/** A review, as the panel of its player shows it: how much of it is done, in percent, and what it came to. */
export interface ReviewSight {
  percent: number;
  result: ReviewResult | undefined;
}

/** What can be done with a game that is over. */
export interface Afterwards {
  /** Whether the viewer's decisions can be reviewed, and whether one of them can be played on from. */
  mayReview: boolean;
  mayPractise: boolean;
  /** Whether the game on the table is practice, which counts nowhere. */
  isPractice: boolean;
  /** The puzzle that the practice is, and what has become of it. */
  puzzle: PuzzleSight | undefined;
  review: (this: void) => ReviewSight | undefined;
}

/** A puzzle, as panels tell of it. */
export interface PuzzleSight extends PuzzleAsked {
  verdict: Verdict;
  /** How many puzzles of the game were solved on this board. */
  solved: number;
}

/**
 * What a viewer can do with the game on a desk once it is over.
 * @param isJudged whether there is somebody to judge the decisions of the viewer
 */
export function afterwardsOf(
  desk: Desk<unknown, unknown>,
  isJudged: boolean,
  review: Afterwards["review"],
): Afterwards {
  const isPractice = desk.practice !== undefined;
  return {
    mayReview: isJudged && !desk.lesson && !isPractice,
    mayPractise: mayPractise(desk),
    isPractice,
    puzzle: puzzleSight(desk),
    review,
  };
}

function puzzleSight(desk: Desk<unknown, unknown>): PuzzleSight | undefined {
  const puzzle = desk.practice?.puzzle;
  const verdict = verdictAt(desk);
  return puzzle === undefined || verdict === undefined
    ? undefined
    : { ...puzzle, verdict, solved: desk.solved.length };
}
