import { neighboursOf, positionOf } from "../../src/games/rogue-solitaire/rules/board";
import { EVERY_CARD, isDungeonCard, valueOf } from "../../src/games/rogue-solitaire/rules/cards";
import { choices } from "../../src/games/rogue-solitaire/rules/legality";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { CELLS, type State } from "../../src/games/rogue-solitaire/rules/state";
import { RANKS } from "../../src/kit/data/cards";
import { expectAbsent, expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { holds } from "../support/holds";
import { JSON_NULL } from "../vectors/values";
import {
  act,
  actAndSee,
  CORNER,
  eventOf,
  expectCase,
  expectNoAction,
  expectRefused,
  resolve,
  stacked,
  stateOf,
} from "./cases";

/** A game that has been dealt from this order. */
function dealt(order = stacked()): State {
  const state = rules.start({}, 1);
  resolve(state, { kind: "shuffled", order });
  return state;
}

describe("RS-0 Conventions", () => {
  it("RS-0.1 a card is rank, suit and the letter of its deck, and no Joker has a name", () => {
    expectTrue(isDungeonCard("TDb") && isDungeonCard("2Sa"));
    for (const other of ["TD", "TDc", "1Sa", "Joker", ""]) expectTrue(!isDungeonCard(other), other);
  });
  it("RS-0.2 values run from 2 to the Ace's 14; suit and deck never matter", () => {
    for (const card of EVERY_CARD) {
      const rank = RANKS.findIndex((known) => known === card.charAt(0));
      expectSame(valueOf(card), rank + 2, card);
    }
    for (const drawn of ["8Sa", "8Sb", "8Hb", "8Ca"]) {
      expectCase({ grid: CORNER, deck: [drawn] }, [["flip", "r3c1"]], [], { phase: "capture" });
    }
  });
  it("RS-0.3 r1c1 is the top left cell, r4c6 the bottom right one", () => {
    expectSame([CELLS[0], CELLS[5], CELLS[18], CELLS[23]], ["r1c1", "r1c6", "r4c1", "r4c6"]);
    expectSame(positionOf("r3c5"), { row: 3, column: 5 });
    expectNoAction({ grid: CORNER }, ["flip", "r5c1"]);
  });
  it("RS-0.4 decks are top first, and a shuffle gives the whole new order at once", () => {
    const state = dealt(stacked("KSb", "QHa"));
    expectSame(state.grid[0], { kind: "card", card: "KSb", up: false, dealt: 1 });
    expectSame(state.grid[1], { kind: "card", card: "QHa", up: false, dealt: 1 });
    const start = rules.start({}, 1);
    expectSame(rules.resolve(start, { kind: "shuffled", order: stacked().slice(1) }).kind, "refusal");
  });
});

describe("RS-1 Components", () => {
  it("RS-1.1 there are 104 cards, two of each, and four Jokers with YOU", () => {
    expectSame(EVERY_CARD.length, 104);
    for (const card of EVERY_CARD) expectTrue(EVERY_CARD.includes(`${card.slice(0, 2)}a` as "2Sa"));
    expectSame(dealt().jokers + 1, 4);
  });
  it("RS-1.2 three Jokers are hit points, and none is in the deck or the tableau", () => {
    expectCase({}, [], [], { jokers: 3, hp: 3 });
    for (const card of EVERY_CARD)
      expectTrue(
        RANKS.some((rank) => rank === card.charAt(0)),
        card,
      );
  });
});

describe("RS-2 State", () => {
  it("RS-2 starts with YOU in the corner, three Jokers, nothing held, no floor and 81 cards in the deck", () => {
    const state = dealt();
    expectSame([state.you, state.goal, state.jokers, state.jokersLost], ["r4c1", "r1c6", 3, 0]);
    expectSame([state.floors, state.deck.length, state.discard, state.phase], [0, 81, [], { kind: "move" }]);
    expectAbsent(state.held);
  });
  it("RS-2.1 no card is lost or doubled in a fight, not even the drawn one", () => {
    const state = stateOf({ grid: { r3c1: "(8Sa)" }, held: "THa" });
    expectSame(state.deck.length, 102);
    state.deck = stacked("4Sa").filter((card) => card !== "8Sa" && card !== "THa");
    act(state, ["flip", "r3c1"]);
    expectSame([state.deck.length, state.discard.length, state.phase.kind], [101, 0, "aid"]);
    actAndSee(state, ["aid"]);
    expectSame([state.deck.length, state.discard.length], [101, 3]);
  });
});

describe("RS-3 Setup", () => {
  it("RS-3.1 the 104 cards are shuffled first, and nothing can be done before", () => {
    const state = rules.start({}, 1);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "shuffle", pile: "deck", cards: [...EVERY_CARD] },
    });
    expectSame(rules.check(state, 0, { kind: "flip", cell: "r3c1" })?.reason, "waitForCards");
  });
  it("RS-3.2 YOU is on the bottom left cell, which holds no card", () => {
    expectSame(dealt().grid[CELLS.indexOf("r4c1")], { kind: "empty" });
  });
  it("RS-3.3 every other cell gets one card face down", () => {
    const lying = dealt().grid.filter((place) => place.kind === "card" && !place.up);
    expectSame(lying.length, 23);
  });
  it("RS-3.4 cells are filled row by row from the top left, without the cell of YOU", () => {
    const order = stacked("KSb", "QHa", "2Cb");
    const state = dealt(order);
    let next = 0;
    for (let i = 0; i < CELLS.length; i++) {
      const place = expectPresent(state.grid[i]);
      if (CELLS[i] === "r4c1") continue;
      expectSame(place.kind === "card" ? place.card : "", order[next]);
      next++;
    }
  });
  it("RS-3.5 81 cards remain in the deck, in their order, with three Jokers and no discard", () => {
    const order = stacked("KSb");
    const state = rules.start({}, 1);
    const events = resolve(state, { kind: "shuffled", order });
    expectSame(state.deck, order.slice(23));
    expectSame(eventOf(events, "dealt"), { kind: "dealt", cards: 23 });
    expectSame([state.jokers, state.discard.length], [3, 0]);
  });
});

