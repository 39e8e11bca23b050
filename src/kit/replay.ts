import { apply, type Step } from "./record";
import type { GameAction, GameEvent, Rules } from "./rules";
import { workOf, WORK_PER_SLICE } from "./step-cost";

/** What a caller wants from the steps it replays. */
interface Listening<Action, Event> {
  /** Whether to stop before this step. */
  stopsAt?: (this: void, step: Step<Action>) => boolean;
  /** Called with the result of a step. */
  note?: (this: void, events: readonly Event[]) => void;
}

/**
 * Plays steps of a record on a state, as many as suit a slice of a frame.
 * @param from the step to begin with
 * @returns the step to continue with, or the count of steps; undefined if one did not fit
 */
export function playSlice<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  steps: readonly Step<Action>[],
  from: number,
  { stopsAt, note }: Listening<Action, Event>,
): number | undefined {
  let next = from;
  for (let work = 0; work < WORK_PER_SLICE; next++) {
    const step = steps[next];
    if (step === undefined || stopsAt?.(step) === true) return next;
    const done = apply(rules, state, step);
    if (done.kind !== "done") return undefined;
    note?.(done.events);
    work += workOf(rules, step, done.events);
  }
  return next;
}
