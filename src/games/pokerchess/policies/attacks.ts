import type { Card } from "../../../kit/cards";
import type { ChessShape } from "../../../kit/scene";
import { victimOf } from "../chess/moves";
import { shapeOf, type Move, type Position, type Square } from "../chess/position";
import { typeOdds } from "../odds";

/** An attack as it is thought about: who attacks what, and where that stands. */
export interface Attack {
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
 * The chance to win that an attack gives whoever makes it.
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
