import { countMoves, type CountMode } from "../../src/games/pokerchess/rules/chess/playing";
import { canMove, isAttack, legalMoves, movesFrom } from "../../src/games/pokerchess/rules/chess/moves";
import { readMove, writeMove, writePosition } from "../../src/games/pokerchess/rules/chess/notation";
import { readPosition, STARTING_POSITION } from "../../src/games/pokerchess/rules/chess/reading";
import {
  fileOf,
  rowOf,
  squareAt,
  squareName,
  squareOf,
  type Position,
} from "../../src/games/pokerchess/rules/chess/position";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectCase, expectGame, expectRefused, movesOf, played } from "./cases";

const SIMPLIFIED = { pawnDoubleStep: false, enPassant: false, castling: false };
const STANDARD = { pawnDoubleStep: true, enPassant: true, castling: true };
const MODES: readonly CountMode[] = ["quiet", "win", "fail", "tree"];

/** Two positions full of captures, promotions, castling and pins, which chess programs are checked with. */
const CROWDED = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
const PROMOTING = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -";

function positionOf(text: string): Position {
  return expectPresent(readPosition(text), text);
}

function moves(position: string, set: string, expected: readonly string[]): void {
  expectCase("moves", { position, set }, expected);
}

/** The legal moves from one square, in the simplified set. */
function from(text: string, square: string): string[] {
  const position = positionOf(text);
  return movesFrom(position, SIMPLIFIED, squareOf(square) ?? -1).map((move) => writeMove(position, move));
}

