import { chanceOfAtLeast } from "../rules/odds";
import { SIDES, WEAPONS, type Weapon } from "../rules/state";

/** A set of weapons as a number: d4 counts 1, d6 2, d8 4, d10 8, d20 16. Taking a subset away is a subtraction. */
export type WeaponSet = number;

export const SET_OF: Record<Weapon, WeaponSet> = { d4: 1, d6: 2, d8: 4, d10: 8, d20: 16 };

/** Every subset of a set, from the empty one to the set itself. */
export const SUBSETS: WeaponSet[][] = [[0]];
/** The sets of the smallest weapons of a set: none, the smallest, the two smallest and so on to all. */
export const LOWER: WeaponSet[][] = [[0]];
/** The largest weapon of every set but the empty one. */
const LARGEST: Weapon[] = ["d4"];
/** The smallest weapon of every set but the empty one. */
const SMALLEST: Weapon[] = ["d4"];

/** The most hit points that one plan deals with: a vanguard's ten and a Jack's ten. */
const MOST_HIT_POINTS = 20;
/** The most hit points that a vanguard has. */
const MOST_GUARD = 10;
/** By set and hit points: the chance that the weapons together deal at least as much. */
const REACH: number[][] = [chancesOfNothing()];
/** By set and hit points: the same with the life die as the last of them, the Fatal Strike (CVD-5.13). */
const STRUCK: number[][] = [reachWith(SIDES.life, chancesOfNothing())];
/** By set and hit points: the chance that the weapons, one after the other, slay an enraged mob (CVD-5.10). */
const MATCH: number[][] = [chancesOfNothing()];

for (const weapon of WEAPONS) {
  for (let rest = 0; rest < SET_OF[weapon]; rest++) {
    const subsets = SUBSETS[rest] ?? [];
    SUBSETS.push(subsets.concat(subsets.map((subset) => subset + SET_OF[weapon])));
    LOWER.push((LOWER[rest] ?? []).concat([rest + SET_OF[weapon]]));
    LARGEST.push(weapon);
    SMALLEST.push(rest === 0 ? weapon : smallestOf(rest));
    REACH.push(reachWith(SIDES[weapon], REACH[rest] ?? []));
    STRUCK.push(reachWith(SIDES.life, REACH[REACH.length - 1] ?? []));
    MATCH.push(matchWith(SIDES[weapon], MATCH[rest] ?? []));
  }
}

/** The same by hit points and set. */
const REACH_BY_NEED = byNeed(REACH);
const MATCH_BY_NEED = byNeed(MATCH);

/** Without a weapon only nothing can be dealt. */
function chancesOfNothing(): number[] {
  const chances = [1];
  for (let need = 1; need <= MOST_HIT_POINTS; need++) chances.push(0);
  return chances;
}

/** The chances to deal at least so much with one more die: the mean over its faces of the chances without it. */
function reachWith(sides: number, without: readonly number[]): number[] {
  const chances = [1];
  let sum = sides;
  for (let need = 1; need <= MOST_HIT_POINTS; need++) {
    sum += (without[need - 1] ?? 0) - (need > sides ? (without[need - 1 - sides] ?? 0) : 1);
    chances.push(sum / sides);
  }
  return chances;
}

/** The chances to slay an enraged mob with one more die: a face above what is needed is a miss and changes nothing. */
function matchWith(sides: number, without: readonly number[]): number[] {
  const chances = [1];
  let sum = 0;
  for (let need = 1; need <= MOST_HIT_POINTS; need++) {
    sum += (without[need - 1] ?? 0) - (need > sides ? (without[need - 1 - sides] ?? 0) : 0);
    const misses = Math.max(0, sides - need) * (without[need] ?? 0);
    chances.push((sum + misses) / sides);
  }
  return chances;
}

function byNeed(bySet: readonly (readonly number[])[]): number[][] {
  const turned: number[][] = [];
  for (const row of bySet) {
    for (let need = 0; need <= MOST_HIT_POINTS; need++) {
      const chances = turned[need] ?? [];
      chances.push(row[need] ?? 0);
      turned[need] = chances;
    }
  }
  return turned;
}

/** How many weapons are in a set. */
export function sizeOf(set: WeaponSet): number {
  return (LOWER[set] ?? []).length - 1;
}

/** The smallest weapon of a set that is not empty. */
export function smallestOf(set: WeaponSet): Weapon {
  return SMALLEST[set] ?? "d4";
}

/** The largest weapon of a set that is not empty. */
export function largestOf(set: WeaponSet): Weapon {
  return LARGEST[set] ?? "d4";
}

/** What the weapons show in a Rage, as the sum for every set; undefined if they are still to be rolled (CVD-4.2). */
export type Totals = readonly number[] | undefined;

/** The sums of the weapons' values for every set. */
export function totalsOf(values: Partial<Record<Weapon, number>>): number[] {
  const totals = [0];
  for (const weapon of WEAPONS) {
    for (let rest = 0; rest < SET_OF[weapon]; rest++)
      totals.push((totals[rest] ?? 0) + (values[weapon] ?? 0));
  }
  return totals;
}

const MEANS = totalsOf({ d4: 2.5, d6: 3.5, d8: 4.5, d10: 5.5, d20: 10.5 });

/** The mean damage of a set of weapons. */
export function meanOf(totals: Totals, set: WeaponSet): number {
  return (totals ?? MEANS)[set] ?? 0;
}

