import { isPromotion, passedOver, rookMove, type MoveOptions } from "./moves";
import { manOf, sideOf, type Move, type Position, type Square, occupantOf } from "./position";
import type { Promotion } from "../state";

/** Which castling rights end when something leaves this square or is captured on it (PC-5.6). */
const RIGHTS_AT: Record<Square, string | undefined> = { 0: "Q", 4: "KQ", 7: "K", 56: "q", 60: "kq", 63: "k" };

/** A copy of a position, to look ahead in. */
export function copyPosition({ board, side, castling, enPassant }: Position): Position {
  return { board: [...board], side, castling, enPassant };
}

/**
 * Carries out a quiet move (PC-4.3), castling included; the side to move stays the same until the turn ends. Answers
 * whatever went from one square to another.
 */
export function playQuiet(position: Position, move: Move, options: MoveOptions): Move[] {
  const rook = rookMove(position, move);
  const over = options.enPassant ? passedOver(position, move) : undefined;
  const shifts = rook === undefined ? [move] : [move, rook];
  loseRights(position, move.from);
  position.enPassant = over ?? -1;
  for (const shift of shifts) relocate(position, shift);
  return shifts;
}

/** Declares an attack: it costs the same rights as a move (PC-6.1). */
export function declareAttack(position: Position, from: Square): void {
  loseRights(position, from);
  position.enPassant = -1;
}

/** Carries out an attack that succeeded: the victim leaves the board, the attacker takes the square (PC-8.1). */
export function capture(position: Position, move: Move, victim: Square): void {
  loseRights(position, victim);
  position.board[victim] = "";
  relocate(position, move);
}

/** Moves what stands on one square to another, whatever stood there. */
export function relocate({ board }: Position, { from, to }: Move): void {
  if (from === to) return;
  board[to] = occupantOf(board, from);
  board[from] = "";
}

/** Makes the pawn that has arrived a new piece (PC-8.4). */
export function promote(position: Position, square: Square, shape: Promotion): void {
  const side = sideOf(occupantOf(position.board, square));
  if (side !== undefined && isPromotion(position, square)) position.board[square] = manOf(side, shape);
}

function loseRights(position: Position, square: Square): void {
  const lost = RIGHTS_AT[square];
  if (lost === undefined || position.castling === "") return;
  let left = "";
  for (const right of position.castling) if (!lost.includes(right)) left += right;
  position.castling = left;
}
