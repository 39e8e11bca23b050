import { thoughtOut, type Thinking } from "../../../kit/rules/policy";
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
const INCOME = 3;
/** The chance that a blow of the enemy costs one more HP, by a curse. */
const CURSED = 0.55;
const UNCURSED = 1 - CURSED;
/** The chances are computed up to these HP. Beyond them the risk that is left falls on as it did over the last `TAIL`. */
const MOST_HP = 60;
const TAIL = 10;
/** How many swords there are (PRR-1.1). */
export const SWORDS = 4;

/**
 * The chances to win, by the enemies defeated and the ATK: `resting` between two fights, by the HP; `risen` once a trade
 * in a fight has led to this ATK, by the HP of the enemy.
 */
export interface Outlook {
  resting: number[][][];
  risen: number[][][];
}

/** An outlook that is known from the last enemy back to some earlier one. */
interface Building {
  outlook: Outlook;
  /** Goes back a slice of the way. */
  build: (this: void) => void;
}

const KNOWN: Record<string, Building> = {};

/** The outlook from where the player is, with these options and a sword in this many sixths of the ways between two fights. */
export function outlookOf(open: OpenState, swordSixths: number): Outlook {
  const known = buildingOf(open, swordSixths);
  return isKnown(known, open) ? known.outlook : thoughtOut(findOutlook(open, swordSixths));
}

/** The same in slices of a frame. */
export function findOutlook(open: OpenState, swordSixths: number): Thinking<Outlook> {
  const known = buildingOf(open, swordSixths);
  return () => {
    if (isKnown(known, open)) return known.outlook;
    known.build();
    return undefined;
  };
}

function isKnown({ outlook }: Building, { killed }: OpenState): boolean {
  return outlook.resting[killed] !== undefined;
}

function buildingOf(open: OpenState, swordSixths: number): Building {
  const { combat, startAtk, enemyAtkT1, finalHpDice, trade } = open.options;
  const key = `${combat} ${startAtk} ${enemyAtkT1} ${finalHpDice} ${trade} ${swordSixths}`;
  const building = KNOWN[key] ?? newBuilding({ ...open, equip: [], curses: [] }, swordSixths / 6);
  KNOWN[key] = building;
  return building;
}

/** The chance for HP that need not be whole. */
export function chanceAt(byHp: readonly number[] | undefined, hp: number): number {
  if (byHp === undefined) return 0;
  if (hp >= MOST_HP) return beyond(byHp, hp - MOST_HP);
  const whole = Math.max(0, Math.floor(hp));
  const low = byHp[whole] ?? 0;
  return low + ((byHp[whole + 1] ?? low) - low) * (hp - whole);
}

function beyond(byHp: readonly number[], more: number): number {
  const risk = 1 - (byHp[MOST_HP] ?? 0);
  const before = 1 - (byHp[MOST_HP - TAIL] ?? 0);
  return before > 0 ? 1 - risk * (risk / before) ** (more / TAIL) : 1;
}

/** The ATK as the outlook counts it. */
export function countedAtk({ options }: OpenState, atk: number): number {
  return Math.min(atk, mostAtk(options));
}

/** The highest ATK that swords lead to. */
function mostAtk({ startAtk }: GameOptions): number {
  return startAtk + SWORDS;
}

/**
 * The work of one slice, counted in chances that are computed, and what else it takes: to begin a row of them, to begin a
 * fight if the odds of a roll are known, and to find these.
 */
const WORK_A_SLICE = 450;
const ROW = 10;
const ROLL = 200;

/** The fights with one enemy; those with a lower ATK are done. */
interface Level {
  killed: number;
  enemy: Enemy;
  /** By ATK: the chances by HP when the enemy appears, and by the HP of the enemy after a trade. */
  meeting: number[][];
  risen: number[][];
  /** The fight that is computed, with an ATK of `meeting.length`. */
  fight: Fight | undefined;
  /** By ATK and HP, the chances on the way to the enemy. */
  resting: number[][];
}

/** A fight with this ATK: the chances by the HP of the enemy, and then by those of the player. */
interface Fight {
  atk: number;
  share: number;
  fallen: readonly number[];
  rows: number[][];
}

/** Goes from the last enemy back to the first, fight by fight and HP by HP of the enemy. */
function newBuilding(open: OpenState, sword: number): Building {
  const outlook: Outlook = { resting: [], risen: [] };
  const most = mostAtk(open.options);
  outlook.resting[ENEMIES] = everywhere(1, most);
  let level = levelOf(open, ENEMIES - 1);

  const build = (): void => {
    for (let work = workIn(open, level); work <= WORK_A_SLICE; work += workIn(open, level)) {
      const { killed, meeting, risen, resting } = level;
      if (meeting.length <= most) advance(open, level, outlook.resting[killed + 1] ?? []);
      else if (resting.length <= most) {
        const atk = resting.length;
        resting.push(restingChances(meeting[atk] ?? [], meeting[Math.min(most, atk + 1)] ?? [], sword));
      } else {
        outlook.resting[killed] = resting;
        outlook.risen[killed] = risen;
        if (killed === 0) return;
        level = levelOf(open, killed - 1);
      }
    }
  };

  return { outlook, build };
}

