import { buffTotal, hasTrait } from "../board";
import { comparisonOf } from "../comparison";
import { rethrowOdds, type Odds } from "../odds";
import type { OpenState, Roll } from "../state";
import { fallenProspect, flightProspect, prospectOf, victoryProspect } from "./prospect";

/** The chance to win from here on, if the roll that may lie on the table is resolved. */
export function prospectNow(open: OpenState): number {
  return open.phase.kind === "postRoll" ? rollProspect(open, open.phase.roll) : prospectOf(open);
}

/** The chance to win if a roll is resolved (PRR-9.5). */
export function rollProspect(open: OpenState, roll: Roll): number {
  switch (comparisonOf(open, roll).outcome) {
    case "playerHits":
      return struckProspect(open, open.atk + buffTotal(open, "equip"));
    case "enemyHits":
      return hurtProspect(open);
    case "tie":
      return Math.max(prospectOf(open), prospectByOdds(open, rethrowOdds(open, roll)));
    case "again":
      return prospectOf(open);
  }
}

/** The chance to win if dice are thrown with these odds and then resolved; where they are not known, all dice are. */
export function prospectByOdds(open: OpenState, odds: Odds | undefined): number {
  const again = prospectOf(open);
  if (odds === undefined) return again;
  const struck = struckProspect(open, open.atk + buffTotal(open, "equip"));
  return odds.win * struck + odds.lose * hurtProspect(open) + odds.tie * again;
}

/** The chance to win once the enemy has lost so many HP (PRR-12.2, PRR-14.4). */
export function struckProspect(open: OpenState, damage: number): number {
  const { enemy } = open;
  if (enemy === undefined || enemy.hp <= damage) return victoryProspect(open);
  const hp = enemy.hp - damage;
  const isFleeing = hasTrait(open, "curses", "fleesAtOne") && !hasTrait(open, "equip", "barsFlight");
  if (hp === 1 && isFleeing) return flightProspect(open);
  return prospectOf({ ...open, enemy: { ...enemy, hp } });
}

/** The chance to win once the enemy has hit (PRR-12.3). */
function hurtProspect(open: OpenState): number {
  const hp = open.hp - (open.enemy?.atk ?? 0) - buffTotal(open, "curses");
  return hp > 0 ? prospectOf({ ...open, hp }) : fallenProspect(open);
}
