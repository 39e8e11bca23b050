import { same } from "../data/data";
import { below, type Random } from "../data/random";
import type { Choice, Decision, GameAction, GameEvent, Rules, Seat } from "./rules";

/** The action of a choice with this amount, for one that leaves the amount open. */
export function withAmount<Action extends GameAction>(
  { action, amounts }: Choice<Action>,
  amount: number,
): Action {
  return amounts === undefined ? action : { ...action, amount };
}

/** Any action of these choices, each choice with the same chance, and any amount where it is open; the list is never empty. */
export function anyAction<Action extends GameAction>(
  choices: readonly Choice<Action>[],
  random: Random,
): Action | undefined {
  const choice = choices[below(random, choices.length)];
  if (choice?.amounts === undefined) return choice?.action;
  const { min, max } = choice.amounts;
  return withAmount(choice, min + below(random, max - min + 1));
}

/** The decision that the game waits for, the first of several; undefined if it waits for nobody. */
export function awaited<Action>(decisions: readonly Decision<Action>[]): Decision<Action> | undefined {
  return decisions.find(({ choices }) => choices.length > 0);
}

/** The choices that a seat has in a state. */
export function choicesIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Pick<Rules<State, Action, Event, Seen>, "waiting">,
  state: State,
  seat: Seat,
): readonly Choice<Action>[] {
  const waiting = rules.waiting(state);
  if (waiting.kind !== "decisions") return [];
  return waiting.decisions.find((decision) => decision.seat === seat)?.choices ?? [];
}

/** The choice that stands for an action: the one that names it, or else one whose open amount takes it in. */
export function choiceFor<Action extends GameAction>(
  choices: readonly Choice<Action>[],
  action: Action,
): Choice<Action> | undefined {
  const exact = choices.find((choice) => choice.amounts === undefined && same(choice.action, action));
  return exact ?? choices.find((choice) => takesIn(choice, action));
}

function takesIn<Action extends GameAction>(choice: Choice<Action>, action: Action): boolean {
  const { amounts } = choice;
  const { amount } = action;
  if (amounts === undefined || amount === undefined || amount !== Math.floor(amount)) return false;
  return amount >= amounts.min && amount <= amounts.max && same(withAmount(choice, amount), action);
}