describe("RS-4 Moving", () => {
  it("RS-4.1 adjacent cells share an edge, and nothing wraps around", () => {
    const state = stateOf({});
    expectSame(neighboursOf(state, "r4c1"), ["r3c1", "r4c2"]);
    expectSame(neighboursOf(state, "r2c3"), ["r1c3", "r2c2", "r2c4", "r3c3"]);
    expectSame(neighboursOf(state, "r1c6"), ["r1c5", "r2c6"]);
    const full = { grid: { ...CORNER, r3c2: "(5Ha)", r1c1: "(6Ha)", r4c6: "(6Hb)" } };
    for (const cell of ["r3c2", "r1c1", "r4c6"]) {
      expectRefused(full, ["flip", cell], "RS-4.1", "notAdjacent");
      expectRefused(full, ["walk", cell], "RS-4.1", "notAdjacent");
      expectRefused(full, ["attack", cell], "RS-4.1", "notAdjacent");
    }
  });
  it("RS-4.2 walk to an empty cell, flip a face-down card, attack a face-up enemy, and nothing else", () => {
    const given = { you: "r3c2", grid: { r2c2: "(7Sa)", r3c1: "9Da", r3c3: "(5Ha)", r4c1: "(4Sa)" } };
    expectCase(given, [], [], {
      legal: [
        ["flip", "r2c2"],
        ["attack", "r3c1"],
        ["flip", "r3c3"],
        ["walk", "r4c2"],
      ],
    });
    expectRefused(given, ["flip", "r4c2"], "RS-4.2", "nothingToFlip");
    expectRefused(given, ["flip", "r3c1"], "RS-4.2", "alreadyUp");
    expectRefused(given, ["attack", "r4c2"], "RS-4.2", "nothingToAttack");
    expectRefused(given, ["attack", "r2c2"], "RS-4.2", "stillDown");
    expectRefused(given, ["walk", "r3c2"], "RS-4.2", "ownCell");
    expectCase(given, [["walk", "r4c2"]], [], { you: "r4c2", phase: "move", deckCount: 100, jokers: 3 });
  });
  it("RS-4.2 what is turned up is told as something that was hidden", () => {
    const events = act(stateOf({ grid: CORNER, deck: ["8Ha"] }), ["flip", "r3c1"]);
    expectSame(eventOf(events, "turnedUp"), { kind: "turnedUp", card: "7Sa", reveals: true });
    expectSame(eventOf(events, "drew").reveals, true);
  });
  it("RS-4.3 YOU never enters a cell that holds a card", () => {
    expectRefused({ grid: CORNER }, ["walk", "r3c1"], "RS-4.3", "cardInTheWay");
    expectRefused({ grid: { r3c1: "7Sa" } }, ["walk", "r3c1"], "RS-4.3", "cardInTheWay");
    expectRefused({ grid: { r2c1: "7Sa" } }, ["travel", "r2c1"], "RS-4.3", "cardInTheWay");
  });
  it("RS-4.4 cells that YOU leaves stay empty, and walking back is free", () => {
    const given = { grid: { r3c1: "(7Sa)", r2c1: "(5Sa)" }, deck: ["8Ha", "9Ha"] };
    const there = [["flip", "r3c1"], ["leave"], ["walk", "r4c1"], ["walk", "r3c1"]];
    expectCase(given, there, [], { you: "r3c1", grid: { r4c1: JSON_NULL }, deckCount: 1, hp: 3 });
  });
  it("RS-4.4 several walks at once take the shortest way over empty cells", () => {
    const wall = { r3c1: "(7Sa)", r3c2: "(8Sa)", r3c4: "9Sa", r2c3: "(TSa)" };
    const state = stateOf({ grid: wall });
    const events = act(state, ["travel", "r3c3"]);
    expectSame(eventOf(events, "walked"), { kind: "walked", to: "r3c3", steps: 3 });
    expectSame(state.you, "r3c3");
    expectRefused({ grid: wall }, ["travel", "r4c2"], "RS-4.2", "oneStep");
    expectRefused({ grid: CORNER }, ["travel", "r2c2"], "RS-4.4", "noWay");
    expectRefused({ grid: wall }, ["travel", "r4c1"], "RS-4.2", "ownCell");
  });
  it("RS-4.5 some move is always available, wherever YOU is", () => {
    for (const cell of CELLS) {
      const state = dealt();
      state.you = cell;
      expectTrue(neighboursOf(state, cell).length >= 2 && choices(state).length >= 2, cell);
    }
  });
});

