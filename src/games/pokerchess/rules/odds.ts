import { FULL_DECK, rankOf, RANKS, suitOf, SUITS, type Card } from "../../../kit/cards";
import { strengthOf } from "../../../kit/poker/strength";
import type { Seat } from "../../../kit/rules";
import type { ChessShape } from "../../../kit/scene";
import { otherRole } from "./battle/roles";
import { victimOf } from "./chess/moves";
import { shapeOf, type Move } from "./chess/position";
import { packedNumber } from "../../../kit/packed-numbers";
import { HOLE_ODDS } from "./hole-odds";
import { ROLES, type Seen } from "./state";
import { missing } from "../../../kit/must";

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
  return RANK_INDEX[card] ?? missing("a rank in the tables of odds");
}

/** The odds of two hole cards against an open card and one that nobody knows, before the board is dealt. */
export function holeOdds(match: Card, hidden: Card, opposing: Card): ShowdownOdds {
  const first = rankIndex(match);
  const second = rankIndex(hidden);
  const high = Math.max(first, second);
  const low = Math.min(first, second);
  const place = suitOf(match) === suitOf(hidden) ? high * RANKS.length + low : low * RANKS.length + high;
  const row = HOLE_ODDS[rankIndex(opposing)] ?? "";
  return oddsIn(packedNumber(row, place) ?? missing("odds of two hole cards"));
}

