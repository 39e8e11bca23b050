import { same } from "../../../kit/data/data";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { Choice, Seat } from "../../../kit/rules/rules";
import { ownerOfDecision } from "./battle/roles";
import { otherSide } from "./chess/position";
import { limitOf, possibleChanges } from "./clock";
import type { Event } from "./events";
import type { Action, OpenState, State, TimeChange } from "./state";
import { generalOf, sideAsGeneral, sideOfSeat } from "./teams/roster";

/** Every reason to refuse an action about time, and its rule. */
const RULES = {
  clockAlwaysRuns: "PC-10.6",
  noLimit: "PC-10.1",
  alreadyCalled: "PC-10.6",
  notYourOpponent: "PC-10.6",
  mayNotCall: "PC-10.6",
  onlyGenerals: "PC-12.11",
  unknownChange: "PC-10.8",
  noProposal: "PC-10.8",
} as const;

/** A name for why something about time is not legal. */
export type TimeReason = keyof typeof RULES;

/** What people do about time (PC-10.6, PC-10.8). */
type TimeAction = Extract<Action, { kind: "callClock" | "proposeTime" | "acceptTime" | "declineTime" }>;

/** Why a seat may not do this about time, or undefined. */
export function checkTime(open: OpenState, seat: Seat, action: TimeAction): Refusal<TimeReason> | undefined {
  const reason = reasonAgainst(open, seat, action);
  return reason === undefined ? undefined : refuse(RULES[reason], reason);
}

function reasonAgainst(open: OpenState, seat: Seat, action: TimeAction): TimeReason | undefined {
  switch (action.kind) {
    case "callClock":
      return callBar(open, seat);
    case "proposeTime":
      if (sideAsGeneral(open, seat) === undefined) return "onlyGenerals";
      return possibleChanges(open).some((change) => same(change, action.change))
        ? undefined
        : "unknownChange";
    case "acceptTime":
    case "declineTime":
      return proposalTo(open, seat) === undefined ? "noProposal" : undefined;
  }
}

/** Why a seat may not call the clock for the decision that is due (PC-10.6), or undefined. */
function callBar(open: OpenState, seat: Seat): TimeReason | undefined {
  const owner = ownerOfDecision(open);
  const { clockMode } = open.options;
  if (clockMode === "always") return "clockAlwaysRuns";
  if (owner === undefined || clockMode === "none" || limitOf(open) === 0) return "noLimit";
  if (open.timer.called) return "alreadyCalled";
  const side = otherSide(sideOfSeat(open, owner));
  if (sideOfSeat(open, seat) !== side) return "notYourOpponent";
  return generalOf(open, side) === seat || isFighting(open, seat) ? undefined : "mayNotCall";
}

/** Whether this seat is in a battle that continues (PC-10.6, PC-12.12). */
function isFighting({ phase, battle }: OpenState, seat: Seat): boolean {
  if (battle === undefined || (phase.kind !== "bet" && phase.kind !== "stake")) return false;
  return battle.attacker.seat === seat || battle.defender.seat === seat;
}

/** The proposal that this seat may answer: the other side's, if the seat is a General (PC-10.8, PC-12.11). */
function proposalTo(open: OpenState, seat: Seat): TimeChange | undefined {
  const { timeOffer } = open;
  const side = sideAsGeneral(open, seat);
  return side !== undefined && timeOffer?.side === otherSide(side) ? timeOffer.change : undefined;
}

/** Does what is legal about time. */
export function performTime(state: State, seat: Seat, action: TimeAction, events: Event[]): void {
  switch (action.kind) {
    case "callClock":
      state.timer.called = true;
      state.timer.elapsed = 0;
      events.push({ kind: "clockCalled", seat });
      break;
    case "proposeTime": {
      const { option, value } = action.change;
      state.timeOffer = { side: sideOfSeat(state, seat), change: action.change };
      events.push({ kind: "timeProposed", seat, option, value: `${value}` });
      break;
    }
    case "acceptTime":
      agree(state, seat, events);
      break;
    case "declineTime":
      state.timeOffer = undefined;
      events.push({ kind: "timeDeclined", seat });
      break;
  }
}

/** Both sides have agreed: the change holds from the next decision on (PC-10.8). */
function agree(state: State, seat: Seat, events: Event[]): void {
  const change = proposalTo(state, seat);
  if (change === undefined) return;
  state.timer.agreed.push(change);
  state.timeOffer = undefined;
  events.push({ kind: "timeChanged", option: change.option, value: `${change.value}` });
}

/** The answers that are open to a seat; none if nothing was proposed to it (PC-10.8). */
export function timeAnswers(open: OpenState, seat: Seat): Choice<Action>[] {
  if (proposalTo(open, seat) === undefined) return [];
  return [
    { action: { kind: "acceptTime" }, rule: "PC-10.8" },
    { action: { kind: "declineTime" }, rule: "PC-10.8" },
  ];
}

/** What a seat may do about time as an aside: call the clock, and propose changes (PC-10.6, PC-10.8). */
export function timeAsides(open: OpenState, seat: Seat): Choice<Action>[] {
  const list: Choice<Action>[] = [];
  if (callBar(open, seat) === undefined) list.push({ action: { kind: "callClock" }, rule: "PC-10.6" });
  if (sideAsGeneral(open, seat) === undefined) return list;
  for (const change of possibleChanges(open)) {
    list.push({ action: { kind: "proposeTime", change }, rule: "PC-10.8" });
  }
  return list;
}
