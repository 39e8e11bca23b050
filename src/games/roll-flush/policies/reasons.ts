import type { Card } from "../../../kit/data/cards";
import type { Motive } from "../../../kit/game/advice";
import type { Seat } from "../../../kit/rules/rules";
import { tenths } from "../../../kit/words/words";
import { wouldBust } from "../rules/board";
import { bustChance, rerollBustChance, rollOdds } from "../rules/odds";
import { pointsOf } from "../rules/scoring";
import type { Action, DiceChoice, Phase, Seen } from "../rules/state";
import { swapped } from "./pushing";
import { endsGame, isNearEnd, type Prospect } from "./showdowns";

/** Why a choice is the best one; each reason is given only where it holds (`spec/roll-flush/reasons.spec.ts`). */
export type HintReason =
  | "fewCards"
  | "endGame"
  | "score"
  | "wait"
  | "join"
  | "joinLate"
  | "pass"
  | "accept"
  | "sacrifice"
  | "shift"
  | "shiftSaves"
  | "reroll"
  | "rerollSafe"
  | "rerollSaves"
  | "push"
  | "pushShift"
  | "stop"
  | "stopShift"
  | "swap"
  | "keep"
  | "unmark"
  | "unmarkLeast"
  | "refreshShift"
  | "refreshReroll";

/** What a seat decides: what it sees, and what scoring promises where that is the question. */
interface Situation {
  seen: Seen;
  seat: Seat;
  prospect: Prospect | undefined;
}

/** Why an action is the best one. */
export function motiveOf(situation: Situation, action: Action): Motive<HintReason> {
  const { seen } = situation;
  switch (action.kind) {
    case "score":
    case "pass":
      return scoring(situation, action.kind);
    case "roll":
      return rolling(situation);
    case "stop": {
      const { bust, shifted } = rollOdds(seen);
      return { reason: shifted === undefined ? "stop" : "stopShift", odds: bust };
    }
    case "swap":
      return {
        reason: "swap",
        odds: bustChance(swapped(seen, action.first, action.second)),
        without: bustChance(seen),
      };
    case "accept":
    case "shift":
    case "reroll":
      return seen.phase.kind === "rolled" ? rolled(seen, seen.phase, action) : { reason: "accept" };
    default:
      return afterwards(seen, action);
  }
}

/** Why something is the best that is done with cards in hand or refreshed tokens. */
function afterwards(
  seen: Seen,
  action: Extract<Action, { kind: "refresh" | "mark" | "unmark" | "keep" }>,
): Motive<HintReason> {
  switch (action.kind) {
    case "refresh":
      return { reason: action.token === "shift" ? "refreshShift" : "refreshReroll" };
    case "keep":
      return { reason: "keep" };
    default:
      return unmarking(seen, action.index);
  }
}

function scoring({ seen, seat, prospect }: Situation, kind: "score" | "pass"): Motive<HintReason> {
  if (prospect === undefined) return { reason: kind };
  const { promise, passing } = prospect;
  if (kind === "pass") return { reason: "pass", ...figuresOf(prospect) };
  if (seen.phase.kind === "join")
    return { reason: isNearEnd(seen) ? "joinLate" : "join", ...figuresOf(prospect) };
  if (endsGame(seen, seat, promise)) return { reason: "endGame", odds: passing };
  return { reason: "score", ...figuresOf(prospect) };
}

/** The chance of the bonus, and all points. */
function figuresOf({ promise, bonus }: Prospect): Omit<Motive, "reason"> {
  return { odds: bonus, amount: tenths(promise) };
}

function rolling({ seen, prospect }: Situation): Motive<HintReason> {
  if (prospect !== undefined) return { reason: "wait", ...figuresOf(prospect) };
  if (seen.phase.kind === "turn") return { reason: "fewCards" };
  const { bust, shifted } = rollOdds(seen);
  return shifted === undefined
    ? { reason: "push", odds: bust }
    : { reason: "pushShift", odds: shifted, without: bust };
}

type Rolled = Extract<Phase, { kind: "rolled" }>;

/** The use of a roll. */
function rolled(
  seen: Seen,
  phase: Rolled,
  action: Extract<Action, { kind: "accept" | "shift" | "reroll" }>,
): Motive<HintReason> {
  const busts = wouldBust(seen, phase.first + phase.second);
  switch (action.kind) {
    case "accept":
      return { reason: busts ? "sacrifice" : "accept" };
    case "shift":
      return { reason: busts ? "shiftSaves" : "shift" };
    case "reroll":
      return rerolling(rerollBustChance(seen, keptFace(phase, action.dice)), busts);
  }
}

function rerolling(bust: number, wasBust: boolean): Motive<HintReason> {
  if (wasBust) return { reason: "rerollSaves", odds: 1 - bust };
  return bust > 0 ? { reason: "reroll", odds: bust } : { reason: "rerollSafe" };
}

/** The face of the die that is not rolled again, if one is not. */
function keptFace({ first, second }: Rolled, dice: DiceChoice): number | undefined {
  if (dice === "both") return undefined;
  return dice === "first" ? second : first;
}

/** A card that the hand makes as many points without, or the one that is missed least. */
function unmarking(seen: Seen, left: number): Motive<HintReason> {
  const { phase, active, community } = seen;
  const marked = phase.kind === "keep" ? phase.marked : [];
  const hand = seen.hands[active] ?? [];
  const all: Card[] = [...community];
  const others: Card[] = [...community];
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index]?.card;
    if (marked[index] !== true) continue;
    // A card that nobody knows may make anything.
    if (card === undefined) return { reason: "unmarkLeast" };
    all.push(card);
    if (index !== left) others.push(card);
  }
  const points = pointsOf(others);
  return points === pointsOf(all) ? { reason: "unmark", amount: points } : { reason: "unmarkLeast" };
}
