import {
  bustChance,
  bustChanceWithShift,
  rerollBustChance,
  rerollChances,
  rollOdds,
  waysOf,
} from "../../src/games/roll-flush/rules/odds";
import { NUMBERS } from "../../src/games/roll-flush/rules/state";
import { expectNear, expectSame } from "../support/expect";
import { expectCase, stateOf } from "./cases";

/** The chances that blind rolling has led to each set of tagged numbers, as many as `count`, without a bust. */
function afterTags(count: number): { numbers: number[]; chance: number }[] {
  let sets: { numbers: number[]; chance: number }[] = [{ numbers: [], chance: 1 }];
  for (let i = 0; i < count; i++) {
    const longer: { numbers: number[]; chance: number }[] = [];
    for (const { numbers, chance } of sets) {
      for (const number of NUMBERS) {
        if (numbers.includes(number)) continue;
        longer.push({ numbers: numbers.concat([number]), chance: (chance * waysOf(number)) / 36 });
      }
    }
    sets = longer;
  }
  return sets;
}

function waysOfAll(numbers: readonly number[]): number {
  let ways = 0;
  for (const number of numbers) ways += waysOf(number);
  return ways;
}

/** The most cards that can be expected from here on, and what one more roll promises (RF-15.3). */
function expectedCards(tagged: readonly number[], known: Record<number, number>): number {
  let key = 0;
  for (const number of tagged) key += 2 ** number;
  const before = known[key];
  if (before !== undefined) return before;
  const value = Math.max(tagged.length, valueOfRolling(tagged, known));
  known[key] = value;
  return value;
}

function valueOfRolling(tagged: readonly number[], known: Record<number, number>): number {
  let rolling = 0;
  for (const number of NUMBERS) {
    if (tagged.includes(number)) continue;
    rolling += (waysOf(number) / 36) * expectedCards(tagged.concat([number]), known);
  }
  return rolling;
}

describe("RF-15 Facts worth testing", () => {
  it("RF-15.1 the ways of every number, and the chance to bust", () => {
    expectSame(
      NUMBERS.map((number) => waysOf(number)),
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
    );
    expectSame([waysOf(1), waysOf(13)], [0, 0]);
    const state = stateOf({ phase: "push", slots: { "6": "6C*", "7": "(7C)*", "12": "QC*" } });
    expectNear(bustChance(state), 12 / 36, 1e-12);
    expectNear(bustChance(stateOf({})), 0, 1e-12);
  });
  it("RF-15.1 a shift saves a roll unless both neighbours are tagged", () => {
    const state = stateOf({ phase: "push", slots: { "2": "2C*", "3": "3C*", "8": "8C*" } });
    expectNear(bustChance(state), 8 / 36, 1e-12);
    expectNear(bustChanceWithShift(state), 1 / 36, 1e-12);
  });
  it("RF-15.1 a reroll of one die has six totals, of both eleven", () => {
    expectSame(
      rerollChances(6).map(({ number }) => number),
      [7, 8, 9, 10, 11, 12],
    );
    expectSame(rerollChances(undefined).length, 11);
    const state = stateOf({ phase: "rolled", dice: [6, 3], slots: { "9": "9C*", "7": "(7C)*" } });
    expectNear(rerollBustChance(state, 6), 2 / 6, 1e-12);
    expectNear(rerollBustChance(state, undefined), 10 / 36, 1e-12);
  });
  it("RF-15.1 what is sure is exactly 0 or 1, so that it can be told from a chance", () => {
    const slots: Record<string, string> = {};
    for (const number of NUMBERS) slots[`${number}`] = `${"23456789TJQ".charAt(number - NUMBERS[0])}C*`;
    const lost = stateOf({ phase: "push", slots });
    expectSame(rollOdds(lost), { bust: 1, shifted: 1 });
    expectSame([rerollBustChance(lost, 3), rerollBustChance(lost, undefined)], [1, 1]);
    expectSame(rollOdds(stateOf({ used: [["shift"]] })), { bust: 0, shifted: undefined });
  });
  it("RF-15.2 blind rolling busts with these chances after one to five tags", () => {
    const expected = [73 / 648, 51 / 230, 5269 / 16110, 13933 / 32523, 422023 / 803088];
    for (let tags = 1; tags <= 5; tags++) {
      let total = 0;
      let busts = 0;
      for (const { numbers, chance } of afterTags(tags)) {
        total += chance;
        busts += (chance * waysOfAll(numbers)) / 36;
      }
      expectNear(busts / total, expected[tags - 1] ?? 0, 1e-9);
    }
  });
  it("RF-15.3 to roll on is right with one or two tags, with three up to 8 ways, with four up to 7", () => {
    const known: Record<number, number> = {};
    expectNear(expectedCards([], known), 2.082, 0.0005);
    for (let tags = 1; tags <= 5; tags++) {
      for (const { numbers } of afterTags(tags)) {
        const ways = waysOfAll(numbers);
        const gain = valueOfRolling(numbers, known) - tags;
        if (tags === 3 && ways === 9) expectNear(gain, 0, 1e-9);
        else {
          const rolls = tags < 3 || (tags === 3 && ways <= 8) || (tags === 4 && ways <= 7);
          expectSame(gain > 0, rolls, numbers.join(" "));
        }
      }
    }
  });
  it("RF-15.4 the highest possible score is 49", () => {
    const hands = [
      ["TS", "JS", "QS"],
      ["2D", "2H", "4C"],
      ["3D", "3H", "5C"],
      ["4D", "4H", "6C"],
    ];
    expectCase(
      { n: 4, hands, community: ["KS"], deck: ["AS", "5H"], scores: [30, 0, 0, 0] },
      [["score"], ["score"], ["score"], ["score"]],
      [],
      { scores: [49, 1, 1, 1], phase: "over" },
    );
  });
});
