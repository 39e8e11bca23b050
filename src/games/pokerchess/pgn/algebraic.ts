import type { Ascii } from "../../../kit/data/ascii";
import { bishopLines, kingSteps, knightLeaps, PAWN_ATTACKS, rookLines } from "../rules/chess/lines";
import { movesFrom, rookMove, victimOf, type MoveOptions } from "../rules/chess/moves";
import { writePosition } from "../rules/chess/notation";
import { capture, copyPosition, playQuiet } from "../rules/chess/playing";
import {
  manOf,
  occupantOf,
  otherSide,
  shapeOf,
  squareName,
  type Move,
  type Occupant,
  type Position,
  type Side,
  type Square,
} from "../rules/chess/position";
import type { Promotion } from "../rules/state";

/** The letter of a man, as it is written before its square: `N`, and nothing for a pawn. */
function letterOf(man: Occupant): Ascii {
  return man.toUpperCase() === "P" ? "" : man.toUpperCase();
}

/**
 * A move in standard algebraic notation: `Nbd7`, `exd5`, `e8=Q`, `O-O`. There is no check in Pokerchess (PC-5.2), and so no sign for
 * it.
 * @param isSound whether it is a move of chess, too
 */
export function algebraic(
  position: Position,
  options: MoveOptions,
  move: Move,
  promotion?: Promotion,
  isSound = isChess(position, options, move),
): Ascii {
  const man = occupantOf(position.board, move.from);
  const rook = rookMove(position, move);
  if (rook !== undefined) return rook.from < move.from ? "O-O-O" : "O-O";
  const isCapture = victimOf(position, move) !== undefined;
  const from: Ascii = squareName(move.from);
  const to = squareName(move.to);
  const cross = isCapture ? "x" : "";
  if (shapeOf(man) !== "pawn") {
    return `${letterOf(man)}${origin(position, options, move, isSound)}${cross}${to}`;
  }
  const become = promotion === undefined ? "" : `=${letterOf(manOf("white", promotion))}`;
  return `${isCapture ? from.charAt(0) : ""}${cross}${to}${become}`;
}

/** What tells a piece from others of its kind that can go to the same square: its file, its rank, or both. */
function origin(position: Position, options: MoveOptions, move: Move, isSound: boolean): Ascii {
  const rivals = rivalsOf(position, options, move, isSound);
  if (rivals.length === 0) return "";
  const name: Ascii = squareName(move.from);
  for (const part of [name.charAt(0), name.charAt(1)]) {
    if (rivals.every((from) => !squareName(from).includes(part))) return part;
  }
  return name;
}

/** Where other pieces of the same kind are that can go to the same square; only by a move of chess, if this is one. */
function rivalsOf(position: Position, options: MoveOptions, move: Move, isSound: boolean): Square[] {
  const { board } = position;
  const man = board[move.from];
  const rivals: Square[] = [];
  for (let from = 0; from < 64; from++) {
    if (board[from] !== man || from === move.from) continue;
    const same = movesFrom(position, options, from).find(({ to }) => to === move.to);
    if (same !== undefined && (!isSound || isChess(position, options, same))) rivals.push(from);
  }
  return rivals;
}

/** Whether a move is one of chess too: no king is taken, and one's own can't be (there is no check in PC-5.2). */
export function isChess(position: Position, options: MoveOptions, move: Move): boolean {
  const { side } = position;
  const victim = victimOf(position, move);
  const rook = rookMove(position, move);
  if (victim !== undefined && shapeOf(occupantOf(position.board, victim)) === "king") return false;
  if (rook !== undefined && isInCheck(position, side)) return false;
  const after = copyPosition(position);
  if (victim === undefined) playQuiet(after, move, options);
  else capture(after, move, victim);
  if (rook === undefined) return !isInCheck(after, side);
  const passing = copyPosition(position);
  playQuiet(passing, { from: move.from, to: rook.to }, options);
  return !isInCheck(after, side) && !isInCheck(passing, side);
}

/** Whether the other side could attack the king of this one: looked for from the king's square, which is quick. */
function isInCheck({ board }: Position, side: Side): boolean {
  const king = board.indexOf(manOf(side, "king"));
  if (king < 0) return false;
  const by = otherSide(side);
  const [queen, rook, bishop] = [manOf(by, "queen"), manOf(by, "rook"), manOf(by, "bishop")];
  return (
    holds(board, knightLeaps(king), manOf(by, "knight")) ||
    holds(board, kingSteps(king), manOf(by, "king")) ||
    holds(board, PAWN_ATTACKS[side](king), manOf(by, "pawn")) ||
    rookLines(king).some((line) => isFirst(board, line, queen, rook)) ||
    bishopLines(king).some((line) => isFirst(board, line, queen, bishop))
  );
}

function holds(board: readonly Occupant[], squares: readonly Square[], man: Occupant): boolean {
  return squares.some((square) => board[square] === man);
}

/** Whether the first piece on a line is one of these. */
function isFirst(
  board: readonly Occupant[],
  line: readonly Square[],
  man: Occupant,
  other: Occupant,
): boolean {
  for (const square of line) {
    const found = board[square];
    if (found !== "") return found === man || found === other;
  }
  return false;
}

/** A position in the notation of chess programs, with the number of the full move; `turn` counts the turns of both. */
export function fenOf(position: Position, { castling }: MoveOptions, turn: number): Ascii {
  const rights = castling ? position : { ...position, castling: "" };
  return `${writePosition(rights)} 0 ${Math.ceil(turn / 2)}`;
}