describe("PC-5 Movement", () => {
  it("PC-5.1 kings, knights and pawns step, queens, rooks and bishops slide up to the first piece", () => {
    expectSame(from("7k/8/8/8/3N4/8/8/K7 w - -", "d4").length, 8);
    expectSame(from("7k/8/8/8/8/8/8/N6K w - -", "a1"), ["a1c2", "a1b3"]);
    expectSame(from("7k/8/8/3K4/8/8/8/8 w - -", "d5").length, 8);
    expectSame(from("7k/8/8/8/3Q4/8/8/K7 w - -", "d4").length, 26);
    expectSame(from("7k/8/8/1p6/8/8/PR5K/8 w - -", "b2"), [
      ...["b2b1", "b2c2", "b2d2", "b2e2", "b2f2", "b2g2", "b2b3", "b2b4", "b2xb5"],
    ]);
    expectSame(from("7k/6p1/8/8/3B4/8/1P5K/8 w - -", "d4"), [
      ...["d4c3", "d4e3", "d4f2", "d4g1", "d4c5", "d4b6", "d4a7", "d4e5", "d4f6", "d4xg7"],
    ]);
  });
  it("PC-5.1 pawns go straight ahead if the square is empty and attack one square diagonally ahead", () => {
    expectSame(from("7k/8/8/2ppp3/3P4/8/8/K7 w - -", "d4"), ["d4xc5", "d4xe5"]);
    expectSame(from("7k/8/8/8/3P4/8/8/K7 w - -", "d4"), ["d4d5"]);
    expectSame(from("7k/8/8/p6p/P6P/8/8/K7 w - -", "a4"), []);
    moves("7k/3p4/2R5/8/8/8/8/K7 b - -", "simplified", ["d7d6", "d7xc6", "h8g7", "h8g8", "h8h7"]);
    // Nothing is attacked round the edge of the board.
    expectSame(from("7k/8/8/p7/7P/8/8/K7 w - -", "h4"), ["h4h5"]);
  });
  it("PC-5.2 there is no check: kings go to, stay on and are left on attacked squares, and attack each other", () => {
    moves("8/8/8/8/8/8/1k6/K6r w - -", "simplified", ["a1a2", "a1b1", "a1xb2"]);
    expectGame({ position: "7k/8/8/8/8/8/6r1/K7 w - -" }, ["a1a2", "h8h7", "a2b2"], { phase: "move" });
  });
  it("PC-5.3 whatever moves by these rules is legal, and nothing else is", () => {
    const play = played({ position: "7k/8/8/8/8/3p4/3P4/K7 w - -" });
    expectSame(movesOf(play.state), ["a1a2", "a1b1", "a1b2"]);
    expectRefused(play, "d2d3", "PC-5.1", "cannotReach");
    expectRefused(play, "a1a3", "PC-5.1", "cannotReach");
    expectRefused(play, "c4c5", "PC-5.1", "emptySquare");
    expectRefused(play, "d3d2", "PC-5.1", "opposingPiece");
    expectRefused(played({ position: "7k/8/8/8/8/8/N7/K7 w - -" }), "a1a2", "PC-5.1", "ownPieceThere");
    expectTrue(!canMove(positionOf("8/8/8/8/8/p7/P7/8 w - -"), STANDARD));
  });
  it("PC-5.4 in the simplified set there is no double step, no en passant and no castling; promotion is kept", () => {
    expectSame(movesOf(played({}).state).length, 12);
    const play = played({ position: "7k/8/8/8/8/8/3P4/4K2R w KQ -" });
    expectRefused(play, "d2d4", "PC-5.4", "doubleStepOff");
    expectRefused(play, "e1g1", "PC-5.4", "castlingOff");
    moves("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "simplified", ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e5e6"]);
    expectGame({ position: "7k/P7/8/8/8/8/8/K7 w - -" }, ["a7a8"], { phase: "promote", decides: "white" });
  });
  it("PC-5.5 with pawnDoubleStep a pawn on its second rank may go two empty squares", () => {
    moves("7k/8/8/8/8/1p6/PP6/K7 w - -", "standard", ["a1b1", "a2a3", "a2a4", "a2xb3"]);
    moves("7k/p7/8/p7/8/8/8/1K6 b - -", "standard", ["a5a4", "a7a6", "h8g7", "h8g8", "h8h7"]);
    moves("7k/8/8/8/8/P7/8/8 w - -", "standard", ["a3a4"]);
  });
  it("PC-5.5 a pawn that failed from there keeps the right", () => {
    const given = { position: "7k/8/8/8/8/3n4/4P3/K7 w - -", set: "standard" };
    const { state } = played(given, ["e2xd3", "call", "fold", "h8h7"]);
    expectTrue(movesOf(state).includes("e2e4"));
  });
  it("PC-5.5 en passant: the stepping pawn is attacked on the square it passed over", () => {
    const given = { position: "4k3/3p4/8/4P3/8/8/8/4K3 b - -", set: "standard" };
    expectGame(given, ["d7d5"], { enPassant: "d6" });
    // The victim is taken from where it is, the attacker lands on the passed-over square.
    expectGame(given, ["d7d5", "e5xd6", "fold"], { position: "4k3/8/3P4/8/8/8/8/4K3 b - -" });
    // On failure it stays, and so does the victim.
    const failed = "4k3/8/8/3pP3/8/8/8/4K3 b - -";
    expectGame(given, ["d7d5", "e5xd6", "call", "fold"], { position: failed, phase: "move" });
  });
  it("PC-5.5 the right lasts one turn, and lapses also when any battle takes place in that turn", () => {
    const given = { position: "4k3/3p4/8/4P2R/8/8/8/4K2n b - -", set: "standard" };
    const quiet = played(given, ["d7d5", "e1e2", "e8e7"]).state;
    expectTrue(!movesOf(quiet).includes("e5xd6"));
    expectGame(given, ["d7d5", "h5xh1", "call", "fold", "retreat:h5"], { enPassant: "-" });
    const off = { ...given, set: "simplified", options: { pawnDoubleStep: true } };
    expectTrue(!movesOf(played(off, ["d7d5"]).state).includes("e5xd6"));
  });
  it("PC-5.6 castling: an unmoved king and rook with nothing in between, whatever is attacked", () => {
    const castling = { position: "4k3/8/8/8/1r4r1/8/P7/R3K2R w KQ -", set: "standard" };
    const { state } = played(castling);
    expectTrue(movesOf(state).includes("e1g1") && movesOf(state).includes("e1c1"));
    expectGame(castling, ["e1g1"], { position: "4k3/8/8/8/1r4r1/8/P7/R4RK1 b - -" });
    expectGame(castling, ["e1c1"], { position: "4k3/8/8/8/1r4r1/8/P7/2KR3R b - -" });
    const blocked = { position: "rn2k1nr/8/8/8/8/8/8/4K3 b kq -", set: "standard" };
    expectTrue(!movesOf(played(blocked).state).some((move) => move === "e8g8" || move === "e8c8"));
    expectGame({ position: "r3k3/8/8/8/8/8/8/4K3 b q -", set: "standard" }, ["e8c8"], {
      position: "2kr4/8/8/8/8/8/8/4K3 w - -",
    });
  });
  it("PC-5.6 the right is lost when king or rook move or attack, even if they come back, or the rook is captured", () => {
    const given = { position: "r3k2r/8/8/8/8/8/1n6/R3K2R w KQkq -", set: "standard" };
    expectGame(given, ["e1e2"], { castling: "kq" });
    expectGame(given, ["a1a2"], { castling: "Kkq" });
    expectGame(given, ["a1xa8", "fold"], { castling: "Kk" });
    expectGame(given, ["h1xh8", "call", "fold", "retreat:h1"], { castling: "Qkq" });
    const king = { position: "4k3/8/8/8/8/8/3n4/R3K2R w KQ -", set: "standard" };
    expectGame(king, ["e1xd2", "call", "fold"], { castling: "-" });
  });
  it("PC-5.7 moves are written from square to square, attacks with an x", () => {
    const position = positionOf("7k/8/8/3pP3/8/8/8/R3K3 w Q d6");
    const written = legalMoves(position, STANDARD).map((move) => writeMove(position, move));
    for (const text of ["e1c1", "e5e6", "e5xd6"]) expectTrue(written.includes(text), text);
    expectSame(readMove("e5xd6"), readMove("e5d6"));
    expectSame(readMove("e5xd9"), undefined);
  });
});

