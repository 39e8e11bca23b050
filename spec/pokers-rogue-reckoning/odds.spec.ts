import { CURSES, diceFor, valueOf } from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { comparisonOf, strengthOf } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import {
  curseOdds,
  HANDS_OF,
  oneMoreOdds,
  POTION_CHANCE,
  rethrowOdds,
  rollOdds,
  type Odds,
} from "../../src/games/pokers-rogue-reckoning/rules/odds";
import { WAYS } from "../../src/games/pokers-rogue-reckoning/rules/dice-ways";
import { combatDice } from "../../src/games/pokers-rogue-reckoning/rules/combat";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { Outcome, Roll, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { words } from "../../src/games/pokers-rogue-reckoning/words/words";
import { CHOICES_PER_SLICE } from "../../src/table/game/decisions";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inCombat, rolled, stateOf, type Given } from "./cases";

const FACES = [1, 2, 3, 4, 5, 6];
const DICE_THROWN = [2, 3, 4, 5];

/** Every roll of this many dice, in order. */
function everyRoll(dice: number): number[][] {
  let rolls: number[][] = [[]];
  for (let die = 0; die < dice; die++) {
    const longer: number[][] = [];
    for (const roll of rolls) for (const face of FACES) longer.push(roll.concat([face]));
    rolls = longer;
  }
  return rolls;
}

/** Every roll of this many dice without their order, each with the number of its orders. */
function everyThrow(dice: number): { faces: number[]; ways: number }[] {
  let throws = [{ faces: [] as number[], ways: 1 }];
  for (let die = 1; die <= dice; die++) {
    const longer: { faces: number[]; ways: number }[] = [];
    for (const { faces, ways } of throws) {
      for (const face of FACES) {
        if (face < (faces[faces.length - 1] ?? 1)) continue;
        // n! / (a! b! ...), one die at a time.
        const same = faces.filter((other) => other === face).length + 1;
        longer.push({ faces: faces.concat([face]), ways: (ways * die) / same });
      }
    }
    throws = longer;
  }
  return throws;
}

/**
 * The place of a hand of dice in the ranking, worked out another way than by the game: the best of all choices of five
 * dice by PRR-10.3 and PRR-10.4, to the letter.
 */
function rankingOf(dice: readonly number[]): number {
  if (dice.length <= 5) return rankingOfHand(dice);
  let best = 0;
  for (let left = 0; left < dice.length; left++) {
    best = Math.max(best, rankingOf(dice.slice(0, left).concat(dice.slice(left + 1))));
  }
  return best;
}

function rankingOfHand(dice: readonly number[]): number {
  const groups: { face: number; size: number }[] = [];
  for (const face of FACES) {
    const size = dice.filter((die) => die === face).length;
    if (size > 0) groups.push({ face, size });
  }
  groups.sort((one, other) => (one.size === other.size ? other.face - one.face : other.size - one.size));
  const [first = { face: 0, size: 0 }, second = { face: 0, size: 0 }] = groups;
  const last = groups[groups.length - 1] ?? first;
  let ranking = 0;
  if (first.size === 5) ranking = 7;
  else if (groups.length === 5 && first.face - last.face === 4) ranking = 6;
  else if (first.size === 4) ranking = 5;
  else if (first.size === 3) ranking = second.size === 2 ? 4 : 3;
  else if (first.size === 2) ranking = second.size === 2 ? 2 : 1;
  let places = 0;
  for (const { face, size } of groups) {
    for (let die = 0; die < size; die++) {
      ranking = ranking * 7 + face;
      places++;
    }
  }
  for (; places < 5; places++) ranking *= 7;
  return ranking;
}

/** In how many ways this many dice with this ATK die reach each place of the ranking, from weak to strong. */
function rankingWays(dice: number, atk: number): { ranking: number; ways: number }[] {
  const list: { ranking: number; ways: number }[] = [];
  const places: Record<number, { ranking: number; ways: number }> = {};
  for (const { faces, ways } of everyThrow(dice)) {
    const ranking = rankingOf(faces.concat([atk]));
    const place = places[ranking] ?? { ranking, ways: 0 };
    if (place.ways === 0) list.push(place);
    places[ranking] = place;
    place.ways += ways;
  }
  list.sort((one, other) => one.ranking - other.ranking);
  return list;
}

/** In how many ways the best hand of this many dice with this ATK die is each hand that the game knows. */
function waysOf(dice: number, atk: number): readonly number[] {
  return expectPresent(WAYS[dice]?.[atk - 1])();
}

/** The odds of all dice, one spread against the other. */
function duel(mine: ReturnType<typeof rankingWays>, theirs: ReturnType<typeof rankingWays>): Odds {
  const ways = { win: 0, lose: 0, tie: 0 };
  for (const own of mine) {
    for (const other of theirs) {
      const outcome = own.ranking > other.ranking ? "win" : own.ranking < other.ranking ? "lose" : "tie";
      ways[outcome] += own.ways * other.ways;
    }
  }
  return shares(ways);
}

