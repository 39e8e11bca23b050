import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { copy } from "../../src/kit/data/data";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { decode } from "../vectors/json";
import { stepChance } from "../vectors/pokerchess-script";
import { show } from "../vectors/values";
import {
  actIn,
  actOnly,
  expectActRefused,
  expectCase,
  expectGame,
  expectNoAction,
  expectRefused,
  kindsOf,
  perform,
  played,
} from "./cases";

const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -" };
/** Canonical decks in which White's hand is better, and in which Black's is. */
const WHITE_WINS = [
  ["2c", "Jd", "3c", "Jh", "9c"],
  ["2c", "3s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
];
const BLACK_WINS = [
  ["2c", "2d", "3c", "Jh", "9c"],
  ["2c", "9s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
];
const ALL_IN = ["a1xa5", "raise:31", "call"];

describe("PC-1 Conventions", () => {
  it("PC-1.7 PC-1.8 chips are counted, never paid for; an option that nobody agreed on has its standard", () => {
    const { options } = rules.start({}, 2);
    expectSame([options.realMoney, options.clockMode, options.timeBank], [false, "always", 0]);
  });
});

describe("PC-2 State", () => {
  it("PC-2.1 everybody sees the board, the battle, the chips and what was turned up", () => {
    const { state } = played(ROOK_AND_KNIGHT, ["a1xa5", "raise:2"]);
    const seen = rules.seen(state, "spectator");
    expectSame([seen.position, seen.stacks, seen.turn], [state.position, [31, 29], 1]);
    expectSame([seen.battle?.pot, seen.battle?.street, seen.battle?.toAct], [4, "preflop", "attacker"]);
    expectTrue(seen.flips.length > 0 && seen.battle?.attacker.match !== undefined);
    const waiting = rules.waiting(state);
    expectSame(waiting.kind === "decisions" ? waiting.decisions[0]?.seat : -1, 0);
  });
  it("PC-2.2 the deck, burnt cards, the private card and the face-down card are hidden", () => {
    const seen = rules.seen(played(ROOK_AND_KNIGHT, ["a1xa5"]).state, "spectator");
    expectAbsent(seen.privateCard);
    expectAbsent(seen.downCard);
    expectSame([seen.hasPrivate, seen.hasDown, seen.deckSize, seen.burntSize], [true, true, 47, 1]);
    for (const name of ["deck", "burnt"]) expectTrue(!Object.keys(seen).includes(name), name);
  });
  it("PC-2.3 castling rights, en passant square and the counters of endless play belong to the state", () => {
    const { state } = played({ set: "standard" }, ["e2e4"]);
    expectSame([state.position.castling, state.position.enPassant], ["KQkq", 20]);
    expectSame([state.quiet, state.skipped], [1, 0]);
    expectSame(played({}).state.position.castling, "");
  });
  it("PC-2.4 in every phase but setup and over exactly one side decides", () => {
    const play = played(ROOK_AND_KNIGHT);
    const steps = ["a1xa5", "raise:2", "fold", "retreat:a3", "a5b7"];
    for (const step of steps) {
      const waiting = rules.waiting(play.state);
      const asked = waiting.kind === "decisions" ? waiting.decisions.filter((d) => d.choices.length > 0) : [];
      expectSame(asked.length, 1, play.state.phase.kind);
      actIn(play, step);
    }
    const over = played(ROOK_AND_KNIGHT, ["forfeit:white"]);
    expectSame(rules.waiting(over.state), { kind: "over", result: { name: "forfeit", winners: [1] } });
    expectActRefused(over.state, 0, { kind: "forfeit" }, "PC-9.9", "gameOver");
  });
  it("PC-2.5 chips in stacks and pot are always 64", () => {
    const play = played(ROOK_AND_KNIGHT);
    for (const action of ["a1xa5", "raise:2", "raise:7", "call", "raise:20", "call"]) {
      actOnly(play, action);
      const [white = 0, black = 0] = play.state.stacks;
      expectSame(white + black + (play.state.battle?.pot ?? 0), 64);
      while (stepChance(play)) {
        // To the next decision.
      }
    }
  });
  it("PC-2 a state survives JSON", () => {
    const { state } = played(ROOK_AND_KNIGHT, ["a1xa5", "call"]);
    expectSame(decode(show(state)), { kind: "value", value: state });
  });
});

describe("PC-3 Setup", () => {
  it("PC-3.1 the pieces stand as in chess, and each side has its chips", () => {
    const { state } = played({}, []);
    expectSame(state.stacks, [32, 32]);
    expectGame({}, [], { position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -" });
    expectSame([state.men[3], state.men[4], state.men[59]], ["white-queen", "white-king", "black-queen"]);
  });
  it("PC-3.2 a card is burnt, one is dealt face up to each; the higher one plays White", () => {
    expectCase("highCard", { cards: ["Ad", "Ks"] }, 1);
    expectCase("highCard", { cards: ["2c", "2d"] }, 2);
    const state = rules.start({}, 2);
    const deck = state.deck.filter((card) => card !== "4C" && card !== "5C" && card !== "6C");
    rules.resolve(state, { kind: "shuffled", order: ["4C", "5C", "6C", ...deck] });
    expectSame([state.burnt, state.draw, state.phase.kind], [["4C"], ["5C", "6C"], "drawn"]);
    expectSame(state.whiteTeam, 1);
    expectGame({ decks: [["2c", "Kd", "Ks"]] }, [], { playsWhite: 2, decides: "white" });
  });
  it("PC-3.3 the cards go back, White begins with the shuffle of its turn", () => {
    const play = played({});
    expectSame([play.state.turn, play.state.position.side, play.state.phase.kind], [1, "white", "move"]);
    const state = rules.start({}, 2);
    const shuffles: string[] = [];
    for (let i = 0; i < 3; i++) {
      const waiting = rules.waiting(state);
      if (waiting.kind !== "chance") break;
      shuffles.push(waiting.chance.kind);
      if (waiting.chance.kind === "shuffle")
        rules.resolve(state, { kind: "shuffled", order: waiting.chance.cards });
      else rules.resolve(state, { kind: "seen" });
    }
    expectSame(shuffles, ["shuffle", "pause", "shuffle"]);
  });
});

describe("PC-4 The turn and who knows what", () => {
  it("PC-4.1 all cards are shuffled, one is burnt, the next one is the active side's private card", () => {
    const play = played({ decks: [[], ["Kc", "Qd"]] });
    expectSame([play.state.burnt, play.state.privateCard, play.state.deck.length], [["KC"], "QD", 50]);
    actOnly(play, "e2e3");
    expectSame([play.state.phase.kind, play.state.deck.length], ["turnShuffle", 52]);
    expectAbsent(play.state.privateCard);
  });
  it("PC-4.2 it must make exactly one legal move", () => {
    const play = played({});
    expectRefused(play, "fold", "PC-4.2", "moveUndecided");
    actIn(play, "e2e3");
    expectSame([play.state.position.side, play.state.turn], ["black", 2]);
  });
  it("PC-4.3 a quiet move is carried out at once, the private card is not shown", () => {
    const play = played({});
    const events = actOnly(play, "b1c3");
    expectSame(kindsOf(events), ["moved"]);
    expectSame(
      [play.state.position.board[1], play.state.position.board[18], play.state.men[18]],
      ["", "N", "white-knight-b"],
    );
  });
  it("PC-4.4 what would capture in chess is an attack: the attacker stays, a battle follows", () => {
    const play = played(ROOK_AND_KNIGHT);
    const events = actOnly(play, "a1xa5");
    expectSame(events[0], {
      kind: "attacked",
      seat: 0,
      shape: "rook",
      from: "a1",
      to: "a5",
      target: "knight",
    });
    expectSame([play.state.position.board[0], play.state.position.board[32]], ["R", "n"]);
  });
  it("PC-4.5 then the other side is active", () => {
    expectGame(ROOK_AND_KNIGHT, ["a1a2"], { decides: "black", turn: 2 });
    expectGame(ROOK_AND_KNIGHT, ["a1xa5", "fold"], { decides: "black", turn: 2 });
  });
  it("PC-4.6 the private card is the active side's, the face-down card the defender's", () => {
    const view = (actions: readonly string[], viewer: string, expected: object): void => {
      expectCase("view", { ...ROOK_AND_KNIGHT, decks: WHITE_WINS, actions, viewer }, expected);
    };
    view([], "white", { private: "Jd", down: "@null" });
    view([], "black", { private: "@null", down: "@null" });
    view(["a1xa5"], "white", { private: "Jd", down: "@null" });
    view(["a1xa5"], "black", { private: "@null", down: "3s" });
    view(["a1xa5"], "spectator", {
      private: "@null",
      down: "@null",
      attackerMatch: "Jh",
      defenderMatch: "9c",
    });
  });
  it("PC-4.6 both are shown to everybody at a showdown", () => {
    const play = played({ ...ROOK_AND_KNIGHT, decks: WHITE_WINS }, ALL_IN.slice(0, 2));
    actOnly(play, "call");
    for (const viewer of [0, 1, "spectator"] as const) {
      const { privateCard, downCard } = rules.seen(play.state, viewer);
      expectSame([privateCard, downCard], ["JD", "3S"]);
    }
  });
  it("PC-4.6 after a fold they stay unseen by the other side", () => {
    const play = played({ ...ROOK_AND_KNIGHT, decks: WHITE_WINS }, ["a1xa5", "raise:2", "fold"]);
    expectSame(play.state.phase.kind, "retreat");
    expectSame(rules.seen(play.state, 0).privateCard, "JD");
    expectAbsent(rules.seen(play.state, 0).downCard);
    expectAbsent(rules.seen(play.state, 1).privateCard);
    expectAbsent(rules.seen(play.state, "spectator").downCard);
  });
  it("PC-4.7 nothing that reaches a viewer depends on what is hidden from it", () => {
    const { state } = played(ROOK_AND_KNIGHT, ["a1xa5"]);
    const other = copy(state);
    other.privateCard = "AS";
    other.deck.reverse();
    expectSame(rules.seen(other, 1), rules.seen(state, 1));
    expectSame(rules.seen(other, "spectator"), rules.seen(state, "spectator"));
  });
});

describe("PC-8 After the battle", () => {
  it("PC-8.1 the pot is awarded, then the piece is taken, then the turn ends", () => {
    const play = played(ROOK_AND_KNIGHT, ["a1xa5"]);
    expectSame(kindsOf(actOnly(play, "fold")), ["folded", "potWon", "captured"]);
    expectSame(play.state.taken, [{ id: "black-32", man: "n" }]);
    expectSame([play.state.position.board[32], play.state.men[32]], ["R", "white-0"]);
  });
  it("PC-8.1 a game that ends by chips leaves the pawn unpromoted and the attacker where it is", () => {
    const pawn = { position: "2n4k/1P6/8/8/8/8/8/7K w - -", decks: [["2c", "Jd", "3c", "4h", "9c"], []] };
    expectGame({ ...pawn, stacks: { white: 63, black: 1 } }, ["b7xc8", "call"], {
      phase: "over",
      result: "chips",
      winner: "white",
      position: "2P4k/8/8/8/8/8/8/7K",
    });
    expectGame({ ...ROOK_AND_KNIGHT, decks: BLACK_WINS }, ALL_IN, {
      result: "chips",
      winner: "black",
      position: "7k/8/8/n7/8/8/8/R6K",
    });
  });
  it("PC-8.2 after a failed attack kings, knights and pawns stay", () => {
    for (const [position, attack] of [
      ["7k/8/1n6/8/2N5/8/8/7K w - -", "c4xb6"],
      ["7k/8/1n6/2P5/8/8/8/7K w - -", "c5xb6"],
      ["7k/8/1n6/2K5/8/8/8/8 w - -", "c5xb6"],
    ] as const) {
      const board = position.split(" ")[0] ?? "";
      expectGame({ position }, [attack, "raise:1", "fold"], { position: `${board} b`, phase: "move" });
    }
  });
  it("PC-8.3 queens, rooks and bishops retreat as far as they came, if there is a choice", () => {
    expectCase("retreat", { position: "7k/8/5n2/8/8/2B5/8/7K w - -", attack: "c3xf6" }, ["c3", "d4", "e5"]);
    expectCase("retreat", { position: "7k/8/8/8/8/2n5/1Q6/7K w - -", attack: "b2xc3" }, ["b2"]);
    const play = played(ROOK_AND_KNIGHT, ["a1xa5", "raise:1", "fold"]);
    expectSame(play.state.phase, { kind: "retreat", squares: [0, 8, 16, 24] });
    expectRefused(play, "retreat:a5", "PC-8.3", "notOnTheWay");
    for (const to of [-1, 64, 0.5, "a1"]) expectNoAction({ kind: "retreat", to });
    actIn(play, "retreat:a4");
    expectSame([play.state.position.board[24], play.state.men[24]], ["R", "white-0"]);
    expectGame({ position: "7k/8/8/8/8/8/n7/R6K w - -" }, ["a1xa2", "raise:1", "fold"], { phase: "move" });
  });
  it("PC-8.4 a pawn on the far rank becomes a queen, rook, bishop or knight", () => {
    const given = { position: "7k/P7/8/8/8/8/8/K7 w - -" };
    expectGame(given, ["a7a8", "promote:N"], { position: "N6k/8/8/8/8/8/8/K7 b", decides: "black" });
    const black = { position: "7k/8/8/8/8/8/p7/7K b - -" };
    expectGame(black, ["a2a1", "promote:R"], { position: "7k/8/8/8/8/8/8/r6K w" });
    expectRefused(played(given, ["a7a8"]), "a8a7", "PC-8.4", "promoteUndecided");
    for (const shape of ["king", "pawn"]) expectNoAction({ kind: "promote", shape });
    expectGame({ position: "1n5k/P7/8/8/8/8/8/K7 w - -" }, ["a7xb8", "fold"], { phase: "promote" });
  });
  it("PC-8.5 a pawn that attacks on the far rank fights as a pawn and stays one if it fails", () => {
    const given = { position: "1n5k/P7/8/8/8/8/8/K7 w - -" };
    expectSame(played(given, ["a7xb8"]).state.battle?.attacker.shape, "pawn");
    expectGame(given, ["a7xb8", "raise:1", "fold"], { position: "1n5k/P7/8/8/8/8/8/K7 b", phase: "move" });
    const promoted = played(given, ["a7xb8", "fold", "promote:Q", "h8h7", "b8c7"]);
    expectSame(promoted.state.position.board[50], "Q");
  });
});

describe("PC-9 End of the game", () => {
  it("PC-9.1 the player who captures the king has won", () => {
    expectGame({ position: "8/8/8/8/8/8/1k6/K7 w - -" }, ["a1xb2", "fold"], {
      phase: "over",
      result: "king",
      winner: "white",
      stacks: { white: 64, black: 0 },
      position: "8/8/8/8/8/8/1K6/8",
    });
  });
  it("PC-9.2 so has the other side of one without chips; of two reasons the king is given", () => {
    expectGame({ ...ROOK_AND_KNIGHT, decks: WHITE_WINS }, ALL_IN, { result: "chips", winner: "white" });
    const kings = { position: "8/8/8/8/8/8/1k6/K7 w - -", decks: [["2c", "Kd", "3c", "Kh", "Ks"], []] };
    expectGame(kings, ["a1xb2", "raise:31", "call"], { result: "king", winner: "white" });
  });
  it("PC-9.3 either side may forfeit at any time after setup, during a battle too", () => {
    expectGame(ROOK_AND_KNIGHT, ["forfeit:black"], { result: "forfeit", winner: "white", turn: 1 });
    expectGame(ROOK_AND_KNIGHT, ["a1xa5", "raise:5", "forfeit:black"], {
      winner: "white",
      stacks: { white: 64, black: 0 },
      pot: 0,
    });
    expectGame(ROOK_AND_KNIGHT, ["a1xa5", "forfeit:white"], {
      winner: "black",
      stacks: { white: 0, black: 64 },
    });
  });
  it("PC-9.4 the winner receives all chips", () => {
    expectGame(ROOK_AND_KNIGHT, ["forfeit:white"], { stacks: { white: 0, black: 64 } });
  });
  it("PC-9.5 with realMoney the side without chips may buy as many as it had at first, and the game continues", () => {
    const given = { ...ROOK_AND_KNIGHT, decks: BLACK_WINS, options: { realMoney: true } };
    expectGame(given, ALL_IN, { phase: "rebuy", decides: "white" });
    expectGame(given, ALL_IN.concat(["rebuy:yes"]), { phase: "retreat", stacks: { white: 32, black: 64 } });
    expectGame(given, ALL_IN.concat(["rebuy:no"]), { result: "chips", winner: "black" });
    expectRefused(played(given, ALL_IN), "fold", "PC-9.5", "rebuyUndecided");
    expectGame({ ...given, options: {} }, ALL_IN, { phase: "over" });
  });
  it("PC-9.6 either side may offer an ending in phase move; if the other accepts, the chips change hands", () => {
    const { state } = played(ROOK_AND_KNIGHT);
    perform(state, 1, { kind: "offer", payer: "black", amount: 5 });
    perform(state, 1, { kind: "offer", payer: "black", amount: 7 });
    expectSame(state.offers.black, { payer: "black", amount: 7 });
    expectActRefused(state, 1, { kind: "acceptOffer" }, "PC-9.6", "noOffer");
    perform(state, 0, { kind: "acceptOffer" });
    expectSame([state.stacks, state.phase], [[39, 25], { kind: "over", ending: "agreed" }]);
    expectSame(rules.waiting(state), { kind: "over", result: { name: "agreed", winners: [] } });
  });
  it("PC-9.6 each side has an offer of its own, which the other may decline, and which lapses with the next move", () => {
    const play = played(ROOK_AND_KNIGHT);
    const { state } = play;
    perform(state, 0, { kind: "offer", payer: "black", amount: 32 });
    perform(state, 1, { kind: "offer", payer: "white", amount: 0 });
    perform(state, 1, { kind: "declineOffer" });
    expectSame(state.offers, { black: { payer: "white", amount: 0 } });
    actIn(play, "a1a2");
    expectSame(state.offers, {});
    expectActRefused(state, 0, { kind: "acceptOffer" }, "PC-9.6", "noOffer");
  });
  it("PC-9.6 offers stay within the payer's chips and outside of battles", () => {
    const { state } = played(ROOK_AND_KNIGHT);
    const offer = (amount: number): Action => ({ kind: "offer", payer: "white", amount });
    expectActRefused(state, 0, offer(33), "PC-9.6", "offerTooLarge");
    for (const amount of [-1, 0.5]) expectNoAction(offer(amount));
    expectNoAction({ ...offer(1), payer: "red" });
    const battle = played(ROOK_AND_KNIGHT, ["a1xa5"]).state;
    expectActRefused(battle, 0, offer(1), "PC-9.6", "onlyBetweenBattles");
  });
  it("PC-9.6 the player who is not to move is asked for an answer, the other one gives it besides", () => {
    const { state } = played(ROOK_AND_KNIGHT);
    const offered = (seat: number) => {
      const waiting = rules.waiting(state);
      const mine =
        waiting.kind === "decisions" ? waiting.decisions.find((each) => each.seat === seat) : undefined;
      const { choices, asides = [] } = expectPresent(mine);
      return [choices, asides].map((list) => list.some(({ action }) => action.kind === "acceptOffer"));
    };
    perform(state, 0, { kind: "offer", payer: "white", amount: 1 });
    perform(state, 1, { kind: "offer", payer: "white", amount: 2 });
    expectSame(
      [offered(0), offered(1)],
      [
        [false, true],
        [true, false],
      ],
    );
  });
  it("PC-9.7 nothing else ends a game early", () => {
    const { state } = played(ROOK_AND_KNIGHT);
    const waiting = rules.waiting(state);
    const asides = waiting.kind === "decisions" ? (waiting.decisions[0]?.asides ?? []) : [];
    const kinds = asides.map(({ action }) => action.kind).filter((kind) => kind !== "proposeTime");
    expectSame(kinds, ["forfeit", "offer", "offer", "offer"]);
  });
  it("PC-9.8 after a draw everybody keeps the chips", () => {
    expectGame(
      { ...ROOK_AND_KNIGHT, stacks: { white: 20, black: 44 }, options: { turnLimit: 1 } },
      ["a1a2"],
      {
        result: "turn-limit",
        stacks: { white: 20, black: 44 },
      },
    );
  });
  it("PC-9.9 the results have these names, and winners where there are any", () => {
    const name = (state: State) => {
      const waiting = rules.waiting(state);
      return waiting.kind === "over" ? waiting.result : undefined;
    };
    expectSame(name(played(ROOK_AND_KNIGHT, ["forfeit:black"]).state), { name: "forfeit", winners: [0] });
    const quiet = { ...ROOK_AND_KNIGHT, options: { quietLimit: 1 } };
    expectSame(name(played(quiet, ["a1a2"]).state), { name: "quiet-limit", winners: [] });
  });
});

describe("PC-11 No move, endless play", () => {
  /** Black's pawn is blocked, and Black has no king to move. */
  const STUCK = { position: "8/8/8/8/8/7p/7P/K7 w - -" };
  /** So is White's. */
  const BLOCKED = { position: "8/8/8/8/8/7p/7P/8 w - -" };

  it("PC-11.1 a side without a move is skipped", () => {
    const play = played({ ...STUCK, set: "standard" });
    const events = kindsOf(actIn(play, "a1a2"));
    expectSame(events, ["moved", "turnBegan", "turnSkipped", "turnBegan"]);
    expectSame([play.state.turn, play.state.position.side], [3, "white"]);
    expectSame([play.state.skipped, play.state.quiet], [0, 2]);
  });
  it("PC-11.1 en passant rights lapse with the skipped turn", () => {
    const given = { position: "8/8/8/8/7p/6pP/4P1P1/K7 w - -", set: "standard" };
    const { state } = played(given, ["e2e4"]);
    expectSame([state.position.enPassant, state.position.side], [-1, "white"]);
  });
  it("PC-11.1 two skipped turns in a row are a draw; with noMoveRule lose the first one loses", () => {
    expectGame(BLOCKED, [], { result: "blocked", turn: 2 });
    expectGame({ ...BLOCKED, options: { noMoveRule: "lose" } }, [], {
      result: "no-move",
      winner: "black",
      stacks: { white: 0, black: 64 },
    });
  });
  it("PC-11.2 positions may repeat without end", () => {
    const play = played(ROOK_AND_KNIGHT);
    for (let round = 0; round < 12; round++)
      for (const move of ["a1a2", "h8h7", "a2a1", "h7h8"]) actIn(play, move);
    expectSame([play.state.phase.kind, play.state.turn], ["move", 49]);
  });
  it("PC-11.3 quietLimit draws after this many turns without an attack, turnLimit after this many at all", () => {
    const quiet = { ...ROOK_AND_KNIGHT, options: { quietLimit: 3 } };
    expectGame(quiet, ["a1a2", "h8h7"], { phase: "move" });
    expectGame(quiet, ["a1a2", "h8h7", "a2a1"], { result: "quiet-limit" });
    expectGame(quiet, ["a1a2", "h8h7", "a2xa5", "fold", "h7h8", "a5a4"], { phase: "move" });
    const turns = { ...ROOK_AND_KNIGHT, options: { turnLimit: 2, quietLimit: 2 } };
    expectGame(turns, ["a1a2"], { phase: "move" });
    expectGame(turns, ["a1a2", "h8h7"], { result: "turn-limit" });
    // Skipped turns count too.
    expectGame({ ...STUCK, options: { quietLimit: 2 } }, ["a1a2"], { result: "quiet-limit" });
  });
});
