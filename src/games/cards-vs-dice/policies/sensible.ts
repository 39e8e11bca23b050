import { bestRated, type Rated } from "../../../kit/game/advice";
import { same } from "../../../kit/data/data";
import { withoutPause, type Policy, type Thinker, type Thinking } from "../../../kit/rules/policy";
import { ragePrice } from "../rules/board";
import { check } from "../rules/legality";
import { KINGSLAYER_ODDS } from "../rules/odds";
import type { Action, Seen } from "../rules/state";
import { endings, splitting } from "./advisor";
import { bestPlan, HOPEFUL, plansFor, type Plan } from "./plan";
import { shareTable, type ShareTable } from "./sharing";
import { cleavable, situationOf, type LivingMob, type Situation } from "./situation";
import { largestOf, smallestOf, SUBSETS, type WeaponSet } from "./weapon-sets";

/**
 * Plans the rest of the battle again before every attack: which weapons for which mob and which for one boss. The Kingslayer
 * and the Fatal Strike are used where they promise more than the plan. It decides in up to three slices, and looks no attack ahead.
 */
export const thinker: Thinker<Seen, Action> = (seen, choices) => {
  const otherwise = choices[0]?.action ?? { kind: "end" };
  const { phase } = seen;
  switch (phase.kind) {
    case "rage":
      return () => raging(seen);
    case "split": {
      const split = splitting(seen, phase, HOPEFUL);
      return () => {
        const answer = split();
        return answer && (answer.ranking[0]?.action ?? otherwise);
      };
    }
    default:
      return attacking(seen, otherwise);
  }
};

/** The same for simulations. */
export const sensible: Policy<Seen, Action> = withoutPause(thinker);

/** Life above which the last boss is worth a Rage, which then costs 1 (CVD-4.2). */
const LIFE_FOR_RAGE = 6;

/** A rule decides about a Rage: the value of dice rolled together is not calculated. */
function raging(seen: Seen): Action {
  const isWorthIt = ragePrice(seen) === 1 && seen.life > LIFE_FOR_RAGE;
  return isWorthIt && check(seen, 0, { kind: "rage" }) === undefined ? { kind: "rage" } : { kind: "calm" };
}

/** With more mobs than this the table of what weapons do to them is work for a slice. */
const FEW_MOBS = 3;

/** Finds what the dice of the armory can do in one slice or two, and what the Kingslayer can in the next. */
function attacking(seen: Seen, otherwise: Action): Thinking<Action> {
  const situation = situationOf(seen);
  let table: ShareTable | undefined;
  let attacks: Rated<Action>[] | undefined;
  let slayings: Rated<Action>[] = [];
  return () => {
    if (attacks !== undefined) slayings = kingslayings(situation);
    else {
      if (table === undefined) {
        table = shareTable(situation, HOPEFUL.enraging);
        if (situation.mobs.length > FEW_MOBS) return undefined;
      }
      attacks = firstAttacks(situation, table);
      if (mayUseKingslayer(situation)) return undefined;
    }
    const rated = attacks.concat(slayings, endings(seen, situation, HOPEFUL));
    const legal = rated.filter(({ action }) => check(seen, 0, action) === undefined);
    return bestRated(legal)[0]?.action ?? otherwise;
  };
}

function mayUseKingslayer({ kingslayer, mobs }: Situation): boolean {
  return kingslayer && !mobs.some((mob) => !mob.touched);
}

/** Every attack with which one of the plans begins, with the best chance that one of those promises. */
function firstAttacks(situation: Situation, table: ShareTable): Rated<Action>[] {
  const rated: Rated<Action>[] = [];
  if (situation.arms === 0) return rated;
  for (const plan of plansFor(situation, table, HOPEFUL)) {
    const action = nextAttack(situation, plan);
    const known = rated.find((other) => same(other.action, action));
    if (known === undefined) rated.push({ action, value: plan.winChance });
    else if (plan.winChance > (known.value ?? 0)) known.value = plan.winChance;
  }
  return rated;
}

/** The Kingslayer at every boss that is open. */
function kingslayings(situation: Situation): Rated<Action>[] {
  const spent: Situation = { ...situation, kingslayer: false };
  const failed = bestPlan(spent, HOPEFUL).winChance;
  const rated: Rated<Action>[] = [];
  for (const boss of situation.bosses) {
    if (boss.guard !== undefined) continue;
    const bosses = situation.bosses.filter((other) => other !== boss);
    const slain = bosses.length === 0 ? 1 : bestPlan({ ...spent, bosses, isQuiet: false }, HOPEFUL).winChance;
    const value = KINGSLAYER_ODDS * slain + (1 - KINGSLAYER_ODDS) * failed;
    rated.push({ action: { kind: "face", target: boss.target, weapon: "ks" }, value });
  }
  return rated;
}

/** The first attack of a plan: mobs before bosses, untouched mobs before others, small weapons before large ones. */
function nextAttack(situation: Situation, plan: Plan): Action {
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
    const { focus } = plan;
    return focus === undefined ? { kind: "end" } : { kind: "face", target: focus, weapon: smallestOf(force) };
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
