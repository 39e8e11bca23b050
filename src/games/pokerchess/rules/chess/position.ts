import type { Ascii } from "../../../../kit/data/ascii";
import { missing, must } from "../../../../kit/data/must";
import type { ChessShape } from "../../../../kit/game/scene";

/** The two sides (PC-1.1), the one that moves first in front. */
export const SIDES = ["white", "black"] as const;
export type Side = (typeof SIDES)[number];

/** A chess piece by its letter: capitals are white, small letters black; knights are N and n. */
export type Man = "K" | "Q" | "R" | "B" | "N" | "P" | "k" | "q" | "r" | "b" | "n" | "p";
/** What is on a square. */
export type Occupant = Man | "";

/** A square by its number: a1 is 0, b1 is 1, h1 is 7, a2 is 8, and h8 is 63 (PC-1.5). */
export type Square = number;

/** A chess position, as much as movement depends on it. */
export interface Position {
  /** By square, 64 in all. */
  board: Occupant[];
  /** The side to move. */
  side: Side;
  /** The castling rights that are left, as letters among `KQkq` (PC-5.6). */
  castling: Ascii;
  /** The square that a pawn has just stepped over and where it may be attacked in passing; -1 if there is none (PC-5.5). */
  enPassant: Square;
}

/** A move or an attack: from square, to square (PC-5.7). */
export interface Move {
  from: Square;
  to: Square;
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === "white" ? "black" : "white";
}

const SIDE_OF: Record<string, Side | undefined> = {};
const SHAPE_OF: Record<string, ChessShape | undefined> = {};
const MAN_OF: Record<Side, Record<ChessShape, Man>> = {
  white: { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P" },
  black: { king: "k", queen: "q", rook: "r", bishop: "b", knight: "n", pawn: "p" },
};
const SHAPES: readonly ChessShape[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
for (const side of SIDES) {
  for (const shape of SHAPES) {
    const man = MAN_OF[side][shape];
    SIDE_OF[man] = side;
    SHAPE_OF[man] = shape;
  }
}

/** The side of the piece on a square; undefined if it is empty. */
export function sideOf(man: Occupant): Side | undefined {
  return SIDE_OF[man];
}

/** The type of the piece on a square; undefined if it is empty. */
export function shapeOf(man: Occupant): ChessShape | undefined {
  return SHAPE_OF[man];
}

/** What is on a square of the board. */
export function occupantOf(board: readonly Occupant[], square: Square): Occupant {
  return board[square] ?? missing("a square of the chess board");
}

/** The type of the chess piece on a square on which one is. */
export function shapeOn(board: readonly Occupant[], square: Square): ChessShape {
  return SHAPE_OF[occupantOf(board, square)] ?? missing("a chess piece on this square");
}

/** The chess piece of a side and type. */
export function manOf(side: Side, shape: ChessShape): Man {
  return MAN_OF[side][shape];
}

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

/** A chess piece of the box. */
interface BoxMan {
  id: string;
  side: Side;
  /** Where it is when a game begins (PC-3.1). */
  home: Square;
}

const BACK_ROW: readonly ChessShape[] = [
  "rook",
  "knight",
  "bishop",
  "queen",
  "king",
  "bishop",
  "knight",
  "rook",
];

/** The 32 chess pieces; a promoted pawn keeps its id (PC-8.4). */
export const BOX_MEN: readonly BoxMan[] = boxMen();

function boxMen(): BoxMan[] {
  const men: BoxMan[] = [];
  for (const side of SIDES) {
    for (let file = 0; file < 8; file++) {
      const letter = FILES.charAt(file);
      const shape = must(BACK_ROW[file], "a chess piece of the back row");
      const isOnly = shape === "king" || shape === "queen";
      men.push(
        { id: isOnly ? `${side}-${shape}` : `${side}-${shape}-${letter}`, side, home: homeOf(side, file, 0) },
        { id: `${side}-pawn-${letter}`, side, home: homeOf(side, file, 1) },
      );
    }
  }
  return men;
}

/** A square on the `row`th row of a side, counted from its own edge. */
function homeOf(side: Side, file: number, row: number): Square {
  return must(squareAt(file, side === "white" ? row : 7 - row), "a square of the chess board");
}

/** What `menAtHome` answers, made with the script: the slice in which a board is loaded has enough to do. */
const AT_HOME = placedAtHome();

/** By square, the id of the piece that is on it when a game begins; empty where none does (PC-3.1). */
export function menAtHome(): string[] {
  return [...AT_HOME];
}

function placedAtHome(): string[] {
  const men: string[] = [];
  for (let square = 0; square < 64; square++) men.push("");
  for (const { id, home } of BOX_MEN) men[home] = id;
  return men;
}
