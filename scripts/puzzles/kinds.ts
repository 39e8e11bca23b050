import { awaited } from "../../src/kit/rules/choices";
import { isRecord } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import { settingUp, type Puzzle } from "../../src/kit/game/puzzle";
import type { Step } from "../../src/kit/record/record";
import type { Choice, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { type SearchPlan, optionsOf } from "./plans";

/** A position, what is asked of it, and its solution. */
export interface Solution<State, Seen, Action> {
  /** The steps that lead there. */
  steps: readonly Step<Action>[];
  state: State;
  seen: Seen;
  choices: readonly Choice<Action>[];
  best: Choice<Action>;
}

/** Plays the game of a puzzle up to its position. */
export function solutionOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  puzzle: Puzzle,
): Solution<State, Seen, Action> {
  const { rules } = game;
  const work = settingUp(rules, { ...plan, options: optionsOf(game, plan), puzzles: [] }, puzzle);
  while (work.next() === "on");
  const waiting = rules.waiting(work.state);
  const choices = waiting.kind === "decisions" ? (awaited(waiting.decisions)?.choices ?? []) : [];
  const best = must(choices[puzzle.best], "a best choice");
  return { steps: work.steps, state: work.state, seen: rules.seen(work.state, plan.seat), choices, best };
}

/** The kind of an answer, which balances a book: the action, or its piece, as the plan says. */
export function kindOf({ kindBy }: Pick<SearchPlan, "kindBy">, action: GameAction): string {
  const named: unknown = kindBy !== undefined && isRecord(action) ? action[kindBy] : undefined;
  return typeof named === "string" ? named : action.kind;
}

/** Whether the panel would show a higher chance for the best choice than for any other, so its number alone gives it away. */
export function isObvious<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { words }: Pick<Game<State, Action, Event, Seen>, "words">,
  { seen, choices, best }: Pick<Solution<State, Seen, Action>, "seen" | "choices" | "best">,
): boolean {
  const shown = (choice: Choice<Action>): number | undefined => {
    const number = /(\d+(?:\.\d+)?)\s?%/.exec(words.choice(seen, choice).odds)?.[1];
    return number === undefined ? undefined : Number(number);
  };
  const own = shown(best);
  if (own === undefined) return false;
  return choices.every((choice) => choice === best || (shown(choice) ?? -1) < own);
}