/** The attacker's odds by the types of the two chess pieces and the private card, before the match cards are known. */
export function typeOdds(attacker: ChessShape, defender: ChessShape, privateCard: Card): ShowdownOdds {
  return oddsIn(ATTACK_ODDS[attacker][defender][rankIndex(privateCard)] ?? missing("odds of an attack"));
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
    const rank = rankIndex(card);
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

/**
 * The chance, from 0 to 1, that an attack wins its showdown, by the types of the two pieces and the private card;
 * undefined for a move that is no attack, and for whoever does not know that card.
 */
export function attackOdds({ position, privateCard }: Seen, move: Move): number | undefined {
  const victim = victimOf(position, move);
  const attacker = shapeOf(position.board[move.from] ?? "");
  const defender = shapeOf(position.board[victim ?? move.to] ?? "");
  if (privateCard === undefined || attacker === undefined || defender === undefined) return undefined;
  return typeOdds(attacker, defender, privateCard).win;
}

/**
 * The chance, from 0 to 1, that a contestant wins the showdown if the other hidden card may be any, from a table: before the
 * flop only, since to count it takes longer than a frame. Undefined for whoever does not know the own hidden card.
 */
export function battleOdds({ battle, privateCard, downCard }: Seen, seat: Seat): number | undefined {
  const role = ROLES.find((each) => battle?.[each].seat === seat);
  if (battle?.street !== "preflop" || role === undefined) return undefined;
  const hidden = role === "attacker" ? privateCard : downCard;
  const { match } = battle[role];
  const opposing = battle[otherRole(role)].match;
  if (match === undefined || hidden === undefined || opposing === undefined) return undefined;
  return holeOdds(match, hidden, opposing).win;
}

/**
 * How often an attack by one type of chess piece on another wins a showdown, by the rank of the attacker's private card
 * from two to ace, before the match cards are known (PC-6). An entry is 100 times the hands won in 1,000, plus the hands
 * tied in 100. 400,000 random deals of all other cards made each entry (standard error below 0.1 per cent).
 */
const ATTACK_ODDS: Record<ChessShape, Record<ChessShape, readonly number[]>> = {
  king: {
    king: [20827, 21627, 22527, 24626, 27824, 32422, 37419, 43616, 49914, 54912, 60011, 87303, 68207],
    queen: [52601, 53201, 53601, 54201, 54601, 54601, 55101, 56301, 57801, 57901, 63508, 84800, 65601],
    rook: [52201, 52601, 53101, 53801, 54001, 54501, 54701, 56001, 57501, 62808, 63701, 84000, 65001],
    bishop: [51501, 52201, 52701, 52901, 53501, 54001, 54301, 55601, 62109, 63001, 63001, 83200, 64401],
    knight: [51702, 52202, 52502, 53402, 53902, 54302, 54202, 61409, 62301, 62401, 62701, 82800, 64501],
    pawn: [50303, 51503, 52403, 53703, 54803, 56003, 57003, 58202, 59501, 59601, 59801, 81100, 64602],
  },
  queen: {
    king: [32101, 32701, 33201, 33801, 34301, 34201, 35601, 37101, 38601, 38701, 66200, 60310, 59601],
    queen: [20727, 21627, 22427, 24626, 27624, 32022, 37919, 44116, 50314, 55112, 84504, 63208, 67507],
    rook: [50102, 50802, 51502, 52002, 52001, 52501, 53701, 55001, 56501, 58909, 83200, 63601, 64901],
    bishop: [49902, 50402, 50902, 51202, 51802, 52102, 53402, 54402, 58109, 62101, 82400, 63201, 64401],
    knight: [49902, 50402, 50702, 51502, 52102, 52002, 53302, 57409, 61202, 61601, 82100, 62801, 64201],
    pawn: [48504, 49804, 50704, 51704, 52903, 54003, 55703, 57102, 58502, 58701, 79900, 59901, 63902],
  },
  rook: {
    king: [32101, 32801, 33201, 33901, 33901, 35101, 36701, 38201, 39601, 65200, 38801, 55012, 59601],
    queen: [31601, 32301, 32701, 33201, 33301, 34701, 36201, 37501, 39201, 65100, 55312, 57901, 59101],
    rook: [20727, 21527, 22427, 24426, 27324, 32621, 38519, 44416, 50513, 81704, 58909, 62608, 67007],
    bishop: [47902, 48702, 49102, 49502, 49702, 51102, 52302, 53602, 54910, 81700, 61901, 63001, 64201],
    knight: [47902, 48602, 48802, 49902, 50002, 51302, 52502, 53910, 60402, 81300, 61601, 62501, 64001],
    pawn: [46604, 47504, 48804, 49704, 50704, 52703, 54603, 56302, 57702, 78800, 58801, 59701, 63302],
  },
  bishop: {
    king: [32001, 32601, 33301, 33501, 35001, 36501, 37601, 38901, 64000, 39701, 38601, 50113, 59401],
    queen: [31401, 32101, 32701, 33101, 34501, 35901, 37101, 38601, 63900, 39201, 50214, 57901, 59101],
    rook: [31002, 31502, 32302, 32402, 33902, 35402, 36702, 37902, 63700, 50514, 56601, 57501, 58601],
    bishop: [20427, 21227, 22227, 23926, 28024, 33221, 38918, 44916, 79005, 54810, 58309, 62109, 66308],
    knight: [46003, 46603, 46803, 47403, 48703, 50003, 51103, 50511, 80401, 60202, 61302, 62401, 63801],
    pawn: [44604, 45604, 46604, 47604, 49604, 51404, 53404, 55502, 77701, 57702, 58702, 59501, 62602],
  },
  knight: {
    king: [32001, 32601, 32901, 34501, 35901, 37501, 38301, 62000, 39101, 38101, 37001, 43616, 57901],
    queen: [31501, 32001, 32401, 34101, 35601, 36801, 38201, 61801, 38601, 37501, 43816, 56301, 57401],
    rook: [31102, 31702, 32002, 33702, 34802, 36402, 37602, 61601, 38002, 44416, 55101, 55901, 57101],
    bishop: [30402, 31202, 31502, 33002, 34502, 35802, 37102, 61501, 44716, 53402, 54502, 55401, 56501],
    knight: [20426, 21426, 21926, 24825, 28723, 34020, 39518, 77105, 50611, 53810, 57509, 61409, 65608],
    pawn: [42005, 43105, 44005, 46205, 48305, 50104, 52004, 76301, 55402, 56302, 57402, 58102, 60803],
  },
  pawn: {
    king: [36801, 38001, 39201, 40201, 40301, 40301, 40101, 37601, 37401, 37001, 37001, 31923, 59601],
    queen: [36401, 37601, 39001, 39901, 40001, 39701, 39601, 37301, 37001, 36701, 31822, 55501, 59201],
    rook: [36202, 37302, 38602, 39602, 39501, 39601, 39401, 36802, 36502, 31722, 53501, 54901, 58701],
    bishop: [35802, 37002, 38202, 38902, 39302, 39202, 39102, 36302, 31822, 51502, 53202, 54601, 58101],
    knight: [35803, 37103, 37903, 39103, 39103, 39003, 38703, 32021, 50202, 51702, 52902, 54402, 58401],
    pawn: [36908, 38608, 40608, 42207, 43507, 45307, 47506, 48404, 50004, 51803, 53303, 55203, 58905],
  },
};
