import { cardHitPoints, guardOf, isStuck } from "../rules/board";
import type { GameOptions } from "../rules/options";
import {
  BOSS_LEVELS,
  BOSSES,
  MOBS,
  WEAPONS,
  type BossLevel,
  type BossTarget,
  type MobTarget,
  type OpenState,
  type VanguardTarget,
} from "../rules/state";
import { meanOf, SET_OF, totalsOf, type Totals, type WeaponSet } from "./weapon-sets";

/** A living mob. `need`: what still slays it; `touched`: it was damaged in this battle. */
export interface LivingMob {
  place: MobTarget;
  need: number;
  enraged: boolean;
  touched: boolean;
}

/** The living vanguard of a boss; one that is face down cannot be attacked and is thought an average card. */
export interface LivingGuard {
  target: VanguardTarget;
  isFaceUp: boolean;
  need: number;
}

/** A living boss. `provoked`: it will attack at the end of the battle unless it is slain (CVD-7.3). */
export interface LivingBoss {
  target: BossTarget;
  level: BossLevel;
  need: number;
  provoked: boolean;
  guard: LivingGuard | undefined;
}

/** What the player can still do in this battle, and what awaits at its end. */
export interface Situation {
  options: GameOptions;
  life: number;
  /** The weapons that are ready, and in a Rage what they show. */
  arms: WeaponSet;
  totals: Totals;
  kingslayer: boolean;
  mobs: readonly LivingMob[];
  /** Whether mobs 1 and 3 are neighbours (CVD-5.11). */
  isMiddleEmpty: boolean;
  bosses: readonly LivingBoss[];
  /** Whether no boss took damage or was slain so far, so the leftmost may attack (CVD-7.3 c). */
  isQuiet: boolean;
  /** The mean of what the weapons stuck on vanguards would roll. */
  stuck: number;
}

/** The mean hit points of the mob cards, two to ten. */
const AVERAGE_CARD = 6;

/** Reads the situation from what is open. */
export function situationOf(open: OpenState): Situation {
  let arms = 0;
  let stuck = 0;
  for (const weapon of WEAPONS) {
    if (open.dice[weapon].kind === "ready") arms += SET_OF[weapon];
    else if (isStuck(open, weapon)) stuck += SET_OF[weapon];
  }
  return {
    options: open.options,
    life: open.life,
    arms,
    totals: open.rage.kind === "rolled" ? totalsOf(open.rage.values) : undefined,
    kingslayer: open.dice.ks.kind === "ready",
    mobs: livingMobs(open),
    isMiddleEmpty: open.mobs.m2.kind === "empty",
    bosses: livingBosses(open),
    isQuiet: !BOSSES.some((boss) => open.bosses[boss].hit),
    stuck: meanOf(undefined, stuck),
  };
}

function livingMobs(open: OpenState): LivingMob[] {
  const list: LivingMob[] = [];
  for (const place of MOBS) {
    const mob = open.mobs[place];
    if (mob.kind === "empty" || mob.slain) continue;
    const need = cardHitPoints(mob.card) - mob.damage;
    list.push({ place, need, enraged: mob.enraged, touched: mob.damage > 0 });
  }
  return list;
}

function livingBosses(open: OpenState): LivingBoss[] {
  const list: LivingBoss[] = [];
  for (const target of BOSSES) {
    const { level, damage, slain, hit } = open.bosses[target];
    if (slain) continue;
    const place = guardOf(target);
    const vanguard = place === undefined ? undefined : open.vanguards[place];
    let guard: LivingGuard | undefined;
    let provoked = hit;
    if (place !== undefined && vanguard?.kind === "faceDown") {
      guard = { target: place, isFaceUp: false, need: AVERAGE_CARD };
    } else if (place !== undefined && vanguard?.kind === "faceUp" && !vanguard.slain) {
      guard = { target: place, isFaceUp: true, need: cardHitPoints(vanguard.card) - vanguard.damage };
      provoked = provoked || vanguard.hit || open.options.vanguardHit === "revealed";
    }
    list.push({ target, level, need: BOSS_LEVELS[level].hitPoints - damage, provoked, guard });
  }
  return list;
}

/** The pairs of mobs that can be cleaved (CVD-5.11). */
export function cleavable({ mobs, isMiddleEmpty }: Situation): [LivingMob, LivingMob][] {
  const fresh = mobs.filter((mob) => !mob.enraged && !mob.touched);
  const pairs: [LivingMob, LivingMob][] = [];
  for (let i = 1; i < fresh.length; i++) {
    const first = fresh[i - 1];
    const second = fresh[i];
    if (first === undefined || second === undefined) continue;
    if (first.place === "m1" && second.place === "m3" && !isMiddleEmpty) continue;
    pairs.push([first, second]);
  }
  return pairs;
}
