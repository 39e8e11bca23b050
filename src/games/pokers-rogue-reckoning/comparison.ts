import { must } from "../../kit/must";
import { hasTrait, totalOf } from "./board";
import { strengthOf } from "./dice-hands";
import { PIPS, type OpenState, type Outcome, type Roll } from "./state";

/** The most that these dice can count with mode points, one die at least (PRR-11.1, PRR-11.6). */
function capOf(dice: readonly number[]): number {
  return PIPS * Math.max(1, dice.length);
}

/** The sum of the dice and the ATK, as far as the cap allows (PRR-11.1). */
function pointsOf(dice: readonly number[], atk: number): number {
  return Math.min(totalOf(dice) + atk, capOf(dice));
}

/** The best hand of these dice and the ATK die (PRR-10.1, PRR-10.2). */
function handStrength(dice: readonly number[], atk: number): number {
  return strengthOf(dice.concat([Math.min(atk, PIPS)]));
}

/** What the dice of both sides are worth, and what follows from it. */
export interface Comparison {
  /** The strength of a hand of dice, or points. */
  player: number;
  enemy: number;
  outcome: Outcome;
}

/** Compares both sides of a roll (PRR-9.4): by their best hands, or by points (PRR-10, PRR-11). */
export function comparisonOf(open: OpenState, roll: Roll): Comparison {
  const { atk: enemyAtk } = must(open.enemy, "an enemy to fight");
  let player;
  let enemy;
  if (open.options.combat === "poker") {
    player = handStrength(roll.white, open.atk);
    enemy = handStrength(roll.black, enemyAtk);
  } else {
    player = pointsOf(roll.white, open.atk);
    enemy = Math.max(0, pointsOf(roll.black, enemyAtk) - roll.shield);
  }
  if (player !== enemy) return { player, enemy, outcome: player > enemy ? "playerHits" : "enemyHits" };
  return { player, enemy, outcome: tieOutcome(open, roll, player) };
}

/** What follows if both sides are worth the same: Focus decides (PRR-13.9), or it goes on (PRR-10.5, PRR-11.3 to PRR-11.5). */
function tieOutcome(open: OpenState, roll: Roll, worth: number): Outcome {
  const hasFocus = hasTrait(open, "equip", "winsTies");
  if (hasFocus !== hasTrait(open, "curses", "winsTies")) return hasFocus ? "playerHits" : "enemyHits";
  if (open.options.combat === "poker" || !open.options.counterattack || roll.counter) return "again";
  return worth === capOf(roll.white) && worth === capOf(roll.black) ? "again" : "tie";
}
