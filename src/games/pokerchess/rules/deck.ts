import { FULL_DECK, rankOf, RANKS, suitOf, type Card, type Rank, type Suit } from "../../../kit/data/cards";
import { takeFirst } from "../../../kit/data/lists";
import type { ChessShape } from "../../../kit/game/scene";
import type { Event } from "./events";
import type { Battle, Role, State } from "./state";

/** All cards are in the deck again, in no secret order: a shuffle follows (PC-3.3, PC-4.1). */
export function gatherAll(state: State): void {
  state.deck = [...FULL_DECK];
  state.burnt = [];
  state.flips = [];
  state.privateCard = undefined;
  state.downCard = undefined;
  state.battle = undefined;
}

/** Lays the top card aside face down; nobody ever sees it (PC-4.6). */
export function burn(state: State): void {
  const card = takeFirst(state.deck);
  if (card !== undefined) state.burnt.push(card);
}

/** Deals this many cards from the top (PC-1.5). */
export function deal(state: State, count: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeFirst(state.deck);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** The suits in the order in which they decide a draw (PC-1.2). */
const SUIT_ORDER: readonly Suit[] = ["C", "D", "H", "S"];

/** How high a card is in a draw: by rank, then by suit (PC-3.2, PC-12.6). */
export function drawValue(card: Card): number {
  return RANKS.indexOf(rankOf(card)) * SUIT_ORDER.length + SUIT_ORDER.indexOf(suitOf(card));
}

/** Turns cards up until both contestants have a match card or the deck is empty (PC-6.4). All of them are open then. */
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
 * shuffle follows (PC-6.6); if a match card is still missing, its search continues in the shuffled rest (PC-6.5).
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

/** Which chess pieces the ranks match (PC-1.4); all the others are pawns. */
const SHAPES: Partial<Record<Rank, ChessShape>> = {
  K: "king",
  Q: "queen",
  J: "rook",
  T: "bishop",
  "9": "knight",
};

/** The type of chess piece that a card matches (PC-1.4). */
export function shapeOfCard(card: Card): ChessShape {
  return SHAPES[rankOf(card)] ?? "pawn";
}
