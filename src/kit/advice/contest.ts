/** The effort of a trial. */
export interface TrialEffort {
  /** How many games are played on, each way, before it is looked at first, and at most. */
  first: number;
  most: number;
  /** About how many instructions of Lua's virtual machine it takes at most. */
  work: number;
}

/** By how much one choice is better than another in simulated games: in parts of a game, or in points. */
export interface TrialFinding {
  games: number;
  /** In how many of them it was better, and in how many worse. */
  better: number;
  worse: number;
  difference: number;
  /** The standard error of the difference. */
  error: number;
}

/** What a finding proves about the choice that is said to be better. */
export type Verdict = "better" | "worse" | "close";

/** The effort of a table for a decision, times this factor: it looks at three in about half a minute of frames. */
export function tableEffort(times = 1): TrialEffort {
  return { first: FIRST_LOOK * times, most: MOST_GAMES * times, work: TEN_SECONDS * times };
}

const FIRST_LOOK = 16;
const MOST_GAMES = 64;
/** Ten seconds of frames, each with about this many instructions of its 15,000. */
const TEN_SECONDS = 600 * 10_500;

/** How many standard errors separate a difference from chance: with six looks, at most 1 of 100 findings is chance. */
export const TOLD_APART = 3;

export function verdictOf({ difference, error }: TrialFinding): Verdict {
  if (Math.abs(difference) < TOLD_APART * error || difference === 0) return "close";
  return difference > 0 ? "better" : "worse";
}

/** The fewest games that can show that a choice was no better. */
const LEAST_GAMES = 8;

/** Whether enough games show that the other choice was not better. A few games prove nothing. */
export function isTakenBack({ games, difference }: TrialFinding): boolean {
  return games >= LEAST_GAMES && difference <= 0;
}

/**
 * Compares two choices by games that come one after the other; both have met the same luck.
 * @noSelf
 */
export interface Contest {
  /**
   * Takes in the results of the next game both ways, undefined if it could not be played. Answers once the difference is more
   * than chance, or after the most games asked for.
   */
  enter: (one: number | undefined, other: number | undefined) => TrialFinding | undefined;
  /** What the games say so far. */
  finding: () => TrialFinding;
}

/** A sequential test that looks after a number of games, after twice as many, and so on. */
export function openContest({ first, most }: Pick<TrialEffort, "first" | "most">): Contest {
  let look = Math.min(first, most);
  let asked = 0;
  let games = 0;
  let better = 0;
  let worse = 0;
  let sum = 0;
  let squares = 0;
  /** The greatest difference that a game has made. */
  let greatest = 0;

  function finding(): TrialFinding {
    const count = Math.max(1, games);
    const difference = sum / count;
    const variance = squares / count - difference * difference;
    // Games with equal results still leave the chance of a different one.
    const least = (greatest === 0 ? 1 : greatest * greatest) / count;
    return { games, better, worse, difference, error: Math.sqrt(Math.max(variance, least) / count) };
  }

  function enter(one: number | undefined, other: number | undefined): TrialFinding | undefined {
    asked++;
    if (one !== undefined && other !== undefined) {
      const difference = one - other;
      games++;
      sum += difference;
      squares += difference * difference;
      greatest = Math.max(greatest, Math.abs(difference));
      if (difference > 0) better++;
      if (difference < 0) worse++;
    }
    if (asked < look) return undefined;
    const found = finding();
    if (asked >= most || verdictOf(found) !== "close") return found;
    look = Math.min(2 * look, most);
    return undefined;
  }

  return { enter, finding };
}
