import { FULL_DECK, type Card } from "../../../kit/cards";
import { burn, deal } from "../deck";
import type { Battle, Role, State } from "../state";
import type { Event } from "../events";
import { shapeOfCard } from "./matching";

/** Turns cards up until both contestants have a match card or the deck is empty (PC-6.4). All of them lie open then. */
export function seek(state: State, events: Event[]): void {
  const { battle } = state;
  if (battle === undefined) return;
  while (!isMatched(battle) && state.deck.length > 0) {
    for (const card of deal(state, 1)) turnUp(state, battle, card, events);
  }
  state.phase = { kind: "sought" };
}

/** Whether both contestants have their match card. */
function isMatched({ attacker, defender }: Battle): boolean {
  return attacker.match !== undefined && defender.match !== undefined;
}

function turnUp(state: State, battle: Battle, card: Card, events: Event[]): void {
  const to = receiver(battle, card);
  state.flips.push({ card, to, returned: false });
  if (to === undefined) return;
  battle[to].match = card;
  const discarded = state.flips.filter((flip) => flip.to === undefined).length;
  events.push({ kind: "matched", seat: battle[to].seat, card, discarded, reveals: true });
}

/** Who receives a card that was turned up: the attacker is served first (PC-6.4). */
function receiver({ attacker, defender }: Battle, card: Card): Role | undefined {
  const shape = shapeOfCard(card);
  if (attacker.match === undefined && attacker.shape === shape) return "attacker";
  return defender.match === undefined && defender.shape === shape ? "defender" : undefined;
}

/**
 * The open cards have been seen: they go back into the deck, and so do the burnt ones. Normally the battle's own
 * shuffle follows (PC-6.6); if a match card is still missing, its search goes on in the shuffled rest (PC-6.5).
 */
export function gatherFlips(state: State, events: Event[]): void {
  const { battle } = state;
  if (battle === undefined) return;
  for (const flip of state.flips) if (flip.to === undefined) flip.returned = true;
  state.burnt = [];
  const kept = [state.privateCard, battle.attacker.match, battle.defender.match];
  state.deck = FULL_DECK.filter((card) => !kept.includes(card));
  if (isMatched(battle)) state.phase = { kind: "battleShuffle" };
  else {
    state.phase = { kind: "seekShuffle" };
    events.push({ kind: "soughtAnew", cards: state.deck.length });
  }
}

/** Deals the defender's face-down card from the shuffled deck (PC-6.6). */
export function dealDown(state: State, battle: Battle, events: Event[]): void {
  burn(state);
  state.downCard = deal(state, 1)[0];
  events.push({ kind: "downDealt", seat: battle.defender.seat, reveals: true });
}
