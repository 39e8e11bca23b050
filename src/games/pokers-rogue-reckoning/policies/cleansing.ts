import { cleansingPotions, removeFrom, sumOf } from "../rules/board";
import { valueOf, type BluePotion, type Curse } from "../rules/cards";
import type { OpenState } from "../rules/state";

/**
 * The potions to pour over a curse after those already poured: the smallest that is enough, or else the greatest and so on. None
 * where enough was poured; undefined where all are not enough (PRR-5.7).
 */
export function missingPotions(
  open: OpenState,
  curse: Curse,
  poured: readonly BluePotion[],
): BluePotion[] | undefined {
  const left = cleansingPotions(open).filter((card) => !poured.includes(card));
  left.sort((a, b) => valueOf(a) - valueOf(b));
  const potions: BluePotion[] = [];
  let missing = valueOf(curse) - sumOf(poured);
  while (missing > 0) {
    const need = missing;
    const card = left.find((potion) => valueOf(potion) >= need) ?? left[left.length - 1];
    if (card === undefined) return undefined;
    removeFrom(left, card);
    potions.push(card);
    missing -= valueOf(card);
  }
  return potions;
}
