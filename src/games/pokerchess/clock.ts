import { refuse, type Refusal } from "../../kit/refusal";
import type { ClockFace, Done, Seat } from "../../kit/rules";
import { must } from "../../kit/must";
import { readClock, type Terms } from "./clock-reading";
import { ownerOfDecision } from "./decider";
import { expire } from "./defaults";
import type { GameOptions } from "./options";
import type { OpenState, State, Timer } from "./state";
import type { Event } from "./events";
import { opposingGeneral } from "./teams/roster";
import { withChange } from "./time-options";

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
  if (limit === 0 || (options.clockMode === "called" && !timer.called)) return undefined;
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
 * The clock of the decision that is due has run for so many seconds: the bank pays (PC-10.7), the decision passes on
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
