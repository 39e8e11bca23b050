import { fileOf, rowOf, type Side, type Square } from "./position";

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

/** The data of a square of the board, made on first use: all 64 at once are too much for a frame. */
type PerSquare<Value> = (this: void, square: Square) => Value;

function perSquare<Value>(make: PerSquare<Value>): PerSquare<Value> {
  const made: Record<Square, Value | undefined> = {};
  return (square) => {
    const known = made[square];
    if (known !== undefined) return known;
    const value = make(square);
    made[square] = value;
    return value;
  };
}

/** By direction, the squares that follow one another from a square to the edge of the board (PC-5.1). */
export type Lines = PerSquare<readonly (readonly Square[])[]>;
export const rookLines: Lines = linesOf(STRAIGHT);
export const bishopLines: Lines = linesOf(DIAGONAL);
export const queenLines: Lines = linesOf(EVERY_WAY);

/** The squares that are one step or leap away from a square (PC-5.1). */
export type Steps = PerSquare<readonly Square[]>;
export const kingSteps: Steps = stepsOf(EVERY_WAY);
export const knightLeaps: Steps = stepsOf(LEAPS);

/** By side, the squares that a pawn on a square attacks (PC-5.1). */
export const PAWN_ATTACKS: Readonly<Record<Side, Steps>> = {
  white: stepsOf([
    [-1, 1],
    [1, 1],
  ]),
  black: stepsOf([
    [-1, -1],
    [1, -1],
  ]),
};

function linesOf(directions: readonly Direction[]): Lines {
  return perSquare((square) => {
    const lines: Square[][] = [];
    const [file, row] = [fileOf(square), rowOf(square)];
    for (const direction of directions) {
      const line = lineFrom(file, row, direction);
      if (line.length > 0) lines.push(line);
    }
    return lines;
  });
}

function stepsOf(directions: readonly Direction[]): Steps {
  return perSquare((square) => {
    const steps: Square[] = [];
    const [fromFile, fromRow] = [fileOf(square), rowOf(square)];
    // A call for each square would cost more than all the rest.
    for (const [file, row] of directions) {
      const [toFile, toRow] = [fromFile + file, fromRow + row];
      if (toFile >= 0 && toFile < 8 && toRow >= 0 && toRow < 8) steps.push(toRow * 8 + toFile);
    }
    return steps;
  });
}

function lineFrom(fromFile: number, fromRow: number, [file, row]: Direction): Square[] {
  const line: Square[] = [];
  let [toFile, toRow] = [fromFile + file, fromRow + row];
  while (toFile >= 0 && toFile < 8 && toRow >= 0 && toRow < 8) {
    line.push(toRow * 8 + toFile);
    toFile += file;
    toRow += row;
  }
  return line;
}

/** The squares strictly between two squares of one line, in order of travel; none if they share no line. */
export function squaresBetween(from: Square, to: Square): Square[] {
  for (const line of queenLines(from)) {
    const end = line.indexOf(to);
    if (end >= 0) return line.slice(0, end);
  }
  return [];
}
