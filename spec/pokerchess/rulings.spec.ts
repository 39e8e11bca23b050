import { retreatSquares } from "../../src/games/pokerchess/rules/chess/moves";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { standardOptions } from "../../src/kit/rules/options";
import { expectSame, expectTrue } from "../support/expect";
import {
  actOnly,
  expectActRefused,
  expectCase,
  expectGame,
  kindsOf,
  movesOf,
  perform,
  played,
} from "./cases";
import { stepChance } from "../vectors/pokerchess-script";

const STANDARDS = standardOptions(rules.options);
const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -" };
const KNIGHTS = { position: "7k/8/8/8/8/1n6/8/N6K w - -" };
/** Both sides hold no more than the five cards of the board. */
const TIE = [
  ["2c", "2d", "3c", "Jh", "9c"],
  ["2c", "2h", "4c", "Ac", "As", "Kc", "6d", "Ks", "6h", "Qs"],
];
const BLACK_WINS = [
  ["2c", "2d", "3c", "Jh", "9c"],
  ["2c", "9s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
];
const ALL_IN = ["a1xa5", "raise:31", "call"];

describe("PC-15 Rulings about movement", () => {
  it("R1 a pawn has no double step unless the option is on", () => {
    expectSame(STANDARDS["pawnDoubleStep"], false);
    expectTrue(movesOf(played({ options: { pawnDoubleStep: true } }).state).includes("e2e4"));
  });
  it("R2 there is no en passant unless the option is on, and never without double steps", () => {
    expectSame(STANDARDS["enPassant"], false);
    expectSame(rules.start({ enPassant: true }, 2).options.enPassant, false);
    expectSame(rules.start({ enPassant: true, pawnDoubleStep: true }, 2).options.enPassant, true);
  });
  it("R3 there is no castling unless the option is on", () => {
    expectSame(STANDARDS["castling"], false);
    const given = { position: "7k/8/8/8/8/8/8/4K2R w K -", options: { castling: true } };
    expectTrue(movesOf(played(given).state).includes("e1g1"));
  });
  it("R4 there is no check, pin or stalemate", () => {
    expectSame(movesOf(played({ position: "7k/8/8/8/8/8/5q2/7K w - -" }).state), ["h1g1", "h1g2", "h1h2"]);
  });
  it("R5 a side without a move passes; both draw", () => {
    expectGame({ position: "8/8/8/8/8/7p/7P/8 w - -" }, [], { result: "blocked" });
  });
  it("R6 repetitions and long play end nothing unless the options are on", () => {
    expectSame([STANDARDS["quietLimit"], STANDARDS["turnLimit"]], [0, 0]);
  });
  it("R25 retreating restores no castling or en passant right", () => {
    const given = { position: "r3k3/8/8/8/8/8/8/R3K3 w Qq -", set: "standard" };
    expectGame(given, ["a1xa8", "raise:1", "fold", "retreat:a1"], { castling: "q" });
  });
});

describe("PC-15 Rulings about the cards", () => {
  it("R7 the player who lacks a match card gets the second one", () => {
    const decks = [["2c", "5d", "3c", "9s", "9c", "Jh"]];
    const { state } = played({ ...ROOK_AND_KNIGHT, decks }, ["a1xa5"]);
    expectSame([state.battle?.attacker.match, state.battle?.defender.match], ["JH", "9S"]);
  });
  it("R8 between equal types the attacker is first", () => {
    const { state } = played({ ...KNIGHTS, decks: [["2c", "5d", "3c", "9s", "9c"]] }, ["a1xb3"]);
    expectSame([state.battle?.attacker.match, state.battle?.defender.match], ["9S", "9C"]);
  });
  it("R9 the private card is kept out of the deck in which match cards are sought", () => {
    const play = played({ ...KNIGHTS, decks: [["2c", "9d", "3c", "9s", "9c"]] });
    expectTrue(!play.state.deck.includes("9D"));
    actOnly(play, "a1xb3");
    expectSame(play.state.privateCard, "9D");
  });
  it("R10 an exhausted deck is made again from burnt and open cards", () => {
    const play = played({ ...KNIGHTS, decks: [["9c", "9d", "9h"]] });
    expectSame(kindsOf(actOnly(play, "a1xb3")).includes("soughtAnew"), false);
    stepChance(play);
    expectSame(play.state.phase.kind, "seekShuffle");
    expectTrue(play.state.deck.includes("9C") && play.state.deck.includes("9H"));
  });
  it("R11 the card burnt at turn start goes back before the defender's card is dealt", () => {
    const play = played({ ...ROOK_AND_KNIGHT, decks: [["4h"]] });
    expectSame(play.state.burnt, ["4H"]);
    actOnly(play, "a1xa5");
    stepChance(play);
    expectTrue(play.state.deck.includes("4H"));
  });
  it("R12 a card is burnt before flop, turn and river", () => {
    const { state } = played(ROOK_AND_KNIGHT, ["a1xa5", "call", "check"]);
    expectSame([state.burnt.length, state.deck.length], [2, 43]);
  });
  it("R48 one shuffle serves the end of the setup and the first turn", () => {
    const { state } = played({
      decks: [
        ["2c", "Ad", "Kd"],
        ["7c", "8c"],
      ],
    });
    expectSame([state.privateCard, state.turn], ["8C", 1]);
  });
  it("R49 nobody but the fighter is shown the fighter's cards", () => {
    const { state } = played(ROOK_AND_KNIGHT, ["a1xa5"]);
    expectSame([rules.seen(state, 0).downCard, rules.seen(state, 1).privateCard], []);
  });
  it("R56 the cards of the draw are face up", () => {
    const play = played({ decks: [["2c", "Ad", "Kd"]] });
    expectSame(rules.seen(play.state, "spectator").draw, ["AD", "KD"]);
  });
});

describe("PC-15 Rulings about the betting", () => {
  const at = (attacker: number, defender: number, actions: readonly string[]) =>
    played({ ...ROOK_AND_KNIGHT, stacks: { white: attacker, black: defender } }, ["a1xa5"].concat(actions));
  const betting = (
    attacker: number,
    defender: number,
    actions: readonly string[],
    expected: object,
  ): void => {
    expectCase("betting", { attacker, defender, actions }, expected);
  };

  it("R13 the attacker acts first after the flop", () => {
    expectSame(at(32, 32, ["call", "check"]).state.battle?.toAct, "attacker");
  });
  it("R14 after a plain call the attacker may still raise", () => {
    betting(32, 32, ["call"], {
      street: "preflop",
      toAct: "attacker",
      legal: { raise: { min: 1, max: 31 } },
    });
  });
  it("R15 a raise after a raise needs no more than one chip", () => {
    betting(32, 32, ["raise:10", "raise:1"], { status: "open" });
  });
  it("R16 one may raise by more than the opponent has; what is not matched comes back", () => {
    betting(10, 54, ["raise:50", "call"], { refunds: [{ to: "defender", chips: 41 }] });
  });
  it("R17 nobody raises against an all-in opponent", () => {
    betting(10, 54, ["call", "raise:9", "raise:1"], { illegalAt: 2 });
  });
  it("R18 one may fold where a check is possible", () => {
    betting(32, 32, ["call", "fold"], { status: "fold", winner: "defender" });
  });
  it("R19 on a tie the attack fails and the pot is halved", () => {
    const given = { ...ROOK_AND_KNIGHT, decks: TIE };
    expectGame(given, ALL_IN, { phase: "retreat", stacks: { white: 32, black: 32 } });
  });
  it("R20 the pot is even when a street closes, so that no odd chip is left to share", () => {
    const play = at(7, 57, ["raise:30"]);
    actOnly(play, "call");
    expectSame(play.state.battle?.pot, 14);
  });
  it("R21 both hands are shown together; a fold shows nothing", () => {
    const play = at(32, 32, ["raise:31"]);
    expectSame(kindsOf(actOnly(play, "call")).slice(-2), ["handShown", "handShown"]);
    expectTrue(!kindsOf(actOnly(at(32, 32, ["raise:31"]), "fold")).includes("handShown"));
  });
  it("R22 all-in hands stay covered until the fifth board card", () => {
    const play = at(32, 32, ["raise:31"]);
    const kinds = kindsOf(actOnly(play, "call"));
    expectTrue(!kinds.slice(kinds.indexOf("handShown")).includes("streetDealt"));
  });
});

describe("PC-15 Rulings about what follows", () => {
  it("R23 a promotion is chosen after the arrival, also after an attack", () => {
    expectGame({ position: "7k/P7/8/8/8/8/8/K7 w - -" }, ["a7a8"], { phase: "promote" });
    expectGame({ position: "1n5k/P7/8/8/8/8/8/K7 w - -" }, ["a7xb8", "fold"], { phase: "promote" });
  });
  it("R24 a pawn fights as a pawn on its way to promotion", () => {
    const { state } = played({ position: "1n5k/P7/8/8/8/8/8/K7 w - -" }, ["a7xb8"]);
    expectSame(state.battle?.attacker.shape, "pawn");
  });
  it("R26 the loss by chips comes before the retreat", () => {
    expectGame({ ...ROOK_AND_KNIGHT, decks: BLACK_WINS }, ALL_IN, { phase: "over", result: "chips" });
    const { position } = played(ROOK_AND_KNIGHT).state;
    expectSame(retreatSquares(position, { from: 0, to: 32 }).length, 4);
  });
  it("R27 a king captured with an empty stack counts as a king captured", () => {
    const decks = [["2c", "Kd", "3c", "Kh", "Ks"], []];
    const given = { position: "8/8/8/8/8/8/1k6/K7 w - -", decks };
    expectGame(given, ["a1xb2", "raise:31", "call"], { result: "king", winner: "white" });
  });
  it("R33 the winner gets all chips", () => {
    expectGame(ROOK_AND_KNIGHT, ["forfeit:black"], { stacks: { white: 64, black: 0 } });
  });
  it("R34 an ending is negotiated as a transfer of chips", () => {
    const { state } = played(ROOK_AND_KNIGHT);
    perform(state, 0, { kind: "offer", payer: "white", amount: 32 });
    perform(state, 1, { kind: "acceptOffer" });
    expectSame([state.stacks, state.phase.kind], [[0, 64], "over"]);
  });
  it("R35 one buys again with realMoney only", () => {
    const given = { ...ROOK_AND_KNIGHT, decks: BLACK_WINS };
    expectGame(given, ALL_IN, { phase: "over" });
    expectGame({ ...given, options: { realMoney: true } }, ALL_IN, { phase: "rebuy" });
  });
  it("R54 an ending is negotiated in phase move only", () => {
    const { state } = played(ROOK_AND_KNIGHT, ["a1xa5", "raise:1", "fold"]);
    const offer = { kind: "offer", payer: "white", amount: 1 } as const;
    expectActRefused(state, 0, offer, "PC-9.6", "onlyBetweenBattles");
  });
  it("R55 one may forfeit at any time after setup", () => {
    for (const actions of [[], ["a1xa5"], ["a1xa5", "raise:1", "fold"]]) {
      for (const side of ["white", "black"]) {
        expectGame(ROOK_AND_KNIGHT, actions.concat([`forfeit:${side}`]), { result: "forfeit" });
      }
    }
  });
});
