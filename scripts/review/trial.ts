import type { Critic } from "../../src/kit/advice";
import { obeying } from "../../src/kit/advice";
import { withoutPause } from "../../src/kit/policy";
import type { GameRecord } from "../../src/kit/record";
import type { Result, Rules, GameAction, GameEvent, Seat } from "../../src/kit/rules";
import { errorOf, meanOf } from "../puzzles/margin";
import { redealing } from "../puzzles/redealing";
import { rollout } from "../puzzles/rollouts";

/** A choice of a game that was played, and what is said to have been better. */
export interface Accused<Action> {
  seat: Seat;
  /** How many steps came before it. */
  steps: number;
  made: Action;
  best: Action;
}

/** By how much the better choice is better, as games tell: in parts of a game, or in points. */
export interface Finding {
  games: number;
  difference: number;
  /** The standard error of the difference. */
  error: number;
}

/** After how many games a trial is looked at, at first. It doubles from look to look. */
const FIRST_LOOK = 64;
/** How many standard errors tell a difference from chance: with six looks, 1 of 100 findings is chance at most. */
export const TOLD_APART = 3;

/**
 * Plays on from a decision, with what was chosen and with what was better, until the difference is told from chance. Both meet the
 * same dice and hidden cards, as far as they can; the strongest policy plays every seat.
 * @param most how many games of either are played at most
 * @returns undefined where the hidden cards of the position can't be dealt again
 */
export function tried<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  critic: Critic<Seen, Action>,
  { options, seats, steps: all }: Pick<GameRecord<Action>, "options" | "seats" | "steps">,
  { seat, steps, made, best }: Accused<Action>,
  most: number,
): Finding | undefined {
  const redealt = redealing(rules, { options, seats, steps: all.slice(0, steps) }, seat);
  const policy = withoutPause(obeying(critic.advisor));
  const { points } = critic;
  const worth =
    points && ((state: State, _result: Result, whose: Seat) => points.of(rules.seen(state, whose), whose));
  const play = (action: Action, game: number): number | undefined =>
    rollout(rules, redealt, policy, { seat, actions: [action] }, game, worth);
  return contest(
    (game) => play(best, game),
    (game) => play(made, game),
    most,
  );
}

/** What a game of a number came to; undefined where there is none. */
type Outcome = (this: void, game: number) => number | undefined;

/** Compares two choices by games of the same numbers, until the difference is told from chance or there were as many as asked for. */
export function contest(better: Outcome, other: Outcome, most: number): Finding | undefined {
  const differences: number[] = [];
  let look = Math.min(FIRST_LOOK, most);
  for (let game = 1; game <= most; game++) {
    const [one, two] = [better(game), other(game)];
    if (one !== undefined && two !== undefined) differences.push(one - two);
    if (game < look) continue;
    if (differences.length < game / 2) return undefined;
    const finding = findingOf(differences);
    if (Math.abs(finding.difference) >= TOLD_APART * finding.error) return finding;
    look = Math.min(2 * look, most);
  }
  return findingOf(differences);
}

function findingOf(differences: readonly number[]): Finding {
  return { games: differences.length, difference: meanOf(differences), error: errorOf(differences) };
}
