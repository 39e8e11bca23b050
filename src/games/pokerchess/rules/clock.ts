import { must } from "../../../kit/data/must";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { ClockFace, Done, Seat } from "../../../kit/rules/rules";
import { check, fold, toCall } from "./battle/betting";
import { stake } from "./battle/opening";
import { ownerOfDecision } from "./battle/roles";
import { answerRebuy } from "./battle/settlement";
import type { Event } from "./events";
import { readOptions, TIME_OPTIONS, type GameOptions } from "./options";
import type { Battle, OpenState, State, TimeChange, Timer } from "./state";
import { opposingGeneral } from "./teams/roster";
import { promotePawn, retreat } from "./turn";

/** The clock of a new game: every time bank is full (PC-10.7). */
export function newTimer({ timeBank }: GameOptions, people: number): Timer {
  const banks: number[] = [];
  for (let seat = 0; seat < people; seat++) banks.push(timeBank);
  return { decision: 0, elapsed: 0, called: false, drawn: 0, banks, agreed: [] };
}

/** The next decision begins: its time is fresh (PC-10.1), and what was agreed about time holds from now on (PC-10.8). */
export function beginDecision(state: State): void {
  const { timer } = state;
  for (const change of timer.agreed) {
    state.options = withChange(state.options, change);
    if (change.option === "timeBank") timer.banks = timer.banks.map(() => state.options.timeBank);
  }
  timer.agreed = [];
  timer.decision++;
  timer.elapsed = 0;
  timer.drawn = 0;
  timer.called = false;
}

/** The seconds that are left in the bank of a seat. */
function bankOf({ banks }: Timer, seat: Seat): number {
  return must(banks[seat], "a seat with a time bank");
}

/** The limit of the decision that is due, in seconds; 0 if it has none (PC-10.1). */
export function limitOf({ phase, options }: OpenState): number {
  switch (phase.kind) {
    case "move":
    case "promote":
    case "retreat":
    case "stake":
    case "rebuy":
      return options.moveLimit;
    case "bet":
      return options.battleLimit;
    default:
      return 0;
  }
}

/** Whether a late decision passes to the opponent (PC-10.3, PC-10.10). */
function passesOn({ phase, options }: OpenState): boolean {
  if (phase.kind === "promote" || phase.kind === "retreat") return options.lateChoice === "opponent";
  return phase.kind === "move";
}

/** The time that a seat has for the decision that is due; undefined while no clock runs (PC-10.6). */
function termsOf(open: OpenState, owner: Seat): Terms | undefined {
  const { options, timer } = open;
  const limit = limitOf(open);
  const { clockMode } = options;
  if (limit === 0 || clockMode === "none" || (clockMode === "called" && !timer.called)) return undefined;
  const bank = bankOf(timer, owner) + timer.drawn;
  return { limit, bank, bankStep: options.bankStep, passes: passesOn(open) };
}

/** Who may decide now: whose decision it is, or the General of the other side while it is late (PC-10.3). */
export function holderOf(open: OpenState): Seat | undefined {
  const owner = ownerOfDecision(open);
  const terms = owner === undefined ? undefined : termsOf(open, owner);
  if (owner === undefined || terms === undefined) return owner;
  return readClock(terms, open.timer.elapsed).holder === "owner" ? owner : opposingGeneral(open, owner);
}

/** The clock that runs now; undefined if none does. */
export function face(open: OpenState): ClockFace | undefined {
  const { timer } = open;
  const owner = ownerOfDecision(open);
  const terms = owner === undefined ? undefined : termsOf(open, owner);
  if (owner === undefined || terms === undefined) return undefined;
  const { holder, deadline } = readClock(terms, timer.elapsed);
  const seat = holder === "owner" ? owner : opposingGeneral(open, owner);
  return { decision: timer.decision, seat, deadline, bank: bankOf(timer, seat) };
}

/** A name for why the clock cannot have run so. */
export type ClockReason = "noClock" | "clockBackwards";

/** How many seconds of the decision that is due the state knows of. */
export function elapsed({ timer }: OpenState): number {
  return timer.elapsed;
}

/**
 * The clock of the decision that is due has run for this many seconds: the bank pays (PC-10.7), the decision passes on
 * (PC-10.3), or it expires (PC-10.4, PC-10.5). The next decision begins at 0, however late the last one was noticed.
 */
export function pass(state: State, seconds: number): Done<Event> | Refusal<ClockReason> {
  const { timer } = state;
  const owner = ownerOfDecision(state);
  const terms = owner === undefined ? undefined : termsOf(state, owner);
  if (owner === undefined || terms === undefined) return refuse("PC-10.1", "noClock");
  if (seconds < timer.elapsed) return refuse("PC-10.9", "clockBackwards");
  const before = readClock(terms, timer.elapsed);
  const after = readClock(terms, seconds);
  const events: Event[] = [];
  timer.elapsed = seconds;
  draw(timer, owner, after.drawn, events);
  if (after.windows > before.windows) {
    const kind = after.holder === "opponent" ? "timeExpired" : "choiceReturned";
    events.push({ kind, seat: owner });
  }
  if (after.holder === "nobody") {
    events.push({ kind: "timeExpired", seat: owner });
    expire(state, events);
    beginDecision(state);
  }
  return { kind: "done", events };
}

