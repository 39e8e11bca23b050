import { clockwiseFrom, scorersOf } from "../../src/games/roll-flush/rules/board";
import { POINTS } from "../../src/games/roll-flush/rules/scoring";
import { rules } from "../../src/games/roll-flush/rules/rules";
import { DICE, NUMBERS, TOKENS, type State } from "../../src/games/roll-flush/rules/state";
import { FULL_DECK, isCard, type Card } from "../../src/kit/data/cards";
import { strengthOf } from "../../src/kit/poker/strength";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { rollFlush } from "../vectors/roll-flush";
import { JSON_NULL } from "../vectors/values";
import {
  act,
  down,
  eventOf,
  expectCase,
  expectNoAction,
  expectRefused,
  READY_HANDS,
  resolve,
  roll,
  stateOf,
  up,
} from "./cases";

/** The whole deck with these cards on top. */
function deckFrom(...top: Card[]): Card[] {
  return top.concat(FULL_DECK.filter((card) => !top.includes(card)));
}

/** A new game whose deck was shuffled to this order. */
function dealt(seats: number, order: readonly Card[]): State {
  const state = rules.start({}, seats);
  resolve(state, { kind: "shuffled", order: [...order] });
  return state;
}

/** What a hand of these cards is, and what it scores. */
function expectHand(
  cards: readonly string[],
  category: string,
  points: number,
  key: readonly number[],
): void {
  expectSame(rollFlush({ kind: "eval", cards, expect: { category, points, key } }), []);
}

function strength(text: string): number {
  return strengthOf(text.split(" ").filter((card) => isCard(card)));
}

/** Expects hands from strong to weak, each better than the next. */
function expectDescending(...hands: string[]): void {
  for (let i = 1; i < hands.length; i++) {
    expectTrue(
      strength(hands[i - 1] ?? "") > strength(hands[i] ?? ""),
      `${hands[i - 1]} against ${hands[i]}`,
    );
  }
}

describe("RF-0 Conventions", () => {
  it("RF-0.1 there are 52 different cards", () => {
    expectSame(FULL_DECK.length, 52);
    expectTrue(isCard("TS") && isCard("2C") && !isCard("1S") && !isCard("JK"));
    expectSame([...rules.start({}, 2).deck].length, 52);
  });
  it("RF-0.2 an ace is high, and low only below a two; suits have no order", () => {
    expectDescending("AS KH 9D 5C 3C", "KS QH 9D 5C 3C");
    expectDescending("6S 5H 4D 3C 2C", "5S 4H 3D 2C AC");
    expectSame(strength("AS KS 9D 5C 3C"), strength("AH KC 9S 5D 3H"));
  });
  it("RF-0.3 seats go clockwise by their numbers, wrapping", () => {
    const state = rules.start({}, 4);
    expectSame(clockwiseFrom(state, 2), [2, 3, 0, 1]);
    expectCase({ n: 3, active: 2, slots: { "9": "9C*" }, phase: "push" }, [["roll"], ["accept"]], [4, 5], {
      active: 0,
    });
  });
  it("RF-0.4 a shuffle gives the whole order and a roll two faces, the first die first", () => {
    const state = rules.start({}, 2);
    const waiting = rules.waiting(state);
    expectTrue(waiting.kind === "chance" && waiting.chance.kind === "shuffle");
    expectSame(rules.resolve(state, { kind: "shuffled", order: ["2S"] }).kind, "refusal");
    const rolling = stateOf({});
    act(rolling, ["roll"]);
    expectSame(rules.waiting(rolling), {
      kind: "chance",
      chance: {
        kind: "roll",
        dice: [
          { die: "die1", sides: 6 },
          { die: "die2", sides: 6 },
        ],
      },
    });
    expectSame(rules.resolve(rolling, { kind: "rolled", faces: [7, 1] }).kind, "refusal");
    roll(rolling, 2, 6);
    expectSame(rolling.phase, { kind: "rolled", first: 2, second: 6, rerolled: false });
  });
});

describe("RF-1 Components", () => {
  it("RF-1.1 two dice, slots 2 to 12 and three tokens a player", () => {
    expectSame([...DICE], ["die1", "die2"]);
    expectSame([NUMBERS.length, NUMBERS[0], NUMBERS[10]], [11, 2, 12]);
    expectSame([...TOKENS], ["swap", "reroll", "shift"]);
    expectNoAction({}, ["swap", 1, 5]);
    expectNoAction({}, ["swap", 5, 13]);
  });
  it("RF-1.2 every token has a ready and a used side, and a tag is seen by all", () => {
    const state = rules.start({}, 4);
    expectSame(state.tokens.length * TOKENS.length, 12);
    const tagged = stateOf({ slots: { "9": "9C*" }, phase: "push" });
    for (const viewer of [0, 1, "spectator"] as const) {
      const slot = rules.seen(tagged, viewer).slots[7];
      expectTrue(slot?.kind === "card" && slot.tag);
    }
  });
  it("RF-1.3 nothing in the rules asks for the board: slots are numbers and points are counts", () => {
    const state = rules.start({}, 3);
    expectSame([state.slots.length, state.scores], [11, [0, 0, 0]]);
  });
});

