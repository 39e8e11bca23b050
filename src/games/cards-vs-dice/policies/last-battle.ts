import { chanceOfAtLeast } from "../rules/odds";
import { ALERT_ATTACK, ENRAGED_ATTACK, SIDES } from "../rules/state";
import { EXACT, falloutOf, type Fallout } from "./plan";
import { winChance } from "./prospect";
import type { LivingBoss, LivingMob, Situation } from "./situation";
import { meanOf, SET_OF, sizeOf, type WeaponSet } from "./weapon-sets";

/*
 * A position in a battle with the last boss is a number: what still slays each mob, the boss and its vanguard (0: slain), each in
 * a digit of base 11, then the weapons that are ready, whether the Kingslayer is, and the weapons that this battle has left on the
 * vanguard.
 */

const DIGIT = 11;
/** What a position is less by, for each hit point that the boss loses, and so on. */
export const BOSS = DIGIT * DIGIT * DIGIT;
export const GUARD = BOSS * DIGIT;
export const ARMS = GUARD * DIGIT;
const SETS = 2 * SET_OF.d20;
export const KINGSLAYER = ARMS * SETS;
export const STUCK = KINGSLAYER * 2;

/** A position with its digits read. */
export interface Position {
  code: number;
  needs: readonly number[];
  boss: number;
  guard: number;
  arms: WeaponSet;
  kingslayer: boolean;
  stuck: WeaponSet;
  isGateOpen: boolean;
}

/** What stays the same in all positions of a battle. */
export interface LastBattle {
  start: Situation;
  boss: LivingBoss;
  guardNeed: number;
  root: number;
  /** What a position is less by for each hit point that a mob loses, by the mobs. */
  units: readonly number[];
  /** The mobs that are neighbours and may be cleaved (CVD-5.11), by their places in the situation. */
  pairs: readonly [number, number][];
  /** What the boss does at the end of the battle, by all that is not of the mobs. */
  fallouts: Record<number, Fallout | undefined>;
}

/** The battle with the last boss; undefined while there are more. */
export function lastBattle(start: Situation): LastBattle | undefined {
  const [boss] = start.bosses;
  if (boss === undefined || start.bosses.length > 1) return undefined;
  const guardNeed = boss.guard?.need ?? 0;
  const units: number[] = [];
  let root = BOSS * boss.need + GUARD * guardNeed + ARMS * start.arms + (start.kingslayer ? KINGSLAYER : 0);
  let unit = 1;
  for (const { need } of start.mobs) {
    units.push(unit);
    root += unit * need;
    unit *= DIGIT;
  }
  return { start, boss, guardNeed, root, units, pairs: neighbours(start), fallouts: {} };
}

function neighbours({ mobs, isMiddleEmpty }: Situation): [number, number][] {
  const pairs: [number, number][] = [];
  for (let one = 0; one < mobs.length; one++) {
    for (let other = one + 1; other < mobs.length; other++) {
      if (isMiddleEmpty || !isOutermost(mobs[one], mobs[other])) pairs.push([one, other]);
    }
  }
  return pairs.filter(([one, other]) => mobs[one]?.enraged !== true && mobs[other]?.enraged !== true);
}

function isOutermost(one: LivingMob | undefined, other: LivingMob | undefined): boolean {
  return one?.place === "m1" && other?.place === "m3";
}

/** How many hit points of a mob make a difference to a weapon, on the average. */
const USUAL_NEED = 7;

/** How many positions there are, at most: by the weapons that are used, and by how these can be shared out. */
export function positionsIn({ start, boss, guardNeed }: LastBattle): number {
  const { arms, mobs, kingslayer, totals } = start;
  const ways = (need: number): number => (totals === undefined ? Math.min(need, USUAL_NEED) : 1);
  let all = (boss.need + 1) * (guardNeed + 1);
  let different = ways(boss.need) + (guardNeed > 0 ? ways(guardNeed) : 0);
  for (const { need } of mobs) {
    all *= need + 1;
    different += ways(need);
  }
  let sum = 1;
  let sets = 1;
  let shared = 1;
  for (let used = 1; used <= sizeOf(arms); used++) {
    sets *= (sizeOf(arms) - used + 1) / used;
    shared *= (different + used - 1) / used;
    sum += sets * Math.min(all, shared);
  }
  return kingslayer ? 2 * sum : sum;
}

/** Whether a mob was not touched in this battle. */
export function isFresh({ start }: LastBattle, at: number, need: number): boolean {
  const mob = start.mobs[at];
  return mob !== undefined && need === mob.need && !mob.touched;
}

/** Reads the digits of a position. */
export function read(battle: LastBattle, code: number): Position {
  const needs: number[] = [];
  let isGateOpen = true;
  let rest = code;
  for (let at = 0; at < battle.units.length; at++) {
    const need = rest % DIGIT;
    rest = (rest - need) / DIGIT;
    needs.push(need);
    if (isFresh(battle, at, need)) isGateOpen = false;
  }
  rest = Math.floor(code / BOSS);
  const boss = rest % DIGIT;
  rest = (rest - boss) / DIGIT;
  const guard = rest % DIGIT;
  rest = (rest - guard) / DIGIT;
  const arms = rest % SETS;
  rest = (rest - arms) / SETS;
  return {
    code,
    needs,
    boss,
    guard,
    arms,
    kingslayer: rest % 2 === 1,
    stuck: Math.floor(rest / 2),
    isGateOpen,
  };
}

/** The value of attacking no more: a Fatal Strike (CVD-5.13), or the end of the battle. */
export function worthOfRest(battle: LastBattle, position: Position): number {
  const { life, mobs, options, totals } = battle.start;
  const { needs, arms, boss, guard, isGateOpen } = position;
  const canStrike = options.fatalWin && isGateOpen && guard === 0;
  const struck = canStrike ? chanceOfAtLeast(SIDES.life, boss) : 0;
  if (arms > 0 && !(options.rageHold && totals !== undefined)) return struck;
  const { attack, outlook } = falloutIn(battle, position);
  let left = life - attack;
  let later = 0;
  for (let at = 0; at < mobs.length; at++) {
    const mob = mobs[at];
    const need = needs[at] ?? 0;
    if (mob === undefined || need === 0) continue;
    left -= mob.enraged ? ENRAGED_ATTACK : ALERT_ATTACK;
    if (!mob.enraged && !isFresh(battle, at, need)) later += EXACT.enraging;
  }
  return Math.max(struck, winChance(outlook, left - later, left));
}

function falloutIn({ start, boss, guardNeed, fallouts }: LastBattle, position: Position): Fallout {
  const { code, boss: need, guard, arms, kingslayer, stuck } = position;
  const place = Math.floor((code - arms * ARMS) / BOSS);
  const known = fallouts[place];
  if (known !== undefined) return known;
  const isHit = need < boss.need;
  const isOpened = guardNeed > 0 && guard === 0;
  const provoked = isHit || (guard > 0 && guard < guardNeed) || (boss.provoked && !isOpened);
  const left = boss.guard !== undefined && guard > 0 ? { ...boss.guard, need: guard } : undefined;
  const bosses = [{ target: boss.target, level: boss.level, need, provoked, guard: left }];
  const isQuiet = start.isQuiet && !isHit;
  const held = isOpened ? 0 : start.stuck + meanOf(undefined, stuck);
  const fallout = falloutOf({ ...start, kingslayer, bosses, isQuiet, stuck: held }, {}, EXACT);
  fallouts[place] = fallout;
  return fallout;
}
