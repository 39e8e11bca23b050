import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/advice";
import { same } from "../../../kit/data";
import type { Thinking } from "../../../kit/policy";
import type { Choice } from "../../../kit/rules";
import { isBoss, isMob, ragePrice } from "../rules/board";
import { check } from "../rules/legality";
import { fatalOdds, KINGSLAYER_ODDS } from "../rules/odds";
import type { Action, MobTarget, Phase, Seen } from "../rules/state";
import { bestPlan, plansFor, type Plan } from "./plan";
import { situationOf, type LivingMob, type Situation } from "./situation";
import { largestOf, SET_OF, smallestOf, SUBSETS, type WeaponSet } from "./weapon-sets";

/** Why a choice is the best one. */
export type HintReason =
  | "openGate"
  | "cleave"
  | "finishMob"
  | "enraged"
  | "boss"
  | "vanguard"
  | "kingslayer"
  | "fatal"
  | "assign"
  | "end"
  | "calm"
  | "rage";

/** What an advisor of this game answers. */
type Answer = Advice<Action, HintReason>;

/**
 * Plans the rest of the battle anew before every attack: which weapons for which mob and which for one boss, by
 * exact chances and an estimate of what the game is worth afterwards. A cleave, the Kingslayer and the Fatal Strike
 * are taken where they promise more than the plan.
 */
export const advisor: Advisor<Seen, Action, HintReason> = (seen, choices) => {
  const { phase } = seen;
  switch (phase.kind) {
    case "rage":
      return () => raging(seen);
    case "split":
      return splitting(seen, phase);
    default:
      return attacking(seen, choices);
  }
};

/** Life above which the last boss is worth a Rage, which then costs 1 (CVD-4.2). */
const LIFE_FOR_RAGE = 6;

/** A Rage is decided by a rule: what dice that are rolled at once are worth is not reckoned. */
function raging(seen: Seen): Answer {
  const kinds = ["calm", "rage"] as const;
  const best = ragePrice(seen) === 1 && seen.life > LIFE_FOR_RAGE ? "rage" : "calm";
  const ranking: Rated<Action>[] = [{ action: { kind: best }, value: undefined }];
  for (const kind of kinds) if (kind !== best) ranking.push({ action: { kind }, value: undefined });
  return { ranking: ranking.filter(({ action }) => check(seen, 0, action) === undefined), reason: best };
}

/** Rates the ways to share the weapons, then the Kingslayer at every boss, one slice for each plan that is made. */
function attacking(seen: Seen, choices: readonly Choice<Action>[]): Thinking<Answer> {
  const situation = situationOf(seen);
  const spent: Situation = { ...situation, kingslayer: false };
  const isGateShut = situation.mobs.some((mob) => !mob.touched);
  const open = situation.bosses.filter((boss) => boss.guard === undefined);
  const targets = isGateShut || !situation.kingslayer ? [] : open;
  let rated: Rated<Action>[] | undefined;
  let failed: number | undefined;
  let next = 0;
  return () => {
    if (rated === undefined) {
      rated = firstAttacks(situation);
      return undefined;
    }
    const boss = targets[next];
    if (boss === undefined) {
      if (!isGateShut) addFatalStrike(rated, seen, situation);
      return answerOf(seen, situation, choices, rated);
    }
    if (failed === undefined) {
      failed = bestPlan(spent).winChance;
      return undefined;
    }
    const bosses = situation.bosses.filter((other) => other !== boss);
    const slain = bosses.length === 0 ? 1 : bestPlan({ ...spent, bosses, isQuiet: false }).winChance;
    const value = KINGSLAYER_ODDS * slain + (1 - KINGSLAYER_ODDS) * failed;
    rated.push({ action: { kind: "face", target: boss.target, weapon: "ks" }, value });
    next++;
    return undefined;
  };
}

function answerOf(
  seen: Seen,
  situation: Situation,
  choices: readonly Choice<Action>[],
  rated: readonly Rated<Action>[],
): Answer {
  const legal = rated.filter(({ action }) => check(seen, 0, action) === undefined);
  for (const { action } of choices) {
    if (legal.length === 0) legal.push({ action, value: undefined });
  }
  const ranking = bestRated(legal);
  const [best = { action: { kind: "end" } as const }] = ranking;
  return { ranking, rated: legal, reason: reasonOf(situation, best.action) };
}

