import type { TableGame } from "../../../src/kit/game/game";
import { apply } from "../../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { copy } from "../../support/data";
import { expectSame } from "../../support/expect";
import { stepOf, type Report } from "./report";

/** How far a record has been replayed. */
interface Replayed<State> {
  /** What the record began with, as a text. */
  start: string;
  steps: readonly string[];
  state: State;
}

/**
 * Answers the state that the record of a board leads to. A record that continues where the last one ended is replayed
 * from there: a whole game asks for its state after every step.
 */
export function recordReader<State, Action extends GameAction, Event extends GameEvent, Seen>({
  rules,
}: TableGame<State, Action, Event, Seen>): (report: Report) => State {
  let last: Replayed<State> | undefined;
  return ({ options, seats, steps }) => {
    const count = Math.max(rules.seats.min, seats.length);
    const start = `${count} ${Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(" ")}`;
    const goesOn = last !== undefined && last.start === start && beginsWith(steps, last.steps);
    const from =
      last !== undefined && goesOn ? last : { start, steps: [], state: rules.start(options, count) };
    for (let i = from.steps.length; i < steps.length; i++) {
      const done = apply(rules, from.state, stepOf(steps[i] ?? "", rules));
      expectSame(done.kind, "done", "the board's record holds an illegal step");
    }
    last = { start, steps, state: from.state };
    return copy(from.state);
  };
}

function beginsWith(list: readonly string[], start: readonly string[]): boolean {
  return start.length <= list.length && start.every((entry, i) => entry === list[i]);
}
