import { obeying } from "../../src/kit/game/advice";
import { openContest, TOLD_APART, type TrialFinding } from "../../src/kit/advice/contest";
import type { Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import { withoutPause } from "../../src/kit/rules/policy";
import type { Puzzle } from "../../src/kit/game/puzzle";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { answersIn } from "./answers";
import { solutionOf } from "./kinds";
import { type SearchPlan, optionsOf } from "./plans";
import { redealing, remembered } from "./redealing";
import { rollout } from "./rollouts";

/**
 * What games say about a puzzle: `wrong` if another answer certainly wins more, `open` if another one cannot be told from the
 * best.
 */
export interface Check {
  verdict: "right" | "wrong" | "open";
  /** The comparison with the answer that comes closest; undefined where the hidden cards can't be dealt again. */
  closest: TrialFinding | undefined;
}

/**
 * Checks a puzzle by other games than those that found it: the strongest policy plays on from the best answer and from each of the others, with
 * the same luck.
 * @param most how many games of each answer are played at most
 */
export function checkedPuzzle<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  puzzle: Puzzle,
  most: number,
): Check {
  const { rules } = game;
  const { seats, seat, free = [] } = plan;
  const { state, steps, choices } = solutionOf(game, plan, puzzle);
  const answers = must(answersIn(rules, seat, free, { state, choices }), "answers");
  const policy = withoutPause(obeying(must(game.hints, "hints").advisor));
  const redealt = redealing(rules, { options: optionsOf(game, plan), seats, steps }, seat);
  const outcomes = answers.map(({ way, action }) =>
    remembered((number) =>
      rollout(rules, redealt, policy, { seats, seat, actions: [...way, action] }, number),
    ),
  );
  // Of an open amount any solves the puzzle: the one that wins most at a glance speaks for them.
  const isBest = (index: number): boolean => answers[index]?.choice === choices[puzzle.best];
  const places = [...answers.keys()];
  const best = places
    .filter((place) => isBest(place))
    .sort((one, other) => glance(outcomes[other]) - glance(outcomes[one]))[0];
  const better = must(best === undefined ? undefined : outcomes[best], "a best answer");
  const findings = places
    .filter((place) => !isBest(place))
    .map((place) => compared(better, must(outcomes[place], "an answer"), most));
  return judge(findings);
}

/** The result of the game with a number; undefined if there is none. */
type Played = (this: void, game: number) => number | undefined;

/** After how many games two answers are looked at first. */
const FIRST_LOOK = 64;

/** Compares two answers by games of the same numbers; undefined if more than half of them can't be dealt. */
function compared(better: Played, other: Played, most: number): TrialFinding | undefined {
  const { enter } = openContest({ first: FIRST_LOOK, most });
  for (let game = 1; ; game++) {
    const finding = enter(better(game), other(game));
    if (finding !== undefined) return finding.games < game / 2 ? undefined : finding;
  }
}

function judge(findings: readonly (TrialFinding | undefined)[]): Check {
  let closest: TrialFinding | undefined;
  for (const finding of findings) {
    if (finding === undefined) return { verdict: "open", closest: undefined };
    if (closest === undefined || certainty(finding) < certainty(closest)) closest = finding;
  }
  const least = closest === undefined ? 0 : certainty(closest);
  if (least >= TOLD_APART) return { verdict: "right", closest };
  return { verdict: least <= -TOLD_APART ? "wrong" : "open", closest };
}

/** By how many standard errors the best answer is better. */
function certainty({ difference, error }: TrialFinding): number {
  return difference / error;
}

/** How many games tell at a glance. */
const GLANCE = 16;

function glance(outcome: ((game: number) => number | undefined) | undefined): number {
  let sum = 0;
  for (let game = 1; game <= GLANCE; game++) sum += outcome?.(game) ?? 0;
  return sum;
}
