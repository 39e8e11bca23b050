import { checkOutcome, type Chance, type ChanceReason, type Outcome } from "./chance";
import { refuse, type Refusal } from "./refusal";
import type { Decision, Done, GameAction, GameEvent, Result, Rules, Seat } from "./rules";

/**
 * How a game proceeds: the parts that differ from game to game.
 * @noSelf
 */
export interface Course<State, Action, Event, Reason extends string> {
  /** How the game has ended; undefined while it is played. */
  result(state: State): Result | undefined;
  /** What the state waits for that no player decides; undefined in the phases where somebody acts. */
  chance(state: State): Chance | undefined;
  decisions(state: State): Decision<Action>[];
  check(state: State, seat: Seat, action: Action): Refusal<Reason> | undefined;
  /** Does what has been checked, and adds what happens to the events. */
  perform(state: State, seat: Seat, action: Action, events: Event[]): void;
  /** Continues as chance has decided, which fits what the state has waited for. */
  resolve(state: State, outcome: Outcome, events: Event[]): void;
}

/** The part of the rules that follows from a course: it checks every action before performing it, and every outcome. */
export function courseOf<State, Action extends GameAction, Event extends GameEvent, Reason extends string>(
  course: Course<State, Action, Event, Reason>,
): Pick<
  Rules<State, Action, Event, unknown, Reason | ChanceReason>,
  "waiting" | "check" | "act" | "resolve"
> {
  return {
    waiting: (state) => {
      const result = course.result(state);
      if (result !== undefined) return { kind: "over", result };
      const chance = course.chance(state);
      if (chance !== undefined) return { kind: "chance", chance };
      return { kind: "decisions", decisions: course.decisions(state) };
    },
    check: (state, seat, action) => course.check(state, seat, action),
    act: (state, seat, action) =>
      course.check(state, seat, action) ??
      done((events) => {
        course.perform(state, seat, action, events);
      }),
    resolve: (state, outcome) => {
      const chance = course.chance(state);
      if (chance === undefined) return refuse("chance", "noChance");
      return (
        checkOutcome(chance, outcome) ??
        done((events) => {
          course.resolve(state, outcome, events);
        })
      );
    },
  };
}

function done<Event>(run: (this: void, events: Event[]) => void): Done<Event> {
  const events: Event[] = [];
  run(events);
  return { kind: "done", events };
}
