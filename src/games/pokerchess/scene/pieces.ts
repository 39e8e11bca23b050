import { must } from "../../../kit/must";
import type { Seat } from "../../../kit/rules";
import type { ChessShape, Spot } from "../../../kit/scene";
import { SIDES, squareAt, squareName, type Side, type Square } from "../rules/chess/position";
import type { Role, State } from "../rules/state";
import * as layout from "./layout";

/** The seats for which the box holds chips, whether they are taken or not (PC-12.1). */
export const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const CHESS_BOARD = "chess-board";
export const DECK = "deck";
export const BURNT = "burnt";
export const POT = "pot";

/** The chips of a seat, and what each side of a battle has put in on the street. */
export function stackPiece(seat: Seat): string {
  return `stack${seat + 1}`;
}
export function betPiece(role: Role): string {
  return `bet-${role}`;
}

/** A chess piece of the box. */
interface BoxMan {
  id: string;
  side: Side;
  /** Where it stands when a game begins (PC-3.1). */
  home: Square;
}

const FILES = "abcdefgh";
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

/** By square, the id of the piece that stands on it when a game begins; empty where none does (PC-3.1). */
export function menAtHome(): string[] {
  return [...AT_HOME];
}

function placedAtHome(): string[] {
  const men: string[] = [];
  for (let square = 0; square < 64; square++) men.push("");
  for (const { id, home } of BOX_MEN) men[home] = id;
  return men;
}

/** The squares without what stands on them. */
const SQUARES = squares();

function squares(): Omit<Spot, "pieces">[] {
  const list: Omit<Spot, "pieces">[] = [];
  for (let row = 0; row < 8; row++) {
    for (let file = 0; file < 8; file++) {
      const { x, z } = layout.squarePoint(file, row);
      const id = squareName(must(squareAt(file, row), "a square of the chess board"));
      list.push({ id, x, z, width: layout.SQUARE, depth: layout.SQUARE });
    }
  }
  return list;
}

/** The squares of the chess board, on to which a chess piece can be dropped, in the order of their numbers. */
export function spots({ men }: State): Spot[] {
  const list: Spot[] = [];
  for (let square = 0; square < SQUARES.length; square++) {
    const spot = SQUARES[square];
    if (spot === undefined) continue;
    const { id, x, z, width, depth } = spot;
    const man = men[square] ?? "";
    // Field by field: in Lua a spread costs ten times as much.
    list.push({ id, x, z, width, depth, pieces: man === "" ? [] : [man] });
  }
  return list;
}
