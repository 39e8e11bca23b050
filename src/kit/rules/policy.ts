import { anyAction } from "./choices";
import { missing } from "../data/must";
import type { Random } from "../data/random";
import type { Choice, GameAction } from "./rules";

/**
 * A bot: picks one of the choices, knowing what its seat may see and no more. The list is never empty.
 */
export type Policy<Seen, Action> = (seen: Seen, choices: readonly Choice<Action>[], random: Random) => Action;

/** The policy that picks any legal action, each choice with the same chance, and any amount where it is open. */
export function randomPolicy<Action extends GameAction>(
  _seen: unknown,
  choices: readonly Choice<Action>[],
  random: Random,
): Action {
  return anyAction(choices, random) ?? missing("a choice");
}

/** A decision in progress: every call thinks for a slice of a frame, and answers once it has decided. */
export type Thinking<Action> = () => Action | undefined;

/** A bot who takes several frames for a decision. The seat sees nothing new until it has decided. */
export type Thinker<Seen, Action> = (
  seen: Seen,
  choices: readonly Choice<Action>[],
  random: Random,
) => Thinking<Action>;

/** A policy as a thinker, for a table: it decides in one slice. */
export function inOneSlice<Seen, Action>(policy: Policy<Seen, Action>): Thinker<Seen, Action> {
  return (seen, choices, random) => () => policy(seen, choices, random);
}

/** A thinker as a policy, for simulations: it thinks until it has decided. */
export function withoutPause<Seen, Action>(thinker: Thinker<Seen, Action>): Policy<Seen, Action> {
  return (seen, choices, random) => thoughtOut(thinker(seen, choices, random));
}

/** Thinks to the end, without a pause between slices. */
export function thoughtOut<Result>(think: Thinking<Result>): Result {
  let result = think();
  while (result === undefined) result = think();
  return result;
}

/** Thinking that takes `steps` steps, this many of them in a slice, and then decides in a slice of its own. */
export function inSlices<Action>(
  steps: number,
  stepsASlice: number,
  step: (index: number) => void,
  decide: () => Action,
): Thinking<Action> {
  let taken = 0;
  return () => {
    if (taken >= steps) return decide();
    const end = Math.min(steps, taken + stepsASlice);
    for (; taken < end; taken++) step(taken);
    return undefined;
  };
}
