import { canCraft, healOf, isHealingBarred, maxHp, removeFrom, takePotion } from "./board";
import { isRed, type BluePotion, type Curse, type Potion, type RedPotion } from "./cards";
import type { Ending, Event, State } from "./state";

/** Adds money as far as the cap allows (PRR-7.2). */
export function gainMoney(state: State, money: number, events: Event[]): void {
  const amount = Math.max(0, Math.min(money, state.options.moneyCap - state.money));
  state.money += amount;
  events.push({ kind: "moneyGained", amount, money: state.money });
}

/** Takes money, or all of it if there is less (PRR-14.6). */
export function loseMoney(state: State, money: number, events: Event[]): void {
  const amount = Math.min(money, state.money);
  state.money -= amount;
  events.push({ kind: "moneyLost", amount, money: state.money });
}

/** Raises the HP as far as the red dice allow, and answers by how much (PRR-2.3). */
export function restoreHp(state: State, hp: number): number {
  const amount = Math.max(0, Math.min(hp, maxHp(state) - state.hp));
  state.hp += amount;
  return amount;
}

/** Heals as much as a red potion does, whatever becomes of the card (PRR-5.4). */
export function drink(state: State, card: RedPotion, events: Event[]): void {
  const amount = restoreHp(state, healOf(state, card));
  events.push({ kind: "drunk", card, amount, hp: state.hp });
}

/** Drinks a held red potion (PRR-5.4). */
export function heal(state: State, card: RedPotion, events: Event[]): void {
  removeFrom(state.hand, card);
  drink(state, card, events);
  state.discard.push(card);
}

/** Puts an acquired potion into the hand; a red one is drunk at once with the option `healImmediate` (PRR-5.3). */
export function acquire(state: State, card: Potion, events: Event[]): void {
  if (!state.options.healImmediate || !isRed(card)) {
    state.hand.push(card);
    return;
  }
  if (!isHealingBarred(state)) drink(state, card, events);
  state.discard.push(card);
}

/**
 * Takes HP from the player in combat. Without HP left it is `death` or the end (PRR-12.3); `step`: with which step of the
 * start of the combat it continues after a trade or a pill.
 */
export function hurtPlayer(state: State, hp: number, step: number, events: Event[]): void {
  state.hp = Math.max(0, state.hp - hp);
  events.push({ kind: "playerHurt", amount: hp, hp: state.hp });
  if (state.hp > 0) return;
  const isSaved = state.atk > 1 || state.pill === "ready" || (state.options.pillAtDeath && canCraft(state));
  if (isSaved) state.phase = { kind: "death", step };
  else finish(state, "loss", events);
}

/** Puts a held potion under the player's dice (PRR-5.5). */
export function equip(state: State, card: Potion, events: Event[]): void {
  removeFrom(state.hand, card);
  state.equip.push(card);
  events.push({ kind: "equipped", card });
}

/** The player names the curse to be cleansed, and then the potions one by one (PRR-5.7). */
export function beginCleansing(state: State, curse: Curse): void {
  state.phase = { kind: "cleanse", curse, potions: [] };
}

/** Adds a potion to those that will be spent (PRR-5.7). */
export function pour(state: State, card: BluePotion): void {
  const { phase } = state;
  if (phase.kind === "cleanse") state.phase = { ...phase, potions: phase.potions.concat([card]) };
}

/** Discards the curse, then the potions in the order in which they were named (PRR-5.7). */
export function finishCleansing(state: State, events: Event[]): void {
  if (state.phase.kind !== "cleanse") return;
  const { curse, potions } = state.phase;
  state.curses = state.curses.filter((card) => card !== curse);
  state.discard.push(curse);
  for (const potion of potions) {
    takePotion(state, potion);
    state.discard.push(potion);
  }
  events.push({ kind: "cleansed", card: curse, potions });
  state.phase = { kind: state.enemy === undefined ? "explore" : "prep" };
}

/** Ends the game (PRR-18.1, PRR-18.2). */
export function finish(state: State, ending: Ending, events: Event[]): void {
  state.phase = { kind: "over", ending };
  events.push({ kind: "gameOver", ending, killed: state.killed, level: state.level });
}
