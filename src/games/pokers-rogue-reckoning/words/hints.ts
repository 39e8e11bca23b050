import { fill, fillCount } from "../../../kit/words/words";
import { text } from "../catalogue";
import { ABILITIES, START_QUEUE } from "../rules/abilities";
import { cleansingPotions, hasTrait, isBuff, ownPotions, priceIn, sumOf } from "../rules/board";
import { valueOf, type CardId, type Potion } from "../rules/cards";
import type { Seen } from "../rules/state";
import { blowOf } from "./combat-words";
import { cardName, cardNames, effectOf } from "./names";

/** What you cannot do now and by which rule, what is about to happen, and what the cards for sale do. */
export function hints(seen: Seen): string[] {
  switch (seen.phase.kind) {
    case "explore":
      return exploreHints(seen);
    case "money":
      return moneyHints(seen);
    case "cleanse":
      return [fill(text().HINTS.surplus, { value: valueOf(seen.phase.curse) })];
    case "prep":
      return prepHints(seen);
    case "preRoll":
      return preRollHints(seen);
    case "postRoll":
      return combatHints(seen);
    case "tie":
      return [text().HINTS.counter];
    case "death":
      return [seen.atk > 1 ? text().HINTS.trade : text().HINTS.lastAtk];
    default:
      return [];
  }
}

function exploreHints(seen: Seen): string[] {
  const list = tooDearHints(seen).concat(curseHints(seen), tooLittleHints(seen));
  for (const room of seen.rooms) {
    const price = priceIn(room);
    if (price === undefined || room.kind === "empty" || room.card === undefined) continue;
    const values = { card: cardName(room.card), price, effect: effectOf(seen, room.card) };
    list.push(fill(text().HINTS.forSale, values));
  }
  return list;
}

function tooDearHints(seen: Seen): string[] {
  const cards: CardId[] = [];
  for (const room of seen.rooms) {
    const price = priceIn(room);
    if (price === undefined || price <= seen.money || room.kind === "empty") continue;
    if (room.card !== undefined) cards.push(room.card);
  }
  if (cards.length === 0) return [];
  return [fillCount(text().HINTS, "tooDear", { count: seen.money, cards: cardNames(cards) })];
}

function curseHints({ curses }: Seen): string[] {
  return curses.length === 0 ? [] : [fill(text().HINTS.cursesWait, { cards: cardNames(curses) })];
}

/** Which curses the blue potions cannot cleanse, if there are any potions (PRR-5.7). */
function tooLittleHints(seen: Seen): string[] {
  const sum = sumOf(cleansingPotions(seen));
  const cards = seen.curses.filter((curse) => valueOf(curse) > sum);
  if (sum === 0 || cards.length === 0) return [];
  return [fill(text().HINTS.tooLittleValue, { sum, cards: cardNames(cards) })];
}

function moneyHints({ money, options }: Seen): string[] {
  return money < options.moneyCap ? [] : [fill(text().HINTS.moneyFull, { cap: options.moneyCap })];
}

function prepHints(seen: Seen): string[] {
  const list = [blowHint(seen)];
  const starting = startingCards(seen);
  if (starting.length > 0) list.push(fill(text().HINTS.starts, { cards: cardNames(starting) }));
  if (hasTrait(seen, "curses", "barsHealing")) list.push(text().HINTS.blightAhead);
  const buffs = seen.hand.filter((card) => isBuff(seen, card));
  if (buffs.length > 0 && !seen.options.lateEquip) {
    list.push(fill(text().HINTS.equipNow, { cards: cardNames(buffs) }));
  }
  return list.concat(terrorHints(seen), tooLittleHints(seen));
}

/** The cards that take effect by themselves when the fight begins (PRR-9.3). */
function startingCards(seen: Seen): CardId[] {
  const cards: CardId[] = [];
  if (!seen.options.abilities) return cards;
  for (const { zone, card } of START_QUEUE) {
    if (seen[zone].some((placed) => placed === card)) cards.push(card);
  }
  return cards;
}

function preRollHints(seen: Seen): string[] {
  const list = combatHints(seen);
  const later: Potion[] = [];
  for (const card of seen.options.abilities ? ownPotions(seen) : []) {
    if (ABILITIES[card].use?.when === "afterRoll") later.push(card);
  }
  if (later.length > 0) list.push(fill(text().HINTS.afterRoll, { cards: cardNames(later) }));
  return list;
}

function combatHints(seen: Seen): string[] {
  const list = [blowHint(seen)];
  if (hasTrait(seen, "curses", "barsHealing")) list.push(text().HINTS.blight);
  return list.concat(terrorHints(seen), traitHints(seen));
}

function blowHint(seen: Seen): string {
  const ours = blowOf(seen, "equip");
  const theirs = blowOf(seen, "curses");
  return fill(text().HINTS.blows, { ...ours, enemyAmount: theirs.amount, enemyReason: theirs.reason });
}

/** Why a potion that lets its owner flee does not do so now (PRR-14.8, PRR-15.4). */
function terrorHints(seen: Seen): string[] {
  if (hasTrait(seen, "curses", "barsFlight")) return [text().HINTS.terror];
  for (const card of seen.options.abilities ? ownPotions(seen) : []) {
    const effect = ABILITIES[card].use?.effect;
    if (effect?.kind === "flee" && seen.hp <= effect.hpAbove) {
      return [fill(text().HINTS.lowHp, { card: cardName(card), hp: effect.hpAbove })];
    }
  }
  return [];
}

function traitHints(seen: Seen): string[] {
  const list: string[] = [];
  const isOurs = hasTrait(seen, "equip", "winsTies");
  if (isOurs !== hasTrait(seen, "curses", "winsTies")) {
    list.push(isOurs ? text().HINTS.focusOurs : text().HINTS.focusTheirs);
  }
  const isBound = hasTrait(seen, "equip", "barsFlight");
  if (hasTrait(seen, "curses", "fleesAtOne") && !isBound) list.push(text().HINTS.evade);
  return list;
}
