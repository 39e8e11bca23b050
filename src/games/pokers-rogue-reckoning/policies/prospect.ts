import { buffTotal, maxHp } from "../board";
import { kindOf } from "../cards";
import { newEnemy } from "../enemies";
import { ENEMIES, PIPS, type Enemy, type OpenState } from "../state";
import { afterStart } from "./fight-start";
import { hitShare } from "./hit-share";
import { chanceAt, countedAtk, outlookOf, type Outlook } from "./outlook";
import { reserve, stamina } from "./worth";

/** How many swords there are (PRR-1.1). */
const SWORDS = 4;
/** How exactly the outlook knows how near the next sword is. */
const SIXTHS = 6;

/** The chance to win from here on, as the simpler game of the outlook has it. No roll may lie on the table. */
export function prospectOf(now: OpenState): number {
  const open = afterStart(now);
  const { killed, enemy } = open;
  if (enemy === undefined) return restingProspect(open, killed);
  const outlook = outlookAhead(open);
  const buffs = buffTotal(open, "equip");
  const blow = enemy.atk + buffTotal(open, "curses");
  const fight = { open, enemy, outlook, buffs, blow, kept: reserve(open) };
  return fightChance(fight, open.atk, enemy.hp, stamina(open));
}

/** The chance to win once the enemy is defeated. */
export function victoryProspect(open: OpenState): number {
  return restingProspect(open, open.killed + 1);
}

function restingProspect(open: OpenState, killed: number): number {
  const chances = outlookAhead(open).resting[killed]?.[countedAtk(open.atk)];
  return chanceAt(chances, stamina(open) + reserve(open));
}

/**
 * The chance to win if the player flees from the enemy, as if it was met again at once (PRR-16.2): so fleeing seems worth
 * it only while something is to be got rid of, and nobody flees for ever.
 */
export function flightProspect(open: OpenState): number {
  const { enemy, killed, options } = open;
  if (enemy === undefined) return 0;
  return prospectOf({ ...open, equip: [], curses: [], enemy: newEnemy(enemy.card, killed, options) });
}

/** The prospect once the player has fallen, who trades ATK for HP or takes the pill as soon as there is no more ATK (PRR-12.3). */
export function fallenProspect(open: OpenState): number {
  if (open.atk > 1) return prospectOf({ ...open, atk: open.atk - 1, hp: tradeHp(open) });
  if (open.pill !== "ready") return 0;
  return prospectOf({ ...open, atk: open.fullAtk, hp: maxHp(open), pill: "used" });
}

function tradeHp(open: OpenState): number {
  return open.options.trade === "MAX" ? maxHp(open) : PIPS;
}

function outlookAhead(open: OpenState): Outlook {
  let swords = SWORDS;
  for (const card of open.aside) if (kindOf(card) === "sword") swords--;
  const ways = ENEMIES - open.killed;
  return outlookOf(open, Math.min(SIXTHS, Math.floor((swords / ways) * SIXTHS + 0.5)));
}

/** A fight as the policy counts it: what does not change in it. */
interface Fight {
  open: OpenState;
  enemy: Enemy;
  outlook: Outlook;
  /** What the cards under the dice add to the damage of the player. */
  buffs: number;
  /** The HP that a blow of the enemy costs. */
  blow: number;
  /** What helps after the fight, in HP. */
  kept: number;
}

/**
 * The chance to win a fight and then the game. Who lands the next blow is decided by the odds of a roll; the blows that
 * both sides can still take make a small table, which is filled from its ends.
 */
function fightChance(fight: Fight, atk: number, enemyHp: number, hp: number): number {
  const { open, enemy, outlook, blow, kept } = fight;
  const share = hitShare(open, enemy, atk);
  const damage = atk + fight.buffs;
  const after = outlook.resting[open.killed + 1]?.[countedAtk(atk)];
  const hits = Math.ceil(enemyHp / damage);
  // By the hits that the enemy can still take: the chance once the player has taken so many blows.
  let chances: number[] = [];
  for (let left = 1; left <= hits; left++) {
    chances[left] = fallenChance(fight, atk, enemyHp - (hits - left) * damage);
  }
  for (let blows = Math.ceil(hp / blow) - 1; blows >= 0; blows--) {
    const next: number[] = [chanceAt(after, hp - blows * blow + kept)];
    for (let left = 1; left <= hits; left++) {
      next[left] = share * (next[left - 1] ?? 0) + (1 - share) * (chances[left] ?? 0);
    }
    chances = next;
  }
  return chances[hits] ?? 0;
}

/**
 * The chance of a player with this ATK who falls and trades ATK for HP (PRR-12.4). Whoever falls again is counted by the
 * outlook, where nothing helps after the fight.
 */
function fallenChance(fight: Fight, atk: number, enemyHp: number): number {
  const { open, outlook } = fight;
  if (atk <= 1) return 0;
  if (atk === open.atk) return fightChance(fight, atk - 1, enemyHp, tradeHp(open));
  return outlook.risen[open.killed]?.[countedAtk(atk - 1)]?.[enemyHp] ?? 0;
}
