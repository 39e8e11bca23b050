import { counselling, type Advice, type Counsel, type Critic, type Rated } from "../game/advice";
import { choiceFor, choicesIn } from "../rules/choices";
import { same } from "../data/data";
import type { Thinking } from "../rules/policy";
import { apply, type GameRecord, type Step } from "../record/record";
import { playSlice } from "../record/replay";
import { openLedger, type Appraisal, type Review } from "./review-ledger";
import type { Choice, GameAction, GameEvent, Result, Rules, Seat } from "../rules/rules";

/**
 * A review in the making: every call works for a slice of a frame, and answers once it is done. It may begin while the game is
 * played: called when it has come past every step of the record, it is done.
 * @noSelf
 */
export interface Reviewing<Action> {
  next: Thinking<Review<Action>>;
  /** How many steps of the record it has come past. */
  stepsDone: () => number;
  /** The decisions that have been valued so far, and which of them cost most. */
  soFar: () => Pick<Review<Action>, "decisions" | "costliest">;
}

/**
 * Called with every reviewed decision and what the seat saw, in a slice of its own.
 * @param isCostly whether it may be one of the costliest, as far as is known
 */
export type Observer<Seen, Action> = (
  this: void,
  seen: Seen,
  choices: readonly Choice<Action>[],
  decision: Appraisal<Action>,
  isCostly: boolean,
) => void;

/** What to compare the choice with, slice by slice. */
interface Comparison<Seen, Action> extends Counsel<Seen, Action> {
  best: Rated<Action>;
  /** The values of the best choice and of the one made, computed where the advisor does not rate both. */
  assessing: Thinking<Rated<Action>> | undefined;
  assessed: readonly Rated<Action>[];
}

/**
 * Reviews the decisions of a seat in a finished game, by the game's advisor: a position is worth what its best choice is worth.
 * The advisor sees what the seat saw.
 * @param record its steps have to fit; from one that does not on, nothing is reviewed
 * @param known what an earlier review has found of its first decisions, in order: of these nobody is told
 */
