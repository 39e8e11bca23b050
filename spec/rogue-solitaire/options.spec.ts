import { neighboursOf } from "../../src/games/rogue-solitaire/rules/board";
import { OPTIONS, readOptions } from "../../src/games/rogue-solitaire/rules/options";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { words } from "../../src/games/rogue-solitaire/words/words";
import { standardOptions } from "../../src/kit/rules/options";
import { expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { act, actAndSee, CORNER, expectCase, expectRefused, resolve, stateOf } from "./cases";

describe("RS-12 Options", () => {
  it("RS-12 the standards are those of the rule book; what is impossible takes its standard", () => {
    expectSame(standardOptions(OPTIONS), {
      diagonal: false,
      aceLoss: "choice",
      aidTiming: "after",
      aidOnWin: false,
      aceKeep: "auto",
      revealedOnClear: "stay",
      startJokers: 3,
      targetFloors: 0,
    });
    const damaged = { diagonal: 3, aceLoss: "x", aidTiming: true, startJokers: 0, targetFloors: 0.5 };
    expectSame(readOptions(damaged), readOptions({}));
    expectSame({ ...readOptions({}) }, standardOptions(OPTIONS));
  });
  it("RS-12 diagonal makes cells adjacent that share a corner", () => {
    const options = { diagonal: true };
    expectSame(neighboursOf(stateOf({ options }), "r4c1"), ["r3c1", "r4c2", "r3c2"]);
    expectSame(neighboursOf(stateOf({ options }), "r2c3").length, 8);
    const given = { grid: { r3c2: "(7Sa)" }, deck: ["8Ha"] };
    expectRefused(given, ["flip", "r3c2"], "RS-4.1", "notAdjacent");
    expectCase({ ...given, options }, [["flip", "r3c2"], ["leave"]], [], { you: "r3c2" });
    const state = stateOf({ options, grid: { r3c1: "(7Sa)" } });
    act(state, ["travel", "r1c4"]);
    expectSame(state.you, "r1c4");
  });
  it("RS-12 aceLoss pays with the Ace or with a Joker first, without a choice", () => {
    const given = { grid: CORNER, held: "AHa", deck: ["2Ha"] };
    const paid = (aceLoss: string, jokers: number, expected: Record<string, unknown>): void => {
      expectCase({ ...given, jokers, options: { aceLoss } }, [["flip", "r3c1"]], [], expected);
    };
    paid("aceFirst", 2, { phase: "move", held: JSON_NULL, jokers: 2, hp: 2 });
    paid("jokerFirst", 2, { phase: "move", held: "AHa", jokers: 1, hp: 2 });
    paid("jokerFirst", 0, { phase: "over", held: JSON_NULL, jokers: 0 });
    paid("choice", 2, { phase: "pay", held: "AHa", jokers: 2 });
  });
  it("RS-12 aidTiming before asks before the draw, and a committed card counts as used", () => {
    const given = { grid: { r3c1: "(8Sa)" }, held: "2Ha", options: { aidTiming: "before" } };
    expectCase({ ...given, deck: ["KSa"] }, [["flip", "r3c1"]], [], {
      phase: "aid",
      combat: { cell: "r3c1", drawn: JSON_NULL },
      deckCount: 1,
      grid: { r3c1: { card: "8Sa", up: true } },
    });
    expectCase({ ...given, deck: ["KSa"] }, [["flip", "r3c1"], ["aid"]], [], {
      phase: "move",
      you: "r3c1",
      held: JSON_NULL,
      discard: ["2Ha", "8Sa", "KSa"],
    });
    expectCase({ ...given, deck: ["KSa"] }, [["flip", "r3c1"], ["decline"]], [], {
      held: "2Ha",
      you: "r3c1",
    });
    expectCase({ ...given, deck: ["5Sa"] }, [["flip", "r3c1"], ["aid"]], [], { held: JSON_NULL, jokers: 2 });
    expectCase({ ...given, deck: ["5Sa"] }, [["flip", "r3c1"], ["decline"]], [], { held: "2Ha", jokers: 2 });
    expectCase({ ...given, held: "AHa", deck: ["KSa"] }, [["flip", "r3c1"]], [], { you: "r3c1" });
    const again = { ...given, grid: { r3c1: "8Sa" }, deck: ["7Sa"] };
    expectCase(again, [["attack", "r3c1"], ["aid"]], [], { you: "r3c1" });
  });
  it("RS-12 aidOnWin asks in a fight already won; the spent card frees the hand without a capture", () => {
    const given = { grid: { r3c1: "(8Sa)" }, held: "2Ha", deck: ["KSa"], options: { aidOnWin: true } };
    expectCase(given, [["flip", "r3c1"]], [], { phase: "aid", legal: [["aid"], ["decline"]] });
    expectCase(given, [["flip", "r3c1"], ["aid"]], [], {
      held: JSON_NULL,
      phase: "move",
      you: "r3c1",
      discard: ["2Ha", "8Sa", "KSa"],
    });
    expectCase(given, [["flip", "r3c1"], ["decline"]], [], { held: "2Ha", phase: "move", you: "r3c1" });
    expectCase({ ...given, held: "AHa" }, [["flip", "r3c1"]], [], { phase: "move", held: "AHa" });
  });
  it("RS-12 aceKeep optional asks whether to keep the Ace before YOU moves", () => {
    const given = { grid: { r3c1: "(ASa)" }, options: { aceKeep: "optional" } };
    expectCase(given, [["flip", "r3c1"]], [], {
      phase: "keepAce",
      you: "r4c1",
      legal: [["keep"], ["discard"]],
    });
    expectCase(given, [["flip", "r3c1"], ["keep"]], [], { held: "ASa", you: "r3c1", hp: 4 });
    expectCase(given, [["flip", "r3c1"], ["discard"]], [], { held: JSON_NULL, discard: ["ASa"], hp: 3 });
    expectCase({ ...given, jokers: 2 }, [["flip", "r3c1"]], [], { phase: "move", jokers: 3 });
    expectCase({ ...given, held: "7Ha" }, [["flip", "r3c1"]], [], { phase: "move", discard: ["ASa"] });
    expectRefused(given, ["keep"], "RS-6.3", "nothingToKeep");
    const asked = { ...given, grid: { r3c1: "ASa" }, phase: "keepAce", combat: { cell: "r3c1" } };
    expectRefused(asked, ["walk", "r4c2"], "RS-6.3", "aceUndecided");
  });
  it("RS-12 revealedOnClear flipDown turns leftover enemies face down again, unseen by all", () => {
    const grid = { r1c6: "(3Sa)", r2c2: "9Da", r2c3: "(5Sa)" };
    const given = { grid, you: "r1c5", held: "2Ha", options: { revealedOnClear: "flipDown" } };
    const state = stateOf(given);
    state.deck.unshift("KSb");
    state.deck = state.deck.filter((card, i) => i === 0 || card !== "KSb");
    actAndSee(state, ["flip", "r1c6"]);
    resolve(state, { kind: "shuffled", order: [...state.deck] });
    expectSame(state.grid[7], { kind: "card", card: "9Da", up: false, dealt: 0 });
    expectSame(state.grid[8], { kind: "card", card: "5Sa", up: false, dealt: 1 });
    expectSame(state.memory.turnedDown, ["9Da"]);
    expectSame(rules.seen(state, 0).grid[7], { kind: "card", up: false, dealt: 0 });
    state.you = "r2c1";
    act(state, ["flip", "r2c2"]);
    expectSame(state.memory.turnedDown, []);
  });
  it("RS-12 startJokers are the Jokers at the start and the cap of healing", () => {
    for (const startJokers of [1, 5, 9]) {
      const options = { startJokers };
      expectCase({ options }, [], [], { jokers: startJokers, jokersLost: 0, hp: startJokers });
      expectCase({ options, grid: { r3c1: "(ASa)" } }, [["flip", "r3c1"]], [], {
        held: "ASa",
        hp: startJokers + 1,
      });
    }
    const hurt = { options: { startJokers: 5 }, jokers: 4, grid: { r3c1: "(ASa)" } };
    expectCase(hurt, [["flip", "r3c1"]], [], { jokers: 5, jokersLost: 0, held: JSON_NULL });
  });
  it("RS-12 targetFloors wins the game with the n-th floor, before any refill", () => {
    const given = { you: "r1c5", floors: 1, options: { targetFloors: 2 } };
    expectCase(given, [["walk", "r1c6"]], [], { phase: "over", result: "target", floors: 2 });
    expectCase({ ...given, floors: 0 }, [["walk", "r1c6"]], ["keep"], { phase: "move", floors: 1 });
    const state = stateOf(given);
    act(state, ["walk", "r1c6"]);
    expectSame(rules.waiting(state), { kind: "over", result: { name: "target", winners: [0] } });
  });
  it("RS-12 every option and every value has its words", () => {
    for (const spec of OPTIONS) {
      const { label, detail } = words.option(spec);
      expectTrue(label !== spec.name && detail !== "", spec.name);
      if (spec.kind === "choice") {
        for (const value of spec.values) expectTrue(words.optionValue(spec, value) !== value, value);
      }
    }
  });
});
