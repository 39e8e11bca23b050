import { must } from "../../kit/must";
import type { Move } from "./chess/position";
import type { OpenState } from "./state";

/** Moves the id of a chess piece along with it. */
export function moveMan({ men }: OpenState, { from, to }: Move): void {
  if (from === to) return;
  men[to] = must(men[from], "a square of the chess board");
  men[from] = "";
}