describe("RS-5 Combat", () => {
  it("RS-5.1 the top card of the deck attacks", () => {
    const state = stateOf({ grid: CORNER, deck: ["8Ha", "2Ha"] });
    const events = act(state, ["flip", "r3c1"]);
    expectSame(eventOf(events, "drew").drawn, "8Ha");
    expectSame(state.phase, { kind: "fight", fight: { cell: "r3c1", drawn: "8Ha", aided: false } });
    expectSame(state.deck, ["2Ha"]);
  });
  it("RS-5.1 everybody looks at the drawn card before it goes away", () => {
    const state = stateOf({ grid: CORNER, deck: ["8Ha"] });
    act(state, ["flip", "r3c1"]);
    expectSame(rules.waiting(state), { kind: "chance", chance: { kind: "pause", length: "short" } });
    expectSame(rules.check(state, 0, { kind: "capture" })?.reason, "waitForFight");
    resolve(state, { kind: "seen" });
    expectSame(state.phase.kind, "capture");
  });
  it("RS-5.2 higher wins, equal draws, lower loses", () => {
    for (const [drawn, kind] of [
      ["8Ha", "won"],
      ["7Ha", "tied"],
      ["6Ha", "lost"],
    ] as const) {
      const state = stateOf({ grid: CORNER, deck: [drawn] });
      expectSame(eventOf(actAndSee(state, ["flip", "r3c1"]), kind).enemy, "7Sa");
    }
  });
  it("RS-5.3 a drawn Ace beats every enemy and goes to the discard without healing", () => {
    for (const enemy of ["2Sa", "9Da", "KSa"]) {
      const given = { grid: { r3c1: `(${enemy})` }, jokers: 1, deck: ["AHa"] };
      expectCase(given, [["flip", "r3c1"]], [], { phase: "capture", discard: ["AHa"], jokers: 1 });
    }
  });
  it("RS-5.4 aid is asked only with a captured enemy in hand and a draw that does not win alone", () => {
    const given = { grid: { r3c1: "(8Sa)" }, held: "THa" };
    expectCase({ ...given, deck: ["4Sa"] }, [["flip", "r3c1"]], [], {
      phase: "aid",
      combat: { cell: "r3c1", drawn: "4Sa" },
      legal: [["aid"], ["decline"]],
    });
    expectCase({ ...given, deck: ["8Ha"] }, [["flip", "r3c1"]], [], { phase: "aid" });
    expectCase({ ...given, deck: ["9Ha"] }, [["flip", "r3c1"]], [], { phase: "move", held: "THa" });
    expectCase({ ...given, held: "AHa", deck: ["9Ha"] }, [["flip", "r3c1"]], [], { phase: "move" });
    expectCase({ ...given, held: "AHa", deck: ["4Ha"] }, [["flip", "r3c1"]], [], { phase: "pay" });
    expectRefused(given, ["aid"], "RS-5.4", "nothingToAid");
    const asked = { ...given, grid: { r3c1: "8Sa" }, phase: "aid", combat: { cell: "r3c1", drawn: "4Sa" } };
    expectRefused(asked, ["walk", "r4c2"], "RS-5.4", "aidUndecided");
    expectCase(asked, [["decline"]], [], { phase: "move", jokers: 2, held: "THa", discard: ["4Sa"] });
  });
  it("RS-5.5 a card used as aid is discarded after a win, a draw and a loss", () => {
    for (const [enemy, held, jokers] of [
      ["8Sa", "THa", 3],
      ["KSa", "9Ha", 3],
      ["KSa", "2Ha", 2],
    ] as const) {
      const state = stateOf({ grid: { r3c1: `(${enemy})` }, held, deck: ["4Sa"] });
      act(state, ["flip", "r3c1"]);
      actAndSee(state, ["aid"]);
      expectAbsent(state.held);
      expectTrue(state.discard.includes(held));
      expectSame([state.jokers, state.phase], [jokers, { kind: "move" }]);
    }
  });
  it("RS-5.6 a beaten enemy leaves the grid and YOU moves into its cell", () => {
    expectCase({ grid: CORNER, deck: ["8Ha"] }, [["flip", "r3c1"], ["leave"]], [], {
      you: "r3c1",
      grid: { r3c1: JSON_NULL, r4c1: JSON_NULL },
      discard: ["7Sa", "8Ha"],
    });
  });
  it("RS-5.7 capture is asked only after a win without aid and with an empty hand", () => {
    const won = { grid: CORNER, deck: ["8Ha"] };
    expectCase(won, [["flip", "r3c1"]], [], { legal: [["capture"], ["leave"]] });
    expectCase(won, [["flip", "r3c1"], ["capture"]], [], { held: "7Sa", discard: ["8Ha"], you: "r3c1" });
    for (const held of ["2Ha", "AHa"]) {
      expectCase({ ...won, held }, [["flip", "r3c1"]], [], {
        phase: "move",
        held,
        discard: ["7Sa", "8Ha"],
        you: "r3c1",
      });
    }
    const aided = { grid: { r3c1: "(8Sa)" }, held: "THa", deck: ["4Sa"] };
    expectCase(aided, [["flip", "r3c1"], ["aid"]], [], { phase: "move", held: JSON_NULL });
    expectRefused(won, ["capture"], "RS-5.7", "nothingToCapture");
    const asked = { grid: { r3c1: "7Sa" }, phase: "capture", combat: { cell: "r3c1", drawn: "8Ha" } };
    expectRefused(asked, ["attack", "r3c1"], "RS-5.7", "captureUndecided");
  });
  it("RS-5.8 a draw hurts nobody; the enemy stays face up and may be attacked again", () => {
    expectCase({ grid: CORNER, deck: ["7Hb", "2Sa"] }, [["flip", "r3c1"]], [], {
      jokers: 3,
      you: "r4c1",
      grid: { r3c1: { card: "7Sa", up: true } },
      legal: [
        ["attack", "r3c1"],
        ["flip", "r4c2"],
      ],
    });
  });
  it("RS-5.9 a loss costs a hit point; the enemy stays face up and YOU stays put", () => {
    expectCase({ grid: CORNER, deck: ["6Ha", "2Sa"] }, [["flip", "r3c1"]], [], {
      hp: 2,
      you: "r4c1",
      grid: { r3c1: { card: "7Sa", up: true } },
      legal: [
        ["attack", "r3c1"],
        ["flip", "r4c2"],
      ],
    });
  });
  it("RS-5.10 a Joker pays; with an Ace in hand the player chooses; with no Joker the Ace pays", () => {
    const lost = { grid: CORNER, deck: ["2Ha"] };
    expectCase(lost, [["flip", "r3c1"]], [], { jokers: 2, jokersLost: 1 });
    const withAce = { ...lost, held: "AHa" };
    expectCase(withAce, [["flip", "r3c1"]], [], { phase: "pay", legal: [["payJoker"], ["payAce"]] });
    expectCase(withAce, [["flip", "r3c1"], ["payJoker"]], [], { jokers: 2, held: "AHa", hp: 3 });
    expectCase(withAce, [["flip", "r3c1"], ["payAce"]], [], {
      jokers: 3,
      held: JSON_NULL,
      hp: 3,
      discard: ["2Ha", "AHa"],
      phase: "move",
    });
    expectRefused(withAce, ["payAce"], "RS-5.10", "nothingToPay");
    const asked = {
      grid: { r3c1: "7Sa" },
      held: "AHa",
      phase: "pay",
      combat: { cell: "r3c1", drawn: "2Ha" },
    };
    expectRefused(asked, ["attack", "r3c1"], "RS-5.10", "payUndecided");
    expectCase({ ...withAce, jokers: 0 }, [["flip", "r3c1"]], [], {
      phase: "over",
      hp: 0,
      discard: ["2Ha", "AHa"],
    });
  });
  it("RS-5.11 the drawn card is in the discard before a capture is chosen or a floor is cleared", () => {
    expectCase({ grid: CORNER, deck: ["8Ha"] }, [["flip", "r3c1"]], [], {
      phase: "capture",
      discard: ["8Ha"],
      grid: { r3c1: { card: "7Sa", up: true } },
    });
    const state = stateOf({ grid: { r1c6: "(3Sa)" }, you: "r1c5", held: "2Ha", deck: ["KSb", "4Sa"] });
    actAndSee(state, ["flip", "r1c6"]);
    expectSame(state.deck, ["4Sa", "KSb", "3Sa"]);
  });
});

