import type { Choice, GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";
import { show } from "../vectors/values";
import { copy, same } from "./data";
import { expectSame, expectTrue } from "./expect";

/**
 * What is wrong with a seat's choices: each must be legal, none double, and nothing else that can be conceived may be
 * legal.
 */
export function choiceFault<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  conceivable: readonly Action[],
  state: State,
  seat: Seat,
  choices: readonly Choice<Action>[],
): string | undefined {
  let legal = 0;
  for (const action of conceivable) if (rules.check(state, seat, action) === undefined) legal++;
  if (legal !== choices.length) return `${legal} actions are legal, ${choices.length} are offered`;
  const named: Record<string, boolean> = {};
  for (const { action } of choices) {
    if (rules.check(state, seat, action) !== undefined) return "a choice is not legal";
    const name = show(action);
    if (named[name] === true) return `${name} is offered twice`;
    named[name] = true;
  }
  return undefined;
}

/**
 * Fails unless `waiting`, `check` and `act` agree at these seats on everything that can be conceived: what is offered
 * is legal and accepted, all else is refused alike and changes nothing.
 */
export function expectExactChoices<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  conceivable: readonly Action[],
  state: State,
  seats: readonly Seat[],
): void {
  const before = copy(state);
  const waiting = rules.waiting(state);
  const decisions = waiting.kind === "decisions" ? waiting.decisions : [];
  for (const seat of seats) {
    const mine = decisions.find((decision) => decision.seat === seat);
    expectSame(choiceFault(rules, conceivable, state, seat, mine?.choices ?? []), undefined);
    for (const action of conceivable) expectActsAsChecked(rules, state, seat, action);
  }
  expectSame(state, before, "asking what is legal changed the state");
}

function expectActsAsChecked<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  seat: Seat,
  action: Action,
): void {
  const refusal = rules.check(state, seat, action);
  const after = copy(state);
  const answer = rules.act(after, seat, action);
  if (refusal === undefined) {
    expectSame(answer.kind, "done", `${show(action)} is legal and refused`);
    return;
  }
  expectSame(answer, refusal, show(action));
  expectTrue(same(after, state), `${show(action)} is refused and changes the state`);
}

/** Fails unless none of these values is an action of the game. */
export function expectNoActions(
  rules: { parse: (this: void, action: unknown) => unknown },
  malformed: readonly unknown[],
): void {
  for (const value of malformed) expectSame(rules.parse(value), undefined, show(value));
}
