import { RANKS, type Card } from "../../../kit/data/cards";
import { strengthOf } from "../../../kit/poker/strength";
import { below, type Random } from "../../../kit/data/random";
import { rankIndex, unseenCards, type HeldCards, type ShowdownOdds } from "../rules/odds";
import type { Action } from "../rules/state";
import { chanceIfTheyFold, chanceOfFold, chanceOfShowdown, type Duel } from "./duel";

/** How often an opponent calls who should rather fold. */
const STUBBORN = 0.8;

/** How likely each rank of a hidden card is; weights that need not add up to 1. */
type Range = readonly number[];

/** The estimate of both hands for choosing a bet. */
export interface Beliefs {
  /** The ranks of their hidden card. */
  theirs: Range;
  /** The ranks of one's own hidden card, as they must believe of somebody who bets. */
  own: Range;
  /** By rank of their hidden card, the odds of one's own range against it. */
  feared: ShowdownOdds[];
}

/** The exponent for the rank of a bettor's hand among all possible hands. */
const BETTOR = 1;
/** How sharply an opponent tells a call from a fold by the chance to win. */
const CERTAINTY = 30;

/** By rank of theirs, the odds of any hand of one's own against it. */
export function oddsByRank({ all }: Showdowns, own: Range): ShowdownOdds[] {
  return all.map((row) => mean(row, own));
}

/**
 * What ranks either side rather holds after enough boards were drawn. `eagerness` says how much the opponent has bet: 0 for
 * not at all.
 */
export function rangesOf(
  { counts, ownInAll }: Showdowns,
  odds: readonly ShowdownOdds[],
  eagerness: number,
): Pick<Beliefs, "theirs" | "own"> {
  return {
    theirs: inclined(
      counts,
      odds.map((each) => 1 - shareOf(each)),
      eagerness,
    ),
    own: inclined(
      counts,
      ownInAll.map(({ wins, ties, of }) => (of === 0 ? 0 : (wins + ties / 2) / of)),
      BETTOR,
    ),
  };
}

/** How likely each rank is for somebody who rather holds good hands, by a power of the share of hands that are worse. */
function inclined(counts: readonly number[], shares: readonly number[], power: number): number[] {
  let total = 0;
  for (const count of counts) total += count;
  return counts.map((count, rank) => {
    if (count === 0) return 0;
    let worse = count / 2;
    for (let other = 0; other < counts.length; other++) {
      if ((shares[other] ?? 0) < (shares[rank] ?? 0)) worse += counts[other] ?? 0;
    }
    return count * (worse / total) ** power;
  });
}

function shareOf({ win, tie }: ShowdownOdds): number {
  return win + tie / 2;
}

/** The odds over all counted hands, each as likely as its weight. */
function mean(counts: readonly (Count | undefined)[], weights: Range): ShowdownOdds {
  let win = 0;
  let tie = 0;
  let total = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const weight = weights[rank] ?? 0;
    const count = counts[rank];
    if (weight === 0 || count === undefined || count.of === 0) continue;
    win += (weight * count.wins) / count.of;
    tie += (weight * count.ties) / count.of;
    total += weight;
  }
  return total === 0 ? { win: 0.5, tie: 0 } : { win: win / total, tie: tie / total };
}

/** The chance to win the game that an action of the betting gives. */
export function chanceOfBet(duel: Duel, { own }: Showdowns, beliefs: Beliefs, action: Action): number {
  switch (action.kind) {
    case "check":
    case "call":
      return chanceOfShowdown(duel, 0, mean(own, beliefs.theirs));
    case "raise":
      return chanceOfRaise(duel, own, beliefs, action.amount);
    default:
      return chanceOfFold(duel);
  }
}

/** Against each card of theirs a raise makes them fold, if it looks better to them, or leads to a showdown. */
function chanceOfRaise(
  duel: Duel,
  own: readonly Count[],
  { theirs, feared }: Beliefs,
  raise: number,
): number {
  const folded = chanceIfTheyFold(duel);
  let chance = 0;
  let total = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const weight = theirs[rank] ?? 0;
    const count = own[rank];
    const fear = feared[rank];
    if (weight === 0 || count === undefined || count.of === 0 || fear === undefined) continue;
    const folds = (1 - STUBBORN) / (1 + Math.exp(CERTAINTY * (folded - chanceOfShowdown(duel, raise, fear))));
    const called = chanceOfShowdown(duel, raise, { win: count.wins / count.of, tie: count.ties / count.of });
    chance += weight * (folds * folded + (1 - folds) * called);
    total += weight;
  }
  return total === 0 ? 0 : chance / total;
}