describe("RS-6 Aces in the tableau", () => {
  const ace = { grid: { r3c1: "(ASa)" }, deck: ["2Sa"] };
  it("RS-6.1 an Ace that is turned up starts no fight", () => {
    expectCase(ace, [["flip", "r3c1"]], [], { deckCount: 1, phase: "move" });
    const state = stateOf(ace);
    act(state, ["flip", "r3c1"]);
    expectSame(rules.waiting(state), { kind: "chance", chance: { kind: "pause", length: "short" } });
    expectSame(rules.check(state, 0, { kind: "walk", cell: "r4c2" })?.reason, "waitForAce");
  });
  it("RS-6.2 it brings one lost Joker back and is discarded, whatever is held", () => {
    for (const held of [JSON_NULL, "AHa", "7Ha"]) {
      expectCase({ ...ace, jokers: 1, held }, [["flip", "r3c1"]], [], {
        jokers: 2,
        jokersLost: 1,
        held,
        discard: ["ASa"],
      });
    }
  });
  it("RS-6.3 with all Jokers and an empty hand it is kept, and then nothing can be captured", () => {
    expectCase(ace, [["flip", "r3c1"]], [], { held: "ASa", hp: 4, discard: [] });
    const next = { grid: { r3c1: "(ASa)", r2c1: "(5Sa)" }, deck: ["9Ha"] };
    expectCase(
      next,
      [
        ["flip", "r3c1"],
        ["flip", "r2c1"],
      ],
      [],
      { held: "ASa", phase: "move", you: "r2c1" },
    );
  });
  it("RS-6.4 otherwise it is discarded without effect", () => {
    for (const held of ["AHa", "7Ha"]) {
      expectCase({ ...ace, held }, [["flip", "r3c1"]], [], { held, jokers: 3, discard: ["ASa"] });
    }
  });
  it("RS-6.5 YOU moves into its cell", () => {
    for (const given of [ace, { ...ace, jokers: 1 }, { ...ace, held: "7Ha" }]) {
      expectCase(given, [["flip", "r3c1"]], [], { you: "r3c1", grid: { r3c1: JSON_NULL } });
    }
  });
});

