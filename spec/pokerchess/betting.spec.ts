import { expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import {
  actIn,
  actOnly,
  expectCase,
  expectGame,
  expectNoAction,
  expectRefused,
  kindsOf,
  played,
} from "./cases";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { choiceFor } from "../../src/kit/rules/choices";

const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -" };

function betting(attacker: number, defender: number, actions: readonly string[], expected: object): void {
  expectCase("betting", { attacker, defender, actions }, expected);
}

function at(attacker: number, defender: number, actions: readonly string[] = []) {
  const given = { ...ROOK_AND_KNIGHT, stacks: { white: attacker, black: defender } };
  return played(given, ["a1xa5"].concat(actions));
}

describe("PC-7 A battle: the betting", () => {
  it("PC-7.1 the streets are preflop, flop, turn and river: three cards, one and one, each after a burnt one", () => {
    const play = at(32, 32);
    const seen: unknown[] = [];
    for (const action of ["call", "check", "check", "check", "check", "check", "check"]) {
      actIn(play, action);
      const { battle, burnt } = play.state;
      if (action === "check") seen.push([battle?.street, battle?.community.length, burnt.length]);
    }
    expectSame(seen, [
      ["flop", 3, 2],
      ["flop", 3, 2],
      ["turn", 4, 3],
      ["turn", 4, 3],
      ["river", 5, 4],
      ["river", 5, 4],
    ]);
  });
  it("PC-7.2 one blind, raises of at least one chip and as often as one likes, two hands shown together", () => {
    betting(32, 32, ["raise:1", "raise:1", "raise:5", "raise:1", "raise:1"], {
      status: "open",
      attacker: 23,
      defender: 22,
      pot: 19,
      legal: { raise: { min: 1, max: 22 } },
      toAct: "attacker",
    });
  });
  it("PC-7.3 fold is always allowed, check with nothing to call, call with something", () => {
    betting(20, 44, [], { legal: { fold: true, check: false, call: 1, raise: { min: 1, max: 43 } } });
    betting(20, 44, ["call"], {
      legal: { fold: true, check: true, call: JSON_NULL, raise: { min: 1, max: 19 } },
    });
    betting(10, 54, ["check"], { illegalAt: 0 });
    betting(10, 54, ["call", "call"], { illegalAt: 1 });
    const play = at(10, 54);
    expectRefused(play, "check", "PC-7.3", "mustCall");
    expectRefused(play, "raise:0", "PC-7.2", "raiseTooSmall");
    expectRefused(play, "raise:54", "PC-7.3", "raiseTooLarge");
    for (const amount of [1.5, -1, "all"]) expectNoAction({ kind: "raise", amount });
    expectRefused(play, "a1a2", "PC-7.3", "betUndecided");
    expectRefused(at(10, 54, ["call"]), "call", "PC-7.3", "nothingToCall");
  });
  it("PC-7.3 a call puts in what there is, if that is less; nobody raises against an empty stack", () => {
    betting(10, 54, ["raise:40", "call"], { status: "showdown", attacker: 0, defender: 44, pot: 20 });
    const play = at(10, 54, ["call", "raise:9"]);
    expectRefused(play, "raise:1", "PC-7.3", "opponentAllIn");
    const short = at(10, 54, ["raise:40"]);
    expectRefused(short, "raise:1", "PC-7.3", "raiseTooLarge");
  });
  it("PC-7.4 the defender begins, facing the blind; after its call the attacker may check or raise", () => {
    const play = at(32, 32);
    expectSame(play.state.battle?.toAct, "defender");
    actIn(play, "call");
    expectSame([play.state.battle?.toAct, play.state.battle?.street], ["attacker", "preflop"]);
    actIn(play, "raise:2");
    expectSame([play.state.battle?.toAct, play.state.battle?.street], ["defender", "preflop"]);
    actIn(play, "call");
    expectSame([play.state.battle?.toAct, play.state.battle?.street], ["attacker", "flop"]);
  });
  it("PC-7.5 a street closes with a check or a call after both have acted since the last raise", () => {
    betting(32, 32, ["raise:2", "call", "check", "raise:5", "call"], { street: "turn", toAct: "attacker" });
    betting(32, 32, ["call", "check", "check", "raise:1", "raise:1"], { street: "flop", toAct: "defender" });
  });
  it("PC-7.5 preflop, the call of the blind closes the street if a stack is empty then", () => {
    betting(1, 63, ["call"], { status: "showdown", attacker: 0, defender: 62, pot: 2, refunds: [] });
    betting(63, 1, ["call"], { status: "showdown", attacker: 62, defender: 0, pot: 2 });
  });
  it("PC-7.6 a fold ends the battle at once; the other one takes the pot", () => {
    betting(32, 32, ["fold"], { status: "fold", attacker: 32, defender: 32, pot: 0, winner: "attacker" });
    betting(32, 32, ["raise:4", "fold"], { status: "fold", attacker: 31, defender: 33, winner: "defender" });
    const play = at(32, 32, ["raise:4"]);
    const events = kindsOf(actOnly(play, "fold"));
    expectTrue(!events.includes("streetDealt") && !events.includes("handShown"));
  });
  it("PC-7.7 what the other one has not matched comes back when the street closes", () => {
    betting(40, 24, ["call", "raise:39", "call"], {
      status: "showdown",
      refunds: [{ to: "attacker", chips: 16 }],
      pot: 48,
    });
    betting(10, 54, ["raise:53", "call"], { refunds: [{ to: "defender", chips: 44 }], pot: 20 });
  });
  it("PC-7.8 with a stack at nothing the board is dealt at once, and the cards are shown after the fifth", () => {
    const play = at(10, 54, ["raise:9"]);
    const events = actOnly(play, "call");
    expectSame(kindsOf(events), [
      "called",
      "streetDealt",
      "streetDealt",
      "streetDealt",
      "handShown",
      "handShown",
    ]);
    expectSame(play.state.phase.kind, "showdown");
    betting(32, 32, ["call", "check", "check", "check", "check", "check", "check", "check"], {
      status: "showdown",
    });
  });
  it("PC-7.9 somebody without chips fights for none: no blind, no bets, all cards", () => {
    const play = at(0, 64);
    expectTrue(kindsOf(play.events).includes("noBetting"));
    expectTrue(!kindsOf(play.events).includes("blindPosted"));
    expectSame(play.events.filter(({ kind }) => kind === "streetDealt").length, 3);
  });
  it("PC-7.9 a defender facing a last chip that is all-in may fold or call", () => {
    betting(1, 63, [], { legal: { fold: true, check: false, call: 1, raise: JSON_NULL } });
  });
  it("PC-7.10 chips in the pot are nobody's: an empty stack during a battle is no loss", () => {
    const play = at(1, 63);
    expectSame([play.state.stacks[0], play.state.phase.kind], [0, "bet"]);
    betting(10, 54, ["call", "raise:9"], { status: "open", attacker: 0 });
  });
  it("PC-7.12 a tie halves the pot", () => {
    const given = { attacker: 32, defender: 32, actions: ["raise:31", "call"], showdown: "tie" };
    expectCase("betting", given, { status: "showdown", attacker: 32, defender: 32, pot: 0 });
  });
  it("PC-7.3 the raises that are offered: the least, half the pot, the pot, all, and any amount", () => {
    const waiting = rules.waiting(at(32, 32, ["raise:9"]).state);
    const choices = waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
    const raises = choices.filter(({ action }) => action.kind === "raise");
    expectSame(
      raises.map(({ action, amounts }) => [action.kind === "raise" ? action.amount : 0, amounts?.max ?? 0]),
      [
        [1, 0],
        [10, 0],
        [20, 0],
        [22, 0],
        [1, 22],
      ],
    );
    expectTrue(choiceFor(choices, { kind: "raise", amount: 17 }) !== undefined);
    expectTrue(choiceFor(choices, { kind: "raise", amount: 23 }) === undefined);
  });
});

describe("PC-7.11 Showdown", () => {
  const shows = (board: string, attacker: string, defender: string, expected: string): void => {
    const given = { board: board.split(" "), attacker: attacker.split(" "), defender: defender.split(" ") };
    expectCase("showdown", given, expected);
  };
  const ranks = (cards: string, category: string, values: readonly number[]): void => {
    expectCase("rank7", { cards: cards.split(" ") }, { category, ranks: values });
  };

  it("PC-7.11 every category, with what is compared in it", () => {
    ranks("9c Tc Jc Qc Kc Ac 2d", "straight-flush", [14]);
    ranks("Ac 2c 3c 4c 5c Kd Kh", "straight-flush", [5]);
    ranks("7c 7d 7h 7s Kc Kd 2d", "four-of-a-kind", [7, 13]);
    ranks("3c 3d 3h Qs Qc Qd 2h", "full-house", [12, 3]);
    ranks("2c 5c 9c Jc Kc Ad Ah", "flush", [13, 11, 9, 5, 2]);
    ranks("Ad 2c 3h 4s 5c 9d 9h", "straight", [5]);
    ranks("Qd Kc Ah 2s 3c 9d 8h", "high-card", [14, 13, 12, 9, 8]);
    ranks("8c 8d 8h As Jc 4d 2h", "three-of-a-kind", [8, 14, 11]);
    ranks("Kc Kd 4h 4s 9c 9d 7h", "two-pair", [13, 9, 7]);
    ranks("6c 6d Ah Js 9c 4d 2h", "pair", [6, 14, 11, 9]);
  });
  it("PC-7.11 the best five of seven, with any number of hole cards; suits break no tie", () => {
    shows("2c 6d 9h Js 4c", "Jd 8h", "9c Ah", "attacker");
    shows("2c 2d 9h Js 4c", "Ad 8h", "Ac Kh", "defender");
    shows("5c 6d 7h 8s 9c", "Kd 2h", "Qc Ah", "tie");
    shows("2c 5c 9c Jc 3d", "Kc 4h", "Ac 2h", "defender");
  });
  it("PC-7.11 the better hand wins battle and pot", () => {
    const decks = [
      ["2c", "Jd", "3c", "Jh", "9c"],
      ["2c", "3s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
    ];
    expectGame({ ...ROOK_AND_KNIGHT, decks }, ["a1xa5", "raise:31", "call"], {
      position: "7k/8/8/R7/8/8/8/7K",
      result: "chips",
      winner: "white",
      stacks: { white: 64, black: 0 },
    });
  });
});
