import { apply, stepFrom, type Step, type StepRules } from "../../src/kit/record/record";
import type { Refusal } from "../../src/kit/rules/refusal";
import type { Done, GameAction, GameEvent, Rules } from "../../src/kit/rules/rules";
import type { PlayedGame } from "./record-file";

/** A line of a record that is no step of its game, or that the rules refuse. */
export interface Misfit {
  line: string;
  refusal: Refusal | undefined;
}

/** How far a record was played, and what did not fit. */
export interface Walk<State> {
  state: State;
  steps: number;
  misfit: Misfit | undefined;
}

/** Looks at the state before a step; its answer gets the step's events, with the state after them. */
export type Walker<State, Action, Event> = (
  state: State,
  step: Step<Action>,
) => (events: readonly Event[]) => void;

/**
 * Plays a record again.
 * @param last the number of the last step to play, counted from 1
 */
export function walk<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { options, seats, steps: lines }: Pick<PlayedGame, "options" | "seats" | "steps">,
  last: number,
  look: Walker<State, Action, Event>,
): Walk<State> {
  const state = rules.start(options, seats);
  let steps = 0;
  for (const line of lines.slice(0, last)) {
    const step = stepIn(line, rules);
    const note = step && look(state, step);
    const done = step && applied(rules, state, step);
    if (done?.kind !== "done") return { state, steps, misfit: { line, refusal: done } };
    steps++;
    note?.(done.events);
  }
  return { state, steps, misfit: undefined };
}

/** The result of a step; one on which the rules raise an error has none. */
function applied<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  step: Step<Action>,
): Done<Event> | Refusal | undefined {
  try {
    return apply(rules, state, step);
  } catch {
    return undefined;
  }
}

/** A step of this game from a line of JSON, or undefined if it holds none. */
export function stepIn<Action>(line: string, rules: StepRules<Action>): Step<Action> | undefined {
  try {
    return stepFrom(JSON.parse(line), rules);
  } catch {
    return undefined;
  }
}