describe("RS-7 Clearing a floor", () => {
  const atGoal = { grid: { r1c6: "(3Sa)" }, you: "r1c5" };
  it("RS-7.1 the floor is cleared by a win on the goal, by an Ace there, or by walking on to it", () => {
    const cleared = { floors: 1, you: "r1c6", phase: "move" };
    const first = "r1c6";
    expectCase({ ...atGoal, held: "2Ha", deck: ["KSb"] }, [["flip", first]], ["keep"], cleared);
    expectCase({ ...atGoal, deck: ["KSb"] }, [["flip", first], ["capture"]], ["keep"], {
      ...cleared,
      held: "3Sa",
    });
    expectCase({ ...atGoal, held: "2Ha", deck: ["3Hb"] }, [["flip", first], ["aid"]], ["keep"], cleared);
    expectCase({ grid: { r1c6: "(ASa)" }, you: "r1c5" }, [["flip", first]], ["keep"], cleared);
    expectCase({ you: "r1c5" }, [["walk", first]], ["keep"], cleared);
    expectCase({}, [["travel", first]], ["keep"], cleared);
    expectCase({ ...atGoal, deck: ["2Sb"] }, [["flip", first]], [], { floors: 0, you: "r1c5" });
  });
  it("RS-7.2 discard and deck are shuffled together; held card and Jokers stay as they are", () => {
    const state = stateOf({ ...atGoal, held: "9Ha", jokers: 2, discard: ["5Ca"], deck: ["KSb", "4Sa"] });
    actAndSee(state, ["flip", "r1c6"]);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "shuffle", pile: "deck", cards: ["4Sa", "5Ca", "KSb", "3Sa"] },
    });
    expectSame([state.discard, state.held, state.jokers, state.jokersLost], [[], "9Ha", 2, 1]);
    resolve(state, { kind: "shuffled", order: ["3Sa", "4Sa", "KSb", "5Ca"] });
    expectSame(state.grid[0], { kind: "card", card: "3Sa", up: false, dealt: 2 });
    expectSame([state.held, state.jokers], ["9Ha", 2]);
  });
  it("RS-7.3 every empty cell but that of YOU gets a card, in the order of the deal; others stay as they are", () => {
    const grid = { r1c1: "(5Sa)", r1c2: "9Da", r1c6: "(3Sa)" };
    const state = stateOf({ ...atGoal, grid, held: "2Ha" });
    state.deck = stacked("KSb", "QSa", "JSa").filter((card) => !["5Sa", "9Da", "3Sa", "2Ha"].includes(card));
    actAndSee(state, ["flip", "r1c6"]);
    const { deck } = state;
    const events = resolve(state, { kind: "shuffled", order: [...deck] });
    expectSame(state.grid[0], { kind: "card", card: "5Sa", up: false, dealt: 1 });
    expectSame(state.grid[1], { kind: "card", card: "9Da", up: true, dealt: 1 });
    expectSame(state.grid[2], { kind: "card", card: "QSa", up: false, dealt: 2 });
    expectSame(state.grid[3], { kind: "card", card: "JSa", up: false, dealt: 2 });
    expectSame(state.grid[5], { kind: "empty" });
    expectSame(eventOf(events, "refilled"), { kind: "refilled", cards: 21, floor: 2 });
  });
  it("RS-7.4 the goal is the opposite corner, there and back again", () => {
    expectCase({ you: "r1c5" }, [["walk", "r1c6"]], ["keep"], { goal: "r4c1", phase: "move" });
    expectCase({ you: "r4c2", goal: "r4c1" }, [["walk", "r4c1"]], ["keep"], { goal: "r1c6", you: "r4c1" });
  });
  it("RS-7.5 there are always enough cards to refill", () => {
    expectCase({ you: "r1c5", held: "2Ha" }, [["walk", "r1c6"]], ["keep"], { deckCount: 104 - 1 - 23 });
  });
});