describe("RF-2 State", () => {
  it("RF-2 names all variables at the start of a turn", () => {
    expectCase({ n: 3 }, [], [], {
      active: 0,
      actor: 0,
      phase: "turn",
      dice: JSON_NULL,
      last: JSON_NULL,
      result: JSON_NULL,
      winners: JSON_NULL,
      history: [],
      discard: [],
    });
    expectCase({ slots: { "4": "4C*", "9": "9C*" }, phase: "push" }, [], [], { history: [4, 9] });
  });
  it("RF-2.1 all 52 cards are there after the deal", () => {
    const state = dealt(4, FULL_DECK);
    let count = state.deck.length + state.community.length + state.slots.length;
    for (const hand of state.hands) count += hand.length;
    expectSame(count, 52);
  });
  it("RF-2.2 only in phase keep a hand may be larger than five, and slots empty", () => {
    const hands = [["2D", "3D", "4D", "5D", "6D"], ["7D"]];
    const state = stateOf({ hands, slots: { "9": "9C*" }, phase: "push" });
    act(state, ["stop"]);
    expectSame([state.phase.kind, state.hands[0]?.length, state.slots[7]], ["keep", 6, { kind: "empty" }]);
    act(state, ["keep", [0, 1, 2, 3, 5]]);
    expectSame(state.hands[0]?.length, 5);
    expectTrue(state.slots.every((slot) => slot.kind === "card"));
  });
});

describe("RF-3 Setup", () => {
  const top: Card[] = [
    "2S",
    "KH",
    "9D",
    "4C",
    "7S",
    "2H",
    "3H",
    "4H",
    "5H",
    "6H",
    "8H",
    "9H",
    "TH",
    "JH",
    "QH",
    "AC",
  ];
  it("RF-3.1 two to four players, no points, tokens ready, and the first shuffle refreshes nothing", () => {
    for (const seats of [2, 3, 4]) {
      const state = rules.start({}, seats);
      expectSame(state.scores.length, seats);
      expectTrue(state.tokens.every((tokens) => tokens.swap && tokens.reroll && tokens.shift));
    }
    expectSame([rules.start({}, 1).scores.length, rules.start({}, 9).scores.length], [2, 4]);
    expectSame(dealt(2, deckFrom(...top)).shuffles, 0);
  });
  it("RF-3.2 one card face down to each seat, then one face up", () => {
    const state = dealt(2, deckFrom(...top));
    expectSame(state.hands, [
      [
        { card: "2S", up: false },
        { card: "9D", up: true },
      ],
      [
        { card: "KH", up: false },
        { card: "4C", up: true },
      ],
    ]);
  });
  it("RF-3.3 RF-3.4 RF-3.5 slot 7 face down, the others ascending, then the community", () => {
    const state = dealt(2, deckFrom(...top));
    expectSame(state.slots[5], { kind: "card", card: "7S", up: false, tag: false });
    const others = state.slots.filter((_slot, i) => i !== 5);
    expectSame(
      others.map((slot) => slot.kind === "card" && slot.up && slot.card),
      top.slice(5, 15),
    );
    expectSame([state.community, state.deck.length], [["AC"], 36]);
    expectSame(dealt(4, FULL_DECK).deck.length, 32);
  });
  it("RF-3.6 the lowest face-up card starts, an ace being highest", () => {
    expectSame(dealt(2, deckFrom(...top)).active, 1);
    expectSame(dealt(2, deckFrom("2S", "KH", "AD", "KC")).active, 1);
  });
  it("RF-3.6 tied seats roll in seat order, the highest total starts, and those still tied roll again", () => {
    const state = dealt(4, deckFrom("2S", "3S", "4S", "5S", "9D", "9H", "TH", "9C"));
    expectSame(state.phase, { kind: "rollOff", seats: [0, 1, 3], totals: [] });
    const waiting = rules.waiting(state);
    expectTrue(waiting.kind === "chance" && waiting.chance.kind === "roll");
    roll(state, 5, 5);
    roll(state, 1, 2);
    const events = roll(state, 4, 6);
    expectSame(eventOf(events, "tiedForFirst").seats, [0, 3]);
    roll(state, 1, 1);
    roll(state, 1, 2);
    expectSame([state.phase.kind, state.active, state.turn], ["turn", 3, 1]);
  });
});

