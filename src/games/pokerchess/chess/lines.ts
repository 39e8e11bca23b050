import type { Side, Square } from "./position";
import { fileOf, rowOf, squareAt } from "./squares";

type Direction = readonly [file: number, row: number];

const STRAIGHT: readonly Direction[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];
const DIAGONAL: readonly Direction[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const EVERY_WAY: readonly Direction[] = STRAIGHT.concat(DIAGONAL);
const LEAPS: readonly Direction[] = [
  [-1, -2],
  [1, -2],
  [-2, -1],
  [2, -1],
  [-2, 1],
  [2, 1],
  [-1, 2],
  [1, 2],
];

/** By square and direction, the squares that follow one another to the edge of the board (PC-5.1). */
export const ROOK_LINES = linesOf(STRAIGHT);
export const BISHOP_LINES = linesOf(DIAGONAL);
export const QUEEN_LINES = ROOK_LINES.map((lines, square) => lines.concat(BISHOP_LINES[square] ?? []));

/** By square, the squares that are one step or leap away (PC-5.1). */
export const KING_STEPS = stepsOf(EVERY_WAY);
export const KNIGHT_LEAPS = stepsOf(LEAPS);

/** By side and square, the squares that a pawn attacks (PC-5.1). */
export const PAWN_ATTACKS: Record<Side, readonly (readonly Square[])[]> = {
  white: stepsOf([
    [-1, 1],
    [1, 1],
  ]),
  black: stepsOf([
    [-1, -1],
    [1, -1],
  ]),
};

function linesOf(directions: readonly Direction[]): Square[][][] {
  const bySquare: Square[][][] = [];
  for (let square = 0; square < 64; square++) {
    const lines: Square[][] = [];
    for (const direction of directions) {
      const line = lineFrom(square, direction);
      if (line.length > 0) lines.push(line);
    }
    bySquare.push(lines);
  }
  return bySquare;
}

function stepsOf(directions: readonly Direction[]): Square[][] {
  const bySquare: Square[][] = [];
  for (let square = 0; square < 64; square++) {
    const steps: Square[] = [];
    for (const [file, row] of directions) {
      const step = squareAt(fileOf(square) + file, rowOf(square) + row);
      if (step !== undefined) steps.push(step);
    }
    bySquare.push(steps);
  }
  return bySquare;
}

function lineFrom(square: Square, [file, row]: Direction): Square[] {
  const line: Square[] = [];
  let next = squareAt(fileOf(square) + file, rowOf(square) + row);
  while (next !== undefined) {
    line.push(next);
    next = squareAt(fileOf(next) + file, rowOf(next) + row);
  }
  return line;
}

/** The squares strictly between two squares of one line, in order of travel; none if they share no line. */
export function squaresBetween(from: Square, to: Square): Square[] {
  for (const line of QUEEN_LINES[from] ?? []) {
    const end = line.indexOf(to);
    if (end >= 0) return line.slice(0, end);
  }
  return [];
}
