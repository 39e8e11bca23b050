import { FULL_DECK, RANKS, rankOf, SUITS, suitOf, type Card } from "../../kit/cards";
import { strengthOf } from "../../kit/poker/strength";
import type { ChessShape } from "../../kit/scene";
import { ATTACK_ODDS } from "./odds/attack-odds";
import { HOLE_ODDS } from "./odds/hole-odds";

/** The chances of a showdown, from 0 to 1. */
export interface ShowdownOdds {
  win: number;
  tie: number;
}

/** What a contestant of a battle sees of the cards: the own hole cards, the opponent's match card and the board. */
export interface HeldCards {
  match: Card;
  hidden: Card;
  opposing: Card;
  community: readonly Card[];
}

const RANK_INDEX: Record<string, number> = {};
for (const card of FULL_DECK) RANK_INDEX[card] = RANKS.indexOf(rankOf(card));

/** The place of a card's rank in the tables of odds: 0 for a two, 12 for an ace. */
export function rankIndex(card: Card): number {
  return RANK_INDEX[card] ?? 0;
}

/** The odds of two hole cards against an open card and one that nobody knows, before the board is dealt. */
export function holeOdds(match: Card, hidden: Card, opposing: Card): ShowdownOdds {
  const first = rankIndex(match);
  const second = rankIndex(hidden);
  const high = Math.max(first, second);
  const low = Math.min(first, second);
  const place = suitOf(match) === suitOf(hidden) ? high * RANKS.length + low : low * RANKS.length + high;
  return oddsIn(HOLE_ODDS[rankIndex(opposing)]?.[place] ?? 0);
}

/** The attacker's odds by the types of the two chess pieces and the private card, before the match cards are known. */
export function typeOdds(attacker: ChessShape, defender: ChessShape, privateCard: Card): ShowdownOdds {
  return oddsIn(ATTACK_ODDS[attacker][defender][rankIndex(privateCard)] ?? 0);
}

function oddsIn(entry: number): ShowdownOdds {
  const ties = entry % 100;
  return { win: (entry - ties) / 100_000, tie: ties / 100 };
}

/** The cards that a contestant sees nowhere. */
export function unseenCards({ match, hidden, opposing, community }: HeldCards): Card[] {
  const isSeen: Record<string, boolean> = { [match]: true, [hidden]: true, [opposing]: true };
  for (const card of community) isSeen[card] = true;
  const unseen: Card[] = [];
  for (const card of FULL_DECK) if (isSeen[card] !== true) unseen[unseen.length] = card;
  return unseen;
}

/**
 * How many of the opponent's possible cards the cards on the table already beat, if no more were dealt: on the river these
 * are the exact odds.
 */
export function presentOdds(cards: HeldCards): ShowdownOdds {
  const { match, hidden, opposing, community } = cards;
  const own = strengthOf(community.concat([match, hidden]));
  const theirs = community.concat([opposing]);
  const last = theirs.length;
  // Cards of one rank make the same hand unless a flush is near: each rank is compared once.
  const strengths: Record<number, number | undefined> = {};
  const flushSuit = SUITS.find((suit) => theirs.filter((card) => suitOf(card) === suit).length >= 4);
  let wins = 0;
  let ties = 0;
  const unseen = unseenCards(cards);
  for (const card of unseen) {
    const rank = RANK_INDEX[card] ?? 0;
    const isAlike = flushSuit === undefined || suitOf(card) !== flushSuit;
    let strength = isAlike ? strengths[rank] : undefined;
    if (strength === undefined) {
      theirs[last] = card;
      strength = strengthOf(theirs);
      if (isAlike) strengths[rank] = strength;
    }
    if (own > strength) wins++;
    else if (own === strength) ties++;
  }
  return { win: wins / unseen.length, tie: ties / unseen.length };
}
