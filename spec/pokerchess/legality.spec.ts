import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { expectSame, expectTrue } from "../support/expect";
import { expectNoActions } from "../support/legality";
import { actOnly, expectActRefused, perform, played } from "./cases";
import { EVERY_ACTION, offerFault } from "./conceivable";

/** Actions as a damaged save or a stranger's script could bring them. */
const MALFORMED: readonly unknown[] = [
  7,
  "fold",
  true,
  {},
  [],
  { kind: 3 },
  { kind: "win" },
  { kind: "move" },
  { kind: "move", from: 8 },
  { kind: "move", from: "a2", to: "a3" },
  { kind: "move", from: 8.5, to: 16 },
  { kind: "move", from: -1, to: 64 },
  { kind: "promote" },
  { kind: "promote", shape: "king" },
  { kind: "promote", shape: 4 },
  { kind: "retreat" },
  { kind: "retreat", to: "a1" },
  { kind: "raise" },
  { kind: "raise", amount: "all" },
  { kind: "raise", amount: 1.5 },
  { kind: "stake", amount: -1 },
  { kind: "offer" },
  { kind: "offer", payer: "white" },
  { kind: "offer", payer: 1, amount: 1 },
  { kind: "proposeTime" },
  { kind: "proposeTime", change: 3 },
  { kind: "place", seat: 0, team: 2 },
  { kind: "place", seat: -1, team: 1 },
  { kind: "proposeTime", change: { option: "timeBank" } },
  { kind: "proposeTime", change: { option: "stacks", value: 1 } },
];

const ROOK_AND_KNIGHT = { position: "7k/8/8/n7/8/8/8/R6K w - -" };
const DECKS = [
  ["2c", "2d", "3c", "Jh", "9c"],
  ["2c", "9s", "4c", "Ac", "Kd", "2h", "6d", "3h", "6h", "8d"],
];

/** A game in every phase in which somebody decides. */
function everyPhase(): State[] {
  const money = { ...ROOK_AND_KNIGHT, decks: DECKS, options: { realMoney: true } };
  const states = [
    played({}).state,
    played(ROOK_AND_KNIGHT).state,
    played(ROOK_AND_KNIGHT, ["a1xa5"]).state,
    played(ROOK_AND_KNIGHT, ["a1xa5", "call"]).state,
    played(ROOK_AND_KNIGHT, ["a1xa5", "raise:31"]).state,
    played(ROOK_AND_KNIGHT, ["a1xa5", "raise:1", "fold"]).state,
    played({ position: "7k/P7/8/8/8/8/8/K7 w - -" }, ["a7a8"]).state,
    played(money, ["a1xa5", "raise:31", "call"]).state,
    played(ROOK_AND_KNIGHT, ["forfeit:white"]).state,
  ];
  const offered = played(ROOK_AND_KNIGHT).state;
  perform(offered, 0, { kind: "offer", payer: "black", amount: 3 });
  perform(offered, 1, { kind: "offer", payer: "black", amount: 2 });
  return states.concat([offered]);
}

describe("What is legal", () => {
  it("what is malformed is no action", () => {
    expectNoActions(rules, MALFORMED);
  });
  it("nobody decides but the player who is asked", () => {
    for (const state of everyPhase()) {
      for (const seat of [-1, 0.5, 2, 99]) {
        for (const action of EVERY_ACTION) expectSame(rules.check(state, seat, action)?.kind, "refusal");
      }
    }
    expectActRefused(played({}).state, 0, { kind: "move", from: 12, to: 20 }, "PC-2.4", "notYourDecision");
    expectActRefused(played({}).state, 5, { kind: "forfeit" }, "PC-12.11", "notGeneral");
  });
  it("what is offered is exactly what is legal, in every phase", () => {
    for (const state of everyPhase()) {
      const waiting = rules.waiting(state);
      expectSame(offerFault(state, waiting.kind === "decisions" ? waiting.decisions : []), undefined);
    }
  });
  it("nothing may be done while chance decides", () => {
    const play = played(ROOK_AND_KNIGHT);
    actOnly(play, "a1xa5");
    expectActRefused(play.state, 0, { kind: "forfeit" }, "PC-6.4", "waitForMatches");
    for (const action of EVERY_ACTION) expectTrue(rules.check(play.state, 0, action) !== undefined);
    expectSame(rules.resolve(play.state, { kind: "shuffled", order: [] }).kind, "refusal");
    rules.resolve(play.state, { kind: "seen" });
    expectActRefused(play.state, 0, { kind: "forfeit" }, "PC-4.1", "waitForCards");
    expectSame(rules.resolve(play.state, { kind: "shuffled", order: ["2C"] }).kind, "refusal");
    expectSame(rules.resolve(played({}).state, { kind: "seen" }).kind, "refusal");
  });
  it("actions of the setup are refused after it", () => {
    const late: Action = { kind: "ready" };
    expectActRefused(played({}).state, 0, late, "PC-12.9", "setupOver");
  });
});
