import { suitOf, SUITS, type Card } from "../../../kit/data/cards";
import { ACE, rankValue, TWO } from "../../../kit/poker/strength";
import { POINTS } from "../rules/scoring";
import { HAND_LIMIT, type SeenCard } from "../rules/state";

/** The value of one more card by itself, for the choice it gives or because scoring needs three. */
const ANY_CARD = 0.35;
/** What four or three cards to a flush or a straight are worth while nothing better is made. */
const FOUR_SUITED = 2.4;
const THREE_SUITED = 0.8;
const FOUR_IN_ROW = 1.6;
const THREE_IN_ROW = 0.4;
/** What sets are worth beyond their points, as they may still grow. */
const GROWING = { pair: 0.6, twoPair: 0.8, trips: 1.6 };
/** High cards break ties. */
const HIGH_CARD = 0.02;

/**
 * An estimate, in points, of what cards in hand are worth together with the community: what the best five score now,
 * and what they may still become. Any number of cards may be given; a hand keeps the five that matter (RF-5.8). Cards
 * whose face is not known count as any card. One pass over ranks and suits.
 */
export function worth(hand: readonly SeenCard[], community: readonly Card[]): number {
  const ranks = zeros(ACE + 1);
  const suits = zeros(SUITS.length);
  for (const card of community) count(ranks, suits, card);
  for (const { card } of hand) if (card !== undefined) count(ranks, suits, card);
  let suited = 0;
  for (const each of suits) suited = Math.max(suited, each);
  let value = 0;
  if (suited >= 5) value = POINTS.flush;
  else if (suited === 4) value = FOUR_SUITED;
  else if (suited === 3) value = THREE_SUITED;
  return Math.max(worthOfRanks(ranks), value) + 0.3 * value + Math.min(HAND_LIMIT, hand.length) * ANY_CARD;
}

function zeros(count: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list[i] = 0;
  return list;
}

function count(ranks: number[], suits: number[], card: Card): void {
  const rank = rankValue(card);
  const suit = SUITS.indexOf(suitOf(card));
  ranks[rank] = (ranks[rank] ?? 0) + 1;
  suits[suit] = (suits[suit] ?? 0) + 1;
}

/** The best of sets and sequences, and a little for high cards. */
function worthOfRanks(ranks: readonly number[]): number {
  let pairs = 0;
  let threes = 0;
  let fours = 0;
  let highest = 0;
  let pairRank = 0;
  for (let rank = TWO; rank <= ACE; rank++) {
    const held = ranks[rank] ?? 0;
    if (held > 0) highest = rank;
    if (held > 1) pairRank = rank;
    if (held === 2) pairs++;
    else if (held === 3) threes++;
    else if (held > 3) fours++;
  }
  const inRow = mostInRow(ranks);
  const tie = (highest + pairRank) * HIGH_CARD;
  const sets = worthOfSets(pairs, threes, fours);
  if (inRow >= 5) return Math.max(POINTS.straight, sets) + tie;
  const draw = inRow === 4 ? FOUR_IN_ROW : inRow === 3 ? THREE_IN_ROW : 0;
  return Math.max(sets, draw) + 0.3 * Math.min(sets, draw) + tie;
}

function worthOfSets(pairs: number, threes: number, fours: number): number {
  if (fours > 0) return POINTS.quads;
  if (threes > 1 || (threes > 0 && pairs > 0)) return POINTS.fullHouse;
  if (threes > 0) return POINTS.trips + GROWING.trips;
  if (pairs > 1) return POINTS.twoPair + GROWING.twoPair;
  return pairs > 0 ? POINTS.pair + GROWING.pair : 0;
}

/** The most ranks held of any five that make a straight; below the two comes the ace (RF-10.2). */
function mostInRow(ranks: readonly number[]): number {
  let held = (ranks[ACE] ?? 0) > 0 ? 1 : 0;
  let most = held;
  for (let rank = TWO; rank <= ACE; rank++) {
    if ((ranks[rank] ?? 0) > 0) held++;
    const left = rank - 5;
    if (left >= TWO - 1 && (ranks[left < TWO ? ACE : left] ?? 0) > 0) held--;
    if (held > most) most = held;
  }
  return most;
}
