import { checkOutcome, type Outcome } from "./chance";
import type { Options } from "./options";
import { refuse, type Refusal } from "./refusal";
import type { Done, GameAction, GameEvent, Rules, Seat } from "./rules";

/** One step of a game: what a seat chose, how chance decided, or that a clock has run for so many seconds. */
export type Step<Action> =
  | { kind: "act"; seat: Seat; action: Action }
  | { kind: "chance"; outcome: Outcome }
  | { kind: "time"; elapsed: number };

/** A whole game as it was played. Replaying it gives the same state on any machine. */
export interface GameRecord<Action> {
  game: string;
  options: Options;
  seats: number;
  /** The deal code that decided every shuffle (`orderByCode`), if one did. */
  code?: string | undefined;
  steps: Step<Action>[];
}

/** Applies one step to the state; a step that does not fit the state is refused and changes nothing. */
export function apply<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  step: Step<Action>,
): Done<Event> | Refusal {
  switch (step.kind) {
    case "act":
      return rules.act(state, step.seat, step.action);
    case "chance": {
      const waiting = rules.waiting(state);
      if (waiting.kind !== "chance") return refuse("chance", "noChance");
      return checkOutcome(waiting.chance, step.outcome) ?? rules.resolve(state, step.outcome);
    }
    case "time":
      return rules.clock?.pass(state, step.elapsed) ?? refuse("clock", "noClock");
  }
}
