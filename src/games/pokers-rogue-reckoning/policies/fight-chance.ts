import { START_QUEUE } from "../rules/abilities";
import { damageOf, hasTrait } from "../rules/board";
import type { OpenState } from "../rules/state";
import { hitShare } from "./outlook";

/**
 * The chance to defeat the enemy by rolls alone before the player falls, ties rerolled (PRR-9.5, PRR-12.2, PRR-12.3). Undefined
 * where that is not all: there is no enemy, the start of the fight changes something, or the enemy will flee.
 */
export function fightChance(open: OpenState): number | undefined {
  const { enemy, hp } = open;
  if (enemy === undefined || startsWithMore(open)) return undefined;
  const damage = damageOf(open, "equip");
  if (hasTrait(open, "curses", "fleesAtOne") && enemy.hp > 1 && (enemy.hp - 1) % damage === 0)
    return undefined;
  const share = hitShare(open, enemy, open.atk);
  const hits = Math.ceil(enemy.hp / damage);
  const blows = Math.ceil(hp / damageOf(open, "curses"));
  let chance = 0;
  let term = share ** hits;
  for (let taken = 0; taken < blows; taken++) {
    chance += term;
    term *= ((1 - share) * (hits + taken)) / (taken + 1);
  }
  return chance;
}

/** Whether something happens by itself when the fight begins (PRR-9.3). */
function startsWithMore(open: OpenState): boolean {
  if (open.phase.kind !== "prep" || !open.options.abilities) return false;
  return START_QUEUE.some(({ zone, card }) => open[zone].some((placed) => placed === card));
}
