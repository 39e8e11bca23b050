import { hasTrait } from "../rules/board";
import { newEnemy } from "../rules/combat";
import { rollOdds } from "../rules/odds";
import type { CombatMode, GameOptions } from "../rules/options";
import { ENEMIES, PIPS, type Enemy, type OpenState } from "../rules/state";

/*
 * The outlook: the chance to win a simpler game, in which all that the player owns is HP. Fights follow each other, with
 * a steady income between them. Whatever the policy does is judged by this chance, before and after.
 */

/** The HP that a player gains between two fights, by rest, hearts, money and potions. Found by playing, as `CURSED`. */
const INCOME = 4;
/** The chance that a blow of the enemy costs one more HP, by a curse. */
const CURSED = 0.6;
/** More HP and ATK than these make no difference any more. */
const MOST_HP = 60;
const MOST_ATK = 8;

/**
 * The chances to win, by the enemies defeated and the ATK: `resting` between two fights, by the HP; `risen` once a trade
 * in a fight has led to this ATK, by the HP of the enemy.
 */
export interface Outlook {
  resting: number[][][];
  risen: number[][][];
}

const KNOWN: Record<string, Outlook> = {};

/** The outlook with these options and a sword in so many sixths of the ways between two fights. */
export function outlookOf(open: OpenState, swordSixths: number): Outlook {
  const { combat, enemyAtkT1, finalHpDice, trade } = open.options;
  const key = `${combat} ${enemyAtkT1} ${finalHpDice} ${trade} ${swordSixths}`;
  const known = KNOWN[key];
  if (known !== undefined) return known;
  const outlook = newOutlook({ ...open, equip: [], curses: [] }, swordSixths / 6);
  KNOWN[key] = outlook;
  return outlook;
}

/** The chance for HP that need not be whole. */
export function chanceAt(byHp: readonly number[] | undefined, hp: number): number {
  if (byHp === undefined) return 0;
  if (hp >= MOST_HP) return byHp[MOST_HP] ?? 0;
  const whole = Math.max(0, Math.floor(hp));
  const low = byHp[whole] ?? 0;
  return low + ((byHp[whole + 1] ?? low) - low) * (hp - whole);
}

/** The ATK as the outlook counts it. */
export function countedAtk(atk: number): number {
  return Math.min(atk, MOST_ATK);
}

function newOutlook(open: OpenState, sword: number): Outlook {
  const outlook: Outlook = { resting: [], risen: [] };
  let resting = everywhere(1);
  outlook.resting[ENEMIES] = resting;
  for (let killed = ENEMIES - 1; killed >= 0; killed--) {
    const { meeting, risen } = fightsAfter(open, killed, resting);
    resting = restingChances(meeting, sword);
    outlook.resting[killed] = resting;
    outlook.risen[killed] = risen;
  }
  return outlook;
}

function everywhere(chance: number): number[][] {
  const chances: number[][] = [];
  for (let atk = 0; atk <= MOST_ATK; atk++) {
    const byHp: number[] = [];
    for (let hp = 0; hp <= MOST_HP; hp++) byHp[hp] = chance;
    chances[atk] = byHp;
  }
  return chances;
}

function restingChances(met: readonly number[][], sword: number): number[][] {
  const chances: number[][] = [];
  for (let atk = 0; atk <= MOST_ATK; atk++) {
    const byHp: number[] = [];
    for (let hp = 0; hp <= MOST_HP; hp++) {
      const better = chanceAt(met[countedAtk(atk + 1)], hp + INCOME);
      byHp[hp] = sword * better + (1 - sword) * chanceAt(met[atk], hp + INCOME);
    }
    chances[atk] = byHp;
  }
  return chances;
}

/** The fights with the enemy that comes after so many defeated ones: the chances when it appears, and after a trade. */
function fightsAfter(
  open: OpenState,
  killed: number,
  won: readonly number[][],
): { meeting: number[][]; risen: number[][] } {
  const enemy = newEnemy("JH", killed, open.options);
  const hp = tradeHp(open.options);
  const meeting: number[][] = [[]];
  const risen: number[][] = [[]];
  for (let atk = 1; atk <= MOST_ATK; atk++) {
    const fights = fightChances(open, enemy, atk, won[atk] ?? [], risen[atk - 1] ?? []);
    meeting[atk] = fights[enemy.hp] ?? [];
    risen[atk] = fights.map((byHp) => byHp[hp] ?? 0);
  }
  return { meeting, risen };
}

/** The chances in a fight by the HP of the enemy, and then by those of the player. */
function fightChances(
  open: OpenState,
  enemy: Enemy,
  atk: number,
  won: number[],
  risen: readonly number[],
): number[][] {
  const share = hitShare(open, enemy, atk);
  const fights: number[][] = [won];
  for (let left = 1; left <= enemy.hp; left++) {
    const struck = fights[Math.max(0, left - atk)] ?? [];
    const fallen = risen[left] ?? 0;
    const byHp: number[] = [fallen];
    for (let hp = 1; hp <= MOST_HP; hp++) {
      const plain = hp > enemy.atk ? (byHp[hp - enemy.atk] ?? 0) : fallen;
      const cursed = hp > enemy.atk + 1 ? (byHp[hp - enemy.atk - 1] ?? 0) : fallen;
      byHp[hp] = share * (struck[hp] ?? 0) + (1 - share) * ((1 - CURSED) * plain + CURSED * cursed);
    }
    fights[left] = byHp;
  }
  return fights;
}

/** The HP after a trade (PRR-12.4); with `MAX` those of a player who has found a heart. */
function tradeHp({ trade }: GameOptions): number {
  return trade === "MAX" ? 3 * PIPS : PIPS;
}

/** What was computed once, by the mode and then by the number of `placeOf`. */
const KNOWN_SHARES: Record<CombatMode, Record<number, number>> = { poker: {}, points: {} };

/** The share of the blows in a fight that the player lands with this ATK (PRR-9.5); ties lead to another roll. */
export function hitShare(open: OpenState, enemy: Enemy, atk: number): number {
  const known = KNOWN_SHARES[open.options.combat];
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