/** How often one hand won against another, or tied with it, in the boards that were drawn. */
interface Count {
  wins: number;
  ties: number;
  of: number;
}

/** The results of two contestants' hands on many random boards, by the rank of the one hidden card each. */
export interface Showdowns {
  cards: HeldCards;
  /** The cards that are seen nowhere; those on the drawn board are behind the first `left`. */
  unseen: Card[];
  left: number;
  board: Card[];
  boards: number;
  /** By rank, the strength of the opponent's hand on the drawn board; 0 where no card of the rank is left. */
  theirs: number[];
  /** By rank of theirs, how often the hand that is held wins. */
  own: Count[];
  /** By rank of theirs and of one's own, how often the latter wins; and that over all ranks of theirs. */
  all: Count[][];
  ownInAll: Count[];
  /** How many cards of each rank nobody sees. */
  counts: number[];
}

const CARDS_ON_BOARD = 5;
/** How many other hands are compared on every board, so a step fits a frame. */
const COMPARED = 3;

export function showdownsOf(cards: HeldCards): Showdowns {
  const unseen = unseenCards(cards);
  const counts = RANKS.map(() => 0);
  for (const card of unseen) counts[rankIndex(card)] = (counts[rankIndex(card)] ?? 0) + 1;
  return {
    cards,
    unseen,
    left: unseen.length,
    board: [],
    boards: 0,
    theirs: [],
    own: noCounts(),
    all: RANKS.map(() => noCounts()),
    ownInAll: noCounts(),
    counts,
  };
}

function noCounts(): Count[] {
  return RANKS.map(() => ({ wins: 0, ties: 0, of: 0 }));
}

/** Draws the rest of a board, and finds the opponent's hand on it with each rank. */
export function drawBoard(showdowns: Showdowns, random: Random): void {
  const { cards, unseen } = showdowns;
  showdowns.boards++;
  showdowns.left = unseen.length;
  showdowns.board = cards.community.slice();
  while (showdowns.board.length < CARDS_ON_BOARD) showdowns.board.push(draw(showdowns, random));
  const first = below(random, showdowns.left);
  showdowns.theirs = RANKS.map(() => 0);
  const { theirs, left } = showdowns;
  const hand = showdowns.board.concat([cards.opposing]);
  const last = hand.length;
  for (let i = 0; i < left; i++) {
    const card = unseen[(first + i) % left];
    const rank = card === undefined ? -1 : rankIndex(card);
    if (card === undefined || theirs[rank] !== 0) continue;
    hand[last] = card;
    theirs[rank] = strengthOf(hand);
  }
}

/** Compares the hand that is held, and a few others that might be, with all of theirs on the board drawn last. */
export function compare(showdowns: Showdowns, random: Random): void {
  const { cards, unseen, left, board, boards, theirs, own, all, ownInAll } = showdowns;
  const strength = strengthOf(board.concat([cards.match, cards.hidden]));
  for (let rank = 0; rank < RANKS.length; rank++) add(own[rank], strength, theirs[rank] ?? 0);
  const first = below(random, left);
  for (let i = 0; i < COMPARED; i++) {
    const rank = (boards * COMPARED + i) % RANKS.length;
    const card = findRank(unseen, left, first, rank);
    if (card === undefined) continue;
    const other = strengthOf(board.concat([cards.match, card]));
    for (let theirRank = 0; theirRank < RANKS.length; theirRank++) {
      const opposing = theirs[theirRank] ?? 0;
      add(all[theirRank]?.[rank], other, opposing);
      add(ownInAll[rank], other, opposing);
    }
  }
}

/** A card of a rank among the first ones, looked for from one of them on. */
function findRank(cards: readonly Card[], count: number, first: number, rank: number): Card | undefined {
  for (let i = 0; i < count; i++) {
    const card = cards[(first + i) % count];
    if (card !== undefined && rankIndex(card) === rank) return card;
  }
  return undefined;
}

function add(count: Count | undefined, strength: number, opposing: number): void {
  if (count === undefined || opposing === 0) return;
  count.of++;
  if (strength > opposing) count.wins++;
  else if (strength === opposing) count.ties++;
}

function draw(showdowns: Showdowns, random: Random): Card {
  const { unseen } = showdowns;
  const place = below(random, showdowns.left);
  showdowns.left--;
  const card = unseen[place] ?? "2S";
  unseen[place] = unseen[showdowns.left] ?? card;
  unseen[showdowns.left] = card;
  return card;
}
