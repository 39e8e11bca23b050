import { outcomeFrom, type Outcome } from "../rules/chance";
import { isRecord } from "../data/data";
import { count, quantity } from "../data/decode";
import { must } from "../data/must";
import type { Options } from "../rules/options";
import type { Refusal } from "../rules/refusal";
import type { Done, GameAction, GameEvent, Rules, Seat } from "../rules/rules";

/** What separates two cards of an order that is written as one text; no card's name contains it. */
const CARDS_BETWEEN = " ";

/** One step of a game: what a seat chose, how chance decided, or that a clock has run for this many seconds. */
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
 * A step as it is written: the order of shuffled cards is one text, because a list of that many names is long, and slow to
 * read where JSON is read letter by letter.
 */
export function packed<Action>(step: Step<Action>): unknown {
  if (step.kind !== "chance" || step.outcome.kind !== "shuffled") return step;
  const { order } = step.outcome;
  return { kind: step.kind, outcome: { kind: "shuffled", order: order.join(CARDS_BETWEEN) } };
}

/** The part of a game's rules that decides which steps it can have. */
export interface StepRules<Action> {
  parse: (this: void, action: unknown) => Action | undefined;
  /** In a game without a clock no time passes. */
  readonly clock?: unknown;
}

/**
 * A step of this game from any written value; undefined if it is none. The rules say whether it is legal.
 */
export function stepFrom<Action>(written: unknown, rules: StepRules<Action>): Step<Action> | undefined {
  if (!isRecord(written)) return undefined;
  switch (written["kind"]) {
    case "act": {
      const seat = count(written["seat"]);
      const action = rules.parse(written["action"]);
      return seat === undefined || action === undefined ? undefined : { kind: "act", seat, action };
    }
    case "chance": {
      const outcome = outcomeFrom(unpacked(written["outcome"]));
      return outcome === undefined ? undefined : { kind: "chance", outcome };
    }
    case "time": {
      const elapsed = rules.clock === undefined ? undefined : quantity(written["elapsed"]);
      return elapsed === undefined ? undefined : { kind: "time", elapsed };
    }
    default:
      return undefined;
  }
}

/** An outcome with its order as a list again, if it is one text. */
function unpacked(outcome: unknown): unknown {
  if (!isRecord(outcome) || typeof outcome["order"] !== "string") return outcome;
  return { ...outcome, order: outcome["order"].split(CARDS_BETWEEN) };
}

/** Applies one step of this game to the state; a step that does not fit the state is refused and changes nothing. */
export function apply<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Seen,
  Reason extends string = string,
>(
  rules: Rules<State, Action, Event, Seen, Reason>,
  state: State,
  step: Step<Action>,
): Done<Event> | Refusal<Reason> {
  switch (step.kind) {
    case "act":
      return rules.act(state, step.seat, step.action);
    case "chance":
      return rules.resolve(state, step.outcome);
    case "time":
      return must(rules.clock, "a clock for a step of time").pass(state, step.elapsed);
  }
}
