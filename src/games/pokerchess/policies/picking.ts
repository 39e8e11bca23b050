import { below, type Random } from "../../../kit/random";
import type { Choice } from "../../../kit/rules";
import { holderOf } from "../clock";
import { ownerOfDecision } from "../decider";
import type { Action, Seen } from "../state";

/** After how many turns without an attack moves begin to be chosen by chance. */
const PATIENCE = 10;
/** How much more so with every turn, in chances to win. */
const RESTLESS = 0.005;
/** How much less one move may be worth than another to be chosen as well. */
const WHIM = 0.0005;
const SHADES = 100;

/** Whether a decision is made by whoever it belongs to, and not for an opponent who is late (PC-10.3). */
export function isOwnDecision(seen: Seen): boolean {
  return holderOf(seen) === ownerOfDecision(seen);
}

/**
 * The choice with the best chance to win; for a late opponent the worst (PC-10.3). The longer nothing was attacked, the more
 * is left to chance, so that two computer players do not go round in circles for ever.
 */
export function bestChoice(
  seen: Seen,
  choices: readonly Choice<Action>[],
  chances: readonly number[],
  random: Random,
): Action {
  const sign = isOwnDecision(seen) ? 1 : -1;
  const whim = WHIM + RESTLESS * Math.max(0, seen.quiet - PATIENCE);
  let best: Action = { kind: "fold" };
  let most: number | undefined;
  for (const [index, { action }] of choices.entries()) {
    const chance = sign * (chances[index] ?? 0) + (whim * below(random, SHADES)) / SHADES;
    if (most !== undefined && chance <= most) continue;
    most = chance;
    best = action;
  }
  return best;
}