describe("RF-4 Turn", () => {
  it("RF-4.1 the active player rolls or scores, and nobody else does anything", () => {
    expectCase({ hands: READY_HANDS, used: [["swap"]] }, [], [], { legal: [["roll"], ["score"]] });
    const state = stateOf({ hands: READY_HANDS });
    const refusal = expectPresent(rules.check(state, 1, { kind: "roll" }));
    expectSame([refusal.rule, refusal.reason], ["RF-4.1", "notYourTurn"]);
    expectNoAction({}, ["dance"]);
    expectRefused(
      { hands: READY_HANDS, slots: { "9": "9C*" }, phase: "push" },
      ["score"],
      "RF-4.1",
      "rollTurn",
    );
  });
  it("RF-4.2 scoring takes three own cards, face up or down", () => {
    expectRefused({ hands: [["2D", "9H"], ["(3D)"]] }, ["score"], "RF-4.2", "fewCards");
    expectCase({ hands: [["(2D)", "(9H)", "(4S)"], ["(3D)"]] }, [], [], { legalHas: [["score"]] });
  });
  it("RF-4.3 a swap commits the turn to rolling", () => {
    expectCase({ hands: READY_HANDS }, [["swap", 2, 7]], [], { phase: "mustRoll", legal: [["roll"]] });
    const state = stateOf({ hands: READY_HANDS });
    act(state, ["swap", 2, 7]);
    expectSame(rules.check(state, 0, { kind: "score" })?.reason, "swapThenRoll");
  });
});

describe("RF-5 Roll turn", () => {
  it("RF-5.1 roll is legal in turn, mustRoll and push, and the number is the total", () => {
    expectCase({}, [["roll"]], [2, 3], { phase: "rolled", dice: [2, 3] });
    expectCase({ phase: "mustRoll" }, [["roll"], ["accept"]], [2, 3], { slots: { "5": up("5C", true) } });
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [["roll"]], [2, 3], { phase: "rolled" });
    expectRefused({ phase: "rolled", dice: [1, 2] }, ["roll"], "RF-5.2", "rollUndecided");
    const state = stateOf({});
    act(state, ["roll"]);
    expectSame(rules.check(state, 0, { kind: "accept" })?.reason, "waitForDice");
  });
  it("RF-5.2 a roll may be accepted, rerolled or shifted", () => {
    expectCase({ phase: "rolled", dice: [2, 3] }, [], [], {
      legal: [["accept"], ["reroll", 1], ["reroll", 2], ["reroll", 3], ["shift", -1], ["shift", 1]],
    });
    expectRefused({}, ["accept"], "RF-5.2", "nothingRolled");
  });
  it("RF-5.3 accept tags the card in its slot, facing as it lay, or busts", () => {
    expectCase({ phase: "rolled", dice: [3, 4] }, [["accept"]], [], {
      phase: "push",
      slots: { "7": down("7C", true) },
      dice: JSON_NULL,
    });
    expectCase({ phase: "rolled", dice: [4, 5], slots: { "9": "9C*" } }, [["accept"]], [], { phase: "turn" });
  });
  it("RF-5.4 a bust clears the tags and takes nothing; swaps stay, tokens stay spent", () => {
    expectCase(
      { phase: "push", slots: { "9": "9C*", "4": "4C*" } },
      [["swap", 2, 12], ["roll"], ["accept"]],
      [4, 5],
      {
        active: 1,
        phase: "turn",
        slots: { "2": up("QC", false), "12": up("2C", false), "4": up("4C", false), "9": up("9C", false) },
        hands: [[down("2D")], [down("3D")]],
        tokens: [{ swap: false }, {}],
        deckCount: 14,
        discard: [],
      },
    );
  });
  it("RF-5.5 only the tag on the card that is there now counts", () => {
    // The shifted roll: 9 was rolled and 10 was tagged, so 9 is safe.
    expectCase({ phase: "rolled", dice: [4, 5] }, [["shift", 1], ["roll"], ["accept"]], [4, 5], {
      phase: "push",
      slots: { "9": up("9C", true), "10": up("TC", true) },
    });
    // The swap takes the danger with it.
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [["swap", 3, 9], ["roll"], ["accept"]], [4, 5], {
      phase: "push",
      slots: { "9": up("3C", true), "3": up("9C", true) },
    });
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [["swap", 3, 9], ["roll"], ["accept"]], [1, 2], {
      phase: "turn",
    });
  });
  it("RF-5.6 in push the player rolls again, stops, or swaps and rolls", () => {
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [], [], {
      legal: [["roll"], ["stop"]],
      legalHas: [["swap", 2, 3]],
    });
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [["swap", 2, 3]], [], { legal: [["roll"]] });
    expectRefused({}, ["stop"], "RF-5.6", "nothingToStop");
    expectRefused({ phase: "push", slots: { "9": "9C*" } }, ["pass"], "RF-7.2", "nothingToPass");
  });
  it("RF-5.7 stop takes the tagged cards in ascending order, facing as they lay", () => {
    expectCase({ phase: "push", slots: { "11": "JC*", "7": "(7C)*", "3": "3C*" } }, [["stop"]], [], {
      phase: "keep",
      hands: [[down("2D"), up("3C"), down("7C"), up("JC")], [down("3D")]],
      slots: { "3": JSON_NULL, "7": JSON_NULL, "11": JSON_NULL },
    });
  });
  it("RF-5.8 any 0 to 5 cards of the whole hand are kept, and it is always asked", () => {
    const given = {
      phase: "keep",
      hands: [["(2D)", "9H", "4S", "5S", "6S", "8S"], ["(3D)"]],
      slots: { "9": JSON_NULL },
    };
    expectCase(given, [["keep", []]], [], { hands: [[], [down("3D")]], discardCount: 6 });
    expectCase(given, [["keep", [1, 5]]], [], { hands: [[up("9H"), up("8S")], [down("3D")]], active: 1 });
    expectCase(given, [["keep", [4, 0, 1, 2, 3]]], [], { discard: ["8S"] });
    expectRefused(given, ["keep", [0, 1, 2, 3, 4, 5]], "RF-5.8", "tooMany");
    expectRefused(given, ["keep", [0, 0]], "RF-5.8", "alreadyMarked");
    expectRefused(given, ["keep", [6]], "RF-5.8", "unknownCard");
    expectRefused(given, ["roll"], "RF-5.8", "keepUndecided");
    expectRefused({}, ["keep", [0]], "RF-5.8", "nothingToKeep");
    const state = stateOf({ phase: "push", slots: { "9": "9C*" } });
    act(state, ["stop"]);
    expectSame(state.phase, { kind: "keep", marked: [true, true] });
  });
  it("RF-5.9 the turn ends with refreshes, then the next seat to the left", () => {
    expectCase({ n: 4, active: 3, phase: "push", slots: { "9": "9C*" } }, [["stop"], ["keep", [0]]], [], {
      active: 0,
      actor: 0,
      phase: "turn",
      turn: 2,
    });
  });
  it("RF-5.10 with all cards tagged a roll is legal and busts in the end", () => {
    const slots: Record<string, string> = {};
    for (const number of NUMBERS)
      slots[`${number}`] = `${number === 10 ? "TC" : number > 9 ? "JS" : `${number}C`}*`;
    expectCase({ phase: "push", slots }, [["roll"]], [1, 2], {
      legal: [["accept"], ["reroll", 1], ["reroll", 2], ["reroll", 3]],
    });
    expectCase({ phase: "push", slots }, [["roll"], ["reroll", 3], ["accept"]], [1, 2, 6, 6], { active: 1 });
  });
  it("RF-5.11 the dice are with the active player", () => {
    const state = stateOf({ phase: "push", slots: { "9": "9C*" } });
    act(state, ["stop"]);
    const events = act(state, ["keep", [0]]);
    expectSame(eventOf(events, "turnBegan"), { kind: "turnBegan", seat: 1, turn: 2 });
  });
});

