import type { Motive } from "../../../kit/game/advice";
import { isAnyWeaponReady, isBoss, isMob } from "../rules/board";
import { cleaveOdds, faceOffOdds } from "../rules/odds";
import {
  type Action,
  type Attacker,
  type BossTarget,
  type MobTarget,
  type OpenState,
  type Target,
} from "../rules/state";
import { canStrike } from "./plan";
import type { Situation } from "./situation";
import { chanceToReach, chanceToStrike } from "./weapon-sets";

/** Why a choice is the best one; each reason is given only where it holds (`spec/cards-vs-dice/reasons.spec.ts`). */
export type HintReason =
  | "openGate"
  | "cleave"
  | "cleaveHit"
  | "certain"
  | "finishMob"
  | "enraged"
  | "weaken"
  | "spare"
  | "boss"
  | "strikeLater"
  | "vanguard"
  | "kingslayer"
  | "fatal"
  | "assign"
  | "end"
  | "calm"
  | "rage";

/** Why an action is the best one. */
export function motiveOf(open: OpenState, situation: Situation, action: Action): Motive<HintReason> {
  switch (action.kind) {
    case "face":
      return facing(open, situation, action.target, action.weapon);
    case "cleave":
      return cleaving(cleaveOdds(open, action.first, action.second, action.weapon));
    default:
      return { reason: action.kind };
  }
}

function cleaving(odds: number): Motive<HintReason> {
  if (odds >= 1) return { reason: "certain" };
  return odds > 0 ? { reason: "cleave", odds } : { reason: "cleaveHit" };
}

function facing(open: OpenState, situation: Situation, target: Target, weapon: Attacker): Motive<HintReason> {
  if (weapon === "ks" && isBoss(target)) return { reason: "kingslayer" };
  const { slay, wound } = faceOffOdds(open, target, weapon);
  if (slay >= 1) return { reason: "certain" };
  if (isBoss(target)) return atBoss(situation, target);
  const aimed = isMob(target) ? atMob(open, target, slay) : { reason: "vanguard" as const, odds: slay };
  if (slay > 0 || aimed.reason === "openGate") return aimed;
  const isFollowed = !isMob(target) || isAnyWeaponReady(without(open, weapon));
  return { reason: wound > 0 && isFollowed ? "weaken" : "spare" };
}

function atMob({ mobs }: OpenState, target: MobTarget, slay: number): Motive<HintReason> {
  const mob = mobs[target];
  if (mob.kind === "mob" && mob.enraged) return { reason: "enraged", odds: slay };
  if (mob.kind === "mob" && mob.damage === 0) return { reason: "openGate" };
  return { reason: "finishMob", odds: slay };
}

function without(open: OpenState, weapon: Attacker): OpenState {
  return { ...open, dice: { ...open.dice, [weapon]: { kind: "spent" } } };
}

/** From which chance on the weapons that are left are a reason without the Fatal Strike after them. */
const LIKELY = 0.5;

function atBoss(situation: Situation, target: BossTarget): Motive<HintReason> {
  const need = situation.bosses.find((boss) => boss.target === target)?.need ?? 0;
  const { totals, arms } = situation;
  const slain = chanceToReach(totals, arms, need);
  if (slain < LIKELY && canStrike(situation)) {
    const odds = chanceToStrike(totals, arms, need);
    if (odds > 0) return { reason: "strikeLater", odds };
  }
  return slain > 0 ? { reason: "boss", odds: slain } : { reason: "spare" };
}