describe("RS-8 The deck", () => {
  it("RS-8.1 the discard stays out of the deck while the deck has cards", () => {
    expectCase({ grid: CORNER, deck: ["8Ha", "2Ha"] }, [["flip", "r3c1"], ["leave"]], [], {
      deck: ["2Ha"],
      discard: ["7Sa", "8Ha"],
    });
  });
  it("RS-8.2 a draw from an empty deck shuffles the discard first, and then goes on", () => {
    const given = { grid: CORNER, deck: [], discard: ["2Ha", "8Ha"] };
    const state = stateOf(given);
    act(state, ["flip", "r3c1"]);
    expectSame(rules.waiting(state), {
      kind: "chance",
      chance: { kind: "shuffle", pile: "deck", cards: ["2Ha", "8Ha"] },
    });
    const events = resolve(state, { kind: "shuffled", order: ["8Ha", "2Ha"] });
    expectSame(eventOf(events, "reshuffled").cards, 2);
    expectSame(eventOf(events, "drew").drawn, "8Ha");
    expectCase(given, [["flip", "r3c1"]], ["keep"], { jokers: 2, deck: ["8Ha"], discard: ["2Ha"] });
  });
  it("RS-8.2 aid that was chosen before the draw outlasts the shuffle", () => {
    const given = { grid: CORNER, held: "THa", deck: [], discard: ["2Ha"], options: { aidTiming: "before" } };
    expectCase(given, [["flip", "r3c1"], ["aid"]], ["keep"], { you: "r3c1", held: JSON_NULL });
  });
});