describe("RF-6 Ability tokens", () => {
  it("RF-6 a token is used once, then is on its used side", () => {
    const used = { phase: "rolled", dice: [2, 3], used: [["reroll", "shift"]] };
    expectCase(used, [], [], { legal: [["accept"]] });
    expectRefused(used, ["reroll", 1], "RF-6.2", "rerollUsed");
    expectRefused(used, ["shift", 1], "RF-6.3", "shiftUsed");
    expectRefused({ used: [["swap"]] }, ["swap", 2, 3], "RF-6.1", "swapUsed");
  });
  it("RF-6.1 swap exchanges two slots with facing and tags, before any roll", () => {
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [["swap", 9, 7]], [], {
      phase: "mustRoll",
      slots: { "7": up("9C", true), "9": down("7C", false) },
      tokens: [{ swap: false, reroll: true, shift: true }, {}],
    });
    expectRefused({}, ["swap", 5, 5], "RF-6.1", "sameSlot");
    expectRefused({ phase: "rolled", dice: [1, 2] }, ["swap", 5, 6], "RF-6.1", "swapLate");
    expectRefused({ phase: "mustRoll" }, ["swap", 5, 6], "RF-6.1", "swapThenRoll");
    const refusal = rules.check(stateOf({}), 0, { kind: "swap", first: 9, second: 3 });
    expectSame(refusal?.reason, "slotOrder");
  });
  it("RF-6.2 reroll takes die 1, die 2 or both, die 1 first, bust or not", () => {
    const given = { phase: "rolled", dice: [4, 2] };
    expectCase(given, [["reroll", 1]], [6], {
      dice: [6, 2],
      phase: "rolled",
      tokens: [{ reroll: false }, {}],
    });
    expectCase(given, [["reroll", 2]], [6], { dice: [4, 6] });
    expectCase(given, [["reroll", 3]], [5, 1], { dice: [5, 1] });
    expectCase({ ...given, slots: { "6": "6C*" } }, [["reroll", 1], ["accept"]], [1], { phase: "push" });
    expectNoAction(given, ["reroll", 0]);
    expectRefused({}, ["reroll", 1], "RF-5.2", "nothingRolled");
  });
  it("RF-6.3 shift tags an untagged neighbour at once", () => {
    expectCase({ phase: "rolled", dice: [1, 1] }, [], [], {
      legalHas: [["shift", 1]],
      legalNot: [["shift", -1]],
    });
    expectCase({ phase: "rolled", dice: [6, 6] }, [], [], {
      legalHas: [["shift", -1]],
      legalNot: [["shift", 1]],
    });
    expectRefused({ phase: "rolled", dice: [6, 6] }, ["shift", 1], "RF-6.3", "shiftOff");
    const between = { phase: "rolled", dice: [4, 5], slots: { "8": "8C*", "10": "TC*" } };
    expectRefused(between, ["shift", 1], "RF-6.3", "shiftTagged");
    expectRefused({ ...between, slots: { "8": "8C*" } }, ["shift", -1], "RF-6.3", "shiftTagged");
    expectNoAction(between, ["shift", 2]);
    expectCase({ phase: "rolled", dice: [4, 5] }, [["shift", -1]], [], {
      phase: "push",
      slots: { "8": up("8C", true), "9": up("9C", false) },
      tokens: [{ shift: false }, {}],
    });
  });
  it("RF-6.4 a roll may be rerolled and then shifted, and then it is over", () => {
    expectCase(
      { phase: "rolled", dice: [4, 5] },
      [
        ["reroll", 2],
        ["shift", -1],
      ],
      [1],
      {
        phase: "push",
        slots: { "4": up("4C", true) },
      },
    );
    const state = stateOf({ phase: "rolled", dice: [4, 5] });
    act(state, ["shift", -1]);
    expectSame(rules.check(state, 0, { kind: "reroll", dice: "both" })?.reason, "nothingRolled");
  });
});

