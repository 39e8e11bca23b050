import type { Ascii } from "../../../kit/data/ascii";
import { FULL_DECK, rankOf, RANKS, suitOf, SUITS, type Card } from "../../../kit/data/cards";
import { strengthOf } from "../../../kit/poker/strength";
import type { ChessShape } from "../../../kit/game/scene";
import { victimOf } from "./chess/moves";
import { shapeOf, type Move } from "./chess/position";
import { packedNumber } from "../../../kit/data/packed-numbers";
import { HOLE_ODDS } from "./hole-odds";
import type { Seen } from "./state";
import { missing } from "../../../kit/data/must";

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
  const row = ATTACK_ODDS[attacker][defender];
  return oddsIn(packedNumber(row, rankIndex(privateCard)) ?? missing("odds of an attack"));
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
 * undefined for a move that is no attack, and for the player who does not know that card.
 */
export function attackOdds({ position, privateCard }: Seen, move: Move): number | undefined {
  const victim = victimOf(position, move);
  const attacker = shapeOf(position.board[move.from] ?? "");
  const defender = shapeOf(position.board[victim ?? move.to] ?? "");
  if (privateCard === undefined || attacker === undefined || defender === undefined) return undefined;
  return typeOdds(attacker, defender, privateCard).win;
}

/**
 * How often an attack by one type of chess piece on another wins a showdown, by the rank of the attacker's private card
 * from two to ace, before the match cards are known (PC-6). An entry is 100 times the hands won in 1,000, plus the hands
 * tied in 100. 400,000 random deals of all other cards made each entry (standard error below 0.1 per cent). Read an
 * entry with `packedNumber`.
 */
const ATTACK_ODDS: Record<ChessShape, Record<ChessShape, Ascii>> = {
  king: {
    king: "%Qs%Z`%eU%|[&Ci&w='R5(;>)%Q)]J*9M-TE+8S",
    queen: ")C&)I])N%)T[)Y$)Y$)_Q)lc)}3)~<*`u-8s*wu",
    rook: ")>^)C&)HS)P7)RI)Ww)Z-)iG)yt*X5*c$-0**q>",
    bishop: ")6z)>^)D/)FA)Lx)RI)Ue)e#*PR*Z@*Z@-'=*jd",
    knight: ")91)>_)Az)Kp)QA)Uf)T]*Ho*R]*Sf*W%,~u*km",
    pawn: "))k)6|)@r)O0)[8)iI)tH*%X*3r*4{*71,l6*lw",
  },
  queen: {
    king: "&si&zC'#q'*K'/y'.p'>7'Nd'`4'a=*~N*<h*4{",
    queen: "%Pj%Z`%dL%|[&AV&ru'Wc(@l))v)_]-5[*]Y+0p",
    rook: ")'W)/;)6{)<L)<K)Ay)O.)^H)nu*-C-'=*aw*p5",
    bishop: ")%E)*s)0D)3`)::)=U)Kp)Vo*$V*PJ,zP*]R*jd",
    knight: ")%E)*s).2)6{)=U)<L)Jg)xs*FU*Jy,w5*X.*hQ",
    pawn: "(r$)$>).4)93)FC)RK)f.)uP*(t*+),_%*8:*e7",
  },
  rook: {
    king: "&si&{L'#q'+T'+T'8f'J?'Zl'k3*sO'bF)^S*4{",
    queen: "&n;&u{&zC'#q'$z'4A'Dn'S,'fk*rF)ao)~<*/M",
    rook: "%Pj%YV%dL%zI&>;&yN'_=(D+),+,rq*-C*V#++B",
    bishop: "(kG(t4(xX(|})#3)2V)?h)N&)]H,rm*N8*Z@*hQ",
    knight: "(kG(s+(u=)%E)&N)4i)Az)QI*=i,nH*Jy*To*f?",
    pawn: "(]/(g%(u?)#5).4)D1)Y&)ld)|+,Qy*,2*6(*^]",
  },
  bishop: {
    king: "&r`&y:'$z''0'7]'H-'T5'cO*f>'l<'`4)'c*2i",
    queen: "&l)&si&zC&~h'2/'AR'Nd'`4*e5'fk)(m)~<*/M",
    rook: "&gb&m3&u|&w)'+U'<&'J@'WQ*c#),,)o~)yt*)|",
    bishop: "%MN%V;%b:%tx&E{'$)'ca(IX,T4)[?*&i*PR+#`",
    knight: "(US(].(_@(ew(t5)&O)2W),),dS*;V*G_*Sf*d-",
    pawn: "(F1(Q0(]/(h.(~,)5t)Kr)cw,Er)|+*+**3r*Uy",
  },
  knight: {
    king: "&r`&y:&|U'2/'AR'S,'[u*O@'eb'Yc'MZ(;>)~<",
    queen: "&m2&r`&w('-g'>7'KH'Zl*M/'`4'S,(=P)lc)xk",
    rook: "&hk&oE&ra')C'5K'G%'T6*Jy'XZ(D+)_Q)h>)uO",
    bishop: "&a+&it&m3&}`'20'@J'Ne*Ip(GF)Kp)Wx)bm)nu",
    knight: "%MM%XL%^z%~m&M^',q'j;,??)-2)P@)y|*Ho*w|",
    pawn: "()Y(5b(?W(Wh(oo)'Y)<N,6N)bn)ld)xl*$O*B2",
  },
  pawn: {
    king: "'KH'XY'fk'qj'rs'rs'pa'T5'R#'MZ'MZ&qm*4{",
    queen: "'G$'T5'dX'nN'oW'l<'k3'Pv'MZ'J?&pc)cv*0V",
    rook: "'Do'Pw'`5'k4'j*'k3'h}'KI'H.&oY)Lx)]?*+)",
    bishop: "'@J'M['Zm'cP'gu'fl'ec'Ex&pc)6{)I^)Y$*$N",
    knight: "'@K'Nf'WR'ed'ed'dZ'a?&rt)(a)91)FB)Vo*'j",
    pawn: "'LX'`;'v9(+n(:,(Mt(g'(pw)&P):;)Jh)`]*-?",
  },
};