/** The work of the next step at a level. */
function workIn(open: OpenState, { enemy, meeting, fight }: Level): number {
  if (meeting.length > mostAtk(open.options)) return MOST_HP + ROW;
  if (fight !== undefined) return MOST_HP + ROW + (fight.atk - 1) * (tradeHp(open.options) + ROW);
  return shareKnown(open, enemy, meeting.length) === undefined ? ROLL : ROW;
}

function levelOf(open: OpenState, killed: number): Level {
  const enemy = newEnemy("JH", killed, open.options);
  return { killed, enemy, meeting: [[]], risen: [[]], fight: undefined, resting: [] };
}

/** Begins the next fight of a level, or computes its rows up to the next one that its blows lead to. */
function advance(open: OpenState, level: Level, won: readonly number[][]): void {
  const { enemy, meeting, risen, fight } = level;
  if (fight === undefined) {
    const atk = meeting.length;
    const share = hitShare(open, enemy, atk);
    level.fight = { atk, share, fallen: risen[atk - 1] ?? [], rows: [won[atk] ?? []] };
    return;
  }
  const hp = tradeHp(open.options);
  const { atk, rows } = fight;
  const { hp: most } = enemy;
  // Any other HP of the enemy is met only after a trade.
  while (rows.length <= most && (most - rows.length) % atk > 0) rows.push(fightChances(fight, enemy, hp));
  if (rows.length <= most) rows.push(fightChances(fight, enemy, MOST_HP));
  if (rows.length <= most) return;
  meeting.push(rows[most] ?? []);
  risen.push(rows.map((byHp) => byHp[hp] ?? 0));
  level.fight = undefined;
}

/** The same chance for every ATK and HP. */
function everywhere(chance: number, most: number): number[][] {
  const chances: number[][] = [];
  for (let atk = 0; atk <= most; atk++) {
    const byHp: number[] = [];
    for (let hp = 0; hp <= MOST_HP; hp++) byHp[hp] = chance;
    chances[atk] = byHp;
  }
  return chances;
}

/** The chances on the way to an enemy, by the HP, from those when it appears with the same ATK and with a sword. */
function restingChances(same: readonly number[], better: readonly number[], sword: number): number[] {
  const byHp: number[] = [];
  const none = 1 - sword;
  for (let hp = 0; hp <= MOST_HP; hp++) {
    const rested = Math.min(MOST_HP, hp + INCOME);
    byHp[hp] = sword * (better[rested] ?? 0) + none * (same[rested] ?? 0);
  }
  return byHp;
}

/** The chances against an enemy with as many HP left as there are rows, by the HP of the player up to the most needed. */
function fightChances({ atk, share, fallen, rows }: Fight, { atk: blow }: Enemy, most: number): number[] {
  const left = rows.length;
  const struck = rows[Math.max(0, left - atk)] ?? [];
  const lost = fallen[left] ?? 0;
  const missed = 1 - share;
  const byHp: number[] = [lost];
  // A blow with a curse leads to where one without led for one HP less.
  let cursed = lost;
  for (let hp = 1; hp <= most; hp++) {
    const plain = hp > blow ? (byHp[hp - blow] ?? 0) : lost;
    byHp[hp] = share * (struck[hp] ?? 0) + missed * (UNCURSED * plain + CURSED * cursed);
    cursed = plain;
  }
  return byHp;
}

/** The HP after a trade (PRR-12.4); with `MAX` those of a player who has found a heart. */
function tradeHp({ trade }: GameOptions): number {
  return trade === "MAX" ? 3 * PIPS : PIPS;
}

/** The cache, by the mode and then by the number of `placeOf`. */
const KNOWN_SHARES: Record<CombatMode, Record<number, number | undefined>> = { poker: {}, points: {} };

/** The share of the blows in a fight that the player lands with this ATK (PRR-9.5); ties lead to another roll. */
export function hitShare(open: OpenState, enemy: Enemy, atk: number): number {
  const known = shareKnown(open, enemy, atk);
  if (known !== undefined) return known;
  const odds = rollOdds({ ...open, enemy, atk });
  const share = odds === undefined || odds.win === 0 ? 0 : odds.win / (odds.win + odds.lose);
  KNOWN_SHARES[open.options.combat][placeOf(open, enemy, atk)] = share;
  return share;
}

function shareKnown(open: OpenState, enemy: Enemy, atk: number): number | undefined {
  return KNOWN_SHARES[open.options.combat][placeOf(open, enemy, atk)];
}

/** All that the odds of a roll depend on, as one number. */
function placeOf(open: OpenState, { tier, atk: enemyAtk }: Enemy, atk: number): number {
  const ours = hasTrait(open, "equip", "winsTies") ? 1 : 0;
  const theirs = hasTrait(open, "curses", "winsTies") ? 1 : 0;
  return ours + 2 * theirs + 4 * (tier + 10 * (atk + 10 * enemyAtk));
}