describe("RF-7 Score turn", () => {
  const three = {
    n: 3,
    hands: [
      ["(KD)", "9H", "4S"],
      ["(3D)", "3S", "AH"],
      ["2S", "5S", "(6S)"],
    ],
  };
  it("RF-7.1 the active player declares", () => {
    const state = stateOf(three);
    expectSame(eventOf(act(state, ["score"]), "declared").seat, 0);
    expectSame(state.answers, ["score", "none", "none"]);
  });
  it("RF-7.2 the others answer openly, in order, and those with too few cards pass unasked", () => {
    const state = stateOf({ ...three, active: 1 });
    act(state, ["score"]);
    expectSame(state.phase, { kind: "join", seat: 2 });
    expectSame(rules.check(state, 0, { kind: "pass" })?.reason, "notAsked");
    act(state, ["pass"]);
    expectSame(
      [state.phase, rules.seen(state, 0).answers],
      [{ kind: "join", seat: 0 }, ["none", "score", "pass"]],
    );
    expectRefused({ ...three, phase: "join", actor: 1 }, ["roll"], "RF-7.2", "joinUndecided");
    expectCase({ ...three, hands: [three.hands[0], ["(3D)"], ["2S", "5S"]] }, [["score"]], [], {
      phase: "turn",
    });
  });
  it("RF-7.3 RF-7.8 the bonus is the number of scorers, and every scorer gets the hand's points", () => {
    expectCase({ ...three, deck: ["8H", "5D", "6D", "7D", "9D"] }, [["score"], ["score"], ["pass"]], [], {
      // A pair of kings beats a pair of threes: 1 + 2 and 1.
      scores: [3, 1, 0],
      last: {
        scorers: [0, 1],
        winners: [0],
        bonus: 2,
        share: 2,
        hands: { "0": { category: "pair", points: 1 } },
      },
    });
  });
  it("RF-7.4 scorers turn their cards up, passers show nothing", () => {
    const state = stateOf({ ...three, deck: ["8H", "5D", "6D", "7D", "9D"] });
    act(state, ["score"]);
    act(state, ["score"]);
    const events = act(state, ["pass"]);
    expectSame(
      events.filter((event) => event.kind === "handRevealed").map((event) => event.seat),
      [0, 1],
    );
    expectSame(state.hands[2], [
      { card: "2S", up: true },
      { card: "5S", up: true },
      { card: "6S", up: false },
    ]);
  });
  it("RF-7.5 a second community card is dealt for the showdown", () => {
    const state = stateOf({ ...three, deck: ["8H", "5D", "6D", "7D"] });
    act(state, ["score"]);
    act(state, ["pass"]);
    act(state, ["pass"]);
    expectSame(state.last?.community, ["KC", "8H"]);
  });
  it("RF-7.6 the best five of own and community cards count, which several may use", () => {
    const hands = [
      ["9S", "8S", "7S", "6S", "2D"],
      ["9D", "8D", "7D", "6C", "2H"],
    ];
    expectCase(
      { hands, community: ["TH"], deck: ["5S", "3H", "4H", "6H", "8H"] },
      [["score"], ["score"]],
      [],
      {
        last: {
          hands: { "0": { category: "straightFlush", points: 12 }, "1": { category: "straight", points: 6 } },
        },
      },
    );
  });
  it("RF-7.7 tied winners share the bonus, and the remainder is lost", () => {
    const hands = [
      ["AS", "KS", "3D"],
      ["AD", "KD", "3H"],
      ["2S", "4S", "9C"],
    ];
    expectCase(
      { n: 3, hands, community: ["AH"], deck: ["KH", "5H", "6H", "7H", "8H", "9H"] },
      [["score"], ["score"], ["score"]],
      [],
      { last: { winners: [0, 1], bonus: 3, share: 1 }, scores: [4, 4, 0] },
    );
  });
  it("RF-7.9 RF-11.1 the game ends before anything is cleared away", () => {
    expectCase(
      { hands: READY_HANDS, scores: [29, 5], deck: ["8H", "5D", "6D", "7D"] },
      [["score"], ["pass"]],
      [],
      { phase: "over", community: ["KC", "8H"], deckCount: 3, discard: [] },
    );
  });
  it("RF-7.4 RF-7.5 the hands are open until everybody has seen them; nobody has anything to choose meanwhile", () => {
    const state = stateOf({ ...three, deck: ["8H", "5D", "6D", "7D", "9D"] });
    act(state, ["score"]);
    act(state, ["pass"]);
    act(state, ["score"]);
    expectSame(rules.waiting(state), { kind: "chance", chance: { kind: "pause", length: "long" } });
    expectSame([state.hands[0]?.length, state.hands[2]?.length, state.community], [3, 3, ["KC", "8H"]]);
    for (const seat of [0, 2]) expectTrue(state.hands[seat]?.every(({ up }) => up) === true, `hand ${seat}`);
    const refusal = rules.check(state, 1, { kind: "roll" });
    expectSame([refusal?.reason, refusal?.rule], ["waitForShowdown", "RF-7.3"]);
    resolve(state, { kind: "seen" });
    expectSame([state.phase.kind, state.community.length], ["turn", 1]);
  });
  it("RF-7.10 RF-7.11 RF-7.12 scorers get one card face down, the community is new, slots stay", () => {
    const state = stateOf({ ...three, deck: ["8H", "5D", "6D", "7D", "9D"], slots: { "9": "AC" } });
    act(state, ["score"]);
    act(state, ["pass"]);
    act(state, ["score"]);
    resolve(state, { kind: "seen" });
    expectSame([state.hands[0], state.hands[2]], [[{ card: "5D", up: false }], [{ card: "6D", up: false }]]);
    expectSame([state.community, state.active, state.answers], [["7D"], 1, ["none", "none", "none"]]);
    expectSame(state.slots[7], { kind: "card", card: "AC", up: true, tag: false });
    expectSame(state.discard.length, 8);
    expectSame(scorersOf(state), []);
  });
});

