import { removeAt } from "../../../kit/data/lists";
import { ABILITIES, type Trait, type Zone } from "./abilities";
import {
  hasPrice,
  isBlue,
  isPotion,
  isRed,
  valueOf,
  type BluePotion,
  type Potion,
  type RedPotion,
} from "./cards";
import { PILL_PRICE, PIPS, type OpenState, type SeenRoom, type State } from "./state";

/** The most HP that the player can have (PRR-2.3). */
export function maxHp(open: OpenState): number {
  return open.hpDice * PIPS;
}

/** A room by its number; undefined where there are not this many. */
export function roomAt(open: OpenState, room: number): SeenRoom | undefined {
  return open.rooms[room];
}

/** Whether a card that is in force in this zone has this trait (PRR-13.1, PRR-13.3). */
export function hasTrait(open: OpenState, zone: Zone, trait: Trait): boolean {
  return countTrait(open, zone, trait) > 0;
}

function countTrait(open: OpenState, zone: Zone, trait: Trait): number {
  if (!open.options.abilities) return 0;
  let count = 0;
  for (const card of open[zone]) if (ABILITIES[card].trait === trait) count++;
  return count;
}

/** What the cards of a side add to its damage (PRR-12.1). */
export function buffTotal(open: OpenState, zone: Zone): number {
  const nullified = countTrait(open, zone === "equip" ? "curses" : "equip", "nullifies");
  const extra = hasTrait(open, zone, "moreAtk") ? open.options.overcharge - 1 : 0;
  return Math.max(0, open[zone].length - nullified) + extra;
}

/** The ATK of the side whose cards are in this zone (PRR-8.1). */
export function atkOf({ atk, enemy }: OpenState, zone: Zone): number {
  return zone === "equip" ? atk : (enemy?.atk ?? 0);
}

/** How much the side takes from the other whose cards are in this zone (PRR-9.5). */
export function damageOf(open: OpenState, zone: Zone): number {
  return atkOf(open, zone) + buffTotal(open, zone);
}

/** Whether the enemy's Blight keeps potions from healing: from `fight` on (PRR-14.7). */
export function isHealingBarred(open: OpenState): boolean {
  const isFighting = open.phase.kind === "preRoll" || open.phase.kind === "postRoll";
  return isFighting && hasTrait(open, "curses", "barsHealing");
}

/** What a red potion heals (PRR-5.4, option `cleanseHeal`). */
export function healOf(open: OpenState, potion: RedPotion): number {
  return potion === "H6" ? open.options.cleanseHeal : valueOf(potion);
}

/** Whether a potion can be put under the dice: blue ones and Prism (PRR-5.5, PRR-15.5). */
export function isBuff(open: OpenState, potion: Potion): boolean {
  return isBlue(potion) || (open.options.abilities && ABILITIES[potion].isBuff === true);
}

/** The blue potions with which a curse can be cleansed: those held, then those under the dice (PRR-5.7). */
export function cleansingPotions(open: OpenState): BluePotion[] {
  const potions: BluePotion[] = [];
  for (const card of open.hand) if (isBlue(card)) potions.push(card);
  for (const card of open.equip) if (isBlue(card)) potions.push(card);
  return potions;
}

/** The sum of the values of some potions. */
export function sumOf(potions: readonly Potion[]): number {
  let sum = 0;
  for (const potion of potions) sum += valueOf(potion);
  return sum;
}

/** The sum of the faces of some dice. */
export function totalOf(faces: readonly number[]): number {
  let total = 0;
  for (const face of faces) total += face;
  return total;
}

/** Whether the player has a potion, in hand or under the dice. */
export function hasPotion(open: OpenState, potion: Potion): boolean {
  return open.hand.includes(potion) || open.equip.includes(potion);
}

/** The potions that the player has, in hand and under the dice. */
export function ownPotions(open: OpenState): Potion[] {
  const potions = [...open.hand];
  for (const card of open.equip) if (isPotion(card)) potions.push(card);
  return potions;
}

/** Whether the player has all that a revival pill is made of, and may have one (PRR-18.4). */
export function canCraft(open: OpenState): boolean {
  return (
    open.options.pill &&
    open.pill === "none" &&
    open.money >= PILL_PRICE &&
    open.hand.some((card) => isBlue(card)) &&
    open.hand.some((card) => isRed(card))
  );
}

/** The price of the potion that is face up in a room; undefined if there is none for sale (PRR-5.2). */
export function priceIn(room: SeenRoom): number | undefined {
  if (room.kind === "empty" || !room.up || room.card === undefined) return undefined;
  return isPotion(room.card) && hasPrice(room.card) ? valueOf(room.card) : undefined;
}

/** Whether some room is still face down (PRR-4.4). */
export function isAnyFaceDown(open: OpenState): boolean {
  return open.rooms.some((room) => room.kind === "card" && !room.up);
}

/** Takes a card out of a list that holds it. */
export function removeFrom<Card>(list: Card[], card: Card): void {
  const place = list.indexOf(card);
  if (place >= 0) removeAt(list, place);
}

/** Takes a potion of the player's out of the hand or from under the dice. */
export function takePotion(state: State, potion: Potion): void {
  if (state.hand.includes(potion)) removeFrom(state.hand, potion);
  else removeFrom(state.equip, potion);
}
