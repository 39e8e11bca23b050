import { cardNumber } from "../../../kit/data/cards";
import { seededBy, type Random } from "../../../kit/data/random";
import type { Seen } from "../rules/state";

/**
 * The generator of a decision, by what its seat sees: the turn, the chips, and all cards that it knows. So a hint draws what
 * the bot draws that it speaks for. No opponent can draw it too, for one of those cards is hidden from them.
 */
export function randomOf({ turn, battle, flips, privateCard, downCard, stacks }: Seen): Random {
  const numbers = [turn, cardNumber(privateCard), cardNumber(downCard), ...stacks];
  for (const { card } of flips) numbers.push(cardNumber(card));
  if (battle !== undefined) {
    numbers.push(battle.pot, battle.attacker.street, battle.defender.street);
    for (const card of battle.community) numbers.push(cardNumber(card));
  }
  return seededBy(numbers);
}
