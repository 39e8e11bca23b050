import { hasTrait } from "../board";
import { rollOdds } from "../odds";
import type { CombatMode } from "../options";
import type { Enemy, OpenState } from "../state";

/** What was computed once, by the mode and then by the number of `placeOf`. */
const KNOWN: Record<CombatMode, Record<number, number>> = { poker: {}, points: {} };

/** The share of the blows in a fight that the player lands with this ATK (PRR-9.5); ties lead to another roll. */
export function hitShare(open: OpenState, enemy: Enemy, atk: number): number {
  const known = KNOWN[open.options.combat];
  const place = placeOf(open, enemy, atk);
  let share = known[place];
  if (share === undefined) {
    const odds = rollOdds({ ...open, enemy, atk });
    share = odds === undefined || odds.win === 0 ? 0 : odds.win / (odds.win + odds.lose);
    known[place] = share;
  }
  return share;
}

/** All that the odds of a roll depend on, as one number. */
function placeOf(open: OpenState, { tier, atk: enemyAtk }: Enemy, atk: number): number {
  const ours = hasTrait(open, "equip", "winsTies") ? 1 : 0;
  const theirs = hasTrait(open, "curses", "winsTies") ? 1 : 0;
  return ours + 2 * theirs + 4 * (tier + 10 * (atk + 10 * enemyAtk));
}
