import { OPTIONS, readOptions } from "../../src/games/pokerchess/rules/options";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { standardOptions } from "../../src/kit/rules/options";
import { expectSame, expectTrue } from "../support/expect";
import { expectCase, expectGame, movesOf, played } from "./cases";

const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -" };
/** Both sides hold no more than the five cards of the board. */
const TIE = [
  ["2c", "2d", "3c", "Jh", "9c"],
  ["2c", "2h", "4c", "Ac", "As", "Kc", "6d", "Ks", "6h", "Qs"],
];
const ALL_IN = ["a1xa5", "raise:31", "call"];

describe("PC-1.6 Options", () => {
  it("PC-1.6 has these options, each with the standard of the rule book", () => {
    expectSame(standardOptions(OPTIONS), {
      pawnDoubleStep: false,
      enPassant: false,
      castling: false,
      postflopFirst: "attacker",
      tieRule: "hold",
      noMoveRule: "pass",
      quietLimit: 0,
      turnLimit: 0,
      startingChips: 32,
      realMoney: false,
      white: "drawn",
      generalTie: "card",
      teamChips: "perSide",
      moveLimit: 30,
      battleLimit: 30,
      clockMode: "always",
      timeBank: 0,
      bankStep: 30,
      lateChoice: "default",
      memberRebuy: false,
    });
    expectSame(readOptions({}), readOptions(standardOptions(OPTIONS)));
  });
  it("PC-1.6 what is missing or impossible takes its standard; what needs another option is off without it", () => {
    const damaged = {
      startingChips: 0,
      quietLimit: -1,
      tieRule: "both",
      postflopFirst: true,
      moveLimit: 0.5,
    };
    expectSame(readOptions(damaged), readOptions({}));
    expectSame(readOptions({ memberRebuy: true, enPassant: true }), readOptions({}));
  });
  it("PC-1.6 pawnDoubleStep, enPassant and castling add their moves", () => {
    const given = { position: "4k3/3p4/8/4P3/8/8/P7/R3K3 w Q -" };
    const off = movesOf(played(given).state);
    const on = movesOf(played({ ...given, set: "standard" }).state);
    expectSame(
      on.filter((move) => !off.includes(move)),
      ["a2a4", "e1c1"],
    );
    const stepped = { position: "4k3/8/8/3pP3/8/8/8/4K3 w - d6" };
    const options = { pawnDoubleStep: true, enPassant: true };
    expectTrue(movesOf(played({ ...stepped, options }).state).includes("e5xd6"));
    expectTrue(!movesOf(played({ ...stepped, options: { pawnDoubleStep: true } }).state).includes("e5xd6"));
  });
  it("PC-1.6 postflopFirst lets the defender act first on flop, turn and river", () => {
    const options = { postflopFirst: "defender" };
    const expected = { street: "flop", toAct: "defender" };
    expectCase("betting", { attacker: 32, defender: 32, actions: ["call", "check"], options }, expected);
  });
  it("PC-1.6 tieRule capture lets the attack succeed on a tie, the pot halved all the same", () => {
    expectGame({ ...ROOK_AND_KNIGHT, decks: TIE, options: { tieRule: "capture" } }, ALL_IN, {
      phase: "move",
      position: "7k/8/8/R7/8/8/8/7K b",
      stacks: { white: 32, black: 32 },
    });
    const king = { position: "8/8/8/8/8/8/1k6/K7 w - -", decks: [["2c", "2d", "3c", "Kh", "Kc"], []] };
    const board = ["2c", "2h", "4c", "Ac", "As", "Ad", "6d", "Ah", "6h", "Qs"];
    expectGame(
      { ...king, decks: [king.decks[0], board], options: { tieRule: "capture" } },
      ["a1xb2", "raise:31", "call"],
      { result: "king", winner: "white" },
    );
  });
  it("PC-1.6 noMoveRule lose makes the side without a move lose", () => {
    const given = { position: "8/8/8/8/8/7p/7P/K7 w - -", options: { noMoveRule: "lose" } };
    expectGame(given, ["a1a2"], { result: "no-move", winner: "white" });
  });
  it("PC-1.6 quietLimit and turnLimit draw long games", () => {
    expectGame({ options: { quietLimit: 2 } }, ["e2e3", "e7e6"], { result: "quiet-limit" });
    expectGame({ options: { turnLimit: 3 } }, ["e2e3", "e7e6", "d2d3"], { result: "turn-limit" });
  });
  it("PC-1.6 startingChips is what each side begins with and buys again", () => {
    expectSame(rules.start({ startingChips: 5 }, 2).stacks, [5, 5]);
    const decks = [
      ["2c", "2d", "3c", "Jh", "9c"],
      ["2c", "9s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
    ];
    const given = { ...ROOK_AND_KNIGHT, decks, options: { startingChips: 5, realMoney: true } };
    expectGame(given, ["a1xa5", "raise:4", "call", "rebuy:yes"], {
      stacks: { white: 5, black: 10 },
      rebought: 5,
    });
  });
});
