import { legalMoves, type MoveOptions } from "../games/pokerchess/rules/chess/moves";
import { readPosition, STARTING_POSITION } from "../games/pokerchess/rules/chess/reading";
import type { Position } from "../games/pokerchess/rules/chess/position";

/** The positions that generators of chess moves are usually checked and measured with. */
export const CHESS_POSITIONS: readonly string[] = [
  STARTING_POSITION,
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -",
  "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -",
  "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -",
  "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -",
];

/** All moves of chess, so other programs have as much to look for. */
const STANDARD: MoveOptions = { pawnDoubleStep: true, enPassant: true, castling: true };

/** The positions as the rules of Pokerchess know them. */
export function chessPositions(): Position[] {
  const positions: Position[] = [];
  for (const text of CHESS_POSITIONS) {
    const position = readPosition(text);
    if (position !== undefined) positions.push(position);
  }
  return positions;
}

/** Lists the legal moves of every position once; answers how many there are. */
export function listChessMoves(positions: readonly Position[]): number {
  let count = 0;
  for (const position of positions) count += legalMoves(position, STANDARD).length;
  return count;
}
