import {
  legalMoves,
  rookMove,
  victimOf,
  type MoveOptions,
} from "../../../src/games/pokerchess/rules/chess/moves";
import { writePosition } from "../../../src/games/pokerchess/rules/chess/notation";
import { capture, copyPosition, playQuiet } from "../../../src/games/pokerchess/rules/chess/playing";
import {
  manOf,
  occupantOf,
  otherSide,
  shapeOf,
  squareName,
  type Man,
  type Move,
  type Occupant,
  type Position,
  type Side,
} from "../../../src/games/pokerchess/rules/chess/position";
import type { Promotion } from "../../../src/games/pokerchess/rules/state";

/** The letter of a man, as it is written before its square: `N`, and nothing for a pawn. */
function letterOf(man: Occupant): string {
  return man.toUpperCase() === "P" ? "" : man.toUpperCase();
}

/**
 * A move in standard algebraic notation: `Nbd7`, `exd5`, `e8=Q`, `O-O`. There is no check in Pokerchess (PC-5.2), and so no sign for
 * it.
 */
export function algebraic(
  position: Position,
  options: MoveOptions,
  move: Move,
  promotion?: Promotion,
): string {
  const man = occupantOf(position.board, move.from);
  const rook = rookMove(position, move);
  if (rook !== undefined) return rook.from < move.from ? "O-O-O" : "O-O";
  const isCapture = victimOf(position, move) !== undefined;
  const [from, to] = [squareName(move.from), squareName(move.to)];
  const cross = isCapture ? "x" : "";
  if (shapeOf(man) !== "pawn") return `${letterOf(man)}${origin(position, options, move)}${cross}${to}`;
  const become = promotion === undefined ? "" : `=${letterOf(manOf("white", promotion))}`;
  return `${isCapture ? from.charAt(0) : ""}${cross}${to}${become}`;
}

/** What tells a piece from others of its kind that can go to the same square: its file, its rank, or both. */
function origin(position: Position, options: MoveOptions, move: Move): string {
  const man = position.board[move.from];
  const isSound = isChess(position, options, move);
  const rivals = legalMoves(position, options).filter(
    (other) =>
      other.to === move.to &&
      other.from !== move.from &&
      position.board[other.from] === man &&
      (!isSound || isChess(position, options, other)),
  );
  if (rivals.length === 0) return "";
  const name = squareName(move.from);
  for (const part of [name.charAt(0), name.charAt(1)]) {
    if (rivals.every(({ from }) => !squareName(from).includes(part))) return part;
  }
  return name;
}

/** Whether a move is one of chess too: no king is taken, and one's own can't be (there is no check in PC-5.2). */
export function isChess(position: Position, options: MoveOptions, move: Move): boolean {
  const { side } = position;
  const victim = victimOf(position, move);
  const rook = rookMove(position, move);
  if (victim !== undefined && shapeOf(occupantOf(position.board, victim)) === "king") return false;
  if (rook !== undefined && isInCheck(position, options, side)) return false;
  const after = copyPosition(position);
  if (victim === undefined) playQuiet(after, move, options);
  else capture(after, move, victim);
  if (rook === undefined) return !isInCheck(after, options, side);
  const passing = copyPosition(position);
  playQuiet(passing, { from: move.from, to: rook.to }, options);
  return !isInCheck(after, options, side) && !isInCheck(passing, options, side);
}

/** Whether the other side could attack the king of this one. */
function isInCheck(position: Position, options: MoveOptions, side: Side): boolean {
  const king: Man = manOf(side, "king");
  const turned = { ...position, side: otherSide(side), castling: "" };
  return legalMoves(turned, options).some(({ to }) => position.board[to] === king);
}

/** A position in the notation of chess programs, with the number of the full move; `turn` counts the turns of both. */
export function fenOf(position: Position, { castling }: MoveOptions, turn: number): string {
  const rights = castling ? position : { ...position, castling: "" };
  return `${writePosition(rights)} 0 ${Math.ceil(turn / 2)}`;
}
