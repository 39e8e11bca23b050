import { BOSS_LEVELS, type Target } from "../rules/state";
import {
  HOPEFUL_WEIGHTS,
  outlookOf,
  WEIGHTS,
  winChance,
  type Outlook,
  type Prospect,
  type Weights,
} from "./prospect";
import { costOf, IMPOSSIBLE, laterCostOf, sharesOf, shareTable, type ShareTable } from "./sharing";
import type { LivingBoss, Situation } from "./situation";
import {
  chanceToReach,
  chanceToSlayBoth,
  chanceToStrike,
  chanceToStrikeOr,
  LOWER,
  meanOf,
  sizeOf,
  type Totals,
  type WeaponSet,
} from "./weapon-sets";

/** The best way to share the ready weapons, and its chance to win. */
export interface Plan {
  winChance: number;
  /** The weapons for each living mob, in the order of the situation. */
  shares: WeaponSet[];
  /** The boss or vanguard that all other weapons attack; undefined if the mobs get all. */
  focus: Target | undefined;
}

/** How to calculate a plan. */
export interface Reckoning {
  weights: readonly Weights[];
  /** The later cost of an enraged mob, in life. */
  enraging: number;
  /** The chance that weapons slay a vanguard, if there is one, and then its boss. */
  slaying: (this: void, totals: Totals, force: WeaponSet, guardNeed: number, bossNeed: number) => number;
}

/** By exact chances: what plans are worth that are compared with one another after a roll. */
export const EXACT: Reckoning = { weights: WEIGHTS, enraging: 0.85, slaying: chanceToSlayBoth };

/**
 * As if what is dealt beyond a vanguard's hit points was not lost: a player who looks no attack ahead wins more with this hope
 * than without it.
 */
export const HOPEFUL: Reckoning = {
  weights: HOPEFUL_WEIGHTS,
  enraging: 0.3,
  slaying: (totals, force, guardNeed, bossNeed) => chanceToReach(totals, force, guardNeed + bossNeed),
};

/** The weapons for all mobs together and the targets of the others, with the chance to win. */
interface Division {
  winChance: number;
  mobs: WeaponSet;
  focus: Target | undefined;
}

/**
 * The best way to share the ready weapons: the smaller ones between the mobs, the larger ones on one boss or its
 * vanguard. The chances are exact for the weapons of a share as a whole; as the player plans again after every roll,
 * the plan need not foresee each of them.
 */
export function bestPlan(situation: Situation, reckoning: Reckoning): Plan {
  const table = shareTable(situation, reckoning.enraging);
  let best: Division | undefined;
  for (const division of divisions(situation, table, reckoning)) {
    if (best === undefined || division.winChance > best.winChance) best = division;
  }
  return planOf(situation, table, best ?? { winChance: 0, mobs: situation.arms, focus: undefined });
}

/** The chance to win if the battle ends now. */
export function chanceAtEnd(situation: Situation, reckoning: Reckoning): number {
  const ended = { ...situation, arms: 0 };
  return chanceAfter(ended, shareTable(ended, reckoning.enraging), 0, falloutOf(ended, {}, reckoning));
}

/** Every way to share the ready weapons that the bot considers, in no order, by its effect on the mobs. */
export function plansFor(situation: Situation, table: ShareTable, reckoning: Reckoning): Plan[] {
  return divisions(situation, table, reckoning).map((division) => planOf(situation, table, division));
}

function planOf({ mobs }: Situation, table: ShareTable, { winChance, mobs: given, focus }: Division): Plan {
  return { winChance, shares: sharesOf(table, mobs.length, given), focus };
}

function divisions(situation: Situation, table: ShareTable, reckoning: Reckoning): Division[] {
  const { arms } = situation;
  const held = falloutOf(situation, {}, reckoning);
  const list: Division[] = [
    { winChance: chanceAfter(situation, table, arms, held), mobs: arms, focus: undefined },
  ];
  if (!canOpenGate(situation)) return list;
  const [last] = situation.bosses;
  if (last !== undefined && canStrike(situation) && last.guard === undefined) {
    const struck = chanceToStrike(undefined, 0, last.need);
    list.push({ winChance: struck, mobs: arms, focus: undefined });
  }
  for (const boss of openBosses(situation)) considerBoss(list, situation, boss, table, reckoning);
  return list;
}

/** Whether the ready weapons can touch every mob, so bosses and vanguards can be attacked (CVD-5.5). */
function canOpenGate({ arms, mobs }: Situation): boolean {
  let untouched = 0;
  for (const mob of mobs) if (!mob.touched) untouched++;
  return untouched <= sizeOf(arms);
}

/** Whether the Fatal Strike can win: at the last boss alone (CVD-5.13). */
export function canStrike({ bosses, options }: Situation): boolean {
  return bosses.length === 1 && options.fatalWin;
}

/** The bosses that can be attacked or whose vanguard can, one of each two that are alike. */
export function openBosses({ bosses }: Situation): LivingBoss[] {
  const open: LivingBoss[] = [];
  for (const boss of bosses) {
    if (boss.guard?.isFaceUp !== false && !open.some((other) => isAlike(boss, other))) open.push(boss);
  }
  return open;
}