function shares({ win, lose, tie }: Odds): Odds {
  const all = win + lose + tie;
  return { win: win / all, lose: lose / all, tie: tie / all };
}

function combat(given: Given): State {
  return stateOf({ ...given, state: inCombat("preRoll", given.state) });
}

const SIDE: Record<Outcome, keyof Odds> = { playerHits: "win", enemyHits: "lose", tie: "tie", again: "tie" };

/** The odds as the rules decide each of these rolls. */
function counted(state: State, rolls: readonly Roll[]): Odds {
  const ways = { win: 0, lose: 0, tie: 0 };
  for (const roll of rolls) ways[SIDE[comparisonOf(state, roll).outcome]]++;
  return shares(ways);
}

function rollOf(white: number[], black: number[], counter = false): Roll {
  return { white, black, shield: 0, counter };
}

/** Every next roll of both sides. */
function nextRolls(dice: number): Roll[] {
  const rolls: Roll[] = [];
  const sides = everyRoll(dice);
  for (const white of sides) for (const black of sides) rolls.push(rollOf(white, black));
  return rolls;
}

describe("The odds of Poker's Rogue Reckoning", () => {
  it("PRR-10.2 PRR-10.3 PRR-10.4 count every hand as another count does", () => {
    for (const dice of DICE_THROWN) {
      for (const atk of FACES) {
        const expected = rankingWays(dice, atk).map(({ ways }) => ways);
        const ways = waysOf(dice, atk);
        expectSame(
          ways.filter((count) => count > 0),
          expected,
        );
        expectSame(ways.length, expectPresent(HANDS_OF[Math.min(dice + 1, 5)]).length);
      }
    }
  });
  it("PRR-10.4 know the strength of every hand, and put each count beside its own", () => {
    for (const size of [3, 4, 5]) {
      const strengths: Record<number, boolean> = {};
      for (const { faces } of everyThrow(size)) strengths[strengthOf(faces)] = true;
      const known = expectPresent(HANDS_OF[size]);
      expectSame(Object.keys(strengths).length, known.length);
      expectTrue(known.every((strength) => strengths[strength] === true));
      for (let i = 1; i < known.length; i++) expectTrue((known[i] ?? 0) > (known[i - 1] ?? 0));
    }
    for (const dice of DICE_THROWN) {
      const hands = expectPresent(HANDS_OF[Math.min(dice + 1, 5)]);
      for (const atk of FACES) {
        const ways = hands.map(() => 0);
        for (const thrown of everyThrow(dice)) {
          const place = hands.indexOf(strengthOf(thrown.faces.concat([atk])));
          ways[place] = (ways[place] ?? 0) + thrown.ways;
        }
        expectSame(waysOf(dice, atk), ways);
      }
    }
  });
  it("PRR-10.1 PRR-10.5 count every roll of the first two tiers of dice poker", () => {
    for (const atk of FACES) {
      for (const enemyAtkT1 of [1, 3]) {
        const state = combat({ options: { enemyAtkT1 }, state: { atk } });
        expectSame(rollOdds(state), counted(state, nextRolls(2)));
      }
    }
    const second = combat({ state: { killed: 3, atk: 4 } });
    expectSame(rollOdds(second), counted(second, nextRolls(3)));
  });
  it("PRR-8.1 PRR-10.1 count every roll of every tier with any ATK, as another count does", () => {
    for (const killed of [0, 3, 6, 9, 11]) {
      for (const atk of FACES.concat([7])) {
        const state = combat({ state: { killed, atk } });
        const { tier, atk: enemyAtk } = expectPresent(state.enemy);
        const dice = combatDice("poker", tier);
        const expected = duel(rankingWays(dice, Math.min(atk, 6)), rankingWays(dice, enemyAtk));
        expectSame(rollOdds(state), expected);
      }
    }
  });
  it("PRR-11.1 PRR-11.2 count every roll with mode points, caps and all", () => {
    for (const killed of [0, 3, 6]) {
      for (const atk of [1, 2, 5]) {
        const state = combat({ options: { combat: "points" }, state: { killed, atk } });
        const dice = combatDice("points", expectPresent(state.enemy).tier);
        expectSame(rollOdds(state), counted(state, nextRolls(dice)));
      }
    }
  });
  it("PRR-13.9 give the ties to the player who alone has Focus, in both modes", () => {
    for (const mode of ["poker", "points"]) {
      for (const [equip, curses] of [
        [["S9"], []],
        [["C5"], []],
        [[], ["C5"]],
        [["S9"], ["C5"]],
      ]) {
        const state = combat({ options: { combat: mode }, state: { atk: 2, equip, curses } });
        const odds = expectPresent(rollOdds(state));
        expectSame(odds, counted(state, nextRolls(mode === "poker" ? 2 : 1)));
        expectSame(odds.tie > 0, equip?.length === curses?.length);
      }
    }
    const plain = combat({ options: { abilities: false }, state: { equip: ["S9"] } });
    expectTrue(expectPresent(rollOdds(plain)).tie > 0, "PRR-13.1");
  });
  it("PRR-13.6 PRR-11.4 count every roll of the white dice against dice that stay", () => {
    for (const [killed, black] of [
      [0, [3, 3]],
      [3, [1, 5, 2]],
      [6, [2, 3, 4, 6]],
      [9, [5, 5, 2, 1, 1]],
    ] as const) {
      const state = combat({ state: { killed, atk: 3 } });
      const rolls = everyRoll(black.length).map((white) => rollOf(white, [...black]));
      expectSame(rethrowOdds(state, rollOf([...black], [...black])), counted(state, rolls));
    }
    const points = combat({ options: { combat: "points" }, state: { killed: 3, atk: 3 } });
    for (const shield of [0, 3]) {
      const tie = { ...rollOf([1, 2], [2, 2], true), shield };
      const rolls = everyRoll(2).map((white) => ({ ...tie, white }));
      expectSame(rethrowOdds(points, tie), counted(points, rolls));
      const more = { ...tie, white: [1, 2, 3] };
      expectSame(
        rethrowOdds(points, more),
        counted(
          points,
          everyRoll(3).map((white) => ({ ...tie, white })),
        ),
      );
    }
  });
  it("PRR-15.7 compare with what Stun has left of the enemy's hand", () => {
    const state = combat({ state: { killed: 9, atk: 2 } });
    for (const black of [[6, 6, 5, 5], [6, 1, 2], []]) {
      const rolls = everyRoll(5).map((white) => rollOf(white, black));
      expectSame(rethrowOdds(state, rollOf([1, 2, 3, 4, 5], black)), counted(state, rolls));
    }
  });
  it("PRR-15.3 count one more die, and leave open what comes of throwing it again too", () => {
    for (const mode of ["poker", "points"]) {
      const state = combat({ options: { combat: mode }, state: { killed: 9, atk: 2 } });
      const roll = rollOf([1, 2, 3, 4, 6], [6, 6, 5, 5, 1]);
      const more = FACES.map((face) => ({ ...roll, white: roll.white.concat([face]) }));
      expectSame(oneMoreOdds(state, roll), counted(state, more));
      const six = expectPresent(more[0]);
      if (mode === "poker") expectAbsent(rethrowOdds(state, six));
      else expectPresent(rethrowOdds(state, six));
    }
  });
  it("PRR-5.1 PRR-6.2 PRR-6.3 count the dice thrown for a card", () => {
    expectSame(POTION_CHANCE, 1 / 6);
    for (const curse of CURSES) {
      const dice = diceFor(curse);
      const ways = { avoided: 0, converted: 0, joins: 0 };
      const rolls = everyRoll(dice);
      for (const faces of rolls) {
        let total = 0;
        for (const face of faces) total += face;
        const value = valueOf(curse);
        if (dice === 1) ways[total === value ? "avoided" : "joins"]++;
        else if (total === value) ways.converted++;
        else ways[total > value ? "avoided" : "joins"]++;
      }
      expectSame(curseOdds(curse), {
        avoided: ways.avoided / rolls.length,
        converted: ways.converted / rolls.length,
        joins: ways.joins / rolls.length,
      });
    }
  });
  it("know none without an enemy", () => {
    expectAbsent(rollOdds(stateOf({})));
  });
  it("#budget fit into a slice of a frame, with everything that asks for odds at once", () => {
    if (!COUNTS_INSTRUCTIONS) return;
    const budget = newBudget();
    for (const mode of ["poker", "points"]) {
      for (const phase of ["preRoll", "postRoll"]) {
        const state = stateOf({
          options: { combat: mode },
          state: {
            ...inCombat(phase, { killed: 11, atk: 5, hand: ["S4", "H3", "H9", "H7", "S7"] }),
            roll: rolled([1, 2, 3, 4, 6], [6, 6, 5, 5, 1]),
          },
        });
        const seen = rules.seen(state, 0);
        const waiting = rules.waiting(state);
        const choices = waiting.kind === "decisions" ? expectPresent(waiting.decisions[0]).choices : [];
        for (let from = 0; from < choices.length; from++) {
          const some = choices.slice(from, from + CHOICES_PER_SLICE);
          slice(budget, `${mode}, ${phase}, choices from ${from}`, () => {
            for (const choice of some) words.choice(seen, choice);
          });
        }
        slice(budget, `${mode}, ${phase}, panel`, () => [
          words.status(seen),
          words.prompt(seen, 0),
          words.hints(seen),
        ]);
      }
    }
    expectWithinBudget(budget);
  });
});
