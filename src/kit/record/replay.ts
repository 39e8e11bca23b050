import { apply, type GameRecord, type Step } from "./record";
import type { GameAction, GameEvent, Rules } from "../rules/rules";
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

/**
 * Who tells a record step by step.
 * @noSelf
 */
export interface Teller<State, Action, Event> {
  /** This step is about to be played. */
  before?: (state: State, step: Step<Action>) => void;
  /**
   * It has been played, and has led to this. Each call of the answer is a slice that tells some of it; true: it was the last.
   * @param number how many steps there are with it
   */
  after: (state: State, events: readonly Event[], number: number) => () => boolean;
  /** All of it has been told. */
  told?: (step: Step<Action>, number: number) => void;
}

/**
 * A record that is told.
 * @noSelf
 */
export interface Retelling<State> {
  /** Tells some of it in a slice; answers the state once this many steps are told, or all that there are. */
  next: (until?: number) => State | "unfit" | undefined;
  /** How many have been told. */
  steps: () => number;
}

/** Tells a record step by step, in slices of a frame; it may grow meanwhile. */
export function retelling<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { options, seats, steps }: GameRecord<Action>,
  { before, after, told }: Teller<State, Action, Event>,
): Retelling<State> {
  let state: State | undefined;
  let next = 0;
  let isAnnounced = false;
  let tell: (() => boolean) | undefined;

  /** Continues with a step; answers whether it fits. */
  function goOn(now: State, step: Step<Action>): boolean {
    if (tell !== undefined) {
      if (!tell()) return true;
      tell = undefined;
      isAnnounced = false;
      next++;
      told?.(step, next);
    } else if (before !== undefined && !isAnnounced) {
      before(now, step);
      isAnnounced = true;
    } else {
      const done = apply(rules, now, step);
      if (done.kind !== "done") return false;
      tell = after(now, done.events, next + 1);
    }
    return true;
  }

  return {
    next: (until = steps.length) => {
      const step = steps[next];
      if (state === undefined) state = rules.start(options, seats);
      else if (step === undefined || next >= until) return state;
      else if (!goOn(state, step)) return "unfit";
      return undefined;
    },
    steps: () => next,
  };
}
