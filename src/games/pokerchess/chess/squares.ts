import { missing } from "../../../kit/must";
import type { Square } from "./position";

const FILES = "abcdefgh";
const NAMES: string[] = [];
const SQUARE_OF: Record<string, Square | undefined> = {};
for (let square = 0; square < 64; square++) {
  const name = `${FILES.charAt(fileOf(square))}${rowOf(square) + 1}`;
  NAMES.push(name);
  SQUARE_OF[name] = square;
}

/** The column of a square, from 0 (file a) to 7 (file h). */
export function fileOf(square: Square): number {
  return square % 8;
}

/** The row of a square, from 0 (rank 1, White's own) to 7 (rank 8). */
export function rowOf(square: Square): number {
  return Math.floor(square / 8);
}

/** The square of this file and row, both from 0; undefined beyond the edge of the board. */
export function squareAt(file: number, row: number): Square | undefined {
  return file < 0 || file > 7 || row < 0 || row > 7 ? undefined : row * 8 + file;
}

/** The name of a square, such as `e4` (PC-1.5). */
export function squareName(square: Square): string {
  return NAMES[square] ?? missing("a square of the chess board");
}

/** The square of this name, or undefined if there is none. */
export function squareOf(name: string): Square | undefined {
  return SQUARE_OF[name];
}
