import type { GameOptions } from "../options";
import {
  bishopLines,
  kingSteps,
  knightLeaps,
  PAWN_ATTACKS,
  queenLines,
  rookLines,
  squaresBetween,
  type Lines,
  type Steps,
} from "./lines";
import {
  manOf,
  otherSide,
  shapeOf,
  SIDES,
  type Move,
  type Position,
  type Side,
  type Square,
} from "./position";

/** The options that movement depends on (PC-5.4). */
export type MoveOptions = Pick<GameOptions, "pawnDoubleStep" | "enPassant" | "castling">;

/** How the pieces move, by their letter; pawns, which are in neither table, move as `addPawnMoves` says. */
const LINES_OF: Record<string, Lines | undefined> = {};
const STEPS_OF: Record<string, Steps | undefined> = {};
/** Which letters are a side's own, so looking at a square takes no call. */
const OWN: Record<Side, Record<string, boolean | undefined>> = { white: {}, black: {} };
for (const side of SIDES) {
  LINES_OF[manOf(side, "queen")] = queenLines;
  LINES_OF[manOf(side, "rook")] = rookLines;
  LINES_OF[manOf(side, "bishop")] = bishopLines;
  STEPS_OF[manOf(side, "king")] = kingSteps;
  STEPS_OF[manOf(side, "knight")] = knightLeaps;
  for (const shape of ["king", "queen", "rook", "bishop", "knight", "pawn"] as const) {
    OWN[side][manOf(side, shape)] = true;
  }
}

/** Where pawns step from, and where they start (PC-5.5). */
const FORWARD: Record<Side, number> = { white: 8, black: -8 };
const PAWN_ROW: Record<Side, { first: Square; last: Square }> = {
  white: { first: 8, last: 15 },
  black: { first: 48, last: 55 },
};
/** Where a king castles from (PC-5.6). */
const KING_HOME: Record<Side, Square> = { white: 4, black: 60 };

/** A way to castle: the letter of its right, how far the king and the rook go, and what must be empty (PC-5.6). */
interface Castling {
  right: string;
  king: Square;
  kingTo: Square;
  rook: Square;
  rookTo: Square;
  empty: readonly Square[];
}

const CASTLINGS: Record<Side, readonly Castling[]> = {
  white: [
    { right: "Q", king: 4, kingTo: 2, rook: 0, rookTo: 3, empty: [1, 2, 3] },
    { right: "K", king: 4, kingTo: 6, rook: 7, rookTo: 5, empty: [5, 6] },
  ],
  black: [
    { right: "q", king: 60, kingTo: 58, rook: 56, rookTo: 59, empty: [57, 58, 59] },
    { right: "k", king: 60, kingTo: 62, rook: 63, rookTo: 61, empty: [61, 62] },
  ],
};

/** Every legal move of the side to move, in the order of the squares moved from (PC-5.3). */
export function legalMoves(position: Position, options: MoveOptions): Move[] {
  const moves: Move[] = [];
  const own = OWN[position.side];
  const { board } = position;
  for (let from = 0; from < 64; from++) {
    const man = board[from] ?? "";
    if (own[man] === true) addMoves(position, options, from, man, moves);
  }
  return moves;
}

/** The legal moves of the piece on one square; none if it is empty or not the side to move's. */
export function movesFrom(position: Position, options: MoveOptions, square: Square): Move[] {
  const moves: Move[] = [];
  const man = position.board[square] ?? "";
  if (OWN[position.side][man] === true) addMoves(position, options, square, man, moves);
  return moves;
}

/** Whether a move is legal (PC-5.3). */
export function isLegal(position: Position, options: MoveOptions, { from, to }: Move): boolean {
  return movesFrom(position, options, from).some((move) => move.to === to);
}

/** Whether the side to move has any legal move (PC-4.2). */
export function canMove(position: Position, options: MoveOptions): boolean {
  for (let from = 0; from < 64; from++) if (movesFrom(position, options, from).length > 0) return true;
  return false;
}