describe("RF-8 Refill", () => {
  it("RF-8.1 slot 7 is refilled face down only if it is empty", () => {
    expectCase({ phase: "push", slots: { "7": "(7C)*" } }, [["stop"], ["keep", [0]]], [], {
      slots: { "7": down("2H") },
    });
    expectCase({ phase: "push", slots: { "7": "9S", "6": "6C*" } }, [["stop"], ["keep", [0]]], [], {
      slots: { "7": up("9S"), "6": up("5C"), "2": up("2H") },
    });
  });
  it("RF-8.2 cards slide toward 7 in order, facing as they lay", () => {
    expectCase(
      { phase: "push", slots: { "6": "6C*", "4": "4C*", "3": "(3C)", "8": "8C*", "12": "QC*" } },
      [["stop"], ["keep", [0]]],
      [],
      {
        slots: {
          "6": up("5C"),
          "5": down("3C"),
          "4": up("2C"),
          "8": up("9C"),
          "9": up("TC"),
          "10": up("JC"),
          "7": down("7C"),
        },
      },
    );
  });
  it("RF-8.3 empty slots are dealt face up in ascending order", () => {
    expectCase(
      { phase: "push", slots: { "6": "6C*", "4": "4C*", "8": "8C*", "7": "(7C)*" } },
      [["stop"], ["keep", [0]]],
      [],
      { slots: { "7": down("2H"), "2": up("3H"), "3": up("4H"), "12": up("5H") }, deckCount: 10 },
    );
  });
});