/** Every attack with which one of the plans begins, with the best chance that one of those promises. */
function firstAttacks(situation: Situation): Rated<Action>[] {
  const rated: Rated<Action>[] = [];
  for (const plan of plansFor(situation)) {
    const action = nextAttack(situation, plan);
    const known = rated.find((other) => same(other.action, action));
    if (known === undefined) rated.push({ action, value: plan.winChance });
    else if (plan.winChance > (known.value ?? 0)) known.value = plan.winChance;
  }
  return rated;
}

function reasonOf({ mobs }: Situation, action: Action): HintReason {
  switch (action.kind) {
    case "face":
      if (isBoss(action.target)) return action.weapon === "ks" ? "kingslayer" : "boss";
      return isMob(action.target) ? reasonAtMob(mobs, action.target) : "vanguard";
    default:
      return action.kind;
  }
}

function reasonAtMob(mobs: readonly LivingMob[], target: MobTarget): HintReason {
  const mob = mobs.find(({ place }) => place === target);
  if (mob?.enraged === true) return "enraged";
  return mob?.touched === true ? "finishMob" : "openGate";
}

/** The first attack of a plan: mobs before bosses, untouched mobs before others, small weapons before large ones. */
function nextAttack(situation: Situation, plan: Plan): Action {
  if (situation.arms === 0) return { kind: "end" };
  let target: LivingMob | undefined;
  let share = 0;
  let force = situation.arms;
  for (let i = 0; i < situation.mobs.length; i++) {
    const mob = situation.mobs[i];
    const given = plan.shares[i] ?? 0;
    force -= given;
    if (mob === undefined || given === 0) continue;
    if (target !== undefined && (mob.touched || !target.touched)) continue;
    target = mob;
    share = given;
  }
  if (target === undefined) {
    return plan.focus === undefined
      ? { kind: "end" }
      : { kind: "face", target: plan.focus, weapon: smallestOf(force) };
  }
  // A cleave that fails hits like a face-off (CVD-5.11), so it is never worse than one.
  for (const [first, second] of cleavable(situation)) {
    if (first === target || second === target) {
      return { kind: "cleave", first: first.place, second: second.place, weapon: largestOf(share) };
    }
  }
  return { kind: "face", target: target.place, weapon: smallestOf(useful(situation, target, share)) };
}

/** The part of a mob's share to be used first: in a Rage that which slays an enraged mob exactly (CVD-5.10). */
function useful({ totals }: Situation, mob: LivingMob, share: WeaponSet): WeaponSet {
  if (totals === undefined || !mob.enraged) return share;
  return (SUBSETS[share] ?? []).find((subset) => totals[subset] === mob.need) ?? share;
}

/** The pairs of mobs that can be cleaved (CVD-5.11). */
function cleavable({ mobs, isMiddleEmpty }: Situation): [LivingMob, LivingMob][] {
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

/** The situation after a hit on an alert mob. */
function hit(situation: Situation, target: LivingMob, value: number): Situation {
  const mobs: LivingMob[] = [];
  for (const mob of situation.mobs) {
    if (mob !== target) mobs.push(mob);
    else if (value < mob.need) mobs.push({ ...mob, need: mob.need - value, touched: true });
  }
  return { ...situation, mobs };
}

/** Gives the hit of a failed cleave to the mob that leaves the better plan. */
function splitting(seen: Seen, split: Extract<Phase, { kind: "split" }>): Thinking<Answer> {
  const situation = situationOf(seen);
  const arms = situation.arms - SET_OF[split.weapon];
  const mobs = situation.mobs.filter(({ place }) => place === split.first || place === split.second);
  const rated: Rated<Action>[] = [];
  return () => {
    const mob = mobs[rated.length];
    if (mob === undefined) return { ranking: bestRated(rated), reason: "assign" };
    const { winChance } = bestPlan({ ...hit(situation, mob, split.value), arms });
    rated.push({ action: { kind: "assign", mob: mob.place }, value: winChance });
    return undefined;
  };
}

/** The Fatal Strike at the last boss, which alone can win by it (CVD-5.13). */
function addFatalStrike(rated: Rated<Action>[], seen: Seen, { bosses }: Situation): void {
  const [last] = bosses;
  if (last === undefined || bosses.length > 1 || last.guard !== undefined) return;
  if (!seen.options.fatalWin) return;
  rated.push({ action: { kind: "fatal", boss: last.target }, value: fatalOdds(seen, last.target) });
}
