import { RANKS, type Card } from "../../../kit/cards";
import { strengthOf } from "../../../kit/poker/strength";
import { below, type Random } from "../../../kit/random";
import { rankIndex, unseenCards, type HeldCards } from "../odds";

/** How often one hand won against another, or tied with it, in the boards that were drawn. */
export interface Count {
  wins: number;
  ties: number;
  of: number;
}

/** What the hands of two contestants come to on many boards that are drawn, by the rank of the one hidden card each. */
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
/** How many other hands are compared on every board, so that a step fits a frame. */
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

/** Draws the rest of a board, and what the opponent's hand comes to on it with each rank. */
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
