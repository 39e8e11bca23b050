import { FULL_DECK, RANKS, suitOf, SUITS, type Card } from "../../../kit/data/cards";
import type { Thinking } from "../../../kit/rules/policy";
import { strengthOfRanks, TWO } from "../../../kit/poker/strength";
import { rankIndex, unseenCards, type HeldCards, type ShowdownOdds } from "./odds";

/** No card, or no suit. */
const NONE: number = RANKS.length;
const BASE = NONE + 1;
const NOWHERE = -1;
const CARDS_ON_BOARD = 5;
const FLUSH = 5;
const SUIT_INDEX: Record<string, number | undefined> = {};
for (const card of FULL_DECK) SUIT_INDEX[card] = SUITS.indexOf(suitOf(card));

/** What a slice may have spent before its last step, and what parts of the work take about, in instructions. */
const SLICE = 3_000;
const COST_OF_BOARD = 90;
const COST_OF_COMPARISON = 90;
const COST_OF_HAND = 280;

/** Equivalent boards: the ranks of the cards still to come, and which of these are of the suit that makes a flush. */
interface Runout {
  high: number;
  low: number;
  suit: number;
  highSuited: boolean;
  lowSuited: boolean;
  /** How many boards it represents. */
  weight: number;
}

/** One hand of a showdown as far as it is known: the values of all its ranks, and of those of each suit. */
interface Hand {
  ranks: number[];
  suits: number[][];
  /** The strengths that have been worked out, by what was added. */
  known: Record<number, number | undefined>;
}

/** The work on the odds of a showdown, and how far it has come. */
interface Work {
  own: Hand;
  theirs: Hand;
  /** The ranks and suits of the cards that nobody sees, how many are left of each rank, and which of each suit. */
  ranks: number[];
  suits: number[];
  left: number[];
  isLeft: Record<number, number | undefined>;
  /** By suit, how many cards of it have to be dealt before either hand may have a flush; and a suit that needs none. */
  needs: number[];
  sure: number;
  /** How many cards are still to come, the place of the first of them that boards are dealt with now, and of the second. */
  toCome: number;
  dealt: number;
  second: number;
  kinds: Record<number, Runout | undefined>;
  runouts: Runout[];
  /** The run-out and the rank that are compared next, and the own strength there. */
  place: number;
  rank: number;
  strength: number;
  wins: number;
  ties: number;
  all: number;
  spent: number;
}

/**
 * The exact odds of a contestant, if the opponent's hidden card and the rest of the board may be any card that is seen nowhere:
 * all of them are dealt, equivalent ones together. Every call does a slice of it.
 */
export function runouts(cards: HeldCards): Thinking<ShowdownOdds> {
  const work = begun(cards);
  return () => {
    work.spent = 0;
    while (work.spent < SLICE) {
      const runout = work.runouts[work.place];
      if (!isDealt(work)) deal(work);
      else if (runout === undefined) return { win: work.wins / work.all, tie: work.ties / work.all };
      else compare(work, runout);
    }
    return undefined;
  };
}

function begun(cards: HeldCards): Work {
  const { match, hidden, opposing, community } = cards;
  const own = handOf(community.concat([match, hidden]));
  const theirs = handOf(community.concat([opposing]));
  const needs = SUITS.map((_, suit) =>
    Math.min(FLUSH - (own.suits[suit]?.length ?? 0), FLUSH - 1 - (theirs.suits[suit]?.length ?? 0)),
  );
  const work: Work = {
    ...{ own, theirs, needs, ranks: [], suits: [], left: RANKS.map(() => 0), isLeft: {} },
    ...{ sure: NONE, toCome: CARDS_ON_BOARD - community.length, dealt: 0, second: 1, kinds: {}, runouts: [] },
    ...{ place: 0, rank: 0, strength: 0, wins: 0, ties: 0, all: 0, spent: 0 },
  };
  for (let suit = 0; suit < needs.length; suit++) if ((needs[suit] ?? FLUSH) <= 0) work.sure = suit;
  const { ranks, suits, left, isLeft } = work;
  for (const card of unseenCards(cards)) {
    const [rank, suit] = [rankIndex(card), suitIndex(card)];
    ranks[ranks.length] = rank;
    suits[suits.length] = suit;
    left[rank] = (left[rank] ?? 0) + 1;
    isLeft[suit * BASE + rank] = 1;
  }
  return work;
}

function suitIndex(card: Card): number {
  return SUIT_INDEX[card] ?? NONE;
}

function handOf(cards: readonly Card[]): Hand {
  const hand: Hand = { ranks: [], suits: SUITS.map(() => []), known: {} };
  for (const card of cards) {
    const value = TWO + rankIndex(card);
    hand.ranks.push(value);
    hand.suits[suitIndex(card)]?.push(value);
  }
  return hand;
}

function isDealt({ toCome, dealt, ranks }: Work): boolean {
  return toCome === 0 ? dealt > 0 : dealt === ranks.length;
}

/** Deals the boards that begin with the next card, as far as the slice goes. */
function deal(work: Work): void {
  const { toCome, dealt, ranks } = work;
  if (toCome < 2) add(work, toCome === 0 ? NOWHERE : dealt, NOWHERE);
  else {
    let { second } = work;
    for (; second < ranks.length && work.spent < SLICE; second++) add(work, dealt, second);
    work.second = second;
    if (second < ranks.length) return;
  }
  work.dealt++;
  work.second = work.dealt + 1;
}

