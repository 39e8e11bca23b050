import { rules } from "../../src/games/roll-flush/rules";
import type { Event, State } from "../../src/games/roll-flush/state";
import { actorOf } from "../../src/games/roll-flush/board";
import { copy } from "../../src/kit/data";
import type { Outcome } from "../../src/kit/chance";
import type { Refusal } from "../../src/kit/refusal";
import type { Done } from "../../src/kit/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { givenState, rollFlush } from "../vectors/roll-flush";
import { actionsOf } from "../vectors/roll-flush-actions";
import type { Mismatch } from "../vectors/values";

/** A state in the notation of the vectors: only what differs from their standard state. */
export type Given = Record<string, unknown>;
/** An action in the notation of the vectors, such as `["swap", 2, 9]`. */
export type Written = readonly unknown[];

/** Three cards a seat, with which both may score. */
export const READY_HANDS = [
  ["(KD)", "9H", "4S"],
  ["(3D)", "3S", "AH"],
];

/** Plays the actions with the faces of the dice in order, and compares the fields that are named. */
export function expectCase(
  given: Given,
  actions: readonly Written[],
  chance: readonly unknown[],
  expected: Record<string, unknown>,
): void {
  expectSame(rollFlush({ kind: "act", state: given, actions, chance, expect: expected }), []);
}

/** The state in the notation of the vectors. */
export function stateOf(given: Given): State {
  const problems: Mismatch[] = [];
  const state = givenState(given, problems);
  expectSame(problems, []);
  return state;
}

/** Expects that the rules refuse the action by this rule and for this reason, and leave the state alone. */
export function expectRefused(given: Given, action: Written, rule: string, reason: string): void {
  const state = stateOf(given);
  let answer: Done<Event> | Refusal | undefined;
  for (const each of actionsOf(state, action)) {
    const before = copy(state);
    answer = rules.act(state, actorOf(state) ?? state.active, each);
    if (answer.kind === "done") continue;
    expectSame([answer.rule, answer.reason], [rule, reason]);
    expectSame(state, before);
    return;
  }
  expectTrue(false, "the action was accepted");
}

/** Acts for the seat that has to and returns what happened; fails if the rules refuse. */
export function act(state: State, action: Written): Event[] {
  let events: Event[] = [];
  for (const each of actionsOf(state, action)) {
    events = events.concat(eventsOf(rules.act(state, actorOf(state) ?? state.active, each)));
  }
  return events;
}

/** Decides what chance decides, and returns what happened. */
export function resolve(state: State, outcome: Outcome): Event[] {
  return eventsOf(rules.resolve(state, outcome));
}

/** Lets the dice show these faces. */
export function roll(state: State, ...faces: number[]): Event[] {
  return resolve(state, { kind: "rolled", faces });
}

function eventsOf(answer: Done<Event> | Refusal): Event[] {
  expectTrue(answer.kind === "done", answer.kind === "refusal" ? `refused: ${answer.reason}` : "");
  return answer.kind === "done" ? answer.events : [];
}

/** The first event of a kind; fails if there is none. */
export function eventOf<Kind extends Event["kind"]>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> {
  const found = events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  return expectPresent(found, `no event ${kind}`);
}

/** A card on a slot or in a hand as the vectors expect it. */
export const up = (card: string, tag?: boolean): Record<string, unknown> => lying(card, true, tag);
export const down = (card: string, tag?: boolean): Record<string, unknown> => lying(card, false, tag);

function lying(card: string, isUp: boolean, tag: boolean | undefined): Record<string, unknown> {
  return tag === undefined ? { card, up: isUp } : { card, up: isUp, tag };
}