describe("RF-9 Deck exhaustion and token refresh", () => {
  const stopping = { phase: "push", slots: { "9": "9C*", "4": "4C*" }, deck: ["2H"], discard: ["8S", "9S"] };
  it("RF-9.1 the discard is shuffled the instant the deck is empty, and dealing continues from it", () => {
    const state = stateOf(stopping);
    act(state, ["stop"]);
    act(state, ["keep", [0, 1]]);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "shuffle", pile: "deck", cards: ["8S", "9S", "9C"] },
    });
    expectSame(rules.check(state, 0, { kind: "roll" })?.reason, "waitForCards");
    resolve(state, { kind: "shuffled", order: ["9S", "9C", "8S"] });
    expectSame(
      [state.slots[10], state.deck, state.discard],
      [{ kind: "card", card: "9S", up: true, tag: false }, ["9C", "8S"], []],
    );
    // The last card dealt empties the deck at once, not when the next is wanted.
    expectCase({ ...stopping, slots: { "9": "9C*" } }, [["stop"], ["keep", [0, 1]]], [["9S", "8S"]], {
      deck: ["9S", "8S"],
      discard: [],
    });
  });
  it("RF-9.2 every shuffle turns one used token of every player to ready; the first shuffle none", () => {
    const used = [["swap"], ["shift"]];
    expectCase({ ...stopping, used }, [["stop"], ["keep", [0, 1]]], [["9S", "9C", "8S"]], {
      used: [[], []],
      phase: "turn",
    });
    expectRefused(
      { phase: "refresh", used: [["swap", "shift"]] },
      ["refresh", "reroll"],
      "RF-9.2",
      "tokenReady",
    );
  });
  it("RF-9.3 with two used tokens the player picks, clockwise from the active one, once round per shuffle", () => {
    const used = [["swap", "reroll"], ["shift"], ["swap", "reroll", "shift"]];
    const state = stateOf({ ...stopping, n: 3, active: 2, used });
    act(state, ["stop"]);
    act(state, ["keep", [0, 1]]);
    resolve(state, { kind: "shuffled", order: ["9S", "9C", "8S"] });
    expectSame(state.phase, { kind: "refresh", seat: 2 });
    expectSame(rules.check(state, 0, { kind: "refresh", token: "swap" })?.reason, "notYourRefresh");
    act(state, ["refresh", "shift"]);
    expectSame(state.phase, { kind: "refresh", seat: 0 });
    expectRefused({ phase: "refresh", used: [["swap", "shift"]] }, ["roll"], "RF-9.3", "refreshUndecided");
    const events = act(state, ["refresh", "reroll"]);
    expectSame(eventOf(events, "turnBegan").seat, 0);
    expectSame(state.tokens, [
      { swap: false, reroll: true, shift: true },
      { swap: true, reroll: true, shift: true },
      { swap: false, reroll: false, shift: true },
    ]);
    expectRefused({}, ["refresh", "swap"], "RF-9.3", "nothingToRefresh");
    const twice = stateOf({
      shuffles: 2,
      n: 2,
      used: [["swap", "reroll"]],
      phase: "push",
      slots: { "9": "9C*" },
    });
    act(twice, ["stop"]);
    act(twice, ["keep", [0]]);
    act(twice, ["refresh", "swap"]);
    expectSame([twice.phase.kind, twice.tokens[0]], ["turn", { swap: true, reroll: true, shift: true }]);
  });
  it("RF-9.4 if the game ends in that turn, refreshes are dropped", () => {
    expectCase(
      { hands: READY_HANDS, scores: [30, 0], deck: ["8H"], discard: ["5S", "6S"], used: [["swap"]] },
      [["score"], ["pass"]],
      [["6S", "5S"]],
      { phase: "over", used: [["swap"], []] },
    );
  });
  it("RF-9.5 four full hands, eleven tagged cards and two community cards leave 19 to deal", () => {
    expectSame(52 - (4 * 5 + 11 + 2), 19);
  });
});

describe("RF-10 Hands", () => {
  it("RF-10.1 has these categories and points", () => {
    expectSame(POINTS, {
      royal: 15,
      straightFlush: 12,
      quads: 10,
      fullHouse: 8,
      flush: 6,
      straight: 6,
      trips: 4,
      twoPair: 3,
      pair: 1,
      high: 0,
    });
    expectHand(["TS", "JS", "QS", "KS", "AS"], "royal", 15, [14]);
    expectHand(["AS", "2S", "3S", "4S", "5S"], "straightFlush", 12, [5]);
    expectHand(["7S", "7H", "7D", "7C", "KD"], "quads", 10, [7, 13]);
    expectHand(["7S", "7H", "7D", "KC", "KD"], "fullHouse", 8, [7, 13]);
    expectHand(["2S", "9S", "KS", "4S", "5S"], "flush", 6, [13, 9, 5, 4, 2]);
    expectHand(["5S", "6H", "7D", "8C", "9C"], "straight", 6, [9]);
    expectHand(["5S", "5H", "5D", "8C", "9C"], "trips", 4, [5, 9, 8]);
    expectHand(["4S", "4H", "9D", "9C", "KC"], "twoPair", 3, [9, 4, 13]);
    expectHand(["4S", "4H", "9D", "2C", "KC"], "pair", 1, [4, 13, 9, 2]);
    expectHand(["4S", "7H", "9D", "2C", "KC"], "high", 0, [13, 9, 7, 4, 2]);
  });
  it("RF-10.2 a flush beats a straight, 7 is between 6 and 8, and nothing wraps", () => {
    expectDescending("2S 9S KS 4S 5S", "TS JH QD KC AC");
    expectHand(["6S", "7H", "8D", "9C", "TC"], "straight", 6, [10]);
    expectHand(["QS", "KH", "AD", "2C", "3C"], "high", 0, [14, 13, 12, 3, 2]);
  });
  it("RF-10.3 ties are broken in the order of the rule book", () => {
    expectSame(strength("TS JS QS KS AS"), strength("TH JH QH KH AH"));
    expectDescending("6S 5H 4D 3C 2C", "AS 2H 3D 4C 5C");
    expectDescending("8S 8H 8D 8C 2C", "7S 7H 7D 7C KC", "7S 7H 7D 7C QC");
    expectDescending("8S 8H 8D 2C 2S", "7S 7H 7D KC KS", "7S 7H 7D QC QS");
    expectDescending("9S 9H 9D KC 3C", "9S 9H 9D KC 2C", "9S 9H 9D QC JC");
    expectDescending("KS KH 5D 5C 2C", "KS KH 4D 4C AC", "KS KH 4D 4C QC");
    expectDescending("KS KH AD 5C 2C", "KS KH QD JC TC", "KS KH QD JC 9C");
    expectDescending("AS KH 9D 5C 3C", "AS KH 9D 5C 2C", "AS KH 9D 4C 3C");
  });
  it("RF-10.4 the best hand is also the one with most points", () => {
    const hand = "9S 9H 9D 8S 7S 6S 5S";
    expectTrue(strength(hand) > strength("9S 9H 9D 8S 7S"));
    expectHand(hand.split(" "), "straightFlush", 12, [9]);
  });
  it("RF-10.5 fewer than five cards make no straight or flush, and running out of cards loses", () => {
    expectHand(["2S", "3S", "4S", "5S"], "high", 0, [5, 4, 3, 2]);
    expectHand(["KS", "KH"], "pair", 1, [13]);
    expectDescending("KS KH 5D 4C 2C", "KD KC 5S 4H", "KD KC 5S", "KD KC");
  });
});

