import type { Card } from "../../../kit/data/cards";
import type { ChessShape } from "../../../kit/game/scene";
import { legalMoves, victimOf } from "../rules/chess/moves";
import { capture, copyPosition, declareAttack, playQuiet, promote } from "../rules/chess/playing";
import { otherSide, shapeOf, type Move, type Position, type Square } from "../rules/chess/position";
import { typeOdds } from "../rules/odds";
import type { GameOptions } from "../rules/options";
import { balanceOf, chanceOf, placeWorth } from "./worth";

/** A position to think about. */
export interface Node {
  position: Position;
  /** The log-odds that the chips alone give the side to move. */
  chips: number;
  /** The log-odds of the side to move by chips, pieces and places. */
  standing: number;
}

/** A move, and the chance to win that it is thought to give the player who makes it. */
export interface Reply {
  move: Move;
  chance: number;
}

/** A position whose side to move has these chips in log-odds. */
export function nodeOf(position: Position, chips: number): Node {
  const balance = balanceOf(position.board);
  return { position, chips, standing: chips + (position.side === "white" ? balance : -balance) };
}

/** All moves of the side to move, each judged by the pieces, places and chips right after it. */
export function repliesIn(node: Node, options: GameOptions): Reply[] {
  const replies: Reply[] = [];
  for (const move of legalMoves(node.position, options))
    replies.push({ move, chance: chanceAfter(node, move) });
  return replies;
}

/** The chance to win that a move is thought to give who makes it, by the pieces, places and chips right after it. */
export function chanceAfter({ position, standing }: Node, move: Move): number {
  const won = standing + gainOf(position, move);
  const attack = attackIn(position, move);
  if (attack === undefined) return chanceOf(won);
  const taken = Math.abs(placeWorth(position.board[attack.victim] ?? "", attack.victim));
  return chanceOfAttack(attack, undefined, chanceOf(won + taken), chanceOf(standing));
}

/** The mover's gain from another square and from becoming a queen, in log-odds. */
function gainOf({ board, side }: Position, { from, to }: Move): number {
  const man = board[from] ?? "";
  const promoted = side === "white" ? "Q" : "q";
  const isPromoted = (man === "P" && to >= 56) || (man === "p" && to < 8);
  const gain = placeWorth(isPromoted ? promoted : man, to) - placeWorth(man, from);
  return side === "white" ? gain : -gain;
}

/** The chance that the best of these replies gives; a side that cannot move stays as it is. */
export function bestOf(replies: readonly Reply[], { standing }: Node): number {
  if (replies.length === 0) return chanceOf(standing);
  let best = 0;
  for (const { chance } of replies) if (chance > best) best = chance;
  return best;
}

/** What follows a quiet move, or an attack that succeeds. */
export function after({ position, chips }: Node, move: Move, options: GameOptions): Node {
  const next = copyPosition(position);
  const attack = attackIn(position, move);
  if (attack === undefined) playQuiet(next, move, options);
  else {
    declareAttack(next, move.from);
    capture(next, move, attack.victim);
  }
  promote(next, move.to, "queen");
  next.side = otherSide(next.side);
  return nodeOf(next, -chips);
}

/** What follows an attack that fails: the other side is to move. */
export function afterFailure({ position, chips }: Node): Node {
  const next = copyPosition(position);
  next.enPassant = -1;
  next.side = otherSide(next.side);
  return nodeOf(next, -chips);
}

/** An attack as it is thought about: who attacks what, and where that is. */
interface Attack {
  attacker: ChessShape;
  target: ChessShape;
  victim: Square;
}

/** The attack that a legal move is; undefined if it is quiet. */
export function attackIn(position: Position, move: Move): Attack | undefined {
  const victim = victimOf(position, move);
  if (victim === undefined) return undefined;
  const { board } = position;
  const attacker = shapeOf(board[move.from] ?? "");
  const target = shapeOf(board[victim] ?? "");
  return attacker === undefined || target === undefined ? undefined : { attacker, target, victim };
}

/** How often somebody wins an attack of whose private card nothing is known: with a poor one there are other moves. */
const WITH_ANY_CARD = 0.5;
/** What a repelled attack costs on average, as a share of the chance to win; more if the target was a king. */
const COST = 0.01;
const KING_COST = 0.05;

/**
 * The chance to win that an attack gives the player who makes it.
 * @param won the chance if the attack succeeds (certain if it captures a king)
 * @param failed the chance if it is repelled
 */
export function chanceOfAttack(
  { attacker, target }: Attack,
  privateCard: Card | undefined,
  won: number,
  failed: number,
): number {
  const odds = privateCard === undefined ? undefined : typeOdds(attacker, target, privateCard);
  const success = odds === undefined ? WITH_ANY_CARD : odds.win + odds.tie / 2;
  return target === "king"
    ? success + (1 - success) * (failed - KING_COST)
    : success * won + (1 - success) * (failed - COST);
}
