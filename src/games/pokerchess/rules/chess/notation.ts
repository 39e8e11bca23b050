import type { Ascii } from "../../../../kit/ascii";
import { isAttack } from "./moves";
import {
  manOf,
  SIDES,
  squareName,
  squareOf,
  type Man,
  type Move,
  type Occupant,
  type Position,
} from "./position";

/** The starting position (PC-3.1). */
export const STARTING_POSITION = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

const MEN: Record<string, Man | undefined> = {};
for (const side of SIDES) {
  for (const shape of ["king", "queen", "rook", "bishop", "knight", "pawn"] as const) {
    const man = manOf(side, shape);
    MEN[man] = man;
  }
}
const DIGITS = "12345678";

/**
 * Reads the usual one-line notation: board, side to move, castling rights, en passant square; what is missing behind the
 * board counts as White to move and as no rights. Undefined if it does not describe 64 squares.
 */
export function readPosition(text: Ascii): Position | undefined {
  const [rows = "", side = "w", castling = "-", passed = "-"] = text.split(" ");
  const board = readBoard(rows);
  if (board === undefined) return undefined;
  return {
    board,
    side: side === "b" ? "black" : "white",
    castling: castling === "-" ? "" : castling,
    enPassant: squareOf(passed) ?? -1,
  };
}

function readBoard(text: Ascii): Occupant[] | undefined {
  const rows = text.split("/");
  const board: Occupant[] = [];
  for (let row = 7; row >= 0; row--) {
    const letters = rows[row] ?? "";
    for (let at = 0; at < letters.length; at++) {
      const letter = letters.charAt(at);
      const man = MEN[letter];
      if (man !== undefined) {
        board.push(man);
        continue;
      }
      const empty = DIGITS.indexOf(letter) + 1;
      if (empty === 0) return undefined;
      for (let i = 0; i < empty; i++) board.push("");
    }
    if (board.length !== (8 - row) * 8) return undefined;
  }
  return rows.length === 8 ? board : undefined;
}

/** Writes a position in the usual one-line notation. */
export function writePosition({ board, side, castling, enPassant }: Position): string {
  const passed = enPassant < 0 ? "-" : squareName(enPassant);
  return `${writeBoard(board)} ${side === "white" ? "w" : "b"} ${castling === "" ? "-" : castling} ${passed}`;
}

/** Writes what is on the board, from a8 to h1. */
export function writeBoard(board: readonly Occupant[]): string {
  const rows: string[] = [];
  for (let row = 7; row >= 0; row--) rows.push(writeRow(board, row));
  return rows.join("/");
}

function writeRow(board: readonly Occupant[], row: number): string {
  let text = "";
  let empty = 0;
  for (let square = row * 8; square < row * 8 + 8; square++) {
    const man = board[square] ?? "";
    if (man === "") empty++;
    else {
      text += empty === 0 ? man : `${empty}${man}`;
      empty = 0;
    }
  }
  return empty === 0 ? text : `${text}${empty}`;
}

/** Writes a legal move: `e2e3`, and with an x if it is an attack: `e4xd5` (PC-5.7). */
export function writeMove(position: Position, move: Move): string {
  return `${squareName(move.from)}${isAttack(position, move) ? "x" : ""}${squareName(move.to)}`;
}

/** Reads a move, with or without its x; undefined if it is none. */
export function readMove(text: Ascii): Move | undefined {
  const from = squareOf(text.slice(0, 2));
  const to = squareOf(text.slice(text.charAt(2) === "x" ? 3 : 2));
  return from === undefined || to === undefined ? undefined : { from, to };
}