/** Adds the board with two more cards, by their places among those that nobody sees, to the equivalent ones. */
function add(work: Work, one: number, other: number): void {
  const { ranks, suits, kinds } = work;
  work.spent += COST_OF_BOARD;
  const swaps = (ranks[other] ?? NONE) > (ranks[one] ?? NONE);
  const first = swaps ? other : one;
  const second = swaps ? one : other;
  const high = ranks[first] ?? NONE;
  const low = ranks[second] ?? NONE;
  const highSuit = suits[first] ?? NONE;
  const lowSuit = suits[second] ?? NONE;
  const suit = flushSuit(work, highSuit, lowSuit);
  const highSuited = suit !== NONE && highSuit === suit;
  const lowSuited = suit !== NONE && lowSuit === suit;
  const flags = (highSuited ? 1 : 0) + (lowSuited ? 2 : 0);
  const key = ((suit * BASE + high) * BASE + low) * 4 + flags;
  const known = kinds[key];
  if (known !== undefined) known.weight++;
  else {
    work.spent += COST_OF_BOARD;
    const runout: Runout = { high, low, suit, highSuited, lowSuited, weight: 1 };
    kinds[key] = runout;
    work.runouts[work.runouts.length] = runout;
  }
}

/** The suit in which either hand may have a flush if cards of these suits are dealt: five cards leave room for one. */
function flushSuit({ sure, needs }: Work, one: number, other: number): number {
  if (sure !== NONE) return sure;
  if (one === other) return (needs[one] ?? FLUSH) <= 2 ? one : NONE;
  if ((needs[one] ?? FLUSH) <= 1) return one;
  return (needs[other] ?? FLUSH) <= 1 ? other : NONE;
}

/** Compares the hands on one kind of board, rank by rank of the opponent's hidden card, as far as the slice goes. */
function compare(work: Work, runout: Runout): void {
  const { theirs, left } = work;
  const { high, low, suit, weight } = runout;
  if (work.rank === 0) work.strength = strengthOn(work, work.own, runout, NONE, false);
  let { rank } = work;
  for (; rank < NONE && work.spent < SLICE; rank++) {
    work.spent += COST_OF_COMPARISON;
    let others = left[rank] ?? 0;
    if (rank === high) others--;
    if (rank === low) others--;
    if (suit !== NONE) compareSuited(work, runout, rank, others);
    else if (others > 0) count(work, worked(work, theirs, NONE, low, high, rank), others * weight);
  }
  work.rank = rank;
  if (rank < NONE) return;
  work.rank = 0;
  work.place++;
}

/** The same where a flush is near: one of the cards of the rank may be of its suit. */
function compareSuited(work: Work, runout: Runout, rank: number, cards: number): void {
  const { high, low, suit, highSuited, lowSuited, weight } = runout;
  work.spent += COST_OF_COMPARISON;
  let suited = work.isLeft[suit * BASE + rank] ?? 0;
  if (highSuited && rank === high) suited--;
  if (lowSuited && rank === low) suited--;
  const others = cards - suited;
  if (others > 0) count(work, strengthOn(work, work.theirs, runout, rank, false), others * weight);
  if (suited > 0) count(work, strengthOn(work, work.theirs, runout, rank, true), suited * weight);
}

function count(work: Work, theirs: number, showdowns: number): void {
  work.all += showdowns;
  if (work.strength > theirs) work.wins += showdowns;
  else if (work.strength === theirs) work.ties += showdowns;
}

/** The strength of a hand on a board, with a hidden card of this rank, or of none. */
function strengthOn(work: Work, hand: Hand, runout: Runout, extra: number, isSuited: boolean): number {
  const { high, low, suit, highSuited, lowSuited } = runout;
  const inSuit = hand.suits[suit];
  if (inSuit !== undefined) {
    let size = inSuit.length;
    if (highSuited) size++;
    if (lowSuited) size++;
    if (isSuited) size++;
    if (size >= FLUSH) {
      return worked(
        work,
        hand,
        suit,
        lowSuited ? low : NONE,
        highSuited ? high : NONE,
        isSuited ? extra : NONE,
      );
    }
  }
  return worked(work, hand, NONE, low, high, extra);
}

/** The strength of a hand with these ranks as well, all of them or those of one suit; worked out once. */
function worked(work: Work, hand: Hand, suit: number, one: number, other: number, third: number): number {
  // In ascending order, so each three are worked out once.
  let [least, middle, most] = [one, other, third];
  if (least > middle) [least, middle] = [middle, least];
  if (middle > most) {
    [middle, most] = [most, middle];
    if (least > middle) [least, middle] = [middle, least];
  }
  const { known } = hand;
  const key = ((suit * BASE + least) * BASE + middle) * BASE + most;
  let strength = known[key];
  if (strength === undefined) {
    work.spent += COST_OF_HAND;
    const values = (hand.suits[suit] ?? hand.ranks).slice();
    if (least !== NONE) values[values.length] = TWO + least;
    if (middle !== NONE) values[values.length] = TWO + middle;
    if (most !== NONE) values[values.length] = TWO + most;
    strength = strengthOfRanks(values, suit !== NONE);
    known[key] = strength;
  }
  return strength;
}
