import { expectSame } from "../support/expect";
import { readFixture } from "./fixture";
import { runVectors } from "./run";

describe("the vectors of Pokerchess", () => {
  it("all pass", () => {
    const report = runVectors(readFixture("vectors/pokerchess.json"));
    expectSame(report, { kind: "run", game: "pokerchess", passed: 24, failed: 0, failures: [] });
  });
});

/** The fields of a case that did not turn out as it expects. */
function failed(kind: string, given: unknown, expect: unknown): string[] {
  const report = runVectors({ game: "pokerchess", cases: [{ id: "X", kind, given, expect }] });
  return report.kind === "run" ? report.failures.map(({ field }) => field) : [report.message];
}

const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -", stacks: { white: 32, black: 32 } };

describe("The runner of the vectors of Pokerchess", () => {
  it("names what differs in every kind", () => {
    expectSame(failed("highCard", { cards: ["Qs", "Kd"] }, 1), ["expect"]);
    expectSame(failed("rank7", { cards: ["Kc", "Kd"] }, { category: "high-card", ranks: [13] }), [
      "expect.category",
    ]);
    const board = ["2c", "6d", "9h", "Js", "4c"];
    expectSame(failed("showdown", { board, attacker: ["Jd", "8h"], defender: ["9c", "Ah"] }, "tie"), [
      "expect",
    ]);
    expectSame(failed("moves", { position: "8/8/8/8/8/8/8/K7 w - -" }, []), ["expect"]);
    expectSame(failed("retreat", { position: "7k/8/8/n7/8/8/8/R6K w - -", attack: "a1xa5" }, ["a1"]), [
      "expect",
    ]);
    expectSame(failed("count", { position: "8/8/8/8/8/8/8/K7 w - -", mode: "win", depth: 1 }, [4]), [
      "expect[0]",
    ]);
    expectSame(failed("betting", { attacker: 3, defender: 3, actions: ["check"] }, { pot: 1 }), [
      "illegalAt",
    ]);
    expectSame(failed("betting", { attacker: 3, defender: 3, actions: [] }, { pot: 2 }), ["expect.pot"]);
    expectSame(
      failed("battleDeal", { attackerType: "king", defenderType: "king", decks: [] }, { private: "2c" }),
      ["expect.private"],
    );
    expectSame(failed("castle", {}, {}), ["kind"]);
    expectSame(failed("moves", { position: "nonsense" }, []), ["given.position"]);
  });
  it("fails games that go another way, and illegal actions unless they are expected", () => {
    const game = (actions: readonly string[], expect: unknown) =>
      failed("game", { ...ROOK_AND_KNIGHT, actions }, expect);
    expectSame(game(["a1xa5", "fold"], { position: "7k/8/8/R7/8/8/8/7K w" }), ["position"]);
    expectSame(game(["a1a2"], { turn: 3, decides: "white", pot: 0 }), ["decides", "turn"]);
    expectSame(game(["a1b2"], {}), ["actions[0]"]);
    expectSame(game(["a1b2"], { illegalAt: 0 }), []);
    expectSame(game(["a1a2"], { illegalAt: 0 }), ["illegalAt"]);
    expectSame(game(["forfeit:white"], { result: { code: "forfeit", winner: "black" } }), []);
    expectSame(game(["forfeit:white"], { result: { code: "king", winner: "white" } }), [
      "result.code",
      "result.winner",
    ]);
  });
  it("fails views that show too much or too little", () => {
    const view = (viewer: string, expect: unknown) => {
      const decks = [
        ["2c", "Jd", "3c", "Jh", "9c"],
        ["2c", "3s"],
      ];
      return failed("view", { ...ROOK_AND_KNIGHT, decks, actions: ["a1xa5"], viewer }, expect);
    };
    expectSame(view("white", { private: "Jd", defenderDown: "@null", deck: "@null" }), []);
    expectSame(view("black", ["defenderDown"]), []);
    expectSame(view("black", { private: "Jd", visible: [] }), ["private", "visible"]);
    expectSame(view("spectator", { visible: [], pot: 1, deckSize: 47 }), []);
  });
});
