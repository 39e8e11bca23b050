import type { Thinking } from "../../../kit/policy";
import { ABILITIES, type StartEffect } from "../rules/abilities";
import { buffTotal, hasTrait, maxHp } from "../rules/board";
import { kindOf } from "../rules/cards";
import { newEnemy } from "../rules/combat";
import { comparisonOf } from "../rules/comparison";
import { rethrowOdds, type Odds } from "../rules/odds";
import { ENEMIES, PIPS, type Enemy, type OpenState, type Roll } from "../rules/state";
import { without } from "./changes";
import { chanceAt, countedAtk, findOutlook, hitShare, outlookOf, SWORDS, type Outlook } from "./outlook";
import { potionWorth, reserve, stamina } from "./worth";

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
function victoryProspect(open: OpenState): number {
  return restingProspect(open, open.killed + 1);
}

function restingProspect(open: OpenState, killed: number): number {
  const chances = outlookAhead(open).resting[killed]?.[countedAtk(open, open.atk)];
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
  return outlookOf(open, sixthsAhead(open));
}

/** Finds the outlook that all prospects from here on need, in slices of a frame. */
export function findOutlookAhead(open: OpenState): Thinking<Outlook> {
  return findOutlook(open, sixthsAhead(open));
}

/** Finds the odds of a fight that its prospects need, which are kept: those with the ATK of now, and those after a trade. */
export function learnOdds(open: OpenState, trades: number): void {
  const { enemy, atk } = open;
  if (enemy !== undefined && atk > trades) hitShare(open, enemy, atk - trades);
}

/** In how many sixths of the ways that are left there is a sword. */
function sixthsAhead(open: OpenState): number {
  let swords = SWORDS;
  for (const card of open.aside) if (kindOf(card) === "sword") swords--;
  const ways = ENEMIES - open.killed;
  return Math.min(SIXTHS, Math.floor((swords / ways) * SIXTHS + 0.5));
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
  const after = outlook.resting[open.killed + 1]?.[countedAtk(open, atk)];
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
  return outlook.risen[open.killed]?.[countedAtk(open, atk - 1)]?.[enemyHp] ?? 0;
}

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

/** What the start of the fight will take, as far as it is certain (PRR-9.3): nothing once the fight has begun. */
function afterStart(open: OpenState): OpenState {
  if (open.phase.kind !== "prep" || !open.options.abilities) return open;
  let started = open;
  for (const curse of open.curses) started = afterEffect(started, ABILITIES[curse].start?.curses);
  return started;
}

function afterEffect(open: OpenState, effect: StartEffect | undefined): OpenState {
  switch (effect?.kind) {
    case "hurtPlayer":
      return { ...open, hp: Math.max(0, open.hp - effect.hp) };
    case "loseMoney":
      return { ...open, money: Math.max(0, open.money - effect.money) };
    case "losePotion":
      return withoutCheapest(open);
    default:
      return open;
  }
}

function withoutCheapest(open: OpenState): OpenState {
  let [cheapest] = open.hand;
  if (cheapest === undefined) return open;
  for (const card of open.hand) {
    if (potionWorth(open, card) < potionWorth(open, cheapest)) cheapest = card;
  }
  return without(open, cheapest);
}
