import { withoutPause, type Policy, type Thinker, type Thinking } from "../../../kit/rules/policy";
import { attackOf, holdsEnemy, outcomeOf, shownAt } from "../rules/board";
import { valueOf } from "../rules/cards";
import type { Action, Phase, Seen } from "../rules/state";
import { approaches, effortOf, findingEfforts, toll, type Efforts } from "./approaches";

/** The least value of an enemy that is worth the place in the hand. */
const WORTH_CAPTURING = 3;
/** A draw is broken with the held card where another attack would cost more hit points than the held card is worth. */
const TOLL_TO_AVOID = 1;

/**
 * Takes the way that is expected to cost the fewest hit points, captures nearly every enemy, and spends a captured one
 * where that saves a hit point.
 */
export const thinker: Thinker<Seen, Action> = (seen, choices) => {
  const { phase } = seen;
  switch (phase.kind) {
    case "aid":
      return () => ({ kind: isWellSpent(seen, phase) ? "aid" : "decline" });
    case "pay":
      // Without the Ace the hand is free for a capture.
      return () => ({ kind: "payAce" });
    case "capture": {
      const enemy = shownAt(seen, phase.cell);
      const isWorthIt = enemy !== undefined && valueOf(enemy) >= WORTH_CAPTURING;
      return () => ({ kind: isWorthIt ? "capture" : "leave" });
    }
    case "keepAce":
      return () => ({ kind: "keep" });
    default:
      return cheapestMove(seen, choices[0]?.action ?? { kind: "walk", cell: seen.you });
  }
};

/** The same for simulations. */
export const sensible: Policy<Seen, Action> = withoutPause(thinker);

/** Whether to spend the held card. Before the draw (option `aidTiming`) it is, as it helps more often than not. */
function isWellSpent(seen: Seen, { cell, drawn }: Extract<Phase, { kind: "aid" }>): boolean {
  const enemy = shownAt(seen, cell);
  if (drawn === undefined || enemy === undefined) return true;
  const value = valueOf(enemy);
  const together = outcomeOf(attackOf(seen, { drawn, aided: true }), value);
  switch (outcomeOf(attackOf(seen, { drawn, aided: false }), value)) {
    case "win":
      return false;
    case "draw":
      return toll(seen, value, 0) > TOLL_TO_AVOID;
    case "loss":
      return together !== "loss";
  }
}

/** Finds what the ways to the goal cost, and in another slice the cheapest, or does this if there is none. */
function cheapestMove(seen: Seen, otherwise: Action): Thinking<Action> {
  const find = findingEfforts(seen);
  let toGoal: Efforts | undefined;
  return () => {
    if (toGoal !== undefined) return cheapestBy(seen, toGoal) ?? otherwise;
    toGoal = find();
    return undefined;
  };
}

function cheapestBy(seen: Seen, toGoal: Efforts): Action | undefined {
  const help = seen.held !== undefined && holdsEnemy(seen) ? valueOf(seen.held) : 0;
  let least: number | undefined;
  let best: Action | undefined;
  for (const { cell, action } of approaches(seen)) {
    const effort = effortOf(seen, cell, help) + (toGoal[cell] ?? 0);
    if (least !== undefined && effort >= least) continue;
    least = effort;
    best = action;
  }
  return best;
}
