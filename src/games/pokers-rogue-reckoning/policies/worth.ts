import { hasTrait, healOf } from "../rules/board";
import { isRed, type BluePotion, type Potion } from "../rules/cards";
import { ENEMIES, type OpenState } from "../rules/state";

/**
 * What the policy counts a blue potion for, in HP: the damage that it saves in a fight of the last tiers, and more where
 * its ability gains more than that. Found by playing.
 */
const BLUE_WORTH: Record<BluePotion, number> = {
  S2: 8,
  S3: 5,
  S4: 5,
  S5: 5,
  S6: 6,
  S7: 7,
  S8: 9,
  S9: 6,
  S10: 9,
};

/** What a revival pill is counted for, which restores HP and ATK (PRR-18.4). */
const PILL_WORTH = 40;

/** What one money is counted for: most of it becomes potions that are worth their price in HP. */
const MONEY_WORTH = 0.65;

/** The money that is spent between two fights at most, on average. */
const SPENT = 4;

/** What a potion is counted for, in HP. */
export function potionWorth(open: OpenState, potion: Potion): number {
  return isRed(potion) ? healOf(open, potion) : BLUE_WORTH[potion];
}

/** The HP that the player can lose in a fight: what there is, and what potions can restore meanwhile. */
export function stamina(open: OpenState): number {
  let sum = open.hp;
  if (isBarred(open)) return sum;
  for (const card of open.hand) if (isRed(card)) sum += healOf(open, card);
  return sum;
}

/** What helps only after a fight, in HP: money, blue potions, and red ones that cannot be drunk now. */
export function reserve(open: OpenState): number {
  const isWaiting = isBarred(open);
  let sum = moneyWorth(open) + (open.pill === "ready" ? PILL_WORTH : 0);
  for (const card of open.hand) if (isWaiting || !isRed(card)) sum += potionWorth(open, card);
  return sum;
}

/** Whether no potion can be drunk in the fight, which before the fight is still to come (PRR-14.7). */
function isBarred(open: OpenState): boolean {
  return open.enemy !== undefined && hasTrait(open, "curses", "barsHealing");
}

function moneyWorth({ money, killed, enemy }: OpenState): number {
  const ways = ENEMIES - killed - (enemy === undefined ? 0 : 1);
  return MONEY_WORTH * Math.min(money, ways * SPENT);
}
