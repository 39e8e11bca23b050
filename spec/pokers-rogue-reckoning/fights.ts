import { ABILITIES } from "../../src/games/pokers-rogue-reckoning/rules/abilities";
import { damageOf, hasTrait, totalOf } from "../../src/games/pokers-rogue-reckoning/rules/board";
import {
  BLUE_POTIONS,
  CURSES,
  RED_POTIONS,
  type Potion,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { combatDice } from "../../src/games/pokers-rogue-reckoning/rules/combat";
import { comparisonOf, strengthOf } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import {
  PIPS,
  type OpenState,
  type Roll,
  type State,
} from "../../src/games/pokers-rogue-reckoning/rules/state";
import { rollDie, shuffled, type Random } from "../../src/kit/data/random";
import { expectPresent } from "../support/expect";
import { inCombat, rolled, stateOf } from "./cases";

/** How often a roll, or a blow, is the player's, the enemy's, and nobody's. */
export interface Shares {
  win: number;
  lose: number;
  tie: number;
}

/** Everything that so many dice can show. */
export function facesOf(dice: number): number[][] {
  let all: number[][] = [[]];
  for (let die = 0; die < dice; die++) {
    const longer: number[][] = [];
    for (const faces of all) for (let face = 1; face <= PIPS; face++) longer.push(faces.concat([face]));
    all = longer;
  }
  return all;
}

/** In how many ways dice are worth each strength or number of points, by what they depend on. */
const COUNTS: Record<string, Record<number, number>> = {};

function countsOf({ options }: OpenState, dice: number, atk: number): Record<number, number> {
  const key = `${options.combat} ${dice} ${atk}`;
  const known = COUNTS[key];
  if (known !== undefined) return known;
  const counts: Record<number, number> = {};
  for (const faces of facesOf(dice)) {
    const worth =
      options.combat === "poker"
        ? strengthOf(faces.concat([Math.min(atk, PIPS)]))
        : Math.min(totalOf(faces) + atk, PIPS * dice);
    counts[worth] = (counts[worth] ?? 0) + 1;
  }
  COUNTS[key] = counts;
  return counts;
}

/** The chances of the next roll, every two rolls compared (PRR-10, PRR-11, PRR-13.9). */
export function nextRoll(open: OpenState): Shares {
  const enemy = expectPresent(open.enemy);
  const dice = combatDice(open.options.combat, enemy.tier);
  const mine = countsOf(open, dice, open.atk);
  const theirs = countsOf(open, dice, enemy.atk);
  const ours = hasTrait(open, "equip", "winsTies");
  const isDecided = ours !== hasTrait(open, "curses", "winsTies");
  const shares: Shares = { win: 0, lose: 0, tie: 0 };
  const all = PIPS ** (2 * dice);
  for (const own of Object.keys(mine).map((text) => tonumber(text) ?? 0)) {
    for (const other of Object.keys(theirs).map((text) => tonumber(text) ?? 0)) {
      const ways = ((mine[own] ?? 0) * (theirs[other] ?? 0)) / all;
      if (own !== other) shares[own > other ? "win" : "lose"] += ways;
      else if (isDecided) shares[ours ? "win" : "lose"] += ways;
      else shares.tie += ways;
    }
  }
  return shares;
}

/** The chances of a roll of which these are all ways it may come. */
export function sharesOf(open: OpenState, rolls: readonly Roll[]): Shares {
  const shares: Shares = { win: 0, lose: 0, tie: 0 };
  for (const roll of rolls) {
    const { outcome } = comparisonOf(open, roll);
    const whose = outcome === "playerHits" ? "win" : outcome === "enemyHits" ? "lose" : "tie";
    shares[whose] += 1 / rolls.length;
  }
  return shares;
}

/** The chance that the next blow is the player's, ties rolled anew. */
export function nextBlow(open: OpenState): number {
  const { win, lose } = nextRoll(open);
  return win / (win + lose);
}

/** The chance to defeat the enemy by rolls alone before the player falls, blow by blow; an enemy that flees is not defeated. */
export function victory(open: OpenState): number {
  const share = nextBlow(open);
  const damage = damageOf(open, "equip");
  const blow = damageOf(open, "curses");
  const isFleeing = hasTrait(open, "curses", "fleesAtOne") && !hasTrait(open, "equip", "barsFlight");
  const known: Record<string, number> = {};
  const from = (enemyHp: number, hp: number, isStruck: boolean): number => {
    if (enemyHp <= 0) return 1;
    if (hp <= 0 || (isStruck && enemyHp === 1 && isFleeing)) return 0;
    const key = `${enemyHp} ${hp}`;
    known[key] ??= share * from(enemyHp - damage, hp, true) + (1 - share) * from(enemyHp, hp - blow, false);
    return known[key];
  };
  return from(expectPresent(open.enemy).hp, open.hp, false);
}

const PHASES = ["prep", "preRoll", "postRoll", "death"] as const;

/** A fight in which both sides are near their end, with potions that games seldom bring together. */
export function lastBlows(random: Random): State {
  const phase = expectPresent(PHASES[rollDie(random, PHASES.length) - 1]);
  const killed = rollDie(random, 12) - 1;
  const options = { combat: rollDie(random, 3) === 1 ? "points" : "poker", pill: true };
  const potions: readonly Potion[] = [...BLUE_POTIONS, ...RED_POTIONS];
  const enemyHp = rollDie(random, 6);
  const state = stateOf({
    options,
    state: inCombat(phase, {
      killed,
      atk: phase === "death" ? 1 : rollDie(random, 3),
      hp: phase === "death" ? 0 : rollDie(random, 6),
      pill: phase === "death" ? "ready" : "none",
      hand: shuffled(random, potions).slice(0, 3),
      curses: shuffled(
        random,
        CURSES.filter((curse) => ABILITIES[curse].start?.curses === undefined),
      ).slice(0, 1),
      enemy: { card: "JH", hp: enemyHp },
      roll: rolled([1], [1]),
    }),
  });
  if (state.phase.kind === "postRoll") {
    const dice = combatDice(state.options.combat, expectPresent(state.enemy).tier);
    state.phase.roll.white = thrown(random, dice);
    state.phase.roll.black = thrown(random, dice);
  }
  return state;
}

function thrown(random: Random, dice: number): number[] {
  const faces: number[] = [];
  for (let die = 0; die < dice; die++) faces.push(rollDie(random, PIPS));
  return faces;
}
