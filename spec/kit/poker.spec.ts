import { FULL_DECK, isCard, rankOf, suitOf, type Card, type Rank } from "../../src/kit/data/cards";
import { handName } from "../../src/kit/words/hand-names";
import { bestFive, categoryOf, handOf, ranksOf } from "../../src/kit/poker/hand";
import { CATEGORIES, strengthOf, type Category } from "../../src/kit/poker/strength";
import { seeded, shuffled, type Random } from "../../src/kit/data/random";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { compareStandings, referenceStanding, type Standing } from "./poker-reference";
import { FIVE_CARD_COUNTS, FIVE_CARD_STRENGTHS, tallyFiveCardHands } from "./poker-tally";

/** How many random hands of each size are held against the reference. */
const HANDS = 1500 * SCALE;

/** The bytes of the smallest thing that Lua can make, and over how many rounds of the same hands they are sought. */
const SMALLEST_OBJECT = 24;
const ROUNDS = 20;

/** The cards of a line: `AS KH 9D`. */
function cards(line: string): Card[] {
  return line.split(" ").filter((text) => isCard(text));
}

/** Packs from which hands are dealt: small ones bring the rare hands, and ties. */
const PACKS: readonly (readonly Card[])[] = [
  FULL_DECK,
  FULL_DECK.filter((card) => "A2345678".includes(rankOf(card))),
  FULL_DECK.filter((card) => "9TJQKA".includes(rankOf(card))),
  FULL_DECK.filter((card) => "A2345".includes(rankOf(card))),
  FULL_DECK.filter((card) => "SH".includes(suitOf(card))),
];

/** Random hands of a size, from every pack in turn. */
function dealHands(random: Random, size: number, count: number): Card[][] {
  const hands: Card[][] = [];
  for (let i = 0; i < count; i++) {
    hands[i] = shuffled(random, PACKS[i % PACKS.length] ?? FULL_DECK).slice(0, size);
  }
  return hands;
}

/** What the evaluator finds, in the form of the reference. */
function standingOf(strength: number): Standing {
  return [CATEGORIES.indexOf(categoryOf(strength))].concat(ranksOf(strength));
}

