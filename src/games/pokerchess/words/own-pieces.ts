import { listed, sideBySide } from "../../../kit/enumeration";
import type { Seat, Viewer } from "../../../kit/rules";
import type { ChessShape } from "../../../kit/scene";
import { seatMark } from "../../../kit/seat-names";
import { fill } from "../../../kit/words";
import { text } from "../catalogue";
import { shapeOn, squareName, type Square } from "../rules/chess/position";
import type { Seen } from "../rules/state";
import { generalOf, rosterOf, sideOfSeat } from "../rules/teams/roster";

const SHAPES: readonly ChessShape[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
/** More pieces than this are counted: a panel has no room to name them. */
const MOST_NAMED = 8;

/** A sentence, and for a member of a team which pieces that member fights for and who moves them (PC-12.9, PC-12.11). */
export function withOwnPieces(sentence: string, seen: Seen, viewer: Viewer): string {
  if (viewer === "spectator") return sentence;
  const side = sideOfSeat(seen, viewer);
  if (rosterOf(seen, side).length === 1) return sentence;
  const general = generalOf(seen, side);
  const { pieces, none, ofMember, ofGeneral } = text().OWN_PIECES;
  const squares = squaresOf(seen, viewer);
  const owned = general === viewer ? ofGeneral : squares.length === 0 ? none : ofMember;
  const values = { player: seatMark(general), pieces: pieceNames(seen, squares) };
  return fill(pieces, { sentence, pieces: fill(owned, values) });
}

/** The squares of the pieces for which a seat fights. */
function squaresOf({ men, owners }: Seen, seat: Seat): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < men.length; square++) {
    if (owners[men[square] ?? ""] === seat) squares.push(square);
  }
  return squares;
}

/** Chess pieces by kind and square: `Rook a1 · Pawns a2–d2, f2`. */
function pieceNames({ position }: Seen, squares: readonly Square[]): string {
  const { OWN_PIECES, SHAPE_TITLES, SHAPE_GROUPS } = text();
  if (squares.length > MOST_NAMED) return fill(OWN_PIECES.many, { count: squares.length });
  const names: string[] = [];
  for (const kind of SHAPES) {
    const alike = squares.filter((square) => shapeOn(position.board, square) === kind);
    if (alike.length === 0) continue;
    const shape = (alike.length === 1 ? SHAPE_TITLES : SHAPE_GROUPS)[kind];
    names.push(fill(OWN_PIECES.shape, { shape, squares: listed(rangesOf(alike)) }));
  }
  return sideBySide(names);
}

/** Squares by name; neighbours in a row are named by the first and the last of them. */
function rangesOf(squares: readonly Square[]): string[] {
  const ranges: string[] = [];
  let first: Square | undefined;
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] ?? 0;
    first ??= square;
    // The square after h1 is a2, which is no neighbour.
    if (squares[i + 1] === square + 1 && square % 8 !== 7) continue;
    ranges.push(first === square ? squareName(square) : `${squareName(first)}–${squareName(square)}`);
    first = undefined;
  }
  return ranges;
}