/** The chance that a set of weapons deals at least this much. */
export function chanceToReach(totals: Totals, set: WeaponSet, need: number): number {
  if (totals !== undefined) return (totals[set] ?? 0) >= need ? 1 : 0;
  return REACH[set]?.[need] ?? 0;
}

/** The chance that a set of weapons and then the Fatal Strike deal at least this much (CVD-5.13). */
export function chanceToStrike(totals: Totals, set: WeaponSet, need: number): number {
  if (totals !== undefined) return chanceOfAtLeast(SIDES.life, need - (totals[set] ?? 0));
  return STRUCK[set]?.[need] ?? 0;
}

/**
 * The chance to win where a set of weapons attacks the last boss, and what they leave of it is struck fatally if that wins more than
 * the end of the battle.
 */
export function chanceToStrikeOr(end: number, totals: Totals, set: WeaponSet, need: number): number {
  if (totals !== undefined)
    return Math.max((totals[set] ?? 0) >= need ? 1 : end, chanceToStrike(totals, set, need));
  const reach = REACH[set] ?? [];
  let chance = reach[need] ?? 0;
  for (let dealt = 0; dealt < need; dealt++) {
    const isDealt = (reach[dealt] ?? 0) - (reach[dealt + 1] ?? 0);
    chance += isDealt * Math.max(end, chanceOfAtLeast(SIDES.life, need - dealt));
  }
  return chance;
}

/** By set, the chances that the subsets of a set slay a mob: found once for all of them, as most plans need them all. */
export function chancesToSlay(
  totals: Totals,
  arms: WeaponSet,
  need: number,
  isEnraged: boolean,
): readonly number[] {
  if (totals === undefined) return (isEnraged ? MATCH_BY_NEED : REACH_BY_NEED)[need] ?? [];
  const chances: number[] = [];
  for (const set of SUBSETS[arms] ?? []) chances[set] = !isEnraged && (totals[set] ?? 0) >= need ? 1 : 0;
  if (!isEnraged) return chances;
  // An enraged mob falls to every set with some weapons that show together what it needs (CVD-5.10).
  for (const set of SUBSETS[arms] ?? []) {
    if (totals[set] === need) for (const rest of SUBSETS[arms - set] ?? []) chances[set + rest] = 1;
  }
  return chances;
}

/** By what a boss needs and the set of weapons: by what its vanguard needs, the chance to slay both, one after the other. */
const BOTH: Record<number, number[][]> = {};

/**
 * The chance that a set of weapons slays a vanguard and then its boss. What a weapon deals beyond the vanguard's hit points
 * is lost (CVD-5.9), so the best weapon to begin with depends on both.
 */
export function chanceToSlayBoth(
  totals: Totals,
  set: WeaponSet,
  guardNeed: number,
  bossNeed: number,
): number {
  // A boss without a vanguard may need anything: a table for each such need would cost more than a slice of a frame.
  if (guardNeed === 0) return chanceToReach(totals, set, bossNeed);
  if (totals === undefined) return bothWith(bossNeed)[set]?.[guardNeed] ?? 0;
  for (const subset of SUBSETS[set] ?? []) {
    if ((totals[subset] ?? 0) >= guardNeed && (totals[set - subset] ?? 0) >= bossNeed) return 1;
  }
  return 0;
}

/** Whether a weapon is in a set. */
export function isIn(set: WeaponSet, weapon: Weapon): boolean {
  return Math.floor(set / SET_OF[weapon]) % 2 === 1;
}

function bothWith(bossNeed: number): number[][] {
  const table = BOTH[bossNeed] ?? [];
  BOTH[bossNeed] = table;
  while (table.length < SUBSETS.length) table.push(bothRow(table, table.length, bossNeed));
  return table;
}

/** How many rows are found in one slice of a frame: the last ones, for the largest sets, take a thousand instructions each. */
const ROWS_A_SLICE = 8;

/** Finds the next few chances to slay a vanguard and then a boss that needs one of these; says whether all are found. */
export function learnBoth(bossNeeds: readonly number[]): boolean {
  for (const bossNeed of bossNeeds) {
    const table = BOTH[bossNeed] ?? [];
    BOTH[bossNeed] = table;
    if (table.length >= SUBSETS.length) continue;
    for (let i = 0; i < ROWS_A_SLICE && table.length < SUBSETS.length; i++)
      table.push(bothRow(table, table.length, bossNeed));
    return false;
  }
  return true;
}

/** A row for one set, from those of the sets with one weapon less: the best of the means over the faces of each weapon. */
function bothRow(table: readonly number[][], set: WeaponSet, bossNeed: number): number[] {
  const row = [REACH[set]?.[bossNeed] ?? 0];
  for (let need = 1; need <= MOST_GUARD; need++) row.push(0);
  for (const weapon of WEAPONS) {
    const without = isIn(set, weapon) ? table[set - SET_OF[weapon]] : undefined;
    if (without === undefined) continue;
    const sides = SIDES[weapon];
    const slain = without[0] ?? 0;
    let sum = sides * slain;
    for (let need = 1; need <= MOST_GUARD; need++) {
      sum += (without[need - 1] ?? 0) - (need > sides ? (without[need - 1 - sides] ?? 0) : slain);
      row[need] = Math.max(row[need] ?? 0, sum / sides);
    }
  }
  return row;
}
