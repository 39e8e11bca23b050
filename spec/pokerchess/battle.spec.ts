import { shapeOfCard } from "../../src/games/pokerchess/rules/deck";
import { drawValue } from "../../src/games/pokerchess/rules/deck";
import { CHESS_SHAPES } from "../../src/kit/game/scene";
import { FULL_DECK, SUITS, type Card } from "../../src/kit/data/cards";
import { expectSame, expectTrue } from "../support/expect";
import { actIn, actOnly, expectCase, expectGame, kindsOf, played } from "./cases";
import { stepChance } from "../vectors/pokerchess-script";

/** A white rook on a1 that may attack a black knight on a5; the kings are far away. */
const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -" };
const KNIGHTS = { position: "7k/8/8/8/8/1n6/8/N6K w - -" };

describe("PC-1 Cards and chess pieces", () => {
  it("PC-1.1 one board, 16 pieces a side, 52 cards, 64 chips of one value", () => {
    const { state } = played({});
    expectSame(state.men.filter((id) => id.startsWith("white")).length, 16);
    expectSame(state.men.filter((id) => id.startsWith("black")).length, 16);
    expectSame(FULL_DECK.length, 52);
    expectSame(state.stacks, [32, 32]);
  });
  it("PC-1.2 the suits decide between equal ranks in the draw for white only: clubs, diamonds, hearts, spades", () => {
    const sevens: Card[] = ["7C", "7D", "7H", "7S"];
    for (let i = 1; i < 4; i++) expectTrue(drawValue(sevens[i] ?? "2C") > drawValue(sevens[i - 1] ?? "2C"));
    expectTrue(drawValue("2S") < drawValue("3C") && drawValue("AC") > drawValue("KS"));
    expectCase(
      "showdown",
      { board: ["2c", "3d", "7h", "8s", "9c"], attacker: ["As", "Kd"], defender: ["Ac", "Kh"] },
      "tie",
    );
  });
  it("PC-1.3 in scripted tests the canonical order follows what is named", () => {
    const { state } = played({ decks: [[], []] });
    expectSame(state.burnt, ["2C"]);
    expectSame([state.privateCard, state.deck.slice(0, 3)], ["2D", ["2H", "2S", "3C"]]);
    expectSame(state.deck[49], "AS");
  });
  it("PC-1.4 every rank matches exactly one type: four cards for each piece, 32 for pawns", () => {
    const ranks = { king: "K", queen: "Q", rook: "J", bishop: "T", knight: "9" };
    for (const shape of CHESS_SHAPES) {
      const cards = FULL_DECK.filter((card) => shapeOfCard(card) === shape);
      expectSame(cards.length, shape === "pawn" ? 32 : 4, shape);
      if (shape !== "pawn")
        for (const suit of SUITS) expectTrue(cards.includes(`${ranks[shape]}${suit}` as Card));
    }
  });
});

