import { cardAt, cardHitPoints, damageAt, hitPointsAt, isBoss, isMob, rageValue } from "./board";
import { SIDES, type Attacker, type BossTarget, type MobTarget, type OpenState, type Target } from "./state";

/** The exact chances, from 0 to 1, that an attack slays its target now, only wounds it, or does nothing. */
export interface FaceOffOdds {
  slay: number;
  wound: number;
  miss: number;
}

/** The chance that the Kingslayer slays a boss (CVD-5.12). */
export const KINGSLAYER_ODDS = (SIDES.ks - 1) / SIDES.ks;

/** The chances of a face-off with a weapon (CVD-5.8 to CVD-5.10) or the Kingslayer (CVD-5.12). */
export function faceOffOdds(open: OpenState, target: Target, weapon: Attacker): FaceOffOdds {
  if (weapon === "ks") {
    const slay = isBoss(target) ? KINGSLAYER_ODDS : 1;
    return { slay, wound: 0, miss: 1 - slay };
  }
  const need = hitPointsAt(open, target) - damageAt(open, target);
  const isExact = isMob(target) && isEnraged(open, target);
  const value = rageValue(open, weapon);
  const low = value ?? 1;
  const high = value ?? SIDES[weapon];
  const faces = high - low + 1;
  const below = Math.max(0, Math.min(high + 1, need) - low) / faces;
  if (!isExact) return { slay: 1 - below, wound: below, miss: 0 };
  const slay = low <= need && need <= high ? 1 / faces : 0;
  return { slay, wound: below, miss: Math.max(0, 1 - below - slay) };
}

function isEnraged(open: OpenState, target: MobTarget): boolean {
  const mob = open.mobs[target];
  return mob.kind === "mob" && mob.enraged;
}

/** The chance that a cleave slays both mobs (CVD-5.11, CVD-5.12). */
export function cleaveOdds(open: OpenState, first: MobTarget, second: MobTarget, weapon: Attacker): number {
  if (weapon === "ks") return 1;
  const firstCard = cardAt(open, first);
  const secondCard = cardAt(open, second);
  if (firstCard === undefined || secondCard === undefined) return 0;
  const sum = cardHitPoints(firstCard) + cardHitPoints(secondCard);
  const value = rageValue(open, weapon);
  if (value !== undefined) return value >= sum ? 1 : 0;
  return chanceOfAtLeast(SIDES[weapon], sum);
}

/** The chance that the Fatal Strike slays the boss (CVD-5.13). */
export function fatalOdds(open: OpenState, boss: BossTarget): number {
  return chanceOfAtLeast(SIDES.life, hitPointsAt(open, boss) - damageAt(open, boss));
}

/** The chance that one die shows `least` or more. */
export function chanceOfAtLeast(sides: number, least: number): number {
  if (least <= 1) return 1;
  return least > sides ? 0 : (sides - least + 1) / sides;
}
