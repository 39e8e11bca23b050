import type { ChessShape } from "../../../kit/game/scene";
import {
  fileOf,
  rowOf,
  shapeOf,
  sideOf,
  type Occupant,
  type Side,
  type Square,
} from "../rules/chess/position";

/*
 * How good a position is for a side is counted in log-odds: 0 is an even game, 1 a chance of 73 per cent, 2 of 88 per
 * cent. So material, places and chips add up, and a battle is an average of chances.
 */

/** What a chess piece is worth in log-odds. Kings are never added up: a side without one has lost. */
const WORTH: Record<ChessShape, number> = {
  king: 0,
  queen: 0.8,
  rook: 0.45,
  bishop: 0.35,
  knight: 0.35,
  pawn: 0.12,
};

/** What a step towards the middle is worth, and what a pawn gains with each row and just before its promotion. */
const CENTRE: Record<ChessShape, number> = {
  king: -0.02,
  queen: 0.01,
  rook: 0.005,
  bishop: 0.02,
  knight: 0.025,
  pawn: 0.005,
};
const ADVANCE = 0.015;
const RUNNER = 0.03;

function worthAt(shape: ChessShape, side: Side, square: Square): number {
  const fromEdge = Math.min(fileOf(square), 7 - fileOf(square)) + Math.min(rowOf(square), 7 - rowOf(square));
  const placed = WORTH[shape] + CENTRE[shape] * fromEdge;
  if (shape !== "pawn") return placed;
  const steps = side === "white" ? rowOf(square) - 1 : 6 - rowOf(square);
  return placed + ADVANCE * steps + RUNNER * Math.max(0, steps - 3) ** 2;
}

/** By chess piece and square, what was asked for: all of them at once are too much for a frame. */
const PLACES: Record<string, Record<Square, number | undefined> | undefined> = {};

/** What is on a square adds to White's position; the pieces of Black take away. */
export function placeWorth(man: Occupant, square: Square): number {
  return PLACES[man]?.[square] ?? notePlace(man, square);
}

function notePlace(man: Occupant, square: Square): number {
  const side = sideOf(man);
  const shape = shapeOf(man);
  if (side === undefined || shape === undefined) return 0;
  const value = worthAt(shape, side, square);
  const worth = side === "white" ? value : -value;
  const places = PLACES[man] ?? {};
  places[square] = worth;
  PLACES[man] = places;
  return worth;
}

/** How much better White's pieces and places are. */
export function balanceOf(board: readonly Occupant[]): number {
  let balance = 0;
  for (let square = 0; square < 64; square++) {
    const man = board[square] ?? "";
    if (man !== "") balance += placeWorth(man, square);
  }
  return balance;
}

/** The chance to win in a position that is so good. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Log-odds that leave no doubt. */
export const CERTAIN = 1e9;

/** The log-odds of a chance between 0 and 1. */
export function logOddsOf(chance: number): number {
  return Math.log(chance / (1 - chance));
}

/** The chips of both sides in log-odds: an even position is won as often as one has a share of the chips. */
export function chipsWorth(own: number, theirs: number): number {
  return Math.log(Math.max(own, 0.5) / Math.max(theirs, 0.5));
}
