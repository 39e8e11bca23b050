import { must } from "../../../kit/data/must";
import { hasTrait } from "./board";
import { isBlue, type EnemyCard } from "./cards";
import type { CombatMode, GameOptions } from "./options";
import { equip, finish } from "./player";
import { BRIBES, ENEMIES, PIPS, type Enemy, type Event, type State } from "./state";

/** Meets an enemy: the combat is prepared (PRR-9.1); with `buffImmediate` all held blue potions are put under the dice. */
export function meetEnemy(state: State, card: EnemyCard, events: Event[]): void {
  const enemy = newEnemy(card, state.killed, state.options);
  const { tier, final, hp, atk } = enemy;
  state.enemy = enemy;
  state.phase = { kind: "prep" };
  events.push({ kind: "enemyMet", card, tier, final, hp, atk });
  if (!state.options.buffImmediate) return;
  for (const potion of state.hand.filter((held) => isBlue(held))) equip(state, potion, events);
}

/** Takes HP from the enemy, who may be defeated by it or flee (PRR-12.2, PRR-14.4). */
export function hurtEnemy(state: State, hp: number, events: Event[]): void {
  const { enemy } = state;
  if (enemy === undefined) return;
  enemy.hp = Math.max(0, enemy.hp - hp);
  events.push({ kind: "enemyHurt", amount: hp, hp: enemy.hp });
  if (enemy.hp === 0) defeat(state, enemy.card, events);
  else if (enemy.hp === 1 && mayEnemyFlee(state)) {
    events.push({ kind: "enemyFled", card: enemy.card });
    backIntoDeck(state, enemy.card);
  }
}

/** Whether the enemy has Evade and the player no Terrorize (PRR-14.4, PRR-14.8). */
function mayEnemyFlee(state: State): boolean {
  return hasTrait(state, "curses", "fleesAtOne") && !hasTrait(state, "equip", "barsFlight");
}

function defeat(state: State, card: EnemyCard, events: Event[]): void {
  state.slain.push(card);
  state.killed++;
  events.push({ kind: "enemySlain", card, killed: state.killed });
  endCombat(state);
  if (state.killed === ENEMIES) finish(state, "win", events);
  else state.phase = { kind: "explore" };
}

/** The player flees (PRR-16.2). */
export function flee(state: State, events: Event[]): void {
  if (state.enemy === undefined) return;
  const { card } = state.enemy;
  events.push({ kind: "playerFled", card });
  backIntoDeck(state, card);
}

/** The player pays the enemy to be let go (PRR-16.3). */
export function bribe(state: State, events: Event[]): void {
  const price = must(BRIBES[must(state.enemy, "an enemy to bribe").tier - 1], "the price of a bribe");
  state.money -= price;
  events.push({ kind: "bribed", price, money: state.money });
  flee(state, events);
}

/** After a flight the enemy is shuffled into the deck, and it is met again as if for the first time (PRR-16.2, PRR-8.3). */
function backIntoDeck(state: State, card: EnemyCard): void {
  endCombat(state);
  state.deck.push(card);
  state.phase = { kind: "shuffle", next: "explore" };
}

/** Discards all that is under the dice: the player's cards, then the enemy's (PRR-6.6). */
function endCombat(state: State): void {
  state.discard = state.discard.concat(state.equip, state.curses);
  state.equip = [];
  state.curses = [];
  state.enemy = undefined;
}

/** After this many defeated enemies the next tier begins (PRR-8.1). */
const ENEMIES_A_TIER = 3;
export const LAST_TIER = 4;
/** With mode points nobody rolls more dice than these (PRR-8.1). */
const MOST_POINT_DICE = 3;

/** The tier of the enemy that is met after this many defeated ones (PRR-8.1). */
export function tierOf(killed: number): number {
  return Math.min(LAST_TIER, 1 + Math.floor(killed / ENEMIES_A_TIER));
}

/** The enemy that is met after this many defeated ones, with the values of PRR-8.1. */
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

/** How many dice each side rolls, not counting the ATK die of mode poker (PRR-8.1). */
export function combatDice(mode: CombatMode, tier: number): number {
  return mode === "poker" ? tier + 1 : Math.min(tier, MOST_POINT_DICE);
}