describe("PC-1.5 Squares and positions", () => {
  it("PC-1.5 squares are named a1 to h8", () => {
    expectSame([squareName(0), squareName(7), squareName(63)], ["a1", "h1", "h8"]);
    for (let square = 0; square < 64; square++) {
      expectSame(squareOf(squareName(square)), square);
      expectSame(squareAt(fileOf(square), rowOf(square)), square);
    }
    expectAbsent(squareAt(8, 0));
    expectAbsent(squareAt(0, -1));
    expectAbsent(squareOf("i1"));
  });
  it("PC-16 positions are read and written as usual; what is no board is refused", () => {
    for (const text of [STARTING_POSITION, CROWDED, "7k/8/8/3pP3/8/8/8/K7 w - d6"]) {
      expectSame(writePosition(positionOf(text)), text);
    }
    for (const text of ["", "8/8/8/8/8/8/8 w - -", "9/8/8/8/8/8/8/8 w - -", "x7/8/8/8/8/8/8/8 w - -"]) {
      expectSame(readPosition(text), undefined, text);
    }
  });
});

describe("PC-14 Counting moves", () => {
  const count = (text: string, set: typeof SIMPLIFIED, depth: number): number[] =>
    MODES.map((mode) => countMoves(positionOf(text), set, mode, depth));

  it("PC-14.1 depth 1 counts the legal moves by squares, attacks and promotions once", () => {
    expectSame(count("7k/P7/8/8/8/8/8/K7 w - -", SIMPLIFIED, 1), [4, 4, 4, 4]);
    expectSame(count(CROWDED, STANDARD, 1), [48, 48, 48, 48]);
  });
  it("PC-14.2 deeper counts branch by promotions, and by the mode at attacks", () => {
    // Found by another program, written from the rules alone.
    expectSame(count(STARTING_POSITION, SIMPLIFIED, 3), [2124, 2124, 2124, 2124]);
    expectSame(count(CROWDED, SIMPLIFIED, 2), [1425, 1745, 1745, 2301]);
    expectSame(count(CROWDED, STANDARD, 2), [1704, 2049, 2048, 2647]);
    expectSame(count(PROMOTING, SIMPLIFIED, 2), [1245, 1358, 1362, 1475]);
    expectSame(count(PROMOTING, STANDARD, 2), [1497, 1623, 1626, 1752]);
  });
  it("PC-14.3 nothing follows the capture of a king or a side that cannot move", () => {
    expectSame(count("8/8/8/8/8/8/1k6/K7 w - -", SIMPLIFIED, 2), [16, 16, 24, 24]);
    expectSame(count("8/8/8/8/8/7p/7P/K7 w - -", SIMPLIFIED, 2), [0, 0, 0, 0]);
  });
  it("PC-14.4 the starting position has 12 and 144, with the standard set 20 and 400", () => {
    for (const depth of [1, 2]) {
      const simplified = depth === 1 ? 12 : 144;
      const standard = depth === 1 ? 20 : 400;
      expectSame(
        count(STARTING_POSITION, SIMPLIFIED, depth),
        MODES.map(() => simplified),
      );
      expectSame(
        count(STARTING_POSITION, STANDARD, depth),
        MODES.map(() => standard),
      );
    }
  });
  it("PC-14.2 attacks of the legal list are those that would capture", () => {
    const position = positionOf(CROWDED);
    expectSame(legalMoves(position, STANDARD).filter((move) => isAttack(position, move)).length, 8);
  });
});
