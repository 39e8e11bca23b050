import type { Policy } from "../../../kit/policy";
import { attackOf, outcomeOf, shownAt } from "../rules/board";
import { ACE, valueOf } from "../rules/cards";
import type { Action, Cell, Phase, Seen } from "../rules/state";
import { approaches } from "./approaches";
import { prospectsOf, selectionOf, type Prospects, type Selection } from "./prospects";
import { worthOf, type Worths } from "./fighting";

/**
 * Counts cards and plans: from the exact chances of the next draw it values every way to the goal, for every number of
 * Jokers and every card in hand, in floors that are still expected to be cleared; then it does what is worth most.
 */
export const expert: Policy<Seen, Action> = (seen, choices) => {
  const { phase, jokers } = seen;
  const prospects = prospectsOf(seen);
  switch (phase.kind) {
    case "aid":
      return { kind: aids(prospects, phase) ? "aid" : "decline" };
    case "pay": {
      const { worths } = selectionHere(prospects);
      return { kind: worthOf(worths, jokers, 0) >= worthOf(worths, jokers - 1, ACE) ? "payAce" : "payJoker" };
    }
    case "capture": {
      const enemy = shownAt(seen, phase.cell);
      const entered = enteredWorths(prospects, phase.cell);
      const captured = worthOf(entered, jokers, enemy === undefined ? 0 : valueOf(enemy));
      return { kind: captured >= worthOf(entered, jokers, 0) ? "capture" : "leave" };
    }
    case "keepAce": {
      const entered = enteredWorths(prospects, phase.cell);
      return {
        kind: worthOf(entered, jokers, ACE) >= worthOf(entered, jokers, 0) ? "keep" : "discard",
      };
    }
    default:
      return bestMove(prospects) ?? choices[0]?.action ?? { kind: "walk", cell: seen.you };
  }
};

function bestMove(prospects: Prospects): Action | undefined {
  const { best } = selectionHere(prospects);
  return approaches(prospects.seen).find(({ cell }) => cell === best)?.action;
}

/** All that YOU can go for now. */
function selectionHere(prospects: Prospects): Selection {
  const cells = approaches(prospects.seen).map(({ cell }) => cell);
  return selectionOf(prospects, cells);
}

function enteredWorths({ byCell }: Prospects, cell: Cell): Worths {
  return byCell[cell]?.entered ?? [];
}

/** Whether to spend the held card; before the draw (option `aidTiming`) always, as that wins more often than not. */
function aids(prospects: Prospects, phase: Extract<Phase, { kind: "aid" }>): boolean {
  if (phase.drawn === undefined) return true;
  return fightWorth(prospects, phase, true) > fightWorth(prospects, phase, false);
}

/** What a fight will be worth once it is settled with or without the held card. */
function fightWorth(
  prospects: Prospects,
  { cell, drawn }: Extract<Phase, { kind: "aid" }>,
  aided: boolean,
): number {
  const { seen } = prospects;
  const enemy = shownAt(seen, cell);
  if (drawn === undefined || enemy === undefined) return 0;
  const held = aided || seen.held === undefined ? 0 : valueOf(seen.held);
  switch (outcomeOf(attackOf(seen, { drawn, aided }), valueOf(enemy))) {
    case "win":
      return worthOf(enteredWorths(prospects, cell), seen.jokers, held);
    case "draw":
      return worthOf(selectionHere(prospects).worths, seen.jokers, held);
    case "loss":
      return worthOf(selectionHere(prospects).worths, seen.jokers - 1, held);
  }
}
