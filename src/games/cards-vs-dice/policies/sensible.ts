import type { Policy } from "../../../kit/policy";
import { ragePrice } from "../rules/board";
import { check } from "../rules/legality";
import { fatalOdds, KINGSLAYER_ODDS } from "../rules/odds";
import type { Action, Phase, Seen } from "../rules/state";
import { bestPlan, type Plan } from "./plan";
import { situationOf, type LivingMob, type Situation } from "./situation";
import { largestOf, SET_OF, smallestOf, SUBSETS, type WeaponSet } from "./weapon-sets";

/**
 * Plans the rest of the battle anew before every attack: which weapons for which mob and which for one boss, by
 * exact chances and an estimate of what the game is worth afterwards. A cleave, the Kingslayer and the Fatal Strike
 * are taken where they promise more than the plan.
 */
export const sensible: Policy<Seen, Action> = (seen, choices) => {
  const wish = wishFor(seen);
  if (check(seen, 0, wish) === undefined) return wish;
  const [first] = choices;
  return first === undefined ? wish : first.action;
};

/** Life above which the last boss is worth a Rage, which then costs 1 (CVD-4.2). */
const LIFE_FOR_RAGE = 6;

function wishFor(seen: Seen): Action {
  switch (seen.phase.kind) {
    case "rage":
      return { kind: ragePrice(seen) === 1 && seen.life > LIFE_FOR_RAGE ? "rage" : "calm" };
    case "split":
      return assignment(situationOf(seen), seen.phase);
    default:
      return attack(seen);
  }
}

/** An action and the chance to win that it promises. */
interface Prospective {
  action: Action;
  winChance: number;
}

function attack(seen: Seen): Action {
  const situation = situationOf(seen);
  const plan = bestPlan(situation);
  let best: Prospective = { action: nextAttack(situation, plan), winChance: plan.winChance };
  if (situation.mobs.some((mob) => !mob.touched)) return best.action;
  const kingslayer = bestKingslayer(situation);
  if (kingslayer !== undefined && kingslayer.winChance > best.winChance) best = kingslayer;
  const fatal = fatalStrike(seen, situation);
  if (fatal !== undefined && fatal.winChance > best.winChance) best = fatal;
  return best.action;
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

// --- cleaves -------------------------------------------------------------------------------------------------

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
function assignment(situation: Situation, split: Extract<Phase, { kind: "split" }>): Action {
  const arms = situation.arms - SET_OF[split.weapon];
  let best: Prospective = { action: { kind: "assign", mob: split.first }, winChance: -1 };
  for (const mob of situation.mobs) {
    if (mob.place !== split.first && mob.place !== split.second) continue;
    const { winChance } = bestPlan({ ...hit(situation, mob, split.value), arms });
    if (winChance > best.winChance) best = { action: { kind: "assign", mob: mob.place }, winChance };
  }
  return best.action;
}

// --- the Kingslayer and the Fatal Strike ---------------------------------------------------------------------

/** The boss at which the Kingslayer promises most now (CVD-5.12); undefined if it cannot be sent at any. */
function bestKingslayer(situation: Situation): Prospective | undefined {
  const open = situation.bosses.filter((boss) => boss.guard === undefined);
  if (!situation.kingslayer || open.length === 0) return undefined;
  const spent: Situation = { ...situation, kingslayer: false };
  const failed = bestPlan(spent).winChance;
  let best: Prospective | undefined;
  for (const boss of open) {
    const bosses = situation.bosses.filter((other) => other !== boss);
    const slain = bosses.length === 0 ? 1 : bestPlan({ ...spent, bosses, isQuiet: false }).winChance;
    const winChance = KINGSLAYER_ODDS * slain + (1 - KINGSLAYER_ODDS) * failed;
    if (best !== undefined && best.winChance >= winChance) continue;
    best = { action: { kind: "face", target: boss.target, weapon: "ks" }, winChance };
  }
  return best;
}

/** The Fatal Strike at the last boss, which alone can win by it (CVD-5.13). */
function fatalStrike(seen: Seen, { bosses }: Situation): Prospective | undefined {
  const [last] = bosses;
  if (last === undefined || bosses.length > 1 || last.guard !== undefined) return undefined;
  if (!seen.options.fatalWin) return undefined;
  return { action: { kind: "fatal", boss: last.target }, winChance: fatalOdds(seen, last.target) };
}
