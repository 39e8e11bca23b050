import { TIME_OPTIONS } from "../../src/games/pokerchess/rules/options";
import { PROMOTIONS, type Action, type State, type TimeChange } from "../../src/games/pokerchess/rules/state";
import { SIDES } from "../../src/games/pokerchess/rules/chess/position";
import { withAmount } from "../../src/kit/rules/choices";
import type { Amounts, Choice, Decision, Seat } from "../../src/kit/rules/rules";
import { show } from "../vectors/values";
import { rules } from "./invariants";

/** Every action outside of forming teams that could ever be legal but moves, and some that never are. */
export const EVERY_ACTION: readonly Action[] = everyAction();

/** All of them with their names; `openName` leaves the amount out. */
const NAMED = EVERY_ACTION.map((action) => ({
  action,
  name: show(action),
  openName: "amount" in action ? show({ ...action, amount: 0 }) : "",
}));

function everyAction(): Action[] {
  const list: Action[] = [];
  for (const kind of ["fold", "check", "call", "rebuy", "declineRebuy", "forfeit", "acceptOffer"] as const) {
    list.push({ kind });
  }
  for (const kind of ["declineOffer", "callClock", "acceptTime", "declineTime", "shareEqually"] as const) {
    list.push({ kind });
  }
  list.push({ kind: "declineSharing" }, { kind: "agree" }, { kind: "ready" });
  for (const shape of PROMOTIONS) list.push({ kind: "promote", shape });
  for (let to = 0; to < 64; to++) list.push({ kind: "retreat", to });
  for (const amount of [0, 1, 2, 3, 5, 8, 13, 16, 20, 25, 30, 31, 32, 33, 40, 63, 64, 65, 200]) {
    list.push({ kind: "raise", amount }, { kind: "stake", amount });
    for (const payer of SIDES) list.push({ kind: "offer", payer, amount });
  }
  for (const change of everyChange()) list.push({ kind: "proposeTime", change });
  return list;
}

function everyChange(): TimeChange[] {
  const list: TimeChange[] = [];
  for (const spec of TIME_OPTIONS) {
    const option = spec.name;
    if (spec.kind === "choice") for (const value of spec.values) list.push({ option, value });
    if (spec.kind === "number") for (const value of [...(spec.offered ?? [])]) list.push({ option, value });
  }
  return list;
}

/** What is wrong with what the rules offer: every choice and aside must be legal, and nothing else that is conceivable. */
export function offerFault(state: State, decisions: readonly Decision<Action>[]): string | undefined {
  for (let seat = -1; seat <= state.people; seat++) {
    const offered = offeredTo(decisions, seat);
    const fault = seatFault(state, seat, offered) ?? moveFault(state, seat, offered);
    if (fault !== undefined) return `${fault} at seat ${seat} in phase ${state.phase.kind}`;
  }
  return undefined;
}

function offeredTo(decisions: readonly Decision<Action>[], seat: Seat): Choice<Action>[] {
  const mine = decisions.find((decision) => decision.seat === seat);
  return (mine?.choices ?? []).concat(mine?.asides ?? []);
}

function seatFault(state: State, seat: Seat, offered: readonly Choice<Action>[]): string | undefined {
  const known: Record<string, boolean> = {};
  const open: Record<string, Amounts> = {};
  for (const choice of offered) {
    const { action, amounts } = choice;
    if (amounts !== undefined) open[show({ ...action, amount: 0 })] = amounts;
    else if (action.kind !== "move") known[show(action)] = true;
    const edges: Action[] = amounts === undefined ? [action] : [action, withAmount(choice, amounts.max)];
    for (const edge of edges) {
      if (rules.check(state, seat, edge) !== undefined) return `${show(edge)} is offered and not legal`;
    }
  }
  for (const { action, name, openName } of NAMED) {
    const amounts = open[openName];
    const isOffered = known[name] === true || (amounts !== undefined && isWithin(action, amounts));
    const isLegal = rules.check(state, seat, action) === undefined;
    if (isLegal !== isOffered)
      return `${name} is ${isLegal ? "legal and not offered" : "offered and not legal"}`;
  }
  return undefined;
}

function isWithin(action: Action, { min, max }: Amounts): boolean {
  const amount = "amount" in action ? action.amount : -1;
  return amount === Math.floor(amount) && amount >= min && amount <= max;
}

/** As `seatFault`, for all moves from every square to every other. */
function moveFault(state: State, seat: Seat, offered: readonly Choice<Action>[]): string | undefined {
  const known: Record<number, boolean> = {};
  let moves = 0;
  for (const { action } of offered) {
    if (action.kind !== "move") continue;
    const number = action.from * 64 + action.to;
    if (known[number] === true) return `${show(action)} is offered twice`;
    known[number] = true;
    moves++;
  }
  // Where somebody else has to move, some of the moves say as much as all of them.
  for (let number = 0; number < 4096; number += moves > 0 ? 1 : 61) {
    const action: Action = { kind: "move", from: Math.floor(number / 64), to: number % 64 };
    const isLegal = rules.check(state, seat, action) === undefined;
    if (isLegal !== (known[number] === true)) {
      return `${show(action)} is ${isLegal ? "legal and not offered" : "offered and not legal"}`;
    }
  }
  return undefined;
}
