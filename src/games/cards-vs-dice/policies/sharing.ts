import type { LivingMob, Situation } from "./situation";
import { chancesToSlay, LOWER, sizeOf, SUBSETS, type Totals, type WeaponSet } from "./weapon-sets";

/*
 * The best way to share the mobs' weapons between them.
 */

/** What a mob deals if it survives (CVD-7.1). */
const ALERT_COST = 1;
const ENRAGED_COST = 2;

/** What no plan may choose. */
export const IMPOSSIBLE = 1000;

/** By the set of weapons that some mobs get: the life that they are expected to cost, and how much of it in later battles. */
interface Costs {
  life: number[];
  later: number[];
}

/**
 * For the mobs from each on: the least that they are expected to cost by the weapons that they get, and which of the weapons the
 * first of them gets for that. All weapons of the set are used.
 */
export interface ShareTable {
  costs: Costs[];
  share: WeaponSet[][];
}

/**
 * Fills the table from the last mob to the first.
 * @param enraging what it costs later on that a mob became enraged, in life
 */
export function shareTable({ arms, totals, mobs }: Situation, enraging: number): ShareTable {
  const table: ShareTable = { costs: [], share: [] };
  const untouched = mobs.filter((mob) => !mob.touched).length;
  const opensGate = sizeOf(arms) >= untouched;
  let after: Costs | undefined;
  for (let i = mobs.length - 1; i >= 0; i--) {
    const mob = mobs[i];
    if (mob === undefined) continue;
    const alone = mobCosts(mob, arms, totals, opensGate, enraging);
    const shares: WeaponSet[] = [];
    after =
      after === undefined ? alone : shareOut(alone, after, (i === 0 ? LOWER : SUBSETS)[arms] ?? [], shares);
    table.costs[i] = after;
    table.share[i] = shares;
  }
  return table;
}

/** The least costs for one mob and those after it, by the set that they get; `shares` receives what the one gets. */
function shareOut(alone: Costs, after: Costs, sets: readonly WeaponSet[], shares: WeaponSet[]): Costs {
  const costs: Costs = { life: [], later: [] };
  const own = alone.life;
  const others = after.life;
  for (const set of sets) {
    let least = IMPOSSIBLE;
    let best = 0;
    for (const share of SUBSETS[set] ?? []) {
      const mine = own[share] ?? IMPOSSIBLE;
      // No life is ever won by an attack, so the others can't make up for it.
      if (mine >= least) continue;
      const cost = mine + (others[set - share] ?? IMPOSSIBLE);
      if (cost < least) {
        least = cost;
        best = share;
      }
    }
    costs.life[set] = least;
    costs.later[set] = (alone.later[best] ?? 0) + (after.later[set - best] ?? 0);
    shares[set] = best;
  }
  return costs;
}

/** What a mob is expected to cost, by the weapons that attack it. To open the gate it needs one (CVD-5.5). */
function mobCosts(
  mob: LivingMob,
  arms: WeaponSet,
  totals: Totals,
  opensGate: boolean,
  enraging: number,
): Costs {
  const life: number[] = [];
  const later: number[] = [];
  const alive = mob.enraged ? ENRAGED_COST : ALERT_COST + enraging;
  const aliveLater = mob.enraged ? 0 : enraging;
  const chances = chancesToSlay(totals, arms, mob.need, mob.enraged);
  for (const set of SUBSETS[arms] ?? []) {
    const survives = 1 - (chances[set] ?? 0);
    life[set] = alive * survives;
    later[set] = aliveLater * survives;
  }
  if (!mob.touched && opensGate) life[0] = IMPOSSIBLE;
  else if (!mob.touched && !mob.enraged) {
    life[0] = ALERT_COST;
    later[0] = 0;
  }
  return { life, later };
}

/** The life that all mobs together cost if they get these weapons. */
export function costOf(table: ShareTable, set: WeaponSet): number {
  const costs = table.costs[0];
  if (costs === undefined) return set === 0 ? 0 : IMPOSSIBLE;
  return costs.life[set] ?? IMPOSSIBLE;
}

/** What each mob gets if they get these weapons together. */
export function sharesOf(table: ShareTable, mobs: number, set: WeaponSet): WeaponSet[] {
  const shares: WeaponSet[] = [];
  let left = set;
  for (let i = 0; i < mobs - 1; i++) {
    const share = table.share[i]?.[left] ?? 0;
    shares.push(share);
    left -= share;
  }
  if (mobs > 0) shares.push(left);
  return shares;
}

/** How much of that life is lost in later battles. */
export function laterCostOf(table: ShareTable, set: WeaponSet): number {
  return table.costs[0]?.later[set] ?? 0;
}
