import type { Card } from "../../../kit/cards";
import { handOf } from "../../../kit/poker/hand";
import { strengthOf } from "../../../kit/poker/strength";
import type { Battle, LastBattle, Role, ShownHand, State } from "../state";
import type { Event } from "../events";

/** Shows both hands, which decides the battle (PC-7.11); the pot is awarded when everybody has seen them. */
export function showHands(state: State, battle: Battle, events: Event[]): void {
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
