/** A costly decision in words. */
export interface CostlyChoice {
  /** How many steps came before it. */
  steps: number;
  lost: string;
  made: string;
  /** What was better, and why; undefined where a player gave up. */
  better: { choice: string; reason: string } | undefined;
}

/** What a review came to, in words and figures. */
export interface ReviewResult {
  accuracy: number | undefined;
  start: string;
  luck: string;
  skill: string;
  /** What the positions were worth, from 0 to 1, one after the other; empty in a game whose values are points. */
  curve: readonly number[];
  costliest: readonly CostlyChoice[];
}

/** A review, as the panel of its player shows it: how much of it is done, in percent, and what it came to. */
export interface ReviewSight {
  percent: number;
  result: ReviewResult | undefined;
}
