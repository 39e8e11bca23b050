import { guardOf } from "./board";
import {
  ALERT_ATTACK,
  BOSSES,
  BOSS_LEVELS,
  ENRAGED_ATTACK,
  MOBS,
  type BossTarget,
  type MobPlace,
  type OpenState,
} from "./state";

/** What a mob would deal if the battle ended now: nothing if slain, alert 1, enraged 2 (CVD-7.1). */
export function mobDamage(mob: MobPlace): number {
  if (mob.kind === "empty" || mob.slain) return 0;
  return mob.enraged ? ENRAGED_ATTACK : ALERT_ATTACK;
}

/** Which bosses would attack if the battle ended now, each at most once (CVD-7.3). */
export function attackingBosses(open: OpenState): BossTarget[] {
  const provoked = BOSSES.filter((boss) => isProvoked(open, boss));
  if (provoked.length > 0 || BOSSES.some((boss) => open.bosses[boss].hit)) return provoked;
  const leftmost = BOSSES.find((boss) => !open.bosses[boss].slain);
  return leftmost === undefined ? [] : [leftmost];
}

/** Whether a living boss was wounded in this battle (CVD-7.3 a), or its living vanguard was (CVD-7.3 b). */
function isProvoked(open: OpenState, target: BossTarget): boolean {
  const boss = open.bosses[target];
  if (boss.slain) return false;
  if (boss.hit) return true;
  const guard = guardOf(target);
  if (guard === undefined) return false;
  const vanguard = open.vanguards[guard];
  if (vanguard.kind !== "faceUp" || vanguard.slain) return false;
  return vanguard.hit || open.options.vanguardHit === "revealed";
}

/** The life that ending the battle now would cost, mobs and bosses together (CVD-7). */
export function damageAtEnd(open: OpenState): number {
  let total = 0;
  for (const place of MOBS) total += mobDamage(open.mobs[place]);
  for (const boss of attackingBosses(open)) total += BOSS_LEVELS[open.bosses[boss].level].attack;
  return total;
}