/** Takes from a bank what it has to pay for this decision (PC-10.7); told when it begins to pay and when it is empty. */
function draw(timer: Timer, owner: Seat, drawn: number, events: Event[]): void {
  const seconds = drawn - timer.drawn;
  if (seconds === 0) return;
  const left = bankOf(timer, owner) - seconds;
  if (timer.drawn === 0 || left === 0) events.push({ kind: "bankDrawn", seat: owner, seconds, left });
  timer.banks[owner] = left;
  timer.drawn = drawn;
}

/** Carries out what follows by itself when a decision was not made in time (PC-10.4, PC-10.5); a move has no default. */
function expire(state: State, events: Event[]): void {
  const { phase, battle } = state;
  switch (phase.kind) {
    case "bet":
      expireBet(state, must(battle, "a battle with a bet due"), events);
      break;
    case "promote":
      promotePawn(state, "queen", events);
      break;
    case "retreat":
      retreat(state, must(phase.squares[0], "a square to retreat to"), events);
      break;
    case "stake":
      stake(state, 0, events);
      break;
    case "rebuy":
      answerRebuy(state, false, events);
      break;
    default:
      break;
  }
}

/** The player who bets too late checks, or folds where that is not possible. */
function expireBet(state: State, battle: Battle, events: Event[]): void {
  if (toCall(battle, battle.toAct) === 0) check(state, battle, events);
  else fold(state, battle, events);
}

/** The time that one decision has (PC-10). All times are in seconds since its clock began to run. */
export interface Terms {
  /** The limit of this kind of decision, more than 0 (PC-10.1). */
  limit: number;
  /** The content of its owner's time bank when it fell due, and the size of one draw (PC-10.7). */
  bank: number;
  bankStep: number;
  /** Whether it passes to the opponent when it is late, and back again, window by window (PC-10.3, PC-10.10). */
  passes: boolean;
}

/** The state of a decision's clock. */
export interface Reading {
  /** Who may decide now; nobody any more where the rules decide instead (PC-10.4, PC-10.5). */
  holder: "owner" | "opponent" | "nobody";
  /** When the next thing happens by itself, or when the decision expired for good. */
  deadline: number;
  /** The seconds that the bank has paid so far (PC-10.7). */
  drawn: number;
  /** How many windows have begun since the owner's own time was over: the opponent's are odd (PC-10.3). */
  windows: number;
}

/** Reads the clock of a decision: a time is over at its very end (PC-10.2), the bank pays first (PC-10.7). */
export function readClock({ limit, bank, bankStep, passes }: Terms, elapsed: number): Reading {
  const late = elapsed - limit;
  if (late < 0) return { holder: "owner", deadline: limit, drawn: 0, windows: 0 };
  if (late < bank) {
    const drawn = Math.min(bank, (Math.floor(late / bankStep) + 1) * bankStep);
    return { holder: "owner", deadline: limit + drawn, drawn, windows: 0 };
  }
  if (!passes) return { holder: "nobody", deadline: limit + bank, drawn: bank, windows: 0 };
  const windows = Math.floor((late - bank) / limit) + 1;
  return {
    holder: windows % 2 === 1 ? "opponent" : "owner",
    deadline: bank + (windows + 1) * limit,
    drawn: bank,
    windows,
  };
}

/** The settings with one of those about time changed (PC-10.8). */
function withChange(options: GameOptions, { option, value }: TimeChange): GameOptions {
  return readOptions({ ...options, [option]: value });
}

/** The value of one of these settings from the next decision on (PC-10.8). */
function comingValue({ options, timer }: OpenState, option: TimeChange["option"]): number | string {
  let value: number | string = options[option];
  for (const change of timer.agreed) if (change.option === option) value = change.value;
  return value;
}

/** The changes that may be proposed now: for a number the next lower and the next higher one of those that are offered. */
export function possibleChanges(open: OpenState): TimeChange[] {
  const changes: TimeChange[] = [];
  for (const spec of TIME_OPTIONS) {
    const option = spec.name;
    const current = comingValue(open, option);
    if (spec.kind === "choice") {
      for (const value of spec.values) if (value !== current) changes.push({ option, value });
    } else if (typeof current === "number") {
      for (const value of neighbours(spec.offered, current)) changes.push({ option, value });
    }
  }
  return changes;
}

/** The last number below a value and the first one above it, in an ascending list. */
function neighbours(offered: readonly number[], value: number): number[] {
  const found: number[] = [];
  for (const other of offered) {
    if (other < value) found[0] = other;
    else if (other > value) {
      found.push(other);
      break;
    }
  }
  return found;
}
