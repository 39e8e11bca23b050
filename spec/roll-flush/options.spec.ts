import { OPTIONS, readOptions, STARTERS } from "../../src/games/roll-flush/rules/options";
import { rematch } from "../../src/games/roll-flush/rules/rematch";
import { rules } from "../../src/games/roll-flush/rules/rules";
import type { State } from "../../src/games/roll-flush/rules/state";
import { words } from "../../src/games/roll-flush/words/words";
import { FULL_DECK } from "../../src/kit/data/cards";
import { standardOptions } from "../../src/kit/rules/options";
import { expectSame, expectTrue } from "../support/expect";
import { act, expectCase, expectRefused, READY_HANDS, stateOf, up } from "./cases";

const SCORING = { hands: READY_HANDS, deck: ["8H", "5D", "6D", "7D"] };

describe("RF-13 Options", () => {
  it("RF-13 has these options, each with the standard of the rule book", () => {
    expectSame(standardOptions(OPTIONS), {
      target: 30,
      joinMin: 3,
      scoreMin: 3,
      shiftAfterReroll: true,
      swapWhen: "anyRoll",
      bustBy: "tag",
      ownFaceDown: "look",
      discardView: "open",
      starter: "lowest",
      maxTurns: 0,
    });
    expectSame(readOptions({}), readOptions(standardOptions(OPTIONS)));
  });
  it("RF-13 what is missing or impossible takes its standard", () => {
    const damaged = {
      target: -1,
      joinMin: 4,
      scoreMin: 1.5,
      swapWhen: true,
      bustBy: "luck",
      maxTurns: "many",
    };
    expectSame(readOptions(damaged), readOptions({}));
  });
  it("RF-13 target is the score to pass", () => {
    const options = { target: 1 };
    expectCase({ ...SCORING, options }, [["score"], ["pass"]], [], {
      scores: [2, 0],
      phase: "over",
      winners: [0],
    });
    expectCase({ ...SCORING, options: { target: 2 } }, [["score"], ["pass"]], [], { phase: "turn" });
  });
  it("RF-13 joinMin lets players with fewer cards join, down to none", () => {
    const given = { ...SCORING, hands: [READY_HANDS[0], ["(3D)"]] };
    expectCase(given, [["score"]], [], { phase: "turn" });
    expectCase({ ...given, options: { joinMin: 1 } }, [["score"]], [], { phase: "join", actor: 1 });
    const none = { ...SCORING, hands: [READY_HANDS[0], []], options: { joinMin: 0 } };
    expectCase({ ...none, deck: ["KH", "5D", "6D", "7D", "8D"] }, [["score"], ["score"]], [], {
      // Two community kings make a pair for the player who has nothing else (RF-10.5).
      last: {
        hands: { "0": { category: "trips", points: 4 }, "1": { category: "pair", points: 1 } },
        winners: [0],
      },
      scores: [6, 1],
    });
  });
  it("RF-13 scoreMin is what a declaration takes", () => {
    expectRefused({ ...SCORING, options: { scoreMin: 4 } }, ["score"], "RF-4.2", "fewCards");
    expectCase({ hands: [["(2D)"], ["(3D)"]], options: { scoreMin: 1 } }, [], [], { legalHas: [["score"]] });
  });
  it("RF-13 shiftAfterReroll false forbids both tokens on one roll", () => {
    const given = { phase: "rolled", dice: [4, 5], options: { shiftAfterReroll: false } };
    expectCase(given, [], [], { legalHas: [["shift", 1]] });
    expectCase(given, [["reroll", 3]], [2, 2], { legal: [["accept"]] });
    expectRefused({ ...given, rerolled: true }, ["shift", 1], "RF-6.4", "shiftAfterReroll");
  });
  it("RF-13 swapWhen firstRoll allows a swap before the first roll only", () => {
    const options = { swapWhen: "firstRoll" };
    expectCase({ options }, [], [], { legalHas: [["swap", 2, 3]] });
    expectRefused(
      { options, phase: "push", slots: { "9": "9C*" } },
      ["swap", 2, 3],
      "RF-13",
      "swapFirstRoll",
    );
  });
  it("RF-13 bustBy history busts by the number, and a tag that was swapped there is safe and adds no card", () => {
    const given = { phase: "push", slots: { "9": "9C*" }, options: { bustBy: "history" } };
    const actions = [["swap", 4, 9], ["roll"], ["accept"]];
    expectCase(given, actions, [4, 5], { phase: "turn", active: 1 });
    expectCase(given, actions, [2, 2], {
      phase: "push",
      history: [9, 4],
      slots: { "4": up("9C", true), "9": up("4C", false) },
    });
    expectCase(given, actions.concat([["roll"], ["accept"]]), [2, 2, 1, 3], { phase: "turn" });
    expectCase({ ...given, options: {} }, actions, [4, 5], { phase: "push" });
  });
  it("RF-13 ownFaceDown blind hides a hand's face-down cards from its owner too", () => {
    expectSame(rules.seen(stateOf({}), 0).hands[0], [{ card: "2D", up: false }]);
    expectSame(rules.seen(stateOf({ options: { ownFaceDown: "blind" } }), 0).hands[0], [{ up: false }]);
  });
  it("RF-13 discardView faceDownHidden keeps discarded face-down cards unknown", () => {
    const state = stateOf({
      phase: "push",
      slots: { "9": "9C*" },
      options: { discardView: "faceDownHidden" },
    });
    act(state, ["stop"]);
    act(state, ["keep", []]);
    expectSame(state.discard, [
      { card: "2D", up: false },
      { card: "9C", up: true },
    ]);
    for (const viewer of [0, 1, "spectator"] as const) {
      expectSame(rules.seen(state, viewer).discard, [{ up: false }, { card: "9C", up: true }]);
    }
  });
  it("RF-13 maxTurns ends the game after this many turns: the highest score wins, equal scores draw", () => {
    const given = { phase: "push", slots: { "9": "9C*" }, options: { maxTurns: 7 }, turn: 7 };
    const actions = [["stop"], ["keep", [0]]];
    expectCase({ ...given, scores: [3, 5] }, actions, [], { phase: "over", result: "win", winners: [1] });
    expectCase({ ...given, scores: [5, 5] }, actions, [], { phase: "over", result: "draw", winners: [0, 1] });
    expectCase({ ...given, turn: 6 }, actions, [], { phase: "turn", turn: 7 });
  });
  it("RF-13 starter is the seat that starts, if there is one; a rematch takes the next one", () => {
    const started = (starter: string, seats: number): State => {
      const state = rules.start({ starter }, seats);
      rules.resolve(state, { kind: "shuffled", order: [...FULL_DECK] });
      return state;
    };
    const { active } = started("lowest", 3);
    for (const [place, starter] of STARTERS.slice(1).entries()) {
      const state = started(starter, 3);
      expectSame([state.phase.kind, state.active], ["turn", place < 3 ? place : active], starter);
      const first = (state.active + 1) % 3;
      const options = { starter: STARTERS[first + 1] };
      expectSame(rematch(state), { order: [0, 1, 2], first: [first], options });
      // Two turns later it is still the one behind whoever has started.
      expectSame(rematch({ ...state, active: (state.active + 2) % 3, turn: 3 }).first, [first]);
      expectSame(rematch({ ...state, active: (state.active + 7) % 3, turn: 8 }).first, [first]);
    }
  });
  it("RF-13 every option and every value has its words", () => {
    for (const spec of OPTIONS) {
      const { label, detail } = words.option(spec);
      expectTrue(label !== spec.name && detail !== "", spec.name);
      if (spec.kind === "choice") {
        for (const value of spec.values) expectTrue(words.optionValue(spec, value) !== value, value);
      }
    }
  });
});
