import type { Amounts } from "../../../../kit/rules/rules";
import type { Event } from "../events";
import { ROLES, type Battle, type OpenState, type Role, type State } from "../state";
import { addChips } from "../teams/chips";
import { putIn } from "./opening";
import { behind, otherRole } from "./roles";
import { settle } from "./settlement";
import { dealStreet, decided, nextStreet, runOut } from "./showdown";

/** The chips that a contestant has to call on this street (PC-7.3). */
export function toCall(battle: Battle, role: Role): number {
  return battle[otherRole(role)].street - battle[role].street;
}

/** How much a contestant may raise by (PC-7.3); undefined if not at all. */
export function raiseBounds(open: OpenState, battle: Battle, role: Role): Amounts | undefined {
  const max = behind(open, battle, role) - toCall(battle, role);
  return max < 1 || behind(open, battle, otherRole(role)) === 0 ? undefined : { min: 1, max };
}

/** Gives the battle up; the other contestant wins it and the pot (PC-7.6). */
export function fold(state: State, battle: Battle, events: Event[]): void {
  const { toAct } = battle;
  events.push({ kind: "folded", seat: battle[toAct].seat });
  state.counts.folds++;
  state.last = decided(battle, otherRole(toAct));
  settle(state, events);
}

/** Stays in without chips (PC-7.3). */
export function check(state: State, battle: Battle, events: Event[]): void {
  events.push({ kind: "checked", seat: battle[battle.toAct].seat });
  answered(state, battle, events);
}

/** Puts in what is missing, or all there is (PC-7.3). */
export function call(state: State, battle: Battle, events: Event[]): void {
  const { toAct } = battle;
  const chips = Math.min(toCall(battle, toAct), behind(state, battle, toAct));
  putIn(state, battle, toAct, chips);
  events.push({ kind: "called", seat: battle[toAct].seat, chips, allIn: behind(state, battle, toAct) === 0 });
  answered(state, battle, events);
}

/** Puts in what is missing and `by` more, which the opponent has to answer (PC-7.3). */
export function raise(state: State, battle: Battle, by: number, events: Event[]): void {
  const { toAct } = battle;
  const { seat } = battle[toAct];
  const isBet = battle[otherRole(toAct)].street === 0;
  const chips = toCall(battle, toAct) + by;
  putIn(state, battle, toAct, chips);
  const allIn = behind(state, battle, toAct) === 0;
  events.push(isBet ? { kind: "bet", seat, chips, allIn } : { kind: "raised", seat, by, chips, allIn });
  battle[toAct].acted = true;
  battle[otherRole(toAct)].acted = false;
  battle.toAct = otherRole(toAct);
}

/** After a check or a call the other one acts, or the street closes (PC-7.4, PC-7.5). */
function answered(state: State, battle: Battle, events: Event[]): void {
  const { toAct } = battle;
  battle[toAct].acted = true;
  const isOpen = !battle[otherRole(toAct)].acted && ROLES.every((role) => behind(state, battle, role) > 0);
  if (isOpen) battle.toAct = otherRole(toAct);
  else closeStreet(state, battle, events);
}

function closeStreet(state: State, battle: Battle, events: Event[]): void {
  returnUnmatched(state, battle, events);
  for (const role of ROLES) {
    battle[role].street = 0;
    battle[role].acted = false;
  }
  const street = nextStreet(battle.street);
  if (street === undefined || ROLES.some((role) => behind(state, battle, role) === 0)) {
    runOut(state, battle, events);
    return;
  }
  dealStreet(state, battle, street, events);
  battle.toAct = state.options.postflopFirst;
}

/** Gives back what the opponent could not match (PC-7.7). */
function returnUnmatched(state: State, battle: Battle, events: Event[]): void {
  for (const role of ROLES) {
    const chips = -toCall(battle, role);
    if (chips <= 0) continue;
    const { seat } = battle[role];
    battle[role].total -= chips;
    battle.pot -= chips;
    addChips(state, seat, chips);
    events.push({ kind: "returned", seat, chips });
  }
}
