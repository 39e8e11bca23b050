import type { Outcome } from "./chance";
import { isRecord } from "./data";
import type { Options } from "./options";
import { refuse, type Refusal } from "./refusal";
import type { Done, GameAction, GameEvent, Rules, Seat } from "./rules";

/** What stands between two cards of an order that is written as one text; no name of a card has it. */
const CARDS_BETWEEN = " ";

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

/**
 * A step as it is written: the order of shuffled cards is one text, because a list of so many names is long, and slow to
 * read where JSON is read letter by letter.
 */
export function packed<Action>(step: Step<Action>): unknown {
  if (step.kind !== "chance" || step.outcome.kind !== "shuffled") return step;
  const { order } = step.outcome;
  return { kind: step.kind, outcome: { kind: "shuffled", order: order.join(CARDS_BETWEEN) } };
}

/** A step from what was written, or undefined if it is none. Whether it is legal is for the rules to say. */
export function stepFrom<Action>(written: unknown): Step<Action> | undefined {
  if (!isRecord(written)) return undefined;
  const outcome = written["outcome"];
  if (isRecord(outcome) && typeof outcome["order"] === "string") {
    outcome["order"] = outcome["order"].split(CARDS_BETWEEN);
  }
  return isStep<Action>(written) ? written : undefined;
}

function isStep<Action>(table: unknown): table is Step<Action> {
  if (!isRecord(table)) return false;
  switch (table["kind"]) {
    case "act":
      return typeof table["seat"] === "number" && isRecord(table["action"]);
    case "chance":
      return isOutcome(table["outcome"]);
    case "time":
      return typeof table["elapsed"] === "number";
    default:
      return false;
  }
}

function isOutcome(table: unknown): boolean {
  if (!isRecord(table)) return false;
  switch (table["kind"]) {
    case "rolled":
      return Array.isArray(table["faces"]);
    case "shuffled":
      return Array.isArray(table["order"]);
    default:
      return table["kind"] === "seen";
  }
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
    case "chance":
      return rules.resolve(state, step.outcome);
    case "time":
      return rules.clock?.pass(state, step.elapsed) ?? refuse("clock", "noClock");
  }
}
