import type { Card } from "../../../../kit/data/cards";
import { handOf } from "../../../../kit/poker/hand";
import { strengthOf } from "../../../../kit/poker/strength";
import { burn, deal, dealDown } from "../deck";
import type { Event } from "../events";
import {
  STREETS,
  type Battle,
  type LastBattle,
  type Role,
  type ShownHand,
  type State,
  type Street,
} from "../state";

/** The deck of the battle is shuffled (PC-6.6): the betting begins, or the board is dealt if there is none (PC-7.9). */
export function beginBetting(state: State, events: Event[]): void {
  const { battle } = state;
  if (battle === undefined) return;
  dealDown(state, battle, events);
  if (battle.chipless) runOut(state, battle, events);
  else state.phase = { kind: "bet" };
}

/** Deals the next street with its burn (PC-7.1). */
export function dealStreet(state: State, battle: Battle, street: Street, events: Event[]): void {
  burn(state);
  const cards = deal(state, street === "flop" ? 3 : 1);
  for (const card of cards) battle.community.push(card);
  battle.street = street;
  events.push({ kind: "streetDealt", street, cards, reveals: true });
}

/** The street after this one; undefined after the river. */
export function nextStreet(street: Street): Street | undefined {
  return STREETS[STREETS.indexOf(street) + 1];
}

/** Deals what is missing of the board, and shows the hands (PC-7.8). */
export function runOut(state: State, battle: Battle, events: Event[]): void {
  let street = nextStreet(battle.street);
  while (street !== undefined) {
    dealStreet(state, battle, street, events);
    street = nextStreet(street);
  }
  showHands(state, battle, events);
}

/** Shows both hands, which decides the battle (PC-7.11); the pot is awarded when everybody has seen them. */
function showHands(state: State, battle: Battle, events: Event[]): void {
  const hands: Record<Role, ShownHand> = {
    attacker: shown(battle, "attacker", state.privateCard),
    defender: shown(battle, "defender", state.downCard),
  };
  for (const role of ["attacker", "defender"] as const) {
    events.push({ kind: "handShown", seat: battle[role].seat, ...hands[role], reveals: true });
  }
  const winner = compareHands(battle.community, hands.attacker.hole, hands.defender.hole);
  state.last = { ...decided(battle, winner), hands };
  state.counts.showdowns++;
  state.phase = { kind: "showdown" };
}

/** The hole cards of a contestant and the best hand in them and the board (PC-6.7, PC-7.11). */
function shown(battle: Battle, role: Role, down: Card | undefined): ShownHand {
  const hole: Card[] = [];
  for (const card of [battle[role].match, down]) if (card !== undefined) hole.push(card);
  return { hole, hand: handOf(hole.concat(battle.community)) };
}

/** Who has the better hand; suits break no tie (PC-7.11). */
export function compareHands(
  community: readonly Card[],
  attacker: readonly Card[],
  defender: readonly Card[],
): Role | "tie" {
  const difference = strengthOf(attacker.concat(community)) - strengthOf(defender.concat(community));
  if (difference === 0) return "tie";
  return difference > 0 ? "attacker" : "defender";
}

/** A battle as it is remembered once its winner is known. */
export function decided({ from, to, attacker, defender, pot }: Battle, winner: Role | "tie"): LastBattle {
  return {
    from,
    to,
    attacker: attacker.seat,
    defender: defender.seat,
    attackerShape: attacker.shape,
    defenderShape: defender.shape,
    pot,
    winner,
  };
}
