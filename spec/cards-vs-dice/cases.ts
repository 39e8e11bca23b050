import { rules } from "../../src/games/cards-vs-dice/rules";
import type { Event, State } from "../../src/games/cards-vs-dice/state";
import type { Outcome } from "../../src/kit/chance";
import { copy } from "../../src/kit/data";
import type { Refusal } from "../../src/kit/refusal";
import type { Done } from "../../src/kit/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { actionOf, cardsVsDice, givenState } from "../vectors/cards-vs-dice";
import type { Mismatch } from "../vectors/values";

/** A state in the notation of the vectors: only what differs from their standard state. */
export type Given = Record<string, unknown>;
/** An action in the notation of the vectors, such as `["face", "m1", "d6"]`. */
export type Written = readonly unknown[];

/** Mobs that keep the gate open: each has taken damage. */
export const TOUCHED = [
  { card: "5H", dmg: 1 },
  { card: "6H", dmg: 2 },
  { card: "7H", dmg: 3 },
];
/** Mobs that are slain, so that they neither attack nor shield. */
export const SLAIN = [
  { card: "5H", slain: true },
  { card: "6H", slain: true },
  { card: "7H", slain: true },
];

/** Plays the actions with the faces of the dice in order, and compares the fields that are named. */
export function expectCase(
  given: Given,
  actions: readonly Written[],
  chance: readonly unknown[],
  expected: Record<string, unknown>,
): void {
  expectSame(cardsVsDice({ state: given, actions, chance, expect: expected }), []);
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
  const before = copy(state);
  const answer = rules.act(state, 0, actionOf(action));
  expectTrue(answer.kind === "refusal", "the action was accepted");
  if (answer.kind !== "refusal") return;
  expectSame([answer.rule, answer.reason], [rule, reason]);
  expectSame(state, before);
}

/** Acts and returns what happened; fails if the rules refuse. */
export function act(state: State, action: Written): Event[] {
  return eventsOf(rules.act(state, 0, actionOf(action)));
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
  expectTrue(answer.kind === "done", answer.kind === "refusal" ? `refused by ${answer.rule}` : "");
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
