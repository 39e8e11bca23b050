import { ABILITIES } from "../rules/abilities";
import { hasTrait, healOf } from "../rules/board";
import { isRed, type BluePotion, type Potion, type RedPotion } from "../rules/cards";
import { ENEMIES, type OpenState } from "../rules/state";
import { richer } from "./changes";

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
  S7: 9,
  S8: 5,
  S9: 5,
  S10: 11,
};

/** What the ability of a red potion is worth in HP, on top of its healing, while both are open. Found by playing. */
const ABILITY_WORTH: Record<RedPotion, number> = {
  H2: 1,
  H3: 1,
  H4: 1,
  H5: 2,
  H6: 2,
  H7: 3,
  H8: 1,
  H9: 3,
  H10: 3,
};

/** The value of a revival pill, which restores HP and ATK (PRR-18.4). */
const PILL_WORTH = 40;

/** The value of one money: most of it becomes potions that are worth their price in HP. */
const MONEY_WORTH = 0.7;

/** The money that is spent between two fights at most, on average. */
const SPENT = 5;

/** How much less money on a card is worth than money in hand, in HP. */
const WAITING = 1;

/** The value of a potion, in HP; for Fortune, that of its money. */
export function potionWorth(open: OpenState, potion: Potion): number {
  if (isRed(potion)) return healOf(open, potion) + abilityWorth(open, potion);
  const worth = BLUE_WORTH[potion];
  const effect = open.options.abilities ? ABILITIES[potion].use?.effect : undefined;
  if (effect?.kind !== "gainMoney") return worth;
  return Math.max(worth, moneyWorth(richer(open, effect.money)) - moneyWorth(open) - WAITING);
}

function abilityWorth({ options }: OpenState, potion: RedPotion): number {
  return options.abilities ? ABILITY_WORTH[potion] : 0;
}

/** The HP that the player can lose in a fight: what there is, and what potions can restore meanwhile. */
export function stamina(open: OpenState): number {
  let sum = open.hp;
  if (isBarred(open)) return sum;
  for (const card of open.hand) if (isRed(card)) sum += healOf(open, card);
  return sum;
}

/** What helps only after a fight, in HP: money, blue potions, red ones that cannot be drunk now, and abilities. */
export function reserve(open: OpenState): number {
  const isWaiting = isBarred(open);
  let sum = moneyWorth(open) + (open.pill === "ready" ? PILL_WORTH : 0);
  for (const card of open.hand) {
    sum += isWaiting || !isRed(card) ? potionWorth(open, card) : abilityWorth(open, card);
  }
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
