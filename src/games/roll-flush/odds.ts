import { openShifts, wouldBust } from "./board";
import { NUMBERS, type OpenState } from "./state";

/** How many of the 36 rolls of two dice show this total (RF-15.1). */
export function waysOf(number: number): number {
  return number < 2 || number > 12 ? 0 : 6 - Math.abs(7 - number);
}

/** All rolls of two dice. */
export const ALL_WAYS = 36;

/** The chance from 0 to 1 that the next roll busts if it is accepted as it falls (RF-15.1). */
export function bustChance(open: OpenState): number {
  let ways = 0;
  for (const number of NUMBERS) if (wouldBust(open, number)) ways += waysOf(number);
  return ways / ALL_WAYS;
}

/** The chance that the next roll busts and no shift of a ready token could save it (RF-6.3). */
export function bustChanceWithShift(open: OpenState): number {
  let ways = 0;
  for (const number of NUMBERS) {
    if (wouldBust(open, number) && openShifts(open, number).length === 0) ways += waysOf(number);
  }
  return ways / ALL_WAYS;
}

/** The chance that a roll comes to a slot with this number. */
export function slotChance(number: number): number {
  return waysOf(number) / ALL_WAYS;
}

/** The totals that a reroll can lead to, each with its chance (RF-6.2); `kept` is the face that stays, if one does. */
export function rerollChances(kept: number | undefined): { number: number; chance: number }[] {
  if (kept === undefined) return NUMBERS.map((number) => ({ number, chance: slotChance(number) }));
  return [1, 2, 3, 4, 5, 6].map((face) => ({ number: kept + face, chance: 1 / 6 }));
}

/** The chance that a reroll comes to a number that busts. */
export function rerollBustChance(open: OpenState, kept: number | undefined): number {
  let chance = 0;
  for (const outcome of rerollChances(kept)) if (wouldBust(open, outcome.number)) chance += outcome.chance;
  return chance;
}