/** Whether it makes no difference which of two bosses is attacked. */
function isAlike(a: LivingBoss, b: LivingBoss): boolean {
  const isUnguarded = a.guard === undefined && b.guard === undefined;
  return isUnguarded && a.level === b.level && a.need === b.need && a.provoked === b.provoked;
}

// --- bosses --------------------------------------------------------------------------------------------------

/** Tries the largest weapons, one or more, on a boss or first on its vanguard, and the rest on the mobs. */
function considerBoss(
  list: Division[],
  situation: Situation,
  boss: LivingBoss,
  table: ShareTable,
  reckoning: Reckoning,
): void {
  const { arms, totals } = situation;
  const { guard } = boss;
  const slain = falloutOf(situation, { slain: boss }, reckoning);
  const wounded = falloutOf(situation, { wounded: boss, guardLeft: 0 }, reckoning);
  const guardNeed = guard?.need ?? 0;
  for (const rest of LOWER[arms] ?? []) {
    if (rest === arms || costOf(table, rest) >= IMPOSSIBLE) continue;
    const force = arms - rest;
    const chanceSlain = reckoning.slaying(totals, force, guardNeed, boss.need);
    const chanceOpened = guard === undefined ? 1 : chanceToReach(totals, force, guardNeed);
    const woundedLeft = chanceAfter(situation, table, rest, wounded);
    let chance =
      chanceSlain * chanceAfter(situation, table, rest, slain) + (chanceOpened - chanceSlain) * woundedLeft;
    if (chanceOpened < 1) {
      const stuck = meanOf(totals, force);
      const fate = { wounded: boss, guardLeft: Math.max(1, guardNeed - stuck), stuck };
      const held = falloutOf(situation, fate, reckoning);
      chance += (1 - chanceOpened) * chanceAfter(situation, table, rest, held);
    }
    if (canStrike(situation))
      chance = Math.max(chance, struckBy(totals, force, guardNeed, boss.need, woundedLeft));
    list.push({ winChance: chance, mobs: rest, focus: guard?.target ?? boss.target });
  }
}

/** The chance to win if the last boss is struck fatally in the end, unless its vanguard holds. */
function struckBy(
  totals: Totals,
  force: WeaponSet,
  guardNeed: number,
  bossNeed: number,
  otherwise: number,
): number {
  if (guardNeed === 0) return chanceToStrikeOr(otherwise, totals, force, bossNeed);
  let best = 0;
  for (const first of LOWER[force] ?? []) {
    const opened = chanceToReach(totals, first, guardNeed);
    best = Math.max(best, opened * chanceToStrike(totals, force - first, bossNeed));
  }
  return best;
}

/** What the bosses do at the end of the battle, and what the game looks like after it. */
export interface Fallout {
  attack: number;
  outlook: Outlook;
}

/** The chance to win if the mobs get these weapons and the battle ends so. */
function chanceAfter(
  { life }: Situation,
  table: ShareTable,
  set: WeaponSet,
  { attack, outlook }: Fallout,
): number {
  const left = life - costOf(table, set) - attack;
  return winChance(outlook, left, left + laterCostOf(table, set));
}

/** What happens to one boss in the rest of the battle: it is slain, or it or its vanguard is wounded. */
interface Fate {
  slain?: LivingBoss;
  wounded?: LivingBoss;
  /** What is left of the vanguard of the wounded boss. */
  guardLeft?: number;
  /** The mean of the weapons that this vanguard keeps. */
  stuck?: number;
}

/** Lets the provoked bosses attack and rise (CVD-7.3, CVD-7.4), or the leftmost one if the battle was quiet. */
export function falloutOf(situation: Situation, fate: Fate, { weights }: Reckoning): Fallout {
  const prospect: Prospect = {
    bosses: 0,
    bossHitPoints: 0,
    ascended: 0,
    guardHitPoints: 0,
    stuck: situation.stuck + (fate.stuck ?? 0),
    kingslayer: situation.kingslayer,
  };
  let attack = 0;
  for (const boss of situation.bosses) {
    if (boss === fate.slain) continue;
    const isLeftmost = prospect.bosses === 0;
    let level = boss.level;
    if (boss.provoked || boss === fate.wounded || (isLeftmost && isQuiet(situation, fate))) {
      attack += BOSS_LEVELS[level].attack;
      level = BOSS_LEVELS[level].promotesTo;
    }
    prospect.bosses++;
    prospect.bossHitPoints += BOSS_LEVELS[level].hitPoints;
    if (level === ASCENDED) prospect.ascended++;
    prospect.guardHitPoints += boss === fate.wounded ? (fate.guardLeft ?? 0) : (boss.guard?.need ?? 0);
  }
  return { attack, outlook: outlookOf(prospect, weights) };
}

const ASCENDED = 3;

/** Whether no boss is touched in the whole battle, so the leftmost attacks (CVD-7.3 c). */
function isQuiet(situation: Situation, fate: Fate): boolean {
  return situation.isQuiet && fate.slain === undefined && fate.wounded === undefined;
}
