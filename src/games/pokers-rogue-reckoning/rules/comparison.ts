import { missing, must } from "../../../kit/data/must";
import { hasTrait, totalOf } from "./board";
import { PIPS, type OpenState, type Outcome, type Roll } from "./state";

/** The most that these dice can count with mode points, one die at least (PRR-11.1, PRR-11.6). */
function capOf(dice: readonly number[]): number {
  return PIPS * Math.max(1, dice.length);
}

/** The sum of the dice and the ATK, as far as the cap allows (PRR-11.1). */
function pointsOf(dice: readonly number[], atk: number): number {
  return Math.min(totalOf(dice) + atk, capOf(dice));
}

/** The best hand of these dice and the ATK die (PRR-10.1, PRR-10.2). */
function handStrength(dice: readonly number[], atk: number): number {
  return strengthOf(dice.concat([Math.min(atk, PIPS)]));
}

/** What the dice of both sides are worth, and what follows from it. */
export interface Comparison {
  /** The strength of a hand of dice, or points. */
  player: number;
  enemy: number;
  outcome: Outcome;
}

/** Compares both sides of a roll (PRR-9.4): by their best hands, or by points (PRR-10, PRR-11). */
export function comparisonOf(open: OpenState, roll: Roll): Comparison {
  const { atk: enemyAtk } = must(open.enemy, "an enemy to fight");
  let player;
  let enemy;
  if (open.options.combat === "poker") {
    player = handStrength(roll.white, open.atk);
    enemy = handStrength(roll.black, enemyAtk);
  } else {
    player = pointsOf(roll.white, open.atk);
    enemy = Math.max(0, pointsOf(roll.black, enemyAtk) - roll.shield);
  }
  if (player !== enemy) return { player, enemy, outcome: player > enemy ? "playerHits" : "enemyHits" };
  return { player, enemy, outcome: tieOutcome(open, roll, player) };
}

/** What follows if both sides are worth the same: Focus decides (PRR-13.9), or it continues (PRR-10.5, PRR-11.3 to PRR-11.5). */
function tieOutcome(open: OpenState, roll: Roll, worth: number): Outcome {
  const hasFocus = hasTrait(open, "equip", "winsTies");
  if (hasFocus !== hasTrait(open, "curses", "winsTies")) return hasFocus ? "playerHits" : "enemyHits";
  if (open.options.combat === "poker" || !open.options.counterattack || roll.counter) return "again";
  return worth === capOf(roll.white) && worth === capOf(roll.black) ? "again" : "tie";
}

/** The kinds of hands of dice from weak to strong (PRR-10.3). */
export const HANDS = ["bust", "pair", "twoPair", "three", "fullHouse", "four", "straight", "five"] as const;

export type Hand = (typeof HANDS)[number];

/** How many dice make a hand at most (PRR-10.2). */
const HAND_SIZE = 5;
/** A strength is a number of six digits: the hand's place in `HANDS`, then the five numbers that decide ties. */
const CATEGORY_PLACE = 100_000;

const PAIR = weakest("pair");
const TWO_PAIR = weakest("twoPair");
const THREE = weakest("three");
const FULL_HOUSE = weakest("fullHouse");
const FOUR = weakest("four");
const STRAIGHT = weakest("straight");
const FIVE = weakest("five");

/** What all strengths of a hand begin with. */
function weakest(hand: Hand): number {
  return HANDS.indexOf(hand) * CATEGORY_PLACE;
}

/** How many dice show each face. Made once and all zero between two calls, so no call makes a table. */
const count = [0, 0, 0, 0, 0, 0, 0];

/**
 * How strong the best hand of at most five of these dice is: the higher number wins, equal numbers tie (PRR-10.2 to
 * PRR-10.5). Read as digits it is the place of the hand, then its five numbers, 0 for a missing die.
 */
export function strengthOf(dice: readonly number[]): number {
  for (const face of dice) count[face] = (count[face] ?? 0) + 1;
  let largest = 0;
  let second = 0;
  let run = 0;
  let straight = 0;
  // Each group of equal dice as large as can be, the larger ones first, the higher of two that are equally large first.
  for (let face = 6; face >= 1; face--) {
    const size = count[face] ?? 0;
    run = size === 0 ? 0 : run + 1;
    if (run === HAND_SIZE) straight = straightFrom(face + HAND_SIZE - 1);
    if (size > (count[largest] ?? 0)) {
      second = largest;
      largest = face;
    } else if (size > (count[second] ?? 0)) second = face;
  }
  const strength = strengthOfGroups(largest, second, straight);
  for (let face = 1; face <= 6; face++) count[face] = 0;
  return strength;
}

function straightFrom(top: number): number {
  let strength = STRAIGHT;
  let place = CATEGORY_PLACE / 10;
  for (let face = top; face > top - HAND_SIZE; face--) {
    strength += face * place;
    place /= 10;
  }
  return strength;
}

/** The strength of the counted dice by their two largest groups; `straight` is that of a straight among them, or 0. */
function strengthOfGroups(largest: number, second: number, straight: number): number {
  const most = count[largest] ?? 0;
  if (most >= HAND_SIZE) return FIVE + largest * 11_111;
  if (straight !== 0) return straight;
  if (most === 4) return FOUR + largest * 11_110 + kickers(largest, largest, 1);
  const isSecondPair = (count[second] ?? 0) >= 2;
  if (most === 3) {
    if (isSecondPair) return FULL_HOUSE + largest * 11_100 + second * 11;
    return THREE + largest * 11_100 + kickers(largest, largest, 2);
  }
  if (most === 2) {
    if (isSecondPair) return TWO_PAIR + largest * 11_000 + second * 110 + kickers(largest, second, 1);
    return PAIR + largest * 11_000 + kickers(largest, largest, 3);
  }
  return kickers(0, 0, HAND_SIZE);
}

/** The highest of the single dice beside the groups, this many, as the last digits of a strength. */
function kickers(largest: number, second: number, places: number): number {
  let value = 0;
  let taken = 0;
  for (let face = 6; face >= 1 && taken < places; face--) {
    if (face === largest || face === second || count[face] === 0) continue;
    value = value * 10 + face;
    taken++;
  }
  for (; taken < places; taken++) value *= 10;
  return value;
}

/** The hand of a strength. */
export function handOf(strength: number): Hand {
  return HANDS[Math.floor(strength / CATEGORY_PLACE)] ?? missing("a strength of dice");
}

/** The five numbers of a strength that decide ties, 0 for a missing die (PRR-10.4). */
export function numbersOf(strength: number): number[] {
  const numbers: number[] = [];
  for (let place = CATEGORY_PLACE / 10; place >= 1; place /= 10) {
    numbers.push(Math.floor(strength / place) % 10);
  }
  return numbers;
}
