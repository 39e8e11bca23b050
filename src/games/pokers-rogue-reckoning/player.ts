import { canCraft, healOf, isHealingBarred, maxHp, removeFrom } from "./board";
import { isRed, type Potion, type RedPotion } from "./cards";
import { finish } from "./ending";
import type { Event, State } from "./state";

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
 * start of the combat it goes on after a trade or a pill.
 */
export function hurtPlayer(state: State, hp: number, step: number, events: Event[]): void {
  state.hp = Math.max(0, state.hp - hp);
  events.push({ kind: "playerHurt", amount: hp, hp: state.hp });
  if (state.hp > 0) return;
  const isSaved = state.atk > 1 || state.pill === "ready" || (state.options.pillAtDeath && canCraft(state));
  if (isSaved) state.phase = { kind: "death", step };
  else finish(state, "loss", events);
}
