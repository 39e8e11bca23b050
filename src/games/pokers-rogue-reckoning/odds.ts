import { hasTrait, totalOf } from "./board";
import { diceFor, valueOf, type Curse } from "./cards";
import { comparisonOf } from "./comparison";
import { strengthOf } from "./dice-hands";
import { HANDS_OF } from "./dice-strengths";
import { WAYS_UP_TO } from "./dice-ways";
import { combatDice } from "./enemies";
import { PIPS, type OpenState, type Roll } from "./state";

/** The chances from 0 to 1 that the player hits, that the enemy does, and that a tie is left, Focus counted in. */
export interface Odds {
  win: number;
  lose: number;
  tie: number;
}

/** What the dice of a side can be worth, rising, and in how many of all `total` ways they are worth at most so much. */
interface Spread {
  worths: readonly number[];
  upTo: readonly number[];
  total: number;
}

/** The chances of the next roll of all dice (PRR-10, PRR-11), undefined where there is no enemy. */
export function rollOdds(open: OpenState): Odds | undefined {
  const { enemy, options } = open;
  if (enemy === undefined) return undefined;
  const dice = combatDice(options.combat, enemy.tier);
  const mine = spreadOf(open, dice, open.atk);
  const theirs = spreadOf(open, dice, enemy.atk);
  return mine === undefined || theirs === undefined ? undefined : duel(open, mine, theirs);
}

/**
 * The chances if all white dice of a roll are thrown again and the enemy's stay (PRR-11.4, PRR-13.6). Undefined for more
 * poker dice than a combat begins with, which only Elevate before Tradeoff leads to: those are not counted beforehand.
 */
export function rethrowOdds(open: OpenState, roll: Roll): Odds | undefined {
  const mine = spreadOf(open, roll.white.length, open.atk);
  return mine === undefined ? undefined : against(open, mine, comparisonOf(open, roll).enemy);
}

/** The chances if one more white die joins a roll (PRR-15.3). */
export function oneMoreOdds(open: OpenState, roll: Roll): Odds {
  const their = comparisonOf(open, roll).enemy;
  let wins = 0;
  let ties = 0;
  for (const own of worthsWithOneMore(open, roll.white)) {
    if (own > their) wins++;
    else if (own === their) ties++;
  }
  return withFocus(open, wins, ties, PIPS);
}

/** What the white dice and one more are worth, face by face (PRR-10.1, PRR-11.1, PRR-11.6). */
function worthsWithOneMore({ options, atk }: OpenState, white: readonly number[]): number[] {
  const worths: number[] = [];
  const points = totalOf(white) + atk;
  const dice = white.concat([Math.min(atk, PIPS), 0]);
  for (let face = 1; face <= PIPS; face++) {
    dice[dice.length - 1] = face;
    if (options.combat === "poker") worths.push(strengthOf(dice));
    else worths.push(Math.min(points + face, PIPS * (white.length + 1)));
  }
  return worths;
}

/** The chance to win a potion without a price when it is revealed (PRR-5.1). */
export const POTION_CHANCE = 1 / PIPS;

/** The chances of a curse that is revealed: it is avoided, it joins the player, or it joins the enemy (PRR-6.2, PRR-6.3). */
export function curseOdds(curse: Curse): { avoided: number; converted: number; joins: number } {
  if (diceFor(curse) === 1) return { avoided: 1 / PIPS, converted: 0, joins: (PIPS - 1) / PIPS };
  const ways = sumWays(2);
  const value = valueOf(curse);
  let lower = 0;
  for (let sum = 0; sum < value; sum++) lower += ways[sum] ?? 0;
  const all = PIPS * PIPS;
  const equal = ways[value] ?? 0;
  return { avoided: (all - lower - equal) / all, converted: equal / all, joins: lower / all };
}

/** The chances of one spread against another of as many dice, so that both have the same worths. */
function duel(open: OpenState, mine: Spread, theirs: Spread): Odds {
  let wins = 0;
  let ties = 0;
  let ownLower = 0;
  let theirLower = 0;
  let place = 0;
  for (const ownUpTo of mine.upTo) {
    const theirUpTo = theirs.upTo[place] ?? 0;
    const ways = ownUpTo - ownLower;
    wins += ways * theirLower;
    ties += ways * (theirUpTo - theirLower);
    ownLower = ownUpTo;
    theirLower = theirUpTo;
    place++;
  }
  return withFocus(open, wins, ties, mine.total * theirs.total);
}

/** The chances of a spread against dice that lie there. */
function against(open: OpenState, mine: Spread, worth: number): Odds {
  const upTo = waysUpTo(mine, worth);
  return withFocus(open, mine.total - upTo, upTo - waysUpTo(mine, worth - 1), mine.total);
}

/** In how many ways dice are worth at most so much, found by halving. */
function waysUpTo({ worths, upTo }: Spread, worth: number): number {
  let low = 0;
  let high = worths.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((worths[middle] ?? 0) <= worth) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (upTo[low - 1] ?? 0);
}

/** Whoever alone has Focus wins the ties (PRR-13.9). */
function withFocus(open: OpenState, wins: number, ties: number, all: number): Odds {
  const isOurs = hasTrait(open, "equip", "winsTies");
  if (isOurs === hasTrait(open, "curses", "winsTies")) {
    return { win: wins / all, lose: (all - wins - ties) / all, tie: ties / all };
  }
  const win = isOurs ? wins + ties : wins;
  return { win: win / all, lose: (all - win) / all, tie: 0 };
}

/** What so many dice with an ATK can be worth: hands of dice, or points. */
function spreadOf({ options }: OpenState, dice: number, atk: number): Spread | undefined {
  return options.combat === "poker" ? handSpread(dice, Math.min(atk, PIPS)) : pointSpread(dice, atk);
}

function handSpread(dice: number, atk: number): Spread | undefined {
  const upTo = WAYS_UP_TO[dice]?.[atk - 1];
  const worths = HANDS_OF[Math.min(dice + 1, MOST_IN_HAND)];
  return upTo === undefined || worths === undefined ? undefined : { worths, upTo, total: PIPS ** dice };
}

/** A hand has so many dice at most, whatever is thrown (PRR-10.2). */
const MOST_IN_HAND = 5;

/** By all totals from 0 to the cap; those above it count as the cap (PRR-11.1). */
function pointSpread(dice: number, atk: number): Spread {
  const sums = sumWays(dice);
  const total = PIPS ** dice;
  const worths: number[] = [];
  const upTo: number[] = [];
  let ways = 0;
  for (let worth = 0; worth < PIPS * dice; worth++) {
    ways += sums[worth - atk] ?? 0;
    worths.push(worth);
    upTo.push(ways);
  }
  worths.push(PIPS * dice);
  upTo.push(total);
  return { worths, upTo, total };
}

/** In how many ways dice show each sum, by the number of dice and the sum; what was counted once is kept. */
const SUM_WAYS: number[][] = [[1]];

function sumWays(dice: number): readonly number[] {
  const known = SUM_WAYS[dice];
  if (known !== undefined || dice === 0) return known ?? [];
  const fewer = sumWays(dice - 1);
  const ways: number[] = [];
  for (let sum = 0; sum <= PIPS * dice; sum++) {
    let count = 0;
    for (let face = 1; face <= Math.min(PIPS, sum); face++) count += fewer[sum - face] ?? 0;
    ways.push(count);
  }
  SUM_WAYS[dice] = ways;
  return ways;
}
