import type { Outcome } from "../../src/kit/rules/chance";
import { copy } from "../../src/kit/data/data";
import type { Refusal } from "../../src/kit/rules/refusal";
import type { Done, GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";
import { actAsParsed, type Parsed } from "../vectors/border";
import type { Mismatch } from "../vectors/values";
import { expectPresent, expectSame, expectTrue } from "./expect";

/** A state in the notation of the vectors: only what differs from their standard state. */
export type Given = Record<string, unknown>;
/** An action in the notation of the vectors, such as `["face", "m1", "d6"]` or `["swap", 2, 9]`. */
export type Written = readonly unknown[];

/**
 * How the vectors of a game write states and actions.
 * @noSelf
 */
export interface Notation<State, Action> {
  /** Runs a whole case; answers what differs from what it expects. */
  run: (vector: Record<string, unknown>) => Mismatch[];
  state: (given: Given, problems: Mismatch[]) => State;
  /** What is written as one action can be several steps; "none" for what is no action of the game. */
  actions: (state: State, written: Written) => Parsed<Action>[];
  /** The seat that a written action is meant for. */
  actor: (state: State) => Seat;
}

/**
 * The rules of one game, put to the test in the notation of its vectors.
 * @noSelf
 */
export interface Cases<State, Event> {
  /** Plays the actions with the faces of the dice in order, and compares the fields that are named. */
  expectCase: (
    given: Given,
    actions: readonly Written[],
    chance: readonly unknown[],
    expected: Record<string, unknown>,
  ) => void;
  /** Expects that the rules refuse the action by this rule and for this reason, and leave the state alone. */
  expectRefused: (given: Given, action: Written, rule: string, reason: string) => void;
  /** Expects that this is no action of the game at all, so that the rules are not even asked. */
  expectNoAction: (given: Given, action: Written) => void;
  stateOf: (given: Given) => State;
  /** Acts for the seat that has to and answers what happened; fails if the rules refuse. */
  act: (state: State, action: Written) => Event[];
  /** Decides what chance decides, and answers what happened. */
  resolve: (state: State, outcome: Outcome) => Event[];
  /** Lets the dice show these faces. */
  roll: (state: State, ...faces: number[]) => Event[];
}

/** The rules of a game in the notation of its vectors. */
export function casesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  notation: Notation<State, Action>,
): Cases<State, Event> {
  function stateOf(given: Given): State {
    const problems: Mismatch[] = [];
    const state = notation.state(given, problems);
    expectSame(problems, []);
    return state;
  }

  function expectRefused(given: Given, written: Written, rule: string, reason: string): void {
    const state = stateOf(given);
    for (const action of notation.actions(state, written)) {
      const before = copy(state);
      const answer = actAsParsed(rules, state, notation.actor(state), action);
      if (answer.kind === "done") continue;
      expectSame([answer.rule, answer.reason], [rule, reason]);
      expectSame(state, before);
      return;
    }
    expectTrue(false, "the action was accepted");
  }

  function act(state: State, written: Written): Event[] {
    let events: Event[] = [];
    for (const action of notation.actions(state, written)) {
      events = events.concat(eventsOf(actAsParsed(rules, state, notation.actor(state), action)));
    }
    return events;
  }

  const resolve = (state: State, outcome: Outcome): Event[] => eventsOf(rules.resolve(state, outcome));

  return {
    expectCase: (given, actions, chance, expected) => {
      expectSame(notation.run({ state: given, actions, chance, expect: expected }), []);
    },
    expectRefused,
    expectNoAction: (given, written) => {
      expectTrue(notation.actions(stateOf(given), written).includes("none"), "it is an action");
    },
    stateOf,
    act,
    resolve,
    roll: (state, ...faces) => resolve(state, { kind: "rolled", faces }),
  };
}

function eventsOf<Event>(answer: Done<Event> | Refusal): Event[] {
  expectTrue(
    answer.kind === "done",
    answer.kind === "refusal" ? `refused by ${answer.rule}: ${answer.reason}` : "",
  );
  return answer.kind === "done" ? answer.events : [];
}

/** The first event of a kind; fails if there is none. */
export function eventOf<Event extends GameEvent, Kind extends Event["kind"]>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> {
  const found = events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  return expectPresent(found, `no event ${kind}`);
}
