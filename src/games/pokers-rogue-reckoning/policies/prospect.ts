import type { Thinking } from "../../../kit/rules/policy";
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

/** The chance to win from here on, as the simpler game of the outlook has it. No roll may be on the table. */
export function prospectOf(now: OpenState): number {
  return blowsAhead(now).now;
}

/** The chances to win now and after the next blow of each side, where nobody falls by it. */
interface Blows {
  now: number;
  struck: number;
  hurt: number;
}

function blowsAhead(now: OpenState): Blows {
  const open = afterStart(now);
  const { killed, enemy } = open;
  if (enemy === undefined) return { now: restingProspect(open, killed), struck: 0, hurt: 0 };
  const outlook = outlookAhead(open);
  const buffs = buffTotal(open, "equip");
  const blow = enemy.atk + buffTotal(open, "curses");
  const fight = { open, enemy, outlook, buffs, blow, kept: reserve(open) };
  return fightChances(fight, enemy.hp, stamina(open));
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
 * The chance to win if the player flees from the enemy, as if they met it again at once (PRR-16.2): so fleeing pays only to get
 * rid of something, and nobody flees for ever.
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
 * The chances to win a fight and then the game. Who lands the next blow is decided by the odds of a roll; the blows that
 * both sides can still take make a small table, which is filled from its ends.
 */
function fightChances(fight: Fight, enemyHp: number, hp: number): Blows {
  const { open, enemy, outlook, blow, kept } = fight;
  const share = hitShare(open, enemy, open.atk);
  const damage = open.atk + fight.buffs;
  const after = outlook.resting[open.killed + 1]?.[countedAtk(open, open.atk)];
  const hits = Math.ceil(enemyHp / damage);
  // By the hits that the enemy can still take: the chance once the player has taken this many blows.
  let chances: number[] = [];
  let hurt: readonly number[] = [];
  const risen = open.atk > 1 ? risenIn(fight) : undefined;
  for (let left = 1; left <= hits; left++) {
    chances[left] = (risen && risenRow(risen, enemyHp - (hits - left) * damage)[0]) ?? 0;
  }
  for (let blows = Math.ceil(hp / blow) - 1; blows >= 0; blows--) {
    const next: number[] = [chanceAt(after, hp - blows * blow + kept)];
    for (let left = 1; left <= hits; left++) {
      next[left] = share * (next[left - 1] ?? 0) + (1 - share) * (chances[left] ?? 0);
    }
    hurt = chances;
    chances = next;
  }
  return { now: chances[hits] ?? 0, struck: chances[hits - 1] ?? 0, hurt: hurt[hits] ?? 0 };
}

/**
 * The rest of a fight after the player has fallen and traded ATK for HP (PRR-12.4). The player who falls again is counted by the
 * outlook, where nothing helps after the fight.
 */
interface Risen extends Pick<Fight, "outlook" | "buffs" | "blow" | "kept"> {
  killed: number;
  atk: number;
  hp: number;
  share: number;
  /** The chances after the fight, and those after another trade, by the HP of the enemy. */
  after: readonly number[] | undefined;
  fallen: readonly number[] | undefined;
  /** By the HP of the enemy: the chances by the blows that the player has taken since the trade. */
  rows: Record<number, readonly number[] | undefined>;
}

/** The last one calculated: ratings in one position lead to the same one again and again. */
let latest: Risen | undefined;

function risenIn({ open, enemy, outlook, buffs, blow, kept }: Fight): Risen {
  const { killed } = open;
  const atk = open.atk - 1;
  const hp = tradeHp(open);
  const share = hitShare(open, enemy, atk);
  if (latest !== undefined && latest.outlook === outlook && latest.killed === killed && latest.atk === atk) {
    const isSame = latest.share === share && latest.buffs === buffs && latest.blow === blow;
    if (isSame && latest.kept === kept && latest.hp === hp) return latest;
  }
  const after = outlook.resting[killed + 1]?.[countedAtk(open, atk)];
  const fallen = atk > 1 ? outlook.risen[killed]?.[countedAtk(open, atk - 1)] : undefined;
  const risen = { outlook, buffs, blow, kept, killed, atk, hp, share, after, fallen, rows: {} };
  latest = risen;
  return risen;
}

function risenRow(risen: Risen, enemyHp: number): readonly number[] {
  const known = risen.rows[enemyHp];
  if (known !== undefined) return known;
  const { atk, buffs, blow, kept, hp, share, after, fallen } = risen;
  const damage = atk + buffs;
  const struck = enemyHp > damage ? risenRow(risen, enemyHp - damage) : undefined;
  let chance = fallen?.[enemyHp] ?? 0;
  const row: number[] = [];
  for (let blows = Math.ceil(hp / blow) - 1; blows >= 0; blows--) {
    const hit = struck === undefined ? chanceAt(after, hp - blows * blow + kept) : (struck[blows] ?? 0);
    chance = share * hit + (1 - share) * chance;
    row[blows] = chance;
  }
  risen.rows[enemyHp] = row;
  return row;
}

/** The chance to win from here on, if the roll that may be on the table is resolved. */
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
    case "tie": {
      const ahead = blowsAhead(open);
      return Math.max(ahead.now, byOdds(open, rethrowOdds(open, roll), ahead));
    }
    case "again":
      return prospectOf(open);
  }
}

/** The chance to win if dice are thrown with these odds and then resolved; where they are not known, all dice are. */
export function prospectByOdds(open: OpenState, odds: Odds | undefined): number {
  return byOdds(open, odds, blowsAhead(open));
}

function byOdds(open: OpenState, odds: Odds | undefined, ahead: Blows): number {
  if (odds === undefined) return ahead.now;
  const struck = struckProspect(open, open.atk + buffTotal(open, "equip"), ahead.struck);
  return odds.win * struck + odds.lose * hurtProspect(open, ahead.hurt) + odds.tie * ahead.now;
}

/**
 * The chance to win once the enemy has lost this many HP (PRR-12.2, PRR-14.4).
 * @param known that chance if the enemy neither falls nor flees, where it is known
 */
export function struckProspect(open: OpenState, damage: number, known?: number): number {
  const { enemy } = open;
  if (enemy === undefined || enemy.hp <= damage) return victoryProspect(open);
  const hp = enemy.hp - damage;
  const isFleeing = hasTrait(open, "curses", "fleesAtOne") && !hasTrait(open, "equip", "barsFlight");
  if (hp === 1 && isFleeing) return flightProspect(open);
  return known ?? prospectOf({ ...open, enemy: { ...enemy, hp } });
}

/** The chance to win once the enemy has hit (PRR-12.3). */
function hurtProspect(open: OpenState, known?: number): number {
  const hp = open.hp - (open.enemy?.atk ?? 0) - buffTotal(open, "curses");
  return hp > 0 ? (known ?? prospectOf({ ...open, hp })) : fallenProspect(open);
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
