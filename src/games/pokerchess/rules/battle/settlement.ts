import { must } from "../../../../kit/data/must";
import { isPromotion, retreatSquares } from "../chess/moves";
import { capture, moveMan } from "../chess/playing";
import { occupantOf, otherSide, shapeOf, squareName } from "../chess/position";
import type { Event } from "../events";
import { ROLES, type Battle, type OpenState, type Role, type State } from "../state";
import { addChips, returnStake, stackOf } from "../teams/chips";
import { generalOf, rosterOf, sideOfSeat } from "../teams/roster";
import { endTurn, finish } from "../turn";
import { sideOfRole } from "./roles";

/** Settles a battle whose winner is known, in the order of PC-8.1. */
export function settle(state: State, events: Event[]): void {
  const battle = must(state.battle, "a battle to settle");
  const last = must(state.last, "a battle that is decided");
  award(state, battle, last.winner, events);
  const target = occupantOf(state.position.board, battle.victim);
  if (!succeeded(state)) {
    const { seat, shape } = battle.attacker;
    events.push({ kind: "repelled", seat, shape, square: squareName(battle.to) });
  } else takeVictim(state, battle, events);
  if (succeeded(state) && shapeOf(target) === "king") finish(state, "king", state.position.side, events);
  else askMembers(state, ROLES, events);
}

/** Gives the pot to the winner, or half of it to each, and the stakes back to the Generals (PC-8.1, PC-12.15). */
export function award(state: State, battle: Battle, winner: Role | "tie", events: Event[]): void {
  const { pot } = battle;
  battle.pot = 0;
  if (winner === "tie") {
    for (const role of ROLES) addChips(state, battle[role].seat, pot / 2);
    if (pot > 0) events.push({ kind: "potShared", chips: pot });
  } else {
    addChips(state, battle[winner].seat, pot);
    if (pot > 0) events.push({ kind: "potWon", seat: battle[winner].seat, chips: pot });
  }
  for (const role of ROLES) giveBackStake(state, battle, role, events);
}

function giveBackStake(state: State, battle: Battle, role: Role, events: Event[]): void {
  const { seat, own, stake } = battle[role];
  if (stake === 0) return;
  const { toGeneral } = returnStake(own, stake, stackOf(state, seat));
  const general = generalOf(state, sideOfRole(state, role));
  battle[role].stake = 0;
  addChips(state, seat, -toGeneral);
  addChips(state, general, toGeneral);
  events.push({ kind: "stakeReturned", seat, to: general, chips: toGeneral });
}

/** Whether the attack of the battle that was decided has succeeded (PC-7.12). */
function succeeded({ last, options }: OpenState): boolean {
  return last?.winner === "attacker" || (last?.winner === "tie" && options.tieRule === "capture");
}

function takeVictim(state: State, battle: Battle, events: Event[]): void {
  const { position, men, taken } = state;
  const { attacker, defender, from, to, victim } = battle;
  const man = occupantOf(position.board, victim);
  if (man !== "") taken.push({ id: must(men[victim], "a square of the chess board"), man });
  men[victim] = "";
  moveMan(state, { from, to });
  capture(position, { from, to }, victim);
  state.counts.captures++;
  const square = squareName(to);
  events.push({
    kind: "captured",
    seat: attacker.seat,
    shape: attacker.shape,
    target: defender.shape,
    square,
  });
}

/** PC-12.20: fighters without a chip may buy again for themselves. */
function askMembers(state: State, roles: readonly Role[], events: Event[]): void {
  const { options } = state;
  const battle = must(state.battle, "a battle that is settled");
  for (const role of roles) {
    const { seat } = battle[role];
    const isMember = seat !== generalOf(state, sideOfRole(state, role));
    if (options.memberRebuy && isMember && stackOf(state, seat) === 0) {
      events.push({ kind: "broke", seat });
      state.phase = { kind: "rebuy", seat, forSide: false };
      return;
    }
  }
  askSides(state, events);
}

/** A side without a chip has lost unless it buys again (PC-9.2, PC-9.5, PC-12.17). */
function askSides(state: State, events: Event[]): void {
  for (const role of ROLES) {
    const side = sideOfRole(state, role);
    if (rosterOf(state, side).some((seat) => stackOf(state, seat) > 0)) continue;
    const seat = generalOf(state, side);
    events.push({ kind: "broke", seat });
    if (state.options.realMoney) state.phase = { kind: "rebuy", seat, forSide: true };
    else finish(state, "chips", otherSide(side), events);
    return;
  }
  promoteOrRetreat(state, events);
}

/** Buys chips again, or does not (PC-9.5, PC-12.20). */
export function answerRebuy(state: State, accepts: boolean, events: Event[]): void {
  const { phase, battle, options } = state;
  if (phase.kind !== "rebuy") return;
  const { seat, forSide } = phase;
  if (accepts) {
    const chips = forSide
      ? options.startingChips
      : Math.max(1, must(state.buyIns[seat], "the first buy-in of a seat"));
    addChips(state, seat, chips);
    state.rebought += chips;
    events.push({ kind: "rebought", seat, chips });
  } else events.push({ kind: "rebuyDeclined", seat });
  if (!forSide) askMembers(state, seat === battle?.attacker.seat ? ["defender"] : [], events);
  else if (accepts) promoteOrRetreat(state, events);
  else finish(state, "chips", otherSide(sideOfSeat(state, seat)), events);
}

/** The last step: an arrived pawn is promoted, a repelled attacker chooses where to be, the turn ends (PC-8.1). */
function promoteOrRetreat(state: State, events: Event[]): void {
  const { position } = state;
  const battle = must(state.battle, "a battle that is settled");
  const squares = succeeded(state) ? [] : retreatSquares(position, battle);
  if (isPromotion(position, battle.to) && succeeded(state))
    state.phase = { kind: "promote", square: battle.to };
  else if (squares.length > 1) state.phase = { kind: "retreat", squares };
  else endTurn(state, events);
}
