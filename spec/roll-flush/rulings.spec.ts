import { rules } from "../../src/games/roll-flush/rules/rules";
import { isCard } from "../../src/kit/data/cards";
import { strengthOf } from "../../src/kit/poker/strength";
import { expectSame, expectTrue } from "../support/expect";
import { rollFlush } from "../vectors/roll-flush";
import {
  act,
  down,
  eventOf,
  expectCase,
  expectRefused,
  READY_HANDS,
  resolve,
  roll,
  stateOf,
  up,
} from "./cases";

const PUSH = { phase: "push", slots: { "9": "9C*" } };
const SCORING = { hands: READY_HANDS, deck: ["8H", "5D", "6D", "7D", "9D"] };
/** Three players whose first two hold the same with the community AH KH. */
const ALIKE = {
  n: 3,
  hands: [
    ["AS", "KS", "3D"],
    ["AD", "KD", "3H"],
    ["2S", "4S", "9C"],
  ],
  community: ["AH"],
  deck: ["KH", "5H", "6H", "7H", "8H", "9H"],
};

function strength(text: string): number {
  return strengthOf(text.split(" ").filter((card) => isCard(card)));
}

describe("RF-14 Rulings", () => {
  it("R1 sevens are between sixes and eights", () => {
    const expected = { category: "straight", points: 6 };
    expectSame(rollFlush({ kind: "eval", cards: ["5S", "6H", "7D", "8C", "9C"], expect: expected }), []);
  });
  it("R2 a roll busts by the tag, not by the number", () => {
    expectCase(PUSH, [["swap", 4, 9], ["roll"], ["accept"]], [4, 5], { phase: "push" });
    expectCase(PUSH, [["swap", 4, 9], ["roll"], ["accept"]], [2, 2], { phase: "turn" });
  });
  it("R3 players may look at their own face-down cards", () => {
    expectSame(rules.seen(stateOf({}), 1).hands[1], [{ card: "3D", up: false }]);
  });
  it("R4 joining a scoring takes three cards", () => {
    const given = { ...SCORING, hands: [READY_HANDS[0], ["(3D)", "3S"]] };
    expectCase(given, [["score"]], [], { last: { scorers: [0] }, phase: "turn" });
  });
  it("R5 only scorers show and score a hand", () => {
    const state = stateOf(SCORING);
    act(state, ["score"]);
    const events = act(state, ["pass"]);
    expectSame([state.last?.hands.length, eventOf(events, "handRevealed").seat], [1, 0]);
  });
  it("R6 fewer than five cards may be kept on purpose", () => {
    expectCase(PUSH, [["stop"], ["keep", [1]]], [], { hands: [[up("9C")], [down("3D")]] });
  });
  it("R7 a scoring hand never has more than five cards", () => {
    const hands = [["2S", "4S", "6S", "8S", "TS"], ["(3D)"]];
    expectCase({ ...SCORING, hands, deck: ["8H", "5D", "6D", "7D"] }, [["score"]], [], {
      last: { scorers: [0] },
    });
    expectRefused(
      { phase: "keep", hands: [["2S", "4S", "6S", "8S", "TS", "QS"]] },
      ["keep", [0, 1, 2, 3, 4, 5]],
      "RF-5.8",
      "tooMany",
    );
  });
  it("R8 cards may be swapped before any roll of the turn", () => {
    expectCase({}, [], [], { legalHas: [["swap", 2, 3]] });
    expectCase(PUSH, [], [], { legalHas: [["swap", 2, 9]] });
  });
  it("R9 after a swap the player has to roll", () => {
    expectCase(PUSH, [["swap", 2, 9]], [], { legal: [["roll"]] });
    expectRefused({ phase: "mustRoll", hands: READY_HANDS }, ["score"], "RF-6.1", "swapThenRoll");
    expectRefused({ phase: "mustRoll" }, ["stop"], "RF-6.1", "swapThenRoll");
  });
  it("R10 a roll may be rerolled and then shifted", () => {
    expectCase(
      { phase: "rolled", dice: [1, 2] },
      [
        ["reroll", 1],
        ["shift", 1],
      ],
      [5],
      { slots: { "8": up("8C", true) } },
    );
  });
  it("R11 nobody shifts on to a tagged neighbour", () => {
    const given = { phase: "rolled", dice: [4, 4], slots: { "9": "9C*" } };
    expectRefused(given, ["shift", 1], "RF-6.3", "shiftTagged");
  });
  it("R12 a shift does not go past 2 or 12", () => {
    expectRefused({ phase: "rolled", dice: [1, 1] }, ["shift", -1], "RF-6.3", "shiftOff");
    expectRefused({ phase: "rolled", dice: [6, 6] }, ["shift", 1], "RF-6.3", "shiftOff");
  });
  it("R13 the deck is shuffled as its last card is dealt", () => {
    const state = stateOf({ ...PUSH, deck: ["2H"], discard: ["8S", "9S"] });
    act(state, ["stop"]);
    act(state, ["keep", [0, 1]]);
    expectSame(
      [state.phase.kind, state.slots[10]],
      ["shuffle", { kind: "card", card: "2H", up: true, tag: false }],
    );
  });
  it("R14 a refresh turns back one token, the owner's choice", () => {
    const given = { phase: "refresh", used: [["swap", "reroll", "shift"]] };
    expectCase(given, [], [], {
      legal: [
        ["refresh", "swap"],
        ["refresh", "reroll"],
        ["refresh", "shift"],
      ],
    });
    expectCase(given, [["refresh", "reroll"]], [], { used: [["shift", "swap"], []], phase: "turn" });
  });
  it("R15 a face-down card that was swapped off slot 7 stays face down", () => {
    expectCase({}, [["swap", 4, 7]], [], { slots: { "4": down("7C", false), "7": up("4C", false) } });
  });
  it("R16 slot 7 is dealt face down before the others slide", () => {
    expectCase({ phase: "push", slots: { "7": "(7C)*" } }, [["stop"], ["keep", [0]]], [], {
      slots: { "7": down("2H"), "6": up("6C"), "8": up("8C") },
    });
  });
  it("R17 tied players roll two dice and the highest starts", () => {
    const state = stateOf({});
    state.phase = { kind: "rollOff", seats: [0, 1], totals: [] };
    roll(state, 3, 3);
    roll(state, 4, 3);
    expectSame([state.phase.kind, state.active], ["turn", 1]);
  });
  it("R18 the remainder of a shared bonus is lost", () => {
    expectCase(ALIKE, [["score"], ["score"], ["score"]], [], { last: { bonus: 3, share: 1 } });
  });
  it("R19 a declarer alone wins a bonus of one", () => {
    expectCase(SCORING, [["score"], ["pass"]], [], {
      scores: [2, 0],
      last: { bonus: 1, share: 1, winners: [0] },
    });
  });
  it("R20 the player who leads above the target has scored in that showdown", () => {
    const state = stateOf({ ...ALIKE, scores: [29, 29, 30] });
    act(state, ["score"]);
    act(state, ["score"]);
    act(state, ["pass"]);
    expectTrue(state.phase.kind === "over");
    const winners = state.phase.kind === "over" ? state.phase.winners : [];
    const scorers = state.last?.scorers ?? [];
    expectTrue(winners.length > 0 && winners.every((seat) => scorers.includes(seat)));
  });
  it("R21 any number of tied winners divide the bonus by their number", () => {
    const hands = [
      ["2S", "3D", "4S"],
      ["2D", "3H", "4D"],
      ["2H", "3S", "4H"],
    ];
    const given = { ...ALIKE, hands, community: ["AH"], deck: ["5C", "9H", "8H", "7H", "6H", "TH"] };
    expectCase(given, [["score"], ["score"], ["score"]], [], {
      last: { winners: [0, 1, 2], share: 1 },
      scores: [7, 7, 7],
    });
  });
  it("R22 the discard pile is open", () => {
    const state = stateOf({ discard: ["8S", "9S"] });
    expectSame(
      rules.seen(state, "spectator").discard.map((lying) => lying.card),
      ["8S", "9S"],
    );
  });
  it("R23 face-up cards of a hand are public, face-down ones private", () => {
    const seen = rules.seen(stateOf({ hands: [["(KD)", "9H"], ["(3D)"]] }), 1);
    expectSame(seen.hands[0], [{ up: false }, { card: "9H", up: true }]);
  });
  it("R24 the end slots are refilled in ascending order", () => {
    expectCase({ phase: "push", slots: { "2": "2C*", "12": "QC*" } }, [["stop"], ["keep", [0]]], [], {
      slots: { "2": up("2H"), "12": up("3H") },
    });
  });
  it("R25 a flush beats a straight", () => {
    expectTrue(strength("2S 3S 4S 5S 7S") > strength("TS JH QD KC AC"));
  });
  it("R26 of equal higher pairs the lower pair decides before the odd card", () => {
    expectTrue(strength("KS KH 5D 5C 2C") > strength("KD KC 4D 4C AC"));
  });
  it("R27 a shuffle in a turn refreshes at its end", () => {
    const state = stateOf({ ...SCORING, deck: ["8H", "5D"], discard: ["2S", "6S"], used: [["swap"]] });
    act(state, ["score"]);
    act(state, ["pass"]);
    resolve(state, { kind: "seen" });
    expectSame(state.phase.kind, "shuffle");
    const before = state.tokens[0]?.swap;
    const events = resolve(state, { kind: "shuffled", order: [...state.deck] });
    expectSame([before, state.tokens[0]?.swap, eventOf(events, "refreshed").token], [false, true, "swap"]);
  });
  it("R28 a number that was shifted or rerolled away is not rolled", () => {
    expectCase(
      { phase: "rolled", dice: [4, 5] },
      [["reroll", 3], ["accept"], ["roll"], ["accept"]],
      [1, 2, 4, 5],
      {
        phase: "push",
        slots: { "3": up("3C", true), "9": up("9C", true) },
      },
    );
  });
});
