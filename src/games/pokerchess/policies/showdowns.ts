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

/**
 * What the hands of two contestants come to on many boards that are drawn, by the rank of the one hidden card each: `own`
 * counts the hand that is held against each rank of theirs, `all` each rank of one's own against each of theirs.
 */
export interface Showdowns {
  cards: HeldCards;
  /** The cards that are seen nowhere, those on the drawn board behind the others. */
  unseen: Card[];
  left: number;
  board: Card[];
  own: Count[];
  all: Count[][];
  /** The strengths of the opponent's possible hands on the drawn board; 0 where no card of the rank is left. */
  theirs: number[];
  /** How many cards of each rank nobody sees. */
  counts: number[];
}

const CARDS_ON_BOARD = 5;

export function showdownsOf(cards: HeldCards): Showdowns {
  const unseen = unseenCards(cards);
  const counts = RANKS.map(() => 0);
  for (const card of unseen) counts[rankIndex(card)] = (counts[rankIndex(card)] ?? 0) + 1;
  return {
    cards,
    unseen,
    left: unseen.length,
    board: [],
    own: RANKS.map(newCount),
    all: RANKS.map(() => RANKS.map(newCount)),
    theirs: [],
    counts,
  };
}

function newCount(): Count {
  return { wins: 0, ties: 0, of: 0 };
}

/** Draws the rest of a board, and compares the own hand on it with one of each rank of theirs. */
export function compareOwn(showdowns: Showdowns, random: Random): void {
  const { cards, unseen, own } = showdowns;
  showdowns.left = unseen.length;
  showdowns.board = cards.community.slice();
  while (showdowns.board.length < CARDS_ON_BOARD) showdowns.board.push(draw(showdowns, random));
  showdowns.theirs = strengthsOf(showdowns, cards.opposing, random);
  const strength = strengthOf(showdowns.board.concat([cards.match, cards.hidden]));
  for (let rank = 0; rank < RANKS.length; rank++) {
    const count = own[rank];
    const theirs = showdowns.theirs[rank] ?? 0;
    if (count !== undefined && theirs > 0) add(count, strength, theirs);
  }
}

/** Compares every other hand that might be held on the board that was drawn last with each rank of theirs. */
export function compareAll(showdowns: Showdowns, random: Random): void {
  const { cards, all, theirs } = showdowns;
  const strengths = strengthsOf(showdowns, cards.match, random);
  for (let rank = 0; rank < RANKS.length; rank++) {
    const strength = strengths[rank] ?? 0;
    const counts = all[rank];
    if (strength === 0 || counts === undefined) continue;
    for (let other = 0; other < RANKS.length; other++) {
      const count = counts[other];
      const opposing = theirs[other] ?? 0;
      if (count !== undefined && opposing > 0) add(count, strength, opposing);
    }
  }
}

function add(count: Count, strength: number, opposing: number): void {
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

/** By rank, the strength of a match card with a hidden card of that rank, of a suit that chance decides. */
function strengthsOf({ board, unseen, left }: Showdowns, match: Card, random: Random): number[] {
  const strengths: number[] = [];
  const first = below(random, left);
  const hand = board.concat([match]);
  const hidden = hand.length;
  for (let i = 0; i < RANKS.length; i++) strengths.push(0);
  for (let i = 0; i < left; i++) {
    const card = unseen[(first + i) % left];
    if (card === undefined) continue;
    const rank = rankIndex(card);
    if (strengths[rank] !== 0) continue;
    hand[hidden] = card;
    strengths[rank] = strengthOf(hand);
  }
  return strengths;
}
