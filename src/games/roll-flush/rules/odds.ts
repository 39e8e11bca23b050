import { FULL_DECK, type Card } from "../../../kit/data/cards";
import { isReady, openShifts, wouldBust } from "./board";
import { NUMBERS, type OpenState, type Seen } from "./state";

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

/** The odds of the next roll: the chance to bust, and the chance that remains with a ready Shift token. */
export interface RollOdds {
  bust: number;
  shifted: number | undefined;
}

/** The odds of the next roll of the player whose turn it is. */
export function rollOdds(open: OpenState): RollOdds {
  const canShift = isReady(open, open.active, "shift");
  return { bust: bustChance(open), shifted: canShift ? bustChanceWithShift(open) : undefined };
}

/** The chance that a roll comes to a slot with this number. */
export function slotChance(number: number): number {
  return waysOf(number) / ALL_WAYS;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The totals that a reroll can lead to, each with its chance (RF-6.2); `kept` is the face that stays, if one does. */
export function rerollChances(kept: number | undefined): { number: number; chance: number }[] {
  if (kept === undefined) return NUMBERS.map((number) => ({ number, chance: slotChance(number) }));
  return FACES.map((face) => ({ number: kept + face, chance: 1 / FACES.length }));
}

/** The chance that a reroll comes to a number that busts. */
export function rerollBustChance(open: OpenState, kept: number | undefined): number {
  if (kept === undefined) return bustChance(open);
  // Counted and then divided, because six sixths that are added up are not quite 1.
  return FACES.filter((face) => wouldBust(open, kept + face)).length / FACES.length;
}

/** The cards that a viewer sees nowhere on the table: those in the deck, and those that are face down. */
export function unseenCards(seen: Seen): Card[] {
  const known: Record<string, boolean> = {};
  for (const card of seen.community) known[card] = true;
  for (const hand of seen.hands) for (const { card } of hand) if (card !== undefined) known[card] = true;
  for (const { card } of seen.discard) if (card !== undefined) known[card] = true;
  for (const slot of seen.slots) if (slot.kind === "card" && slot.card !== undefined) known[slot.card] = true;
  return FULL_DECK.filter((card) => known[card] !== true);
}
