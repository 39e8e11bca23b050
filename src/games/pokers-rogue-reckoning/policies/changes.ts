import { healOf, maxHp } from "../rules/board";
import { isRed, type BluePotion, type Curse, type Potion, type RedPotion } from "../rules/cards";
import type { OpenState } from "../rules/state";

/** The player without a card, in hand or under the dice. */
export function without<Open extends OpenState>(open: Open, card: Potion): Open {
  return {
    ...open,
    hand: open.hand.filter((held) => held !== card),
    equip: open.equip.filter((placed) => placed !== card),
  };
}

/** The player with one more potion; a red one is drunk at once with the option `healImmediate` (PRR-5.3). */
export function withPotion(open: OpenState, card: Potion): OpenState {
  if (open.options.healImmediate && isRed(card)) return drunk(open, card);
  return { ...open, hand: open.hand.concat([card]) };
}

/** The cards under the dice, one from the hand among them. */
export function equipped(open: OpenState, card: Potion): OpenState {
  return {
    ...open,
    hand: open.hand.filter((held) => held !== card),
    equip: open.equip.concat([card]),
  };
}

/** The enemy without a curse. */
export function uncursed(open: OpenState, curse: Curse): OpenState {
  return { ...open, curses: open.curses.filter((placed) => placed !== curse) };
}

export function healed(open: OpenState, hp: number): OpenState {
  return { ...open, hp: Math.min(maxHp(open), open.hp + hp) };
}

/** The player after drinking, whatever becomes of the potion. */
export function drunk(open: OpenState, card: RedPotion): OpenState {
  return healed(open, healOf(open, card));
}

export function richer(open: OpenState, money: number): OpenState {
  return { ...open, money: Math.max(open.money, Math.min(open.options.moneyCap, open.money + money)) };
}

/** The enemy without a curse, and the player without the potions that were poured over it (PRR-5.7). */
export function cleansed(open: OpenState, curse: Curse, potions: readonly BluePotion[]): OpenState {
  let left = uncursed(open, curse);
  for (const card of potions) left = without(left, card);
  return left;
}
