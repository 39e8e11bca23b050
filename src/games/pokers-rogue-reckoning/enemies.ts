import type { EnemyCard } from "./cards";
import type { CombatMode, GameOptions } from "./options";
import { ENEMIES, PIPS, type Enemy } from "./state";

/** After so many defeated enemies the next tier begins (PRR-8.1). */
const ENEMIES_A_TIER = 3;
const LAST_TIER = 4;
/** With mode points nobody rolls more dice than these (PRR-8.1). */
const MOST_POINT_DICE = 3;

/** The tier of the enemy that is met after so many defeated ones (PRR-8.1). */
export function tierOf(killed: number): number {
  return Math.min(LAST_TIER, 1 + Math.floor(killed / ENEMIES_A_TIER));
}

/** The enemy that is met after so many defeated ones, with the values of PRR-8.1. */
export function newEnemy(card: EnemyCard, killed: number, options: GameOptions): Enemy {
  const tier = tierOf(killed);
  const final = killed === ENEMIES - 1;
  const hp = PIPS * (final ? options.finalHpDice : tier);
  return { card, tier, final, hp, maxHp: hp, atk: enemyAtk(tier, final, options) };
}

/** The ATK of an enemy: its tier, but for the option `enemyAtkT1` and the final enemy (PRR-8.1). */
function enemyAtk(tier: number, final: boolean, options: GameOptions): number {
  if (tier === 1) return options.enemyAtkT1;
  return final ? tier + 1 : tier;
}

/** How many dice each side rolls, besides the ATK die of mode poker (PRR-8.1). */
export function combatDice(mode: CombatMode, tier: number): number {
  return mode === "poker" ? tier + 1 : Math.min(tier, MOST_POINT_DICE);
}
