import { must } from "../../../../kit/data/must";
import { PROMOTIONS, type OpenState, type Promotion } from "../state";
import {
  isPromotion,
  legalMoves,
  passedOver,
  retreatSquares,
  rookMove,
  victimOf,
  type MoveOptions,
} from "./moves";
import {
  manOf,
  occupantOf,
  otherSide,
  shapeOn,
  sideOf,
  type Move,
  type Position,
  type Square,
} from "./position";

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

/** Moves what is on one square to another, whatever stood there. */
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

/** What becomes of an attack inside a counted sequence (PC-14.2). */
export type CountMode = "quiet" | "win" | "fail" | "tree";

/** The number of sequences of legal moves of this length (PC-14.1, PC-14.2). */
export function countMoves(position: Position, options: MoveOptions, mode: CountMode, depth: number): number {
  const moves = legalMoves(position, options);
  if (depth <= 1) return moves.length;
  let total = 0;
  for (const move of moves) {
    for (const next of branches(position, options, mode, move)) {
      next.side = otherSide(next.side);
      total += countMoves(next, options, mode, depth - 1);
    }
  }
  return total;
}

/** Every position that a move can lead to, the side to move still the same; none where a king is captured (PC-14.3). */
function branches(position: Position, options: MoveOptions, mode: CountMode, move: Move): Position[] {
  const victim = victimOf(position, move);
  if (victim === undefined) {
    const next = copyPosition(position);
    playQuiet(next, move, options);
    return promoted(next, move.to);
  }
  const wins = mode === "win" || mode === "tree" ? won(position, move, victim) : [];
  if (mode === "fail") return wins.concat([repelled(position, move.from, move.from)]);
  if (mode !== "tree") return wins;
  return wins.concat(retreatSquares(position, move).map((to) => repelled(position, move.from, to)));
}

function won(position: Position, move: Move, victim: Square): Position[] {
  if (shapeOn(position.board, victim) === "king") return [];
  const next = copyPosition(position);
  declareAttack(next, move.from);
  capture(next, move, victim);
  return promoted(next, move.to);
}

function repelled(position: Position, from: Square, to: Square): Position {
  const next = copyPosition(position);
  declareAttack(next, from);
  relocate(next, { from, to });
  return next;
}

function promoted(position: Position, square: Square): Position[] {
  if (!isPromotion(position, square)) return [position];
  return PROMOTIONS.map((shape) => {
    const next = copyPosition(position);
    promote(next, square, shape);
    return next;
  });
}

/** Moves the id of a chess piece along with it. */
export function moveMan({ men }: OpenState, { from, to }: Move): void {
  if (from === to) return;
  men[to] = must(men[from], "a square of the chess board");
  men[from] = "";
}