export function reviewing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  critic: Critic<Seen, Action>,
  record: Pick<GameRecord<Action>, "options" | "seats" | "steps">,
  seat: Seat,
  observe?: Observer<Seen, Action>,
  known: readonly Appraisal<Action>[] = [],
): Reviewing<Action> {
  const state = rules.start(record.options, record.seats);
  const ledger = openLedger<Action>(critic.close);
  let done = 0;
  let taken = 0;
  let choices: readonly Choice<Action>[] | undefined;
  let ask: Thinking<Counsel<Seen, Action>> | undefined;
  let comparison: Comparison<Seen, Action> | undefined;
  let follows = false;
  let judged: { decision: Appraisal<Action>; isCostly: boolean } | undefined;

  /** The points that the seat has for certain, in a game whose values are points. */
  function pointsIn(now: Seen): number {
    return critic.points?.of(now, seat) ?? 0;
  }

  /** The game's result for the seat; undefined while it is not over. */
  function ending(): number | undefined {
    const waiting = rules.waiting(state);
    if (waiting.kind !== "over") return undefined;
    if (critic.points !== undefined) return pointsIn(rules.seen(state, seat));
    return shareOfWin(waiting.result, seat, record.seats);
  }

  /** Plays on to the next step in which the seat has chosen; answers whether there is one, undefined if not yet. */
  function playOn(): boolean | undefined {
    const next = playSlice(rules, state, record.steps, done, { stopsAt: isOwn });
    if (next === undefined) return false;
    const isEnd = next === done;
    if (!isEnd) follows = false;
    done = next;
    const step = record.steps[done];
    if (step === undefined && isEnd) return false;
    return isOwn(step) ? true : undefined;
  }

  function isOwn(step: Step<Action> | undefined): step is Extract<Step<Action>, { kind: "act" }> {
    return step?.kind === "act" && step.seat === seat;
  }

  /** Thinks for a slice about the decision that was made with this action; answers whether that is done. */
  function think(action: Action): boolean {
    const found = known[taken];
    if (found?.steps === done) {
      taken++;
      judged = { decision: found, isCostly: ledger.add(found) };
      return true;
    }
    if (choices === undefined) {
      choices = choicesIn(rules, state, seat);
      return choices.length < 2 || choiceFor(choices, action) === undefined;
    }
    ask ??= counselling(rules, critic, { state, seat }, choices);
    if (comparison === undefined) {
      const counsel = ask();
      const [best] = counsel?.advice.ranking ?? [];
      if (counsel === undefined || best === undefined) return counsel !== undefined;
      comparison = { ...counsel, best, assessing: undefined, assessed: [] };
    } else if (isUnrated(comparison, action)) assess(comparison, action);
    else if (judged === undefined) {
      const decision = appraised(comparison, action);
      judged = { decision, isCostly: ledger.add(decision) };
    } else {
      observe?.(comparison.seen, choices, judged.decision, judged.isCostly);
      return true;
    }
    return false;
  }

  /** Whether the advisor does not rate what was chosen, and nothing else has yet. */
  function isUnrated({ advice, best, assessed }: Comparison<Seen, Action>, action: Action): boolean {
    if (critic.assess === undefined || same(best.action, action) || assessed.length > 1) return false;
    return ratingOf(advice, action) === undefined || ratingOf(advice, best.action) === undefined;
  }

  function assess(compared: Comparison<Seen, Action>, action: Action): void {
    const { seen, assessed, best } = compared;
    compared.assessing ??= critic.assess?.(seen, assessed.length === 0 ? best.action : action);
    const rated = compared.assessing?.();
    if (rated === undefined) return;
    compared.assessed = assessed.concat([rated]);
    compared.assessing = undefined;
  }

  function appraised(compared: Comparison<Seen, Action>, action: Action): Appraisal<Action> {
    const { seen, advice, best } = compared;
    const value = best.value === undefined ? undefined : pointsIn(seen) + best.value;
    const { reason, odds, without, amount, thing } = advice;
    const motive = { reason, odds, without, amount, thing };
    const whole = critic.points?.whole(seen) ?? 1;
    const lost = lostBy(compared, action);
    return { steps: done, action, best: best.action, motive, value, lost, whole, follows };
  }

  /** Goes past the step with the seat's choice; one that ended the game and was no choice, such as resigning, is what it cost. */
  function pass(step: Extract<Step<Action>, { kind: "act" }>): boolean {
    const isAside = choices !== undefined && choiceFor(choices, step.action) === undefined;
    const steps = done;
    if (judged !== undefined) follows = true;
    choices = undefined;
    ask = undefined;
    comparison = undefined;
    judged = undefined;
    const played = apply(rules, state, step);
    if (played.kind === "refusal") return false;
    if (played.events.some(({ reveals }) => reveals !== undefined && reveals !== false)) follows = false;
    done++;
    if (isAside && ending() !== undefined) ledger.add(gaveUp(steps, step.action));
    return true;
  }

  function slice(): boolean {
    const step = record.steps[done];
    if (!isOwn(step)) return playOn() === false;
    return think(step.action) && !pass(step);
  }

  return {
    next: () => (slice() ? ledger.close(ending()) : undefined),
    stepsDone: () => done,
    soFar: ledger.entered,
  };
}

/** The result of a game for a seat: 1 for a win, half if nobody or everybody of several has won, else 0. */
export function shareOfWin({ winners }: Result, seat: Seat, seats: number): number {
  if (seats > 1 && (winners.length === 0 || winners.length === seats)) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

/** A choice that was not offered and ended the game; the end shows what it cost. */
function gaveUp<Action>(steps: number, action: Action): Appraisal<Action> {
  return {
    steps,
    action,
    best: undefined,
    motive: undefined,
    value: undefined,
    lost: undefined,
    whole: 1,
    follows: false,
  };
}

/** The value of a choice by an advisor; for an amount that it did not rate, the value of the nearest. */
function ratingOf<Action extends GameAction>(
  { ranking, rated = ranking }: Advice<Action>,
  action: Action,
): number | undefined {
  let nearest: Rated<Action> | undefined;
  let least = Infinity;
  for (const each of rated) {
    const { amount, kind } = each.action;
    if (kind !== action.kind) continue;
    if (same(each.action, action)) return each.value;
    if (amount === undefined || action.amount === undefined) continue;
    const distance = Math.abs(amount - action.amount);
    if (distance >= least) continue;
    least = distance;
    nearest = each;
  }
  return nearest?.value;
}

/** How much less a choice was worth than the best one; undefined if nobody knows. */
function lostBy<Seen, Action extends GameAction>(
  { advice, best, assessed }: Comparison<Seen, Action>,
  action: Action,
): number | undefined {
  if (same(best.action, action)) return 0;
  const [first, second] = assessed;
  const most = first === undefined ? ratingOf(advice, best.action) : first.value;
  const made = second === undefined ? ratingOf(advice, action) : second.value;
  return most === undefined || made === undefined ? undefined : Math.max(0, most - made);
}
