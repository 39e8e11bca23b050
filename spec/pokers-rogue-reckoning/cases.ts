import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { Event, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import type { Outcome } from "../../src/kit/rules/chance";
import { copy } from "../../src/kit/data/data";
import type { Refusal } from "../../src/kit/rules/refusal";
import type { Done } from "../../src/kit/rules/rules";
import { expectSame, expectTrue } from "../support/expect";
import { givenState, pokersRogueReckoning } from "../vectors/pokers-rogue-reckoning";
import { actAsParsed } from "../vectors/border";
import { actionsOf } from "../vectors/pokers-rogue-reckoning-actions";
import type { Mismatch } from "../vectors/values";

export { eventOf } from "../support/cases";

/** An action in the notation of the vectors, such as `{ type: "reveal", room: 0 }` (PRR-21.2). */
export type Written = Record<string, unknown>;

/** What a case starts from, in the notation of the vectors (PRR-21.3, PRR-21.4). */
export interface Given {
  options?: Record<string, unknown> | undefined;
  state?: Record<string, unknown> | undefined;
}

/** A case in the notation of the vectors: actions with scripted chance, and what is expected in the end. */
export interface Play extends Given {
  do?: readonly Written[];
  dice?: readonly number[];
  shuffles?: readonly (readonly string[])[];
  expect: Record<string, unknown>;
}

/** Plays a case and fails unless everything is as it expects. */
export function expectPlay(play: Play): void {
  expectSame(pokersRogueReckoning({ ...play }), []);
}

/** The state that a case starts from. */
export function stateOf({ options, state }: Given): State {
  const problems: Mismatch[] = [];
  const given = givenState(state ?? {}, options, problems);
  expectSame(problems, []);
  return given;
}

/** Acts and answers what happened; fails if the rules refuse. */
export function act(state: State, written: Written): Event[] {
  let events: Event[] = [];
  for (const action of actionsOf(state, written))
    events = events.concat(eventsOf(actAsParsed(rules, state, 0, action)));
  return events;
}

/** Decides what chance decides, and answers what happened. */
export function resolve(state: State, outcome: Outcome): Event[] {
  return eventsOf(rules.resolve(state, outcome));
}

/** Lets the dice show these faces. */
export function roll(state: State, ...faces: number[]): Event[] {
  return resolve(state, { kind: "rolled", faces });
}

/** Lets everybody look at what is open. */
export function look(state: State): Event[] {
  return resolve(state, { kind: "seen" });
}

/** Expects that the rules refuse the action by this rule and for this reason, and leave the state alone. */
export function expectRefused(given: Given, written: Written, rule: string, reason: string): void {
  const state = stateOf(given);
  for (const action of actionsOf(state, written)) {
    const before = copy(state);
    const answer = actAsParsed(rules, state, 0, action);
    if (answer.kind === "done") continue;
    expectSame([answer.rule, answer.reason], [rule, reason]);
    expectSame(state, before);
    return;
  }
  expectTrue(false, "the action was accepted");
}

/** Expects that this is no action of the game at all, so that the rules are not even asked. */
export function expectNoAction(given: Given, written: Written): void {
  expectTrue(actionsOf(stateOf(given), written).includes("none"), "it is an action");
}

function eventsOf(answer: Done<Event> | Refusal): Event[] {
  const refused = answer.kind === "refusal" ? `refused by ${answer.rule}: ${answer.reason}` : "";
  expectTrue(answer.kind === "done", refused);
  return answer.kind === "done" ? answer.events : [];
}

/** A face-down room. */
export const down = (card: string): Record<string, unknown> => ({ card, up: false });
/** A face-up room. */
export const up = (card: string): Record<string, unknown> => ({ card, up: true });

/** A fight with an enemy of the first tier, before and after a roll. */
export function inCombat(phase: string, state: Record<string, unknown> = {}): Record<string, unknown> {
  return { phase, enemy: { card: "JH" }, ...state };
}

/** A roll that is on the table. */
export function rolled(white: readonly number[], black: readonly number[]): Record<string, unknown> {
  return { white, black, shield: 0, counter: false };
}
