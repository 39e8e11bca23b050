import type { Thinker } from "../rules/policy";
import { below, type Random } from "../data/random";
import type { Choice, GameAction } from "../rules/rules";

/**
 * A mistake that people make: the choice made instead of the sensible one; undefined where there is no occasion for it.
 */
export type Mistake<Seen, Action> = (
  this: void,
  seen: Seen,
  choices: readonly Choice<Action>[],
  sensible: Action,
  random: Random,
) => Action | undefined;

/** A sensible player with some mistakes, made on this many of 100 occasions, each time the first that fits. */
export function mistaken<Seen, Action>(
  thinker: Thinker<Seen, Action>,
  mistakes: readonly Mistake<Seen, Action>[],
  often: number,
): Thinker<Seen, Action> {
  return (seen, choices, random) => {
    const think = thinker(seen, choices, random);
    return () => {
      const sensible = think();
      if (sensible === undefined || below(random, 100) >= often) return sensible;
      for (const mistake of mistakes) {
        const action = mistake(seen, choices, sensible, random);
        if (action !== undefined) return action;
      }
      return sensible;
    };
  };
}

/** To do one kind of thing instead of another, wherever both are possible. */
export function insteadOf<Action extends GameAction>(
  sensible: readonly Action["kind"][],
  instead: readonly Action["kind"][],
): Mistake<unknown, Action> {
  return (_seen, choices, { kind }) =>
    sensible.includes(kind)
      ? choices.find(({ action, amounts }) => amounts === undefined && instead.includes(action.kind))?.action
      : undefined;
}
