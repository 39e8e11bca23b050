import { bestRated, type Advice, type Critic, type Rated } from "../../../kit/advice";
import { same } from "../../../kit/data";
import type { Policy } from "../../../kit/policy";
import { attackOf, outcomeOf, shownAt } from "../rules/board";
import { ACE, valueOf } from "../rules/cards";
import type { Action, Cell, Phase, Seen } from "../rules/state";
import { approaches } from "./approaches";
import {
  prospectsOf,
  selectionOf,
  worthAfterAttempt,
  worthNow,
  type Prospects,
  type Selection,
} from "./prospects";
import { worthOf, type Worths } from "./fighting";

/**
 * Counts cards and plans: from the exact chances of the next draw it values every way to the goal, for every number of
 * Jokers and every card in hand, in floors that are still expected to be cleared; then it does what is worth most.
 */
export const expert: Policy<Seen, Action> = (seen, choices) => {
  const prospects = prospectsOf(seen);
  const [best] = decided(prospects) ?? [];
  return best?.action ?? bestMove(prospects) ?? choices[0]?.action ?? { kind: "walk", cell: seen.you };
};

/** How many floors a review counts as a game: about what `expert` clears on average (docs/figures.md). */
const FLOORS_A_GAME = 1;

/** Judges a game by what `expert` thinks, in floors; too slow for a table. */
export const critic: Critic<Seen, Action> = {
  advisor: (seen, choices) => () => {
    const prospects = prospectsOf(seen);
    return (
      judged(prospects) ?? { ranking: choices.slice(0, 1).map(({ action }) => unrated(action)), reason: "" }
    );
  },
  points: { of: ({ floors }) => floors, whole: () => FLOORS_A_GAME },
};

function unrated(action: Action): Rated<Action> {
  return { action, value: undefined };
}

function judged(prospects: Prospects): Advice<Action> | undefined {
  const rated = decided(prospects) ?? movesRated(prospects);
  return rated.length === 0 ? undefined : { ranking: bestRated(rated), rated, reason: "" };
}

/** Both answers to what a fight or an Ace asks, the better first; undefined where it is time to move. */
function decided(prospects: Prospects): Rated<Action>[] | undefined {
  const { phase, jokers } = prospects.seen;
  switch (phase.kind) {
    case "aid":
      return aids(prospects, phase);
    case "pay": {
      const { worths } = selectionHere(prospects);
      return better(
        { action: { kind: "payAce" }, value: worthOf(worths, jokers, 0) },
        { action: { kind: "payJoker" }, value: worthOf(worths, jokers - 1, ACE) },
      );
    }
    case "capture": {
      const enemy = shownAt(prospects.seen, phase.cell);
      const entered = enteredWorths(prospects, phase.cell);
      const held = enemy === undefined ? 0 : valueOf(enemy);
      return better(
        { action: { kind: "capture" }, value: worthOf(entered, jokers, held) },
        { action: { kind: "leave" }, value: worthOf(entered, jokers, 0) },
      );
    }
    case "keepAce": {
      const entered = enteredWorths(prospects, phase.cell);
      return better(
        { action: { kind: "discard" }, value: worthOf(entered, jokers, 0) },
        { action: { kind: "keep" }, value: worthOf(entered, jokers, ACE) },
      );
    }
    default:
      return undefined;
  }
}

/** Two answers, the better first; of equals the first. */
function better(first: Rated<Action>, second: Rated<Action>): Rated<Action>[] {
  return (first.value ?? 0) >= (second.value ?? 0) ? [first, second] : [second, first];
}

function bestMove(prospects: Prospects): Action | undefined {
  const { best } = selectionHere(prospects);
  return approaches(prospects.seen).find(({ cell }) => cell === best)?.action;
}

/** Every way to go on, the best first, each with the others to turn to if it fails. */
function movesRated(prospects: Prospects): Rated<Action>[] {
  const { seen } = prospects;
  const { best, worths } = selectionHere(prospects);
  const rated: Rated<Action>[] = [];
  const here = worthNow(seen, worths);
  for (const { cell, action } of approaches(seen)) {
    const value = cell === best ? here : Math.min(here, worthAfterAttempt(prospects, cell, worths));
    const known = rated.find((other) => same(other.action, action));
    if (known !== undefined) known.value = Math.max(known.value ?? 0, value);
    else if (cell === best) rated.unshift({ action, value });
    else rated.push({ action, value });
  }
  return rated;
}

/** All that YOU can go for now. */
function selectionHere(prospects: Prospects): Selection {
  const cells = approaches(prospects.seen).map(({ cell }) => cell);
  return selectionOf(prospects, cells);
}

function enteredWorths({ byCell }: Prospects, cell: Cell): Worths {
  return byCell[cell]?.entered ?? [];
}

/** To spend the held card or not; before the draw (option `aidTiming`) always, as that wins more often than not. */
function aids(prospects: Prospects, phase: Extract<Phase, { kind: "aid" }>): Rated<Action>[] {
  if (phase.drawn === undefined) return [unrated({ kind: "aid" }), unrated({ kind: "decline" })];
  return better(
    { action: { kind: "decline" }, value: fightWorth(prospects, phase, false) },
    { action: { kind: "aid" }, value: fightWorth(prospects, phase, true) },
  );
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
