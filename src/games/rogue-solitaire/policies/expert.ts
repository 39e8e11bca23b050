import type { Policy } from "../../../kit/policy";
import { attackOf, outcomeOf, shownAt } from "../board";
import { ACE, valueOf } from "../cards";
import type { Action, Phase, Seen } from "../state";
import { approaches } from "./approaches";
import { prospectsOf, type Prospects } from "./prospects";
import { worthOf } from "./worths";

/**
 * Counts cards and plans: from the exact chances of the next draw it values every way to the goal, for every number of
 * Jokers and every card in hand, in floors that are still expected to be cleared; then it does what is worth most.
 */
export const expert: Policy<Seen, Action> = (seen, choices) => {
  const { phase, jokers } = seen;
  const prospects = prospectsOf(seen);
  switch (phase.kind) {
    case "aid":
      return { kind: aids(seen, prospects, phase) ? "aid" : "decline" };
    case "pay": {
      const withAce = worthToGoOn(seen, prospects, jokers, 0);
      const withJoker = worthToGoOn(seen, prospects, jokers - 1, ACE);
      return { kind: withAce >= withJoker ? "payAce" : "payJoker" };
    }
    case "capture": {
      const enemy = shownAt(seen, phase.cell);
      const entered = prospects.entered[phase.cell] ?? [];
      const captured = worthOf(entered, jokers, enemy === undefined ? 0 : valueOf(enemy));
      return { kind: captured >= worthOf(entered, jokers, 0) ? "capture" : "leave" };
    }
    case "keepAce": {
      const entered = prospects.entered[phase.cell] ?? [];
      return {
        kind: worthOf(entered, jokers, ACE) >= worthOf(entered, jokers, 0) ? "keep" : "discard",
      };
    }
    default:
      return bestMove(seen, prospects) ?? choices[0]?.action ?? { kind: "walk", cell: seen.you };
  }
};

function heldValue({ held }: Seen): number {
  return held === undefined ? 0 : valueOf(held);
}

function bestMove(seen: Seen, prospects: Prospects): Action | undefined {
  let most = -1;
  let best: Action | undefined;
  for (const { cell, action } of approaches(seen)) {
    const worth = worthOf(prospects.before[cell] ?? [], seen.jokers, heldValue(seen));
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** What the best move will be worth with this in hand. */
function worthToGoOn(seen: Seen, prospects: Prospects, jokers: number, held: number): number {
  let most = 0;
  for (const { cell } of approaches(seen)) {
    most = Math.max(most, worthOf(prospects.before[cell] ?? [], jokers, held));
  }
  return most;
}

/** Whether to spend the held card; before the draw (option `aidTiming`) always, as that wins more often than not. */
function aids(seen: Seen, prospects: Prospects, phase: Extract<Phase, { kind: "aid" }>): boolean {
  if (phase.drawn === undefined) return true;
  return fightWorth(seen, prospects, phase, true) > fightWorth(seen, prospects, phase, false);
}

/** What a fight will be worth once it is settled with or without the held card. */
function fightWorth(
  seen: Seen,
  prospects: Prospects,
  { cell, drawn }: Extract<Phase, { kind: "aid" }>,
  aided: boolean,
): number {
  const enemy = shownAt(seen, cell);
  if (drawn === undefined || enemy === undefined) return 0;
  const held = aided ? 0 : heldValue(seen);
  switch (outcomeOf(attackOf(seen, { drawn, aided }), valueOf(enemy))) {
    case "win":
      return worthOf(prospects.entered[cell] ?? [], seen.jokers, held);
    case "draw":
      return worthToGoOn(seen, prospects, seen.jokers, held);
    case "loss":
      return worthToGoOn(seen, prospects, seen.jokers - 1, held);
  }
}
