import { shortName } from "../../kit/card-names";
import type { Values } from "../../kit/words";
import { fill, valuesFrom } from "../../kit/words";
import { ABILITIES } from "./abilities";
import { healOf } from "./board";
import {
  diceFor,
  EVERY_CARD,
  hasPrice,
  isBlue,
  isCardId,
  isCurse,
  isMoney,
  isPotion,
  isRed,
  kindOf,
  valueOf,
  type CardId,
} from "./cards";
import * as english from "./english";
import { printedOn } from "./pieces";
import { MONEY_HP, type OpenState } from "./state";

/** Several names in one phrase: `Stun 7♥, Evade 3♠ and Money 2♦`. */
export function joined(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  return fill(english.AND, { others: names.slice(0, names.length - 1).join(", "), last });
}

const CARD_NAMES: Record<string, string> = {};
for (const card of EVERY_CARD) CARD_NAMES[card] = nameFrom(english.CARD_NAMES, card);

/** A card as a button calls it: `Stun 7♥`. */
export function cardName(card: CardId): string {
  return CARD_NAMES[card] ?? "";
}

/** Several cards in one phrase. */
export function cardNames(cards: readonly CardId[]): string {
  return joined(cards.map((card) => cardName(card)));
}

/** A card with what it is: `Red potion 7, Stun (7♥)`. */
export function fullName(card: CardId): string {
  return nameFrom(english.FULL_NAMES, card);
}

function nameFrom(sentences: typeof english.CARD_NAMES, card: CardId): string {
  const printed = printedOn(card);
  return fill(sentences[kindOf(card) ?? "heart"], {
    print: printed === "joker" ? "" : shortName(printed),
    value: valueOf(card),
    name: properName(card),
  });
}

/** The name of a card's ability, or of an enemy's figure, which has no effect (PRR-1.2). */
export function properName(card: CardId): string {
  if (isPotion(card) || isCurse(card)) return ABILITIES[card].name;
  switch (card) {
    case "JH":
    case "JD":
      return english.ENEMY_NAMES.demon;
    case "JS":
    case "JC":
      return english.ENEMY_NAMES.orc;
    default:
      return card.startsWith("Q") ? english.ENEMY_NAMES.queen : english.ENEMY_NAMES.king;
  }
}

/** How a card is got, or got rid of, when it is revealed: its price, or what the dice must show (PRR-5.1, PRR-5.2, PRR-6). */
export function gettingOf(card: CardId): string {
  const value = valueOf(card);
  if (isCurse(card)) {
    return fill(diceFor(card) === 1 ? english.GETTING.singleCurse : english.GETTING.dualCurse, { value });
  }
  if (isPotion(card)) return fill(hasPrice(card) ? english.GETTING.price : english.GETTING.exact, { value });
  return kindOf(card) === "enemy" ? english.GETTING.none : english.GETTING.free;
}

/** What a card does in this game, in the words of the player (PRR-1.5). */
export function effectOf(open: OpenState, card: CardId): string {
  const text = abilityOf(open, card);
  const hasText = text !== "";
  if (isRed(card)) {
    return fill(hasText ? english.EFFECTS.redOr : english.EFFECTS.red, { heal: healOf(open, card), text });
  }
  if (isBlue(card)) {
    if (!hasText) return english.EFFECTS.buff;
    const { use, trait } = ABILITIES[card];
    if (trait === "moreAtk") return text;
    return fill(use === undefined ? english.EFFECTS.buffAnd : english.EFFECTS.buffOr, { text });
  }
  if (isCurse(card)) return fill(hasText ? english.EFFECTS.curseAnd : english.EFFECTS.curse, { text });
  if (isMoney(card)) {
    const sentence = open.options.moneyHp === "off" ? english.EFFECTS.money : english.EFFECTS.moneyOr;
    return fill(sentence, { value: valueOf(card), most: MONEY_HP });
  }
  return plainEffectOf(card);
}

function plainEffectOf(card: CardId): string {
  switch (kindOf(card)) {
    case "sword":
      return english.EFFECTS.sword;
    case "heart":
      return english.EFFECTS.heart;
    default:
      return english.EFFECTS.enemy;
  }
}

/** The text of a card's ability; empty for a card without one, and in a game without abilities (PRR-13.1). */
export function abilityOf({ options }: OpenState, card: CardId): string {
  if (!options.abilities || !(isPotion(card) || isCurse(card))) return "";
  return fill(ABILITIES[card].text, { overcharge: options.overcharge });
}

/** A room by where it lies: row by row, from the upper left corner. */
export function roomName({ rooms }: OpenState, room: number): string {
  const names =
    rooms.length > english.ROOM_NAMES.small.length ? english.ROOM_NAMES.large : english.ROOM_NAMES.small;
  return names[room] ?? "";
}

/** The fields of an event or the values of a refusal, with cards as their names. */
export function namedValues(fields: unknown): Values {
  return valuesFrom(fields, (id) => (isCardId(id) ? cardName(id) : id));
}
