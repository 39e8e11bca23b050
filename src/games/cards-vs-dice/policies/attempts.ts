import { KINGSLAYER_ODDS } from "../rules/odds";
import {
  BOSS_LEVELS,
  SIDES,
  type Action,
  type Attacker,
  type MobTarget,
  type Target,
  type Weapon,
} from "../rules/state";
import { bestPlan, canStrike, EXACT, openBosses } from "./plan";
import type { LivingBoss, LivingGuard, LivingMob, Situation } from "./situation";
import { learnBoth, meanOf, SET_OF, sizeOf } from "./weapon-sets";

/*
 * The attempts open now, and every result of their rolls. Each attempt is worth the mean value of the best plan after each face.
 */

/** A situation that a roll can lead to; `value` is what the best plan promises there, once it has been made. */
export interface Leaf {
  situation: Situation;
  value?: number;
  isListed?: boolean;
}

/** What some faces of the die lead to; where a failed cleave leaves a choice, the better of two. */
interface Outcome {
  chance: number;
  leaves: readonly Leaf[];
}

/** Something that may be tried. */
export interface Attempt {
  action: Action;
  outcomes: readonly Outcome[];
}

const BOSS_NEEDS = BOSS_LEVELS.map(({ hitPoints }) => hitPoints);

/** Learns what all plans rest on, a slice of a frame at a time; says whether nothing is left to learn. */
export function isLearnt(): boolean {
  return learnBoth(BOSS_NEEDS);
}

/** The instructions of Lua that plans may take in one slice of a frame. */
const WORK_A_SLICE = 7800;
/** The least cost of a plan, and the extra for each boss that can be attacked, or whose vanguard can. */
const PLAN_WORK = 600;
const BOSS_WORK = 700;
const GUARD_WORK = 1000;
const STRIKE_WORK = 1400;
/** The cost of sharing the weapons between the mobs, by the number of mobs and of weapons, and the extra cost in a Rage. */
const SHARING_WORK: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0],
  [100, 100, 150, 200, 250, 400],
  [250, 300, 400, 550, 900, 1500],
  [350, 500, 700, 1100, 2150, 4800],
];
const RAGE = 1.5;

/** Makes the best plans for some of the leaves, which it takes off the list: as many as one slice of a frame has time for. */
export function lookAtSome(leaves: Leaf[]): void {
  let work = 0;
  for (let left = leaves.length; left > 0; left--) {
    const leaf = leaves[left - 1];
    if (leaf === undefined) return;
    const { situation } = leaf;
    const more = workOf(situation);
    if (work > 0 && work + more > WORK_A_SLICE) return;
    work += more;
    leaf.value = situation.bosses.length === 0 ? 1 : bestPlan(situation, EXACT).winChance;
    leaves.pop();
  }
}

function workOf(situation: Situation): number {
  const { arms, mobs, totals } = situation;
  const sharing = SHARING_WORK[mobs.length]?.[sizeOf(arms)] ?? 0;
  let work =
    PLAN_WORK + (canStrike(situation) ? STRIKE_WORK : 0) + (totals === undefined ? sharing : RAGE * sharing);
  for (const { guard } of openBosses(situation)) work += guard === undefined ? BOSS_WORK : GUARD_WORK;
  return work;
}

/** All that an attempt can lead to, each once. */
export function leavesOf({ outcomes }: Attempt): Leaf[] {
  const all: Leaf[] = [];
  for (const { leaves } of outcomes) {
    for (const leaf of leaves) {
      if (leaf.isListed === true) continue;
      leaf.isListed = true;
      all.push(leaf);
    }
  }
  return all;
}

/** The chance to win by an attempt all of whose leaves were looked at. */
export function promiseOf({ outcomes }: Attempt): number {
  let sum = 0;
  for (const { chance, leaves } of outcomes) {
    let best = 0;
    for (const { value = 0 } of leaves) best = Math.max(best, value);
    sum += chance * best;
  }
  return sum;
}

/** What an attack leads to; undefined for actions that are none, and for a target that is not there. */
export function attemptOf(situation: Situation, action: Action): Attempt | undefined {
  switch (action.kind) {
    case "face":
      return faceOff(situation, action.target, action.weapon);
    case "cleave":
      return cleave(situation, action.first, action.second, action.weapon);
    default:
      return undefined;
  }
}

function faceOff(situation: Situation, target: Target, weapon: Attacker): Attempt | undefined {
  const action: Action = { kind: "face", target, weapon };
  const mob = situation.mobs.find(({ place }) => place === target);
  const boss = situation.bosses.find((one) => one.target === target || one.guard?.target === target);
  if (weapon === "ks") {
    const spent: Situation = { ...situation, kingslayer: false };
    if (mob !== undefined) return { action, outcomes: [certain(withoutMob(spent, mob))] };
    if (boss === undefined) return undefined;
    if (boss.target !== target) return { action, outcomes: [certain(openedGuard(spent, boss))] };
    const slain = { chance: KINGSLAYER_ODDS, leaves: [{ situation: withoutBoss(spent, boss) }] };
    return { action, outcomes: [slain, { chance: 1 - KINGSLAYER_ODDS, leaves: [{ situation: spent }] }] };
  }
  const spent = disarmed(situation, weapon);
  let hitBy: ((value: number) => Leaf) | undefined;
  if (mob !== undefined) hitBy = hitsOnMob(spent, mob);
  else if (boss?.target === target) hitBy = hitsOnBoss(spent, boss);
  else if (boss?.guard !== undefined) hitBy = hitsOnGuard(spent, boss, boss.guard, weapon);
  if (hitBy === undefined) return undefined;
  const outcomes: Outcome[] = [];
  const faces = facesOf(situation, weapon);
  for (const face of faces) addOutcome(outcomes, 1 / faces.length, [hitBy(face)]);
  return { action, outcomes };
}

