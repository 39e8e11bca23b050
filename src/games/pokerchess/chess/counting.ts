import { PROMOTIONS } from "../state";
import { isPromotion, legalMoves, retreatSquares, victimOf, type MoveOptions } from "./moves";
import { capture, copyPosition, declareAttack, playQuiet, promote, relocate } from "./playing";
import { otherSide, shapeOn, type Move, type Position, type Square } from "./position";

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
