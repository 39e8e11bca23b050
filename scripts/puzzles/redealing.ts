import { dealtAgain, unseenIn, type Position } from "../../src/kit/advice/hidden-cards";
import { thoughtOut } from "../../src/kit/rules/policy";
import type { GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";

/**
 * Deals the cards again that a seat does not know in a position. What it answers makes a state for each number, in which the
 * seat sees what it sees in the position; undefined where those cards cannot be mixed so.
 */
export function redealing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  position: Position<Action>,
  seat: Seat,
): (this: void, number: number) => State | undefined {
  const unseen = thoughtOut(unseenIn(rules, position, seat));
  if (unseen === "unfit") throw new Error("The steps do not fit the rules.");
  return remembered((number) => {
    const dealt = thoughtOut(dealtAgain(rules, unseen, number));
    return dealt === "impossible" ? undefined : dealt.state;
  });
}

/** The same, but nothing is made twice. */
export function remembered<Value>(make: (number: number) => Value): (this: void, number: number) => Value {
  const known: { value: Value }[] = [];
  return (number) => (known[number] ??= { value: make(number) }).value;
}
