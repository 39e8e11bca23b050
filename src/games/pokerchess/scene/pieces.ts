import { must } from "../../../kit/data/must";
import type { Seat } from "../../../kit/rules/rules";
import type { Spot } from "../../../kit/game/scene";
import { squareAt, squareName } from "../rules/chess/position";
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

/** The empty squares, with the board as it is at first and turned. */
const SQUARES = squares(false);
const TURNED_SQUARES = squares(true);

function squares(turned: boolean): Omit<Spot, "pieces">[] {
  const list: Omit<Spot, "pieces">[] = [];
  for (let row = 0; row < 8; row++) {
    for (let file = 0; file < 8; file++) {
      const { x, z } = layout.squarePoint(file, row, turned);
      const id = squareName(must(squareAt(file, row), "a square of the chess board"));
      list.push({ id, x, z, width: layout.SQUARE, depth: layout.SQUARE });
    }
  }
  return list;
}

/** The squares of the chess board, on to which a chess piece can be dropped, in the order of their numbers. */
export function spots({ men }: State, turned = false): Spot[] {
  const list: Spot[] = [];
  const squares = turned ? TURNED_SQUARES : SQUARES;
  for (let square = 0; square < squares.length; square++) {
    const spot = squares[square];
    if (spot === undefined) continue;
    const { id, x, z, width, depth } = spot;
    const man = men[square] ?? "";
    // Field by field: in Lua a spread costs ten times as much.
    list.push({ id, x, z, width, depth, pieces: man === "" ? [] : [man] });
  }
  return list;
}
