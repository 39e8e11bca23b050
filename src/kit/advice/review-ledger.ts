import type { Motive } from "../game/advice";

/*
 * The result of a game for a seat, split into its value at the start, the effect of luck, and the cost of the seat's choices:
 * these add up to the result.
 */

/** A decision as an advisor sees it afterwards. Values are those of the advisor, with the points that the seat has already. */
export interface Appraisal<Action> {
  /** How many steps came before it. */
  steps: number;
  action: Action;
  /** The best choice; undefined where a player gave up out of turn. */
  best: Action | undefined;
  /** Why that was the best. */
  motive: Motive | undefined;
  /** The value of the position; undefined where the advisor follows a rule and calculates nothing. */
  value: number | undefined;
  /** How much less the choice was worth than the best one; undefined if nobody knows. */
  lost: number | undefined;
  /** The value of a whole game, which scales losses. */
  whole: number;
  /** Whether luck and the others had no say between the decision before and this one. */
  follows: boolean;
}

/** A decision with what luck, and the others, gave or took between it and the next one, or the end. */
export interface Reviewed<Action> extends Appraisal<Action> {
  luck: number;
}

/** A game as a seat played it: `start` and `luck` and `skill` add up to `end`. */
export interface Review<Action> {
  decisions: readonly Reviewed<Action>[];
  /** The value of the first position that the advisor could rate. */
  start: number;
  /** The result of the game; if it is not over, the value of its last position. */
  end: number;
  luck: number;
  /** What the choices cost, as a number of 0 or below. */
  skill: number;
  /** From 0 to 100; undefined if there was nothing to choose. */
  accuracy: number | undefined;
  /** The decisions that cost most, the costliest first. */
  costliest: readonly Reviewed<Action>[];
}

/** How many of the costliest decisions a review names. */
export const MOST_COSTLY = 3;

/**
 * How accurate a choice was that cost so much of a game, from 0 to 100: the curve of lichess.org, fitted by it to the games
 * of people (https://lichess.org/page/accuracy).
 * @param share from 0 to 1
 */
export function accuracyOf(share: number): number {
  const accuracy = 103.1668 * Math.exp(-0.04354 * 100 * share) - 3.1669;
  return Math.min(100, Math.max(0, accuracy));
}

/**
 * Keeps the accounts of a review, one decision after the other.
 * @noSelf
 */
export interface Ledger<Action> {
  /** Answers whether the decision may be one of the costliest, as known so far. */
  add: (decision: Appraisal<Action>) => boolean;
  /** What has been entered so far. */
  entered: () => Pick<Review<Action>, "decisions" | "costliest">;
  /** The review; `end` is the game's result, or undefined if it is not over. */
  close: (end: number | undefined) => Review<Action>;
}

/**
 * The ledger of a game in which nothing has been decided.
 * @param close which part of a whole game a choice has to lose to count
 */
export function openLedger<Action>(close: number): Ledger<Action> {
  const decisions: Reviewed<Action>[] = [];
  const costliest: Reviewed<Action>[] = [];
  /** Decisions that follow from one another: what they cost is known once the last of them is. */
  let pending: Reviewed<Action>[] = [];
  let start: number | undefined;
  /** The value of the game after the last choice, if known. */
  let value = 0;
  let luck = 0;
  let skill = 0;
  let accuracies = 0;
  let judged = 0;

  /** The position is worth this now: what has changed since the last choice, luck has. */
  function moveTo(now: number): void {
    const last = decisions[decisions.length - 1];
    if (start === undefined) start = now;
    else if (last !== undefined) {
      last.luck += now - value;
      luck += now - value;
    }
    value = now;
  }

  /** Whether a loss is so great that it is one of the greatest so far. */
  function isGreat(lost: number, whole: number): boolean {
    const least = costliest.length < MOST_COSTLY ? 0 : (costliest[MOST_COSTLY - 1]?.lost ?? 0);
    return lost >= close * whole && lost > least;
  }

  function lose(decision: Reviewed<Action>, lost: number): void {
    value -= lost;
    skill -= lost;
    accuracies += accuracyOf(lost / decision.whole);
    judged++;
    if (!isGreat(lost, decision.whole)) return;
    let place = costliest.length;
    while (place > 0 && (costliest[place - 1]?.lost ?? 0) < lost) place--;
    costliest.splice(place, 0, decision);
    if (costliest.length > MOST_COSTLY) costliest.pop();
  }

  /** Enters the decisions that follow from one another into the accounts. */
  function settle(): void {
    lookAhead(pending);
    for (const decision of pending) {
      if (decision.lost !== undefined && decision.lost < close * decision.whole) decision.lost = 0;
      if (decision.value !== undefined) moveTo(decision.value);
      decisions.push(decision);
      if (decision.lost !== undefined && start !== undefined) lose(decision, decision.lost);
    }
    pending = [];
  }

  return {
    add: (decision) => {
      if (!decision.follows) settle();
      pending.push({ ...decision, luck: 0 });
      return decision.lost !== undefined && isGreat(decision.lost, decision.whole);
    },
    entered: () => ({ decisions, costliest }),
    close: (end) => {
      settle();
      const last = decisions[decisions.length - 1];
      if (end !== undefined) {
        if (
          last?.best === undefined &&
          last?.lost === undefined &&
          last !== undefined &&
          start !== undefined
        ) {
          last.lost = Math.max(0, value - end);
          lose(last, last.lost);
        }
        moveTo(end);
      }
      return {
        ...{ decisions, luck, skill, costliest },
        start: start ?? 0,
        end: value,
        accuracy: judged === 0 ? undefined : accuracies / judged,
      };
    },
  };
}

/**
 * The review if the decisions after these many steps cost nothing: their cost becomes luck, and the parts still add up to the
 * end.
 * @param close as for `openLedger`
 */
export function acquitted<Action>(
  { decisions, end }: Review<Action>,
  steps: readonly number[],
  close: number,
): Review<Action> {
  const ledger = openLedger<Action>(close);
  for (const decision of decisions) {
    const entry: Appraisal<Action> = { ...decision, follows: false };
    if (steps.includes(decision.steps)) entry.lost = 0;
    ledger.add(entry);
  }
  return ledger.close(end);
}

/**
 * A choice is worth at least what its player went on to, where luck had no say: so what was made up for at once, such as a step
 * back, cost nothing, and neither did a way that the advisor had not seen.
 */
function lookAhead<Action>(chain: readonly Reviewed<Action>[]): void {
  for (let index = chain.length - 2; index >= 0; index--) {
    const decision = chain[index];
    const worth = chain[index + 1]?.value;
    if (decision?.value === undefined || decision.lost === undefined || worth === undefined) continue;
    if (worth <= decision.value - decision.lost) continue;
    decision.lost = Math.max(0, decision.value - worth);
    decision.value = Math.max(decision.value, worth);
  }
}
