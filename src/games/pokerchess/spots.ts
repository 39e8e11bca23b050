import type { Spot } from "../../kit/scene";
import { must } from "../../kit/must";
import { squareAt, squareName } from "./chess/squares";
import * as layout from "./layout";
import type { State } from "./state";

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