function cleave(
  situation: Situation,
  first: MobTarget,
  second: MobTarget,
  weapon: Attacker,
): Attempt | undefined {
  const action: Action = { kind: "cleave", first, second, weapon };
  const one = situation.mobs.find(({ place }) => place === first);
  const other = situation.mobs.find(({ place }) => place === second);
  if (one === undefined || other === undefined) return undefined;
  if (weapon === "ks") {
    const spent: Situation = { ...situation, kingslayer: false };
    return { action, outcomes: [certain(withoutMob(withoutMob(spent, one), other))] };
  }
  const spent = disarmed(situation, weapon);
  const both: Leaf = { situation: withoutMob(withoutMob(spent, one), other) };
  const hitOne = hitsOnMob(spent, one);
  const hitOther = hitsOnMob(spent, other);
  const outcomes: Outcome[] = [];
  const faces = facesOf(situation, weapon);
  for (const face of faces) {
    const leaves = face >= one.need + other.need ? [both] : [hitOne(face), hitOther(face)];
    addOutcome(outcomes, 1 / faces.length, leaves);
  }
  return { action, outcomes };
}

/** Adds an outcome to those with the same leaves. */
function addOutcome(outcomes: Outcome[], chance: number, leaves: readonly Leaf[]): void {
  const last = outcomes[outcomes.length - 1];
  if (last !== undefined && last.leaves.every((leaf, i) => leaf === leaves[i])) last.chance += chance;
  else outcomes.push({ chance, leaves });
}

function certain(situation: Situation): Outcome {
  return { chance: 1, leaves: [{ situation }] };
}

/** The faces that a weapon may show; in a Rage the one that it shows (CVD-4.2). */
function facesOf({ totals }: Situation, weapon: Weapon): number[] {
  const shown = totals?.[SET_OF[weapon]];
  if (shown !== undefined) return [shown];
  const faces: number[] = [];
  for (let face = 1; face <= SIDES[weapon]; face++) faces.push(face);
  return faces;
}

function disarmed(situation: Situation, weapon: Weapon): Situation {
  return { ...situation, arms: situation.arms - SET_OF[weapon] };
}

/** What every hit on a mob leads to (CVD-5.9, CVD-5.10); all that slay it lead to the same. */
function hitsOnMob(situation: Situation, mob: LivingMob): (value: number) => Leaf {
  const known: Record<number, Leaf | undefined> = {};
  return (value) => {
    const isMiss = mob.enraged && value > mob.need;
    const place = isMiss ? 0 : Math.min(value, mob.need);
    const leaf = known[place] ?? { situation: isMiss ? situation : hit(situation, mob, value) };
    known[place] = leaf;
    return leaf;
  };
}

/** The situation after a hit on a mob. */
export function hit(situation: Situation, target: LivingMob, value: number): Situation {
  const mobs: LivingMob[] = [];
  for (const mob of situation.mobs) {
    if (mob !== target) mobs.push(mob);
    else if (value < mob.need) mobs.push({ ...mob, need: mob.need - value, touched: true });
  }
  return { ...situation, mobs };
}

function withoutMob(situation: Situation, mob: LivingMob): Situation {
  return { ...situation, mobs: situation.mobs.filter(({ place }) => place !== mob.place) };
}

function hitsOnBoss(situation: Situation, boss: LivingBoss): (value: number) => Leaf {
  let slain: Leaf | undefined;
  return (value) => {
    if (value >= boss.need) {
      slain ??= { situation: withoutBoss(situation, boss) };
      return slain;
    }
    const wounded = { ...boss, need: boss.need - value, provoked: true };
    return { situation: { ...withBoss(situation, boss, wounded), isQuiet: false } };
  };
}

/** A weapon on a living vanguard stays there (CVD-8.1); a slain one gives back all. */
function hitsOnGuard(
  situation: Situation,
  boss: LivingBoss,
  guard: LivingGuard,
  weapon: Weapon,
): (value: number) => Leaf {
  let slain: Leaf | undefined;
  return (value) => {
    if (value >= guard.need) {
      slain ??= { situation: openedGuard(situation, boss) };
      return slain;
    }
    const wounded = { ...boss, guard: { ...guard, need: guard.need - value }, provoked: true };
    const stuck = situation.stuck + meanOf(undefined, SET_OF[weapon]);
    return { situation: { ...withBoss(situation, boss, wounded), stuck } };
  };
}

/** The situation after a vanguard was slain: no other can have been wounded, and what it provoked is off (CVD-7.3). */
function openedGuard(situation: Situation, boss: LivingBoss): Situation {
  const { target, level, need } = boss;
  // In Lua a spread leaves what `guard: undefined` should take away.
  const opened = { target, level, need, provoked: false, guard: undefined };
  return { ...withBoss(situation, boss, opened), stuck: 0 };
}

function withBoss(situation: Situation, boss: LivingBoss, changed: LivingBoss): Situation {
  return { ...situation, bosses: situation.bosses.map((one) => (one === boss ? changed : one)) };
}

/** The situation after a boss was slain, which may turn the next vanguard up (CVD-5.7). */
function withoutBoss(situation: Situation, slain: LivingBoss): Situation {
  const bosses: LivingBoss[] = [];
  let isFirstGuard = true;
  for (const boss of situation.bosses) {
    if (boss === slain) continue;
    const { guard } = boss;
    const isNext = isFirstGuard && bosses.length === 0;
    if (guard === undefined) bosses.push(boss);
    else bosses.push({ ...boss, guard: isNext ? { ...guard, isFaceUp: true } : guard });
    if (guard !== undefined) isFirstGuard = false;
  }
  return { ...situation, bosses, isQuiet: false };
}