function sign(value: number): number {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/** How much memory Lua holds; Lua 5.2 answers with a second number, which the types make a list of. */
function kilobytesInUse(): number {
  return collectgarbage("count") as unknown as number;
}

describe("The poker evaluator", () => {
  it("sorts all 2,598,960 hands of five cards into their categories (RF-10.1)", () => {
    const tally = tallyFiveCardHands();
    expectSame(tally.counts, FIVE_CARD_COUNTS);
    expectSame(tally.strengths, FIVE_CARD_STRENGTHS);
  });

  it("finds what trying every five cards finds, in hands of one to seven cards (RF-10.3, RF-10.5)", () => {
    const random = seeded(10);
    const found: Record<string, number> = {};
    for (let size = 1; size <= 7; size++) {
      for (const hand of dealHands(random, size, HANDS)) {
        expectSame(standingOf(strengthOf(hand)), referenceStanding(hand), hand.join(" "));
        const { category } = handOf(hand);
        found[category] = (found[category] ?? 0) + 1;
      }
    }
    for (const category of CATEGORIES) expectTrue((found[category] ?? 0) > 0, `no ${category} was dealt`);
  });

  it("orders hands as the reference does, and ties what it ties (RF-10.4)", () => {
    const random = seeded(11);
    let ties = 0;
    for (const size of [2, 5, 7]) {
      const hands = dealHands(random, size, 60);
      const standings = hands.map((hand) => referenceStanding(hand));
      const strengths = hands.map((hand) => strengthOf(hand));
      for (let a = 0; a < hands.length; a++) {
        for (let b = 0; b < a; b++) {
          const order = sign(compareStandings(standings[a] ?? [], standings[b] ?? []));
          const message = `${hands[a]?.join(" ")} and ${hands[b]?.join(" ")}`;
          expectSame(sign((strengths[a] ?? 0) - (strengths[b] ?? 0)), order, message);
          if (order === 0) ties++;
        }
      }
    }
    expectTrue(ties > 20, `only ${ties} ties`);
  });

  it("does not ask in which order the cards come", () => {
    const random = seeded(12);
    for (const hand of dealHands(random, 7, 500)) {
      expectSame(strengthOf(shuffled(random, hand)), strengthOf(hand), hand.join(" "));
    }
  });

  it("leaves the cards alone, and makes no table and no text", () => {
    const hands = dealHands(seeded(13), 7, 500);
    const lines = hands.map((hand) => hand.join(" "));
    let sum = 0;
    for (const hand of hands) sum += strengthOf(hand);
    collectgarbage("stop");
    const before = kilobytesInUse();
    for (let round = 0; round < ROUNDS; round++) for (const hand of hands) sum += strengthOf(hand);
    const after = kilobytesInUse();
    collectgarbage("restart");
    const bytes = ((after - before) * 1024) / (ROUNDS * hands.length);
    expectTrue(sum > 0);
    expectTrue(bytes < SMALLEST_OBJECT / 2, `${bytes} bytes a hand`);
    expectSame(
      hands.map((hand) => hand.join(" ")),
      lines,
    );
  });

  it("passes over text that is no card", () => {
    const hand = cards("4S 4H 9D 9C KC");
    const damaged: readonly string[] = hand.concat(cards("2D"));
    const strength = strengthOf(hand);
    const texts = damaged.map((text) => (text === "2D" ? "joker" : text));
    expectSame(strengthOf(texts as Card[]), strength);
    expectSame(strengthOf(hand), strength);
  });
});

describe("A poker hand", () => {
  /** Cards, what they make, the ranks that are compared, the five cards that make it, and the ranks in its name. */
  const HANDS_BY_NAME: [line: string, category: Category, ranks: number[], five: string, named: string][] = [
    ["TS JS QS KS AS", "royal", [14], "AS KS QS JS TS", ""],
    ["9S TS JS QS KS AS 9H", "royal", [14], "AS KS QS JS TS", ""],
    ["AH 2H 3H 4H 5H 6S 5S", "straightFlush", [5], "5H 4H 3H 2H AH", "5"],
    ["AH 2H 3H 4H 5H 6H KH", "straightFlush", [6], "6H 5H 4H 3H 2H", "6"],
    ["7S 7H 7D 7C KD KH KS", "quads", [7, 13], "7S 7H 7D 7C KD", "7"],
    ["7S 7H 7D 7C 9D KH KS", "quads", [7, 13], "7S 7H 7D 7C KH", "7"],
    ["7S 7H 7D 7C 9D 9H AS", "quads", [7, 14], "7S 7H 7D 7C AS", "7"],
    ["7S 7H 7D KC KD", "fullHouse", [7, 13], "7S 7H 7D KC KD", "7K"],
    ["7S 7H 7D KC KD KH 2S", "fullHouse", [13, 7], "KC KD KH 7S 7H", "K7"],
    ["2S 2H 2D KC KD 9H 9S", "fullHouse", [2, 13], "2S 2H 2D KC KD", "2K"],
    ["2S 4S 6S 8S TS QS QH", "flush", [12, 10, 8, 6, 4], "QS TS 8S 6S 4S", "Q"],
    ["2S 4S 6S 8S TS 9H 7H", "flush", [10, 8, 6, 4, 2], "TS 8S 6S 4S 2S", "T"],
    ["5S 6H 7D 8C 9C", "straight", [9], "9C 8C 7D 6H 5S", "9"],
    ["AS AH 2S 3H 4D 5C 5D", "straight", [5], "5C 4D 3H 2S AS", "5"],
    ["4S 4H 4D 9C 2S KH JD", "trips", [4, 13, 11], "4S 4H 4D KH JD", "4"],
    ["5S 5H 2D 2C KC", "twoPair", [5, 2, 13], "5S 5H 2D 2C KC", "52"],
    ["4S 4H 9D 9C KC KD 3S", "twoPair", [13, 9, 4], "KC KD 9D 9C 4S", "K9"],
    ["4S 4H 9D 9C KC KD AS", "twoPair", [13, 9, 14], "KC KD 9D 9C AS", "K9"],
    ["AS AH 2D 7C 9C TD JD", "pair", [14, 11, 10, 9], "AS AH JD TD 9C", "A"],
    ["QS KH AD 2C 3C", "high", [14, 13, 12, 3, 2], "AD KH QS 3C 2C", "A"],
    ["6S 6H", "pair", [6], "6S 6H", "6"],
    ["6S 6H 6D 6C", "quads", [6], "6S 6H 6D 6C", "6"],
    ["2S 4S 6S 8S", "high", [8, 6, 4, 2], "8S 6S 4S 2S", "8"],
    ["JH", "high", [11], "JH", "J"],
  ];

  it("is told by its category and ranks, its five cards and its name (RF-10.1 to RF-10.5)", () => {
    for (const [line, category, ranks, five, named] of HANDS_BY_NAME) {
      const hand = handOf(cards(line));
      expectSame(hand, { category, ranks }, line);
      expectSame(bestFive(cards(line)).join(" "), five, line);
      const [first, second] = named.split("") as Rank[];
      const { CATEGORY_NAMES, HAND_NAMES, RANK_NAMES, RANK_PLURALS } = english.kit;
      const values = {
        category: CATEGORY_NAMES[category],
        first: first === undefined ? "" : RANK_NAMES[first],
        firsts: first === undefined ? "" : RANK_PLURALS[first],
        seconds: second === undefined ? "" : RANK_PLURALS[second],
      };
      expectSame(handName(hand), fill(HAND_NAMES[category], values), line);
    }
  });

  it("loses to the same with one card more (RF-10.5)", () => {
    expectTrue(strengthOf(cards("6S 6H")) < strengthOf(cards("6D 6C 2S")));
    expectTrue(strengthOf(cards("AS KH")) < strengthOf(cards("AD KC 2S")));
    expectTrue(strengthOf(cards("AS KH QD")) < strengthOf(cards("2S 2H")));
  });

  it("is made by five of its cards that are as strong as all of them", () => {
    const random = seeded(14);
    for (const size of [3, 5, 6, 7]) {
      for (const hand of dealHands(random, size, 500)) {
        const five = bestFive(hand);
        expectSame(five.length, Math.min(size, 5), hand.join(" "));
        expectSame(strengthOf(five), strengthOf(hand), hand.join(" "));
        for (const card of five) expectTrue(hand.includes(card), hand.join(" "));
      }
    }
  });
});
