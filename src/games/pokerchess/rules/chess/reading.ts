import type { Ascii } from "../../../../kit/data/ascii";
import { manOf, SIDES, squareOf, type Man, type Occupant, type Position } from "./position";

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
