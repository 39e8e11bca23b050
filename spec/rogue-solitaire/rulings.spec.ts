import { EVERY_CARD } from "../../src/games/rogue-solitaire/rules/cards";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { actAndSee, CORNER, eventOf, expectCase, expectRefused, resolve, stateOf } from "./cases";

const ACE_ABOVE = { grid: { r3c1: "(ASa)" } };
const EIGHT = { grid: { r3c1: "(8Sa)" }, held: "THa" };

describe("RS-13 Rulings", () => {
  it("R1 cells that touch at a corner are not adjacent", () => {
    expectRefused({ grid: { r3c2: "(7Sa)" } }, ["flip", "r3c2"], "RS-4.1", "notAdjacent");
  });
  it("R2 YOU moves into the place of the beaten card at once", () => {
    expectCase({ grid: CORNER, held: "2Ha", deck: ["8Ha"] }, [["flip", "r3c1"]], [], { you: "r3c1" });
  });
  it("R3 a beaten card leaves a gap until the floor is cleared", () => {
    const given = { grid: { ...CORNER, r2c1: "(5Ha)" }, deck: ["8Ha", "9Ha", "TSa"] };
    const path = [["flip", "r3c1"], ["leave"], ["flip", "r2c1"], ["leave"]];
    expectCase(given, path, [], { grid: { r3c1: JSON_NULL, r4c1: JSON_NULL }, deckCount: 1 });
  });
  it("R4 walking over gaps is free", () => {
    expectCase({ you: "r3c1" }, [["walk", "r4c1"]], [], { hp: 3, deckCount: 104, phase: "move" });
  });
  it("R5 aid is chosen with the drawn card in view", () => {
    expectCase({ ...EIGHT, deck: ["4Sa"] }, [["flip", "r3c1"]], [], {
      phase: "aid",
      combat: { cell: "r3c1", drawn: "4Sa" },
    });
  });
  it("R6 no aid is asked where the draw wins alone", () => {
    expectCase({ ...EIGHT, deck: ["9Sa"] }, [["flip", "r3c1"]], [], { phase: "move", held: "THa" });
  });
  it("R7 used aid is spent on a win and on a loss too", () => {
    expectCase({ ...EIGHT, deck: ["4Sa"] }, [["flip", "r3c1"], ["aid"]], [], { held: JSON_NULL, hp: 3 });
    const lost = { grid: { r3c1: "(KSa)" }, held: "2Ha", deck: ["4Sa"] };
    expectCase(lost, [["flip", "r3c1"], ["aid"]], [], { held: JSON_NULL, hp: 2 });
  });
  it("R8 a held Ace cannot be added to an attack", () => {
    expectCase({ ...EIGHT, held: "AHa", deck: ["4Sa"] }, [["flip", "r3c1"]], [], {
      phase: "pay",
      legalNot: [["aid"]],
    });
  });
  it("R9 the player chooses whether an Ace or a Joker is lost", () => {
    expectCase({ ...EIGHT, held: "AHa", deck: ["4Sa"] }, [["flip", "r3c1"]], [], {
      legal: [["payJoker"], ["payAce"]],
    });
  });
  it("R10 an Ace found with a Joker missing and an Ace in hand heals and is discarded", () => {
    const given = { ...ACE_ABOVE, jokers: 2, held: "AHa" };
    expectCase(given, [["flip", "r3c1"]], [], { jokers: 3, held: "AHa", discard: ["ASa"], hp: 4 });
  });
  it("R11 keeping the Ace at full health is automatic", () => {
    expectCase(ACE_ABOVE, [["flip", "r3c1"]], [], { phase: "move", held: "ASa" });
  });
  it("R12 capture is optional", () => {
    expectCase({ grid: CORNER, deck: ["8Ha"] }, [["flip", "r3c1"]], [], { legal: [["capture"], ["leave"]] });
  });
  it("R13 a held enemy is not swapped for a better one", () => {
    expectCase({ grid: CORNER, held: "2Ha", deck: ["8Ha"] }, [["flip", "r3c1"]], [], {
      phase: "move",
      held: "2Ha",
      discard: ["7Sa", "8Ha"],
    });
  });
  it("R14 dead at no hit point, not on the loss after that", () => {
    expectCase({ grid: CORNER, jokers: 1, deck: ["2Ha"] }, [["flip", "r3c1"]], [], { result: "dead" });
  });
  it("R15 undefeated enemies stay, face up", () => {
    expectCase({ grid: { r2c2: "9Da" }, you: "r1c5" }, [["walk", "r1c6"]], ["keep"], {
      grid: { r2c2: { card: "9Da", up: true } },
    });
  });
  it("R16 lost Jokers are not recovered on a new floor", () => {
    expectCase({ you: "r1c5", jokers: 1 }, [["walk", "r1c6"]], ["keep"], { jokers: 1, jokersLost: 2 });
  });
  it("R17 neither a drawn nor a lost fight has to continue", () => {
    for (const drawn of ["7Hb", "6Ha"]) {
      expectCase({ grid: CORNER, deck: [drawn, "2Sa"] }, [["flip", "r3c1"]], [], {
        legalHas: [
          ["flip", "r4c2"],
          ["attack", "r3c1"],
        ],
      });
    }
  });
  it("R18 no Joker can be drawn: the cards are 104, and none is one", () => {
    expectSame(EVERY_CARD.length, 104);
    expectTrue(EVERY_CARD.every((card) => card.length === 3));
  });
  it("R19 a deck that runs out is made again of the discard", () => {
    expectCase({ grid: CORNER, deck: [], discard: ["8Ha"] }, [["flip", "r3c1"]], ["keep"], {
      phase: "capture",
      discard: ["8Ha"],
    });
  });
  it("R20 the card in the goal's corner has to be beaten", () => {
    const given = { grid: { r1c6: "(9Sa)" }, you: "r1c5", deck: ["2Sa"] };
    expectCase(given, [], [], { floors: 0 });
    expectCase(given, [["flip", "r1c6"]], [], { floors: 0, you: "r1c5" });
  });
  it("R21 one card besides Jokers is in hand at most", () => {
    const given = { grid: { r3c1: "(ASa)", r2c1: "(5Sa)" }, held: "9Ha", deck: ["8Ha"] };
    const state = stateOf(given);
    actAndSee(state, ["flip", "r3c1"]);
    eventOf(actAndSee(state, ["flip", "r2c1"]), "won");
    expectSame([state.held, state.phase.kind], ["9Ha", "move"]);
  });
  it("R22 the Ace that healed is discarded, and YOU enters its cell", () => {
    const state = stateOf({ ...ACE_ABOVE, jokers: 2 });
    actAndSee(state, ["flip", "r3c1"]);
    expectSame([state.discard, state.you], [["ASa"], "r3c1"]);
    expectSame(rules.resolve(state, { kind: "seen" }).kind, "refusal");
    expectTrue(resolve(rules.start({}, 1), { kind: "shuffled", order: [...EVERY_CARD] }).length > 0);
  });
});