describe("RS-9 End and score", () => {
  it("RS-9.1 the game ends the moment no hit point is left", () => {
    const last = { grid: CORNER, jokers: 1, deck: ["2Ha"] };
    expectCase(last, [["flip", "r3c1"]], [], { phase: "over", result: "dead", hp: 0, legal: [] });
    expectCase({ ...last, jokers: 2 }, [["flip", "r3c1"]], [], { phase: "move", hp: 1 });
    expectCase({ ...last, held: "AHa" }, [["flip", "r3c1"], ["payJoker"]], [], { phase: "move", hp: 1 });
    expectRefused({ grid: CORNER, phase: "over" }, ["flip", "r3c1"], "RS-9.1", "gameOver");
    const state = stateOf(last);
    actAndSee(state, ["flip", "r3c1"]);
    expectSame(rules.waiting(state), { kind: "over", result: { name: "dead", winners: [] } });
  });
  it("RS-9.2 the score is the number of floors, and the first one is the mark of success", () => {
    const state = stateOf({ floors: 4 });
    expectSame([rules.summary(state)["floors"], rules.summary(state)["clearedFirst"]], [4, 1]);
    expectSame(rules.summary(stateOf({}))["clearedFirst"], 0);
  });
  it("RS-9.3 the tally of floors is open to everybody", () => {
    expectSame(rules.seen(stateOf({ floors: 4 }), "spectator").floors, 4);
  });
});