describe("PC-6 A battle: the cards", () => {
  it("PC-6.1 an attack is declared: the attacker stays where it is, its rights are gone", () => {
    const play = played({ position: "7k/8/8/8/8/8/7r/4K2R w K -", set: "standard" });
    actOnly(play, "h1xh2");
    expectSame(play.state.position.castling, "");
    expectSame([play.state.position.board[7], play.state.position.board[15]], ["R", "r"]);
  });
  it("PC-6.2 between two people nobody is asked for a stake", () => {
    const play = played(ROOK_AND_KNIGHT);
    actOnly(play, "a1xa5");
    expectSame(play.state.phase.kind, "sought");
  });
  it("PC-6.3 the attacker posts the blind of one chip", () => {
    const play = played({ position: "7k/8/8/n7/8/8/8/R6K b - -", stacks: { white: 20, black: 44 } });
    const events = actOnly(play, "a5b7");
    expectSame(kindsOf(events).includes("blindPosted"), false);
    const attack = played({ ...ROOK_AND_KNIGHT, stacks: { white: 20, black: 44 } }, ["a1xa5"]);
    expectSame([attack.state.battle?.pot, attack.state.stacks], [1, [19, 44]]);
    expectTrue(kindsOf(attack.events).includes("blindPosted"));
  });
  it("PC-6.4 a card is burnt; the next ones are turned up, and each side takes its first match in either order", () => {
    const deck = ["2c", "5d", "3c", "8s", "Jh", "9c"];
    const attackerFirst = played({ ...ROOK_AND_KNIGHT, decks: [deck] });
    actOnly(attackerFirst, "a1xa5");
    expectSame(attackerFirst.state.flips, [
      { card: "8S", to: undefined, returned: false },
      { card: "JH", to: "attacker", returned: false },
      { card: "9C", to: "defender", returned: false },
    ]);
    const defenderFirst = played({ ...ROOK_AND_KNIGHT, decks: [["2c", "5d", "3c", "9s", "9c", "Jh", "Js"]] });
    actOnly(defenderFirst, "a1xa5");
    expectSame(
      defenderFirst.state.flips.map(({ to }) => to ?? "discard"),
      ["defender", "discard", "attacker"],
    );
  });
  it("PC-6.4 with equal types the first match is the attacker's, the second the defender's", () => {
    const play = played({ ...KNIGHTS, decks: [["2c", "5d", "3c", "9s", "Kd", "9c"]] });
    actOnly(play, "a1xb3");
    expectSame([play.state.battle?.attacker.match, play.state.battle?.defender.match], ["9S", "9C"]);
  });
  it("PC-6.5 if the deck runs out, burnt and open cards are shuffled and the search continues", () => {
    const decks = [
      ["9c", "9d", "9h"],
      ["4c", "9h", "9c"],
    ];
    const play = played({ ...KNIGHTS, decks });
    actOnly(play, "a1xb3");
    expectSame(
      [play.state.deck.length, play.state.flips.length, play.state.battle?.attacker.match],
      [0, 49, "9S"],
    );
    stepChance(play);
    // All but the private card and the match card that was found.
    expectSame(
      [play.state.phase.kind, play.state.deck.length, play.state.burnt.length],
      ["seekShuffle", 50, 0],
    );
    stepChance(play);
    expectSame([play.state.battle?.defender.match, play.state.burnt.length], ["9H", 0]);
    expectSame(
      play.state.flips.slice(49).map(({ card }) => card),
      ["4C", "9H"],
    );
    expectTrue(kindsOf(play.events).includes("soughtAnew"));
  });
  it("PC-6.5 it does not run out unless private and burnt cards are all of the one type", () => {
    const play = played({ ...KNIGHTS, decks: [["9c", "9d", "2c"]] });
    actOnly(play, "a1xb3");
    expectSame([play.state.battle?.defender.match, play.state.flips.length], ["9S", 29]);
  });
  it("PC-6.6 all but private and match cards are shuffled, one is burnt, the defender gets one face down", () => {
    const play = played({
      ...ROOK_AND_KNIGHT,
      decks: [
        ["2c", "5d", "3c", "8s", "Jh", "9c"],
        ["2c", "8s"],
      ],
    });
    actOnly(play, "a1xa5");
    stepChance(play);
    expectSame(
      [play.state.phase.kind, play.state.deck.length, play.state.burnt.length],
      ["battleShuffle", 49, 0],
    );
    for (const card of ["2C", "3C", "8S"] as const) expectTrue(play.state.deck.includes(card), card);
    for (const card of ["5D", "JH", "9C"] as const) expectTrue(!play.state.deck.includes(card), card);
    stepChance(play);
    expectSame([play.state.deck.length, play.state.burnt, play.state.downCard], [47, ["2C"], "8S"]);
  });
  it("PC-6.7 the hole cards are the match card and the face-down card", () => {
    const decks = [
      ["2c", "Jd", "3c", "Jh", "9c"],
      ["2c", "9s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
    ];
    const play = played({ ...ROOK_AND_KNIGHT, decks });
    for (const action of ["a1xa5", "call", "check", "check", "check", "check", "check", "check"])
      actIn(play, action);
    actOnly(play, "check");
    const { hands } = play.state.last ?? {};
    expectSame(hands?.attacker.hole, ["JH", "JD"]);
    expectSame(hands?.defender.hole, ["9C", "9S"]);
    expectSame(hands?.attacker.hand, { category: "pair", ranks: [11, 14, 13, 8] });
  });
  it("PC-6.8 deck and burn pile count what the table says", () => {
    expectCase(
      "battleDeal",
      { attackerType: "queen", defenderType: "pawn", decks: [] },
      {
        deckSizes: { turnStart: 50, afterShuffle: 49, afterDefenderCard: 47, flop: 43, turn: 41, river: 39 },
      },
    );
    const play = played({ ...ROOK_AND_KNIGHT, decks: [["2c", "5d", "3c", "8s", "4d", "Jh", "9c"]] });
    expectSame([play.state.deck.length, play.state.burnt.length], [50, 1]);
    actOnly(play, "a1xa5");
    // Two useless flips: 47 - 2.
    expectSame([play.state.deck.length, play.state.burnt.length], [45, 2]);
  });
  it("PC-6.9 a private card of a matching rank never becomes a match card", () => {
    expectCase(
      "battleDeal",
      { attackerType: "rook", defenderType: "knight", decks: [["2c", "Jc", "3c", "9d", "Jd"]] },
      {
        private: "Jc",
        attackerMatch: "Jd",
        defenderMatch: "9d",
        flips: [
          ["9d", "defender"],
          ["Jd", "attacker"],
        ],
      },
    );
  });
  it("PC-13 the worked example goes as it is told", () => {
    const decks = [
      ["2d", "Ah", "3d", "4s", "9d", "Kc", "9s", "Tc"],
      ["2s", "9h", "5c", "2c", "7d", "Th", "5d", "3s", "5h", "Jd"],
    ];
    const given = {
      position: "7k/8/5n2/8/8/2B5/8/K7 w - -",
      stacks: { white: 20, black: 44 },
      decks,
    };
    const actions = ["c3xf6", "raise:3", "call", "check", "raise:30", "call"];
    expectGame(given, actions.slice(0, 3), {
      pot: 8,
      stacks: { white: 16, black: 40 },
      board: ["2c", "7d", "Th"],
    });
    expectGame(given, actions, {
      position: "7k/8/5B2/8/8/8/8/K7 b",
      stacks: { white: 40, black: 24 },
      phase: "move",
      decides: "black",
    });
    // Had Black won, White would have been without chips and the game over.
    const lost = [decks[0], ["2s", "9h", "5c", "2c", "9c", "Th", "5d", "3s", "5h", "Jd"]];
    expectGame({ ...given, decks: lost }, actions, { phase: "over", result: "chips", winner: "black" });
    // With chips left to White, the bishop could have retreated to c3, d4 or e5.
    const more = { ...given, stacks: { white: 60, black: 4 }, decks: lost };
    const { state } = played(more, ["c3xf6", "raise:3", "call"]);
    expectSame(state.phase, { kind: "retreat", squares: [18, 27, 36] });
  });
});