describe("RF-11 End", () => {
  const cards = { hands: READY_HANDS, deck: ["8H", "5D", "6D", "7D"] };
  it("RF-11.1 more than 30 ends the game, exactly 30 does not", () => {
    expectCase({ ...cards, scores: [28, 0] }, [["score"], ["pass"]], [], { scores: [30, 0], phase: "turn" });
    expectCase({ ...cards, scores: [29, 0] }, [["score"], ["pass"]], [], { scores: [31, 0], phase: "over" });
    const state = stateOf({ phase: "over", winners: [0] });
    expectSame(rules.check(state, 0, { kind: "roll" })?.rule, "RF-11.1");
  });
  it("RF-11.2 the highest score wins, then the better hand, else it is a draw", () => {
    // Seat 1 has a pair of threes and an ace, seat 0 a pair of kings and the bonus of two.
    expectCase({ ...cards, scores: [28, 30] }, [["score"], ["score"]], [], {
      scores: [31, 31],
      result: "win",
      winners: [0],
    });
    expectCase({ ...cards, scores: [28, 31] }, [["score"], ["score"]], [], { winners: [1], result: "win" });
    const alike = {
      hands: [
        ["AS", "KS", "3D"],
        ["AD", "KD", "3H"],
      ],
      community: ["AH"],
      scores: [29, 29],
    };
    expectCase({ ...alike, deck: ["KH", "5H", "6H", "7H"] }, [["score"], ["score"]], [], {
      scores: [33, 33],
      result: "draw",
      winners: [0, 1],
    });
  });
  it("RF-11.3 there is no other end", () => {
    expectCase({ ...cards, turn: 4000, scores: [30, 30] }, [["roll"], ["accept"]], [1, 2], { phase: "push" });
  });
});

describe("RF-12 Who may see what", () => {
  const given = {
    slots: { "3": "(3C)", "7": "7S" },
    hands: [
      ["(KD)", "9H"],
      ["(3D)", "3S"],
    ],
    discard: ["8S"],
  };
  it("RF-12 own face-down cards, and nobody's else; face-down slots and the deck are for nobody", () => {
    const state = stateOf(given);
    const own = rules.seen(state, 0);
    expectSame(own.hands, [
      [
        { card: "KD", up: false },
        { card: "9H", up: true },
      ],
      [{ up: false }, { card: "3S", up: true }],
    ]);
    expectSame(own.slots[1], { kind: "card", up: false, tag: false });
    expectSame([own.deckSize, own.discard], [14, [{ card: "8S", up: true }]]);
    expectAbsent(own["deck" as "phase"]);
    expectSame(rules.seen(state, "spectator").hands[0], [{ up: false }, { card: "9H", up: true }]);
  });
  it("RF-12 a face-down card is turned face up when discarded", () => {
    expectCase({ phase: "push", slots: { "9": "9C*" } }, [["stop"], ["keep", [1]]], [], { discard: ["2D"] });
    const state = stateOf({ phase: "push", slots: { "9": "9C*" } });
    act(state, ["stop"]);
    act(state, ["keep", [1]]);
    expectSame(rules.seen(state, 1).discard, [{ card: "2D", up: true }]);
  });
  it("RF-12.1 a card taken face down is known to its taker before keep", () => {
    const state = stateOf({ phase: "push", slots: { "7": "(7C)*" } });
    act(state, ["stop"]);
    expectSame(rules.seen(state, 0).hands[0]?.[1], { card: "7C", up: false });
    expectSame(rules.seen(state, 1).hands[0]?.[1], { up: false });
  });
  it("RF-12.2 neither events nor choices name a card that is face down", () => {
    const state = stateOf({ phase: "rolled", dice: [3, 4] });
    expectAbsent(eventOf(act(state, ["accept"]), "tagged").card);
    const taken = eventOf(act(state, ["stop"]), "took");
    expectSame([taken.cards, taken.faceDown], [[], 1]);
  });
  it("RF-12.3 everybody sees the face-up cards and the number of the others", () => {
    const seen = rules.seen(stateOf(given), "spectator");
    expectSame(
      seen.hands.map((hand) => hand.length),
      [2, 2],
    );
    expectSame(seen.hands[1]?.[1]?.card, "3S");
  });
});