function addMoves(position: Position, options: MoveOptions, from: Square, man: string, moves: Move[]): void {
  const lines = LINES_OF[man];
  const steps = STEPS_OF[man];
  if (lines !== undefined) addSlides(position, from, lines(from), moves);
  else if (steps === undefined) addPawnMoves(position, options, from, moves);
  else {
    addSteps(position, from, steps(from), moves);
    if (options.castling && steps === kingSteps) addCastlings(position, from, moves);
  }
}

function addSlides(
  { board, side }: Position,
  from: Square,
  lines: readonly (readonly Square[])[],
  moves: Move[],
): void {
  const own = OWN[side];
  for (const line of lines) {
    for (const to of line) {
      const man = board[to] ?? "";
      if (own[man] === true) break;
      moves.push({ from, to });
      if (man !== "") break;
    }
  }
}

function addSteps({ board, side }: Position, from: Square, steps: readonly Square[], moves: Move[]): void {
  const own = OWN[side];
  for (const to of steps) if (own[board[to] ?? ""] !== true) moves.push({ from, to });
}

function addPawnMoves(position: Position, options: MoveOptions, from: Square, moves: Move[]): void {
  const { board, side } = position;
  const forward = FORWARD[side];
  if (board[from + forward] === "") {
    moves.push({ from, to: from + forward });
    const { first, last } = PAWN_ROW[side];
    if (options.pawnDoubleStep && from >= first && from <= last && board[from + 2 * forward] === "") {
      moves.push({ from, to: from + 2 * forward });
    }
  }
  const own = OWN[side];
  for (const to of PAWN_ATTACKS[side](from)) {
    const man = board[to] ?? "";
    if (man === "" ? options.enPassant && isPassedOver(position, to) : own[man] !== true) {
      moves.push({ from, to });
    }
  }
}

/** Whether an opposing pawn has just stepped over this square (PC-5.5). */
function isPassedOver({ board, side, enPassant }: Position, square: Square): boolean {
  return square === enPassant && board[square - FORWARD[side]] === manOf(otherSide(side), "pawn");
}

function addCastlings({ board, side, castling }: Position, from: Square, moves: Move[]): void {
  if (castling === "" || from !== KING_HOME[side]) return;
  for (const { right, kingTo, rook, empty } of CASTLINGS[side]) {
    const isFree = castling.includes(right) && board[rook] === manOf(side, "rook");
    if (isFree && empty.every((square) => board[square] === "")) moves.push({ from, to: kingTo });
  }
}

/** How the rook moves along if this move is castling; undefined for any other move (PC-5.6). */
export function rookMove({ board, side }: Position, { from, to }: Move): Move | undefined {
  if (from !== KING_HOME[side] || shapeOf(board[from] ?? "") !== "king") return undefined;
  const castling = CASTLINGS[side].find(({ kingTo }) => kingTo === to);
  return castling === undefined ? undefined : { from: castling.rook, to: castling.rookTo };
}

/** Where the piece is that a legal move attacks; undefined if the move is quiet (PC-4.3, PC-4.4, PC-5.5). */
export function victimOf({ board, side }: Position, { from, to }: Move): Square | undefined {
  if (board[to] !== "") return to;
  const isSlant = (to - from) % 8 !== 0;
  return isSlant && shapeOf(board[from] ?? "") === "pawn" ? to - FORWARD[side] : undefined;
}

/** Whether a legal move would capture in chess (PC-4.4). */
export function isAttack(position: Position, move: Move): boolean {
  return victimOf(position, move) !== undefined;
}

/** Where an attacker may be after it failed: where it came from, then the squares on its way (PC-8.2, PC-8.3). */
export function retreatSquares({ board }: Position, { from, to }: Move): Square[] {
  const slides = LINES_OF[board[from] ?? ""] !== undefined;
  return slides ? [from].concat(squaresBetween(from, to)) : [from];
}

/** Whether a pawn that has arrived here has to be promoted (PC-8.4). */
export function isPromotion({ board }: Position, square: Square): boolean {
  const man = board[square];
  return (man === "P" && square >= 56) || (man === "p" && square < 8);
}

/** The square that a pawn's double step passes over; undefined for any other move (PC-5.5). */
export function passedOver({ board }: Position, { from, to }: Move): Square | undefined {
  const isDouble = Math.abs(to - from) === 16 && shapeOf(board[from] ?? "") === "pawn";
  return isDouble ? (from + to) / 2 : undefined;
}
