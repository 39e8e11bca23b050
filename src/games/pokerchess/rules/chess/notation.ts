import type { Ascii } from "../../../../kit/data/ascii";
import { isAttack } from "./moves";
import { squareName, squareOf, type Move, type Occupant, type Position } from "./position";

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
