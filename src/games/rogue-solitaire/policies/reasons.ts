import type { Motive } from "../../../kit/game/advice";
import {
  attackOf,
  hitPoints,
  holdsEnemy,
  isEmpty,
  neighboursOf,
  outcomeOf,
  seenPlace,
  shownAt,
} from "../rules/board";
import { valueOf, type DungeonCard } from "../rules/cards";
import { aceChance, drawOdds, flipOdds } from "../rules/odds";
import type { Action, Cell, Fight, Outcome, Phase, Seen } from "../rules/state";

/** Why a choice is the best one; each reason is given only where it holds (`spec/rogue-solitaire/reasons.spec.ts`). */
export type HintReason =
  | "goal"
  | "walk"
  | "walkHelped"
  | "flip"
  | "flipHelped"
  | "attack"
  | "attackSafe"
  | "attackHelped"
  | "aidSurvives"
  | "aidWins"
  | "aidDraws"
  | "aidBeatsDraw"
  | "aidEmpties"
  | "aidAhead"
  | "vain"
  | "drawAgain"
  | "payAce"
  | "capture"
  | "captureLater"
  | "leave"
  | "keep"
  | "most";

type Why = Motive<HintReason>;

/**
 * Why an action is the best one.
 * @param goingFor the cell that YOU goes for by a move; undefined for an answer
 */
export function motiveOf(seen: Seen, action: Action, goingFor: Cell | undefined): Why {
  switch (action.kind) {
    case "walk":
    case "travel":
      return action.cell === seen.goal
        ? { reason: "goal" }
        : approaching(seen, goingFor ?? action.cell, "walk");
    case "flip":
    case "attack":
      return approaching(seen, action.cell, action.kind);
    default:
      return answering(seen, action.kind);
  }
}

function answering(seen: Seen, answer: Exclude<Action, { cell: Cell }>["kind"]): Why {
  const { phase } = seen;
  switch (answer) {
    case "aid":
    case "decline":
      return phase.kind === "aid" ? aiding(seen, phase, answer) : { reason: "most" };
    case "capture":
    case "leave":
      return phase.kind === "capture" ? capturing(seen, phase.cell, answer) : { reason: "most" };
    case "payAce":
      return { reason: "payAce" };
    case "keep":
      return { reason: "keep", amount: hitPoints(seen) + 1 };
    case "payJoker":
    case "discard":
      return { reason: "most" };
  }
}

/** The least difference at which a captured card is said to help. */
const TELLING = 0.01;

/** The chance to enter a cell at the first try, with the captured card and without it. */
function approaching(seen: Seen, cell: Cell, kind: "walk" | "flip" | "attack"): Why {
  const without = chanceToEnter(seen, cell, 0);
  if (kind === "attack" && isSafe(seen, cell)) return { reason: "attackSafe", odds: without };
  const odds = chanceToEnter(seen, cell, helpIn(seen));
  return odds - without < TELLING
    ? { reason: kind, odds: without }
    : { reason: `${kind}Helped`, odds, without };
}

/** Whether the enemy on a cell can't win even against a draw alone. */
function isSafe(seen: Seen, cell: Cell): boolean {
  const enemy = shownAt(seen, cell);
  return enemy !== undefined && drawOdds(seen, valueOf(enemy), 0).loss === 0;
}

/** What a captured card adds. */
function helpIn(seen: Seen): number {
  return seen.held !== undefined && holdsEnemy(seen) ? valueOf(seen.held) : 0;
}

/** The chance that one draw, or an Ace, brings YOU into a cell (RS-4.2, RS-5.2, RS-6.1). */
function chanceToEnter(seen: Seen, cell: Cell, help: number): number {
  if (isEmpty(seen, cell)) return 1;
  const enemy = shownAt(seen, cell);
  if (enemy !== undefined) return drawOdds(seen, valueOf(enemy), help).win;
  return flipOdds(seen, cell, help).win + aceChance(seen, cell);
}

/** Whether the captured card is spent or not: what it does to the fight, as far as that is known. */
function aiding(seen: Seen, phase: Extract<Phase, { kind: "aid" }>, kind: "aid" | "decline"): Why {
  const { cell, drawn } = phase;
  const enemy = shownAt(seen, cell);
  if (enemy === undefined) return { reason: "most" };
  const value = valueOf(enemy);
  const later = drawOdds(seen, value, helpIn(seen)).win;
  if (drawn === undefined) return { reason: "aidAhead", odds: later, without: drawOdds(seen, value, 0).win };
  const alone = outcomeWith(seen, enemy, { drawn, aided: false });
  const helped = outcomeWith(seen, enemy, { drawn, aided: true });
  if (kind === "aid") return spending(seen, alone, helped, later);
  if (alone === helped) return { reason: "vain" };
  return alone === "draw" ? { reason: "drawAgain", odds: later } : { reason: "most" };
}

function outcomeWith(seen: Seen, enemy: DungeonCard, fight: Omit<Fight, "cell">): Outcome {
  return outcomeOf(attackOf(seen, fight), valueOf(enemy));
}

/** @param later the chance to win the next draw against the same enemy with the captured card */
function spending(seen: Seen, alone: Outcome, helped: Outcome, later: number): Why {
  if (alone === helped) return { reason: "aidEmpties" };
  if (alone === "draw") return { reason: "aidBeatsDraw", odds: later };
  if (hitPoints(seen) === 1) return { reason: "aidSurvives" };
  return { reason: helped === "win" ? "aidWins" : "aidDraws" };
}

/** What a captured card would add, and what that changes where the next card is face down. */
function capturing(seen: Seen, cell: Cell, kind: "capture" | "leave"): Why {
  const enemy = shownAt(seen, cell);
  const amount = enemy === undefined ? 0 : valueOf(enemy);
  if (kind === "leave") return { reason: "leave", amount };
  const next = cell === seen.goal ? undefined : neighboursOf(seen, cell).find((near) => isHidden(seen, near));
  if (next === undefined) return { reason: "captureLater", amount };
  const odds = chanceToEnter(seen, next, amount);
  return { reason: "capture", amount, odds, without: chanceToEnter(seen, next, 0) };
}

function isHidden(seen: Seen, cell: Cell): boolean {
  const place = seenPlace(seen, cell);
  return place.kind === "card" && !place.up;
}
