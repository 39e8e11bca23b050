import { missing } from "../data/must";
import { FULL_DECK, RANKS, rankOf, suitOf, type Card } from "../data/cards";

/** The kinds of poker hands from weak to strong. */
export const CATEGORIES = [
  "high",
  "pair",
  "twoPair",
  "trips",
  "straight",
  "flush",
  "fullHouse",
  "quads",
  "straightFlush",
  "royal",
] as const;

export type Category = (typeof CATEGORIES)[number];

export const TWO = 2;
export const ACE = 14;

/** A strength is a number in base 16: the category, then the five places of the ranks that break ties. */
export const BASE = 16;
const FIRST = BASE ** 4;
const SECOND = BASE ** 3;
const THIRD = BASE ** 2;
export const CATEGORY_PLACE = BASE ** 5;

const PAIR = weakest("pair");
const TWO_PAIR = weakest("twoPair");
const TRIPS = weakest("trips");
const STRAIGHT = weakest("straight");
const FLUSH = weakest("flush");
const FULL_HOUSE = weakest("fullHouse");
const QUADS = weakest("quads");
const STRAIGHT_FLUSH = weakest("straightFlush");
const ROYAL = weakest("royal");

/** What all strengths of a category begin with. */
function weakest(category: Category): number {
  return CATEGORIES.indexOf(category) * CATEGORY_PLACE;
}

/** Every suit is a prime number: five of a suit are five times its factor in the product of a hand's suits. */
const PRIMES = { S: 2, H: 3, D: 5, C: 7 } as const;
const FIVE_SPADES = PRIMES.S ** 5;
const FIVE_HEARTS = PRIMES.H ** 5;
const FIVE_DIAMONDS = PRIMES.D ** 5;
const FIVE_CLUBS = PRIMES.C ** 5;

const VALUE_OF: Record<string, number> = {};
const PRIME_OF: Record<string, number> = {};
for (const card of FULL_DECK) {
  VALUE_OF[card] = TWO + RANKS.indexOf(rankOf(card));
  PRIME_OF[card] = PRIMES[suitOf(card)];
}

/** How many cards of each rank are held. Made once and all zero between two calls, so no call makes a table. */
const held: Record<number, number> = {};
for (let rank = 0; rank <= ACE; rank++) held[rank] = 0;

/** The value of a card's rank: 2 to 14, the ace high. */
export function rankValue(card: Card): number {
  return VALUE_OF[card] ?? missing("a card");
}

/**
 * How strong the best five of up to seven cards are: the higher number wins, equal numbers tie (RF-10, PC-7.11). Suits
 * break no tie. The ace is high, and low in A-2-3-4-5. With fewer than five cards all of them count, and having no
 * card left loses to having one (RF-10.5). Text that is no card counts for nothing.
 */
export function strengthOf(cards: readonly Card[]): number {
  let suits = 1;
  for (const card of cards) {
    const rank = VALUE_OF[card] ?? 0;
    held[rank] = (held[rank] ?? 0) + 1;
    suits *= PRIME_OF[card] ?? 1;
  }
  const prime = flushPrime(suits);
  return prime === 0 ? strengthOfHeld() : strengthOfSuit(cards, prime);
}

/** The prime of the suit that five cards share, or 0. */
function flushPrime(suits: number): number {
  if (suits % FIVE_SPADES === 0) return PRIMES.S;
  if (suits % FIVE_HEARTS === 0) return PRIMES.H;
  if (suits % FIVE_DIAMONDS === 0) return PRIMES.D;
  return suits % FIVE_CLUBS === 0 ? PRIMES.C : 0;
}

/**
 * The strength of a hand with five cards of a suit. Seven cards have no room for four of a kind or a full house beside
 * them, so the cards of that suit decide: they make a straight or nothing but high cards.
 */
function strengthOfSuit(cards: readonly Card[], prime: number): number {
  for (const card of cards) {
    const rank = VALUE_OF[card] ?? 0;
    if (PRIME_OF[card] !== prime) held[rank] = (held[rank] ?? 0) - 1;
  }
  return suited(strengthOfHeld());
}

/** The strength of cards of one suit, by what their ranks make. */
function suited(strength: number): number {
  if (strength < STRAIGHT) return FLUSH + strength;
  return strength === STRAIGHT + ACE * FIRST ? ROYAL + ACE * FIRST : STRAIGHT_FLUSH - STRAIGHT + strength;
}

/** The strength of a hand without five cards of a suit, by the values of its ranks; one with them, by theirs alone. */
export function strengthOfRanks(ranks: readonly number[], isFlush: boolean): number {
  for (const rank of ranks) held[rank] = (held[rank] ?? 0) + 1;
  return isFlush ? suited(strengthOfHeld()) : strengthOfHeld();
}

/** The strength of the cards held without regard to suits; puts them all away. */
function strengthOfHeld(): number {
  let four = 0;
  let three = 0;
  let highPair = 0;
  let lowPair = 0;
  let straight = 0;
  let run = 0;
  // Single cards from high to low, the first in the highest place; what is behind the point never counts.
  let kickers = 0;
  let place = FIRST;
  const aces = held[ACE];
  for (let rank = ACE; rank >= TWO; rank--) {
    const count = held[rank];
    if (count === 0) run = 0;
    else {
      held[rank] = 0;
      run++;
      if (run === 5) straight = rank + 4;
      // The third of three pairs can give no more than its one card.
      if (count === 1 || (count === 2 && lowPair !== 0)) {
        kickers += rank * place;
        place /= BASE;
      } else if (count === 4) four = rank;
      else if (count === 3 && three === 0) three = rank;
      // The second of two threes makes the pair of a full house.
      else if (highPair === 0) highPair = rank;
      else lowPair = rank;
    }
  }
  if (run === 4 && aces !== 0) straight = 5;
  return strengthOfSets(four, three, highPair, lowPair, straight, kickers);
}

/** Puts a strength together; ranks that are not there are 0. */
function strengthOfSets(
  four: number,
  three: number,
  highPair: number,
  lowPair: number,
  straight: number,
  kickers: number,
): number {
  if (four !== 0) {
    const fifth = Math.max(three, highPair, Math.floor(kickers / FIRST));
    return QUADS + four * FIRST + fifth * SECOND;
  }
  if (three !== 0 && highPair !== 0) return FULL_HOUSE + three * FIRST + highPair * SECOND;
  if (straight !== 0) return STRAIGHT + straight * FIRST;
  if (three !== 0) return TRIPS + three * FIRST + (kickers - (kickers % SECOND)) / BASE;
  if (lowPair !== 0) {
    return TWO_PAIR + highPair * FIRST + lowPair * SECOND + (kickers - (kickers % FIRST)) / THIRD;
  }
  if (highPair !== 0) return PAIR + highPair * FIRST + (kickers - (kickers % THIRD)) / BASE;
  return kickers - (kickers % 1);
}