describe("RS-10 Phase machine", () => {
  it("RS-10 in each phase there are exactly its actions", () => {
    const combat = { cell: "r3c1", drawn: "4Sa" };
    const grid = { r3c1: "8Sa" };
    for (const [phase, legal] of [
      ["aid", [["aid"], ["decline"]]],
      ["pay", [["payJoker"], ["payAce"]]],
      ["capture", [["capture"], ["leave"]]],
      ["over", []],
    ] as const) {
      expectCase({ grid, phase, combat, held: "THa" }, [], [], { legal });
    }
  });
  it("RS-10 nobody but the one player may act", () => {
    for (const seat of [-1, 1, 0.5]) {
      expectSame(rules.check(stateOf({ grid: CORNER }), seat, { kind: "flip", cell: "r3c1" })?.rule, "RS-10");
    }
  });
  it("RS-10 a declined fight on the goal can still be won with the option aidOnWin, without a capture", () => {
    const given = { grid: { r1c6: "(3Sa)" }, you: "r1c5", held: "2Ha", options: { aidOnWin: true } };
    expectCase({ ...given, deck: ["KSb"] }, [["flip", "r1c6"], ["decline"]], ["keep"], {
      floors: 1,
      held: "2Ha",
    });
  });
});

describe("RS-11 Who may see what", () => {
  it("RS-11.1 the order of the deck and face-down cards are hidden; their numbers are open", () => {
    const state = dealt();
    for (const viewer of [0, "spectator"] as const) {
      const seen = rules.seen(state, viewer);
      expectSame([seen.deckSize, seen.discard.length], [81, 0]);
      for (const card of EVERY_CARD) expectTrue(!holds(seen, card), card);
    }
  });
  it("RS-11.2 face-up enemies, held and drawn card, discard and Jokers are open", () => {
    const state = stateOf({
      grid: { r3c1: "(8Sa)", r4c2: "9Da" },
      held: "THa",
      discard: ["5Ca"],
      jokers: 2,
      deck: ["4Sa"],
    });
    act(state, ["flip", "r3c1"]);
    const seen = rules.seen(state, "spectator");
    for (const card of ["8Sa", "9Da", "THa", "5Ca", "4Sa"]) expectTrue(holds(seen, card), card);
    expectSame([seen.jokers, seen.jokersLost], [2, 1]);
  });
});

describe("RS-14 Facts worth testing", () => {
  it("RS-14.1 the shortest crossing enters eight cells", () => {
    const events = act(stateOf({}), ["travel", "r1c6"]);
    expectSame(eventOf(events, "walked").steps, 8);
  });
  it("RS-14.2 a random draw against a random enemy: win 1/2, draw 1/13, loss 11/26", () => {
    let [win, draw, loss] = [0, 0, 0];
    const enemies = EVERY_CARD.filter((card) => valueOf(card) < 14);
    for (const enemy of enemies) {
      for (const drawn of EVERY_CARD) {
        const difference = valueOf(drawn) - valueOf(enemy);
        if (difference > 0) win++;
        else if (difference === 0) draw++;
        else loss++;
      }
    }
    const all = enemies.length * EVERY_CARD.length;
    expectNear(win / all, 1 / 2, 1e-12);
    expectNear(draw / all, 1 / 13, 1e-12);
    expectNear(loss / all, 11 / 26, 1e-12);
  });
});
