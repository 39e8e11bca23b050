import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/game/advice";
import { same } from "../../../kit/data/data";
import type { Thinking } from "../../../kit/rules/policy";
import type { Choice } from "../../../kit/rules/rules";
import { attackOf, outcomeOf, shownAt } from "../rules/board";
import { ACE, valueOf } from "../rules/cards";
import type { Action, Cell, Phase, Seen } from "../rules/state";
import { approaches } from "./approaches";
import { worthOf, type Worths } from "./fighting";
import {
  packed,
  prospecting,
  selectingHere,
  worthNow,
  worthOfAttempt,
  type Prospects,
  type Selection,
} from "./prospects";
import { motiveOf, type HintReason } from "./reasons";

/** What an advisor of this game answers; values are floors that are still expected to be cleared. */
type Answer = Advice<Action, HintReason>;

/**
 * Counts cards and plans: from the exact chances of the next draw it values every way to the goal, for every number of
 * Jokers and every card in hand, in floors that are still expected to be cleared; then it recommends what is worth most.
 */
export const advisor: Advisor<Seen, Action, HintReason> = (seen, choices) => {
  const find = prospecting(seen);
  let prospects: Prospects | undefined;
  let select: Thinking<Selection> | undefined;
  let selection: Selection | undefined;
  let rate: Thinking<Rated<Action>[]> | undefined;
  let rated: Rated<Action>[] | undefined;
  return () => {
    if (prospects === undefined) prospects = find();
    else if (select === undefined) select = selectingHere(prospects);
    else if (selection === undefined) selection = select();
    else if (rate === undefined) rate = rating(prospects, selection);
    else if (rated === undefined) rated = rate();
    else return answerOf(seen, selection, rated, choices);
    return undefined;
  };
};

function answerOf(
  seen: Seen,
  { best: goingFor }: Selection,
  rated: readonly Rated<Action>[],
  choices: readonly Choice<Action>[],
): Answer {
  const ranking = bestRated(rated);
  const action = ranking[0]?.action ?? choices[0]?.action ?? { kind: "decline" };
  const motive = motiveOf(seen, action, goingFor);
  return ranking.length > 0 ? { ranking, rated, ...motive } : { ranking: [unrated(action)], ...motive };
}

function unrated(action: Action): Rated<Action> {
  return { action, value: undefined };
}

/** Rates both answers to what a fight or an Ace asks, or else every way to continue; the best comes first. */
function rating(prospects: Prospects, selection: Selection): Thinking<Rated<Action>[]> {
  const { phase, jokers } = prospects.seen;
  const { worths } = selection;
  switch (phase.kind) {
    case "aid":
      return () => aids(prospects, worths, phase);
    case "pay":
      return () =>
        better(
          { action: { kind: "payAce" }, value: worthOf(worths, jokers, 0) },
          { action: { kind: "payJoker" }, value: worthOf(worths, jokers - 1, ACE) },
        );
    case "capture": {
      const enemy = shownAt(prospects.seen, phase.cell);
      const entered = enteredWorths(prospects, phase.cell);
      const held = enemy === undefined ? 0 : valueOf(enemy);
      return () =>
        better(
          { action: { kind: "capture" }, value: worthOf(entered, jokers, held) },
          { action: { kind: "leave" }, value: worthOf(entered, jokers, 0) },
        );
    }
    case "keepAce": {
      const entered = enteredWorths(prospects, phase.cell);
      return () =>
        better(
          { action: { kind: "discard" }, value: worthOf(entered, jokers, 0) },
          { action: { kind: "keep" }, value: worthOf(entered, jokers, ACE) },
        );
    }
    default:
      return moves(prospects, selection);
  }
}

/** Two answers, the better first; of equals the first. */
function better(first: Rated<Action>, second: Rated<Action>): Rated<Action>[] {
  return (first.value ?? 0) >= (second.value ?? 0) ? [first, second] : [second, first];
}

/** Every way to continue, each with the others to turn to if it fails. */
function moves(prospects: Prospects, { best, worths }: Selection): Thinking<Rated<Action>[]> {
  const { seen } = prospects;
  const rated: Rated<Action>[] = [];
  const here = worthNow(seen, worths);
  const ways = approaches(seen);
  const chosen = ways.find(({ cell }) => cell === best);
  if (chosen !== undefined) rated.push({ action: chosen.action, value: here });
  let next = 0;
  let rate: Thinking<number> | undefined;
  return packed(prospects, () => {
    const way = ways[next];
    if (way === undefined) return rated;
    rate ??= worthOfAttempt(prospects, way.cell, worths);
    const worth = rate();
    if (worth === undefined) return undefined;
    rate = undefined;
    next++;
    const value = Math.min(here, worth);
    const known = rated.find((other) => same(other.action, way.action));
    if (known === undefined) rated.push({ action: way.action, value });
    else if (known !== rated[0]) known.value = Math.max(known.value ?? 0, value);
    return undefined;
  });
}

function enteredWorths({ byCell }: Prospects, cell: Cell): Worths {
  return byCell[cell]?.entered ?? [];
}

/** To spend the held card or not; before the draw (option `aidTiming`) always, as that wins more often than not. */
function aids(prospects: Prospects, here: Worths, phase: Extract<Phase, { kind: "aid" }>): Rated<Action>[] {
  if (phase.drawn === undefined) return [unrated({ kind: "aid" }), unrated({ kind: "decline" })];
  return better(
    { action: { kind: "decline" }, value: fightWorth(prospects, here, phase, false) },
    { action: { kind: "aid" }, value: fightWorth(prospects, here, phase, true) },
  );
}

/** What a fight will be worth once it is settled with or without the held card. */
function fightWorth(
  prospects: Prospects,
  here: Worths,
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
      return worthOf(here, seen.jokers, held);
    case "loss":
      return worthOf(here, seen.jokers - 1, held);
  }
}
