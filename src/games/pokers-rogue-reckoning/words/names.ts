import { shortName } from "../../../kit/words/card-names";
import { enumerated } from "../../../kit/words/enumeration";
import { must } from "../../../kit/data/must";
import { fill, valuesFrom, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { ABILITIES } from "../rules/abilities";
import { healOf } from "../rules/board";
import {
  diceFor,
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
  type CardKind,
  type Curse,
} from "../rules/cards";
import { MONEY_HP, type OpenState } from "../rules/state";
import { printedOn } from "../scene/pieces";

/** A card as a button calls it: `Stun 7♥`. */
export function cardName(card: CardId): string {
  return nameFrom(text().CARD_NAMES, card);
}

/** Several cards in one phrase. */
export function cardNames(cards: readonly CardId[]): string {
  return enumerated(cards.map((card) => cardName(card)));
}

/** A card with what it is: `Red potion 7, Stun (7♥)`. */
export function fullName(card: CardId): string {
  return nameFrom(text().FULL_NAMES, card);
}

function nameFrom(sentences: Record<CardKind, string>, card: CardId): string {
  const printed = printedOn(card);
  return fill(sentences[must(kindOf(card), "a card of the game")], {
    print: printed === "joker" ? "" : shortName(printed),
    value: valueOf(card),
    name: properName(card),
  });
}

/** The name of a card's ability, or of an enemy's figure, which has no effect (PRR-1.2). */
export function properName(card: CardId): string {
  if (isPotion(card) || isCurse(card)) return text().ABILITY_WORDS[card].name;
  switch (card) {
    case "JH":
    case "JD":
      return text().ENEMY_NAMES.demon;
    case "JS":
    case "JC":
      return text().ENEMY_NAMES.orc;
    default:
      return card.startsWith("Q") ? text().ENEMY_NAMES.queen : text().ENEMY_NAMES.king;
  }
}

/** How to get a revealed card, or get rid of it: its price, or what the dice must show (PRR-5.1, PRR-5.2, PRR-6). */
export function gettingOf(card: CardId): string {
  const value = valueOf(card);
  if (isCurse(card)) {
    return fill(diceFor(card) === 1 ? text().GETTING.singleCurse : text().GETTING.dualCurse, { value });
  }
  if (isPotion(card)) return fill(hasPrice(card) ? text().GETTING.price : text().GETTING.exact, { value });
  return kindOf(card) === "enemy" ? text().GETTING.none : text().GETTING.free;
}

/** What a card does in this game, in the words of the player (PRR-1.5). */
export function effectOf(open: OpenState, card: CardId): string {
  const ability = abilityOf(open, card);
  const hasAbility = ability !== "";
  if (isRed(card)) {
    return fill(hasAbility ? text().EFFECTS.redOr : text().EFFECTS.red, {
      heal: healOf(open, card),
      text: ability,
    });
  }
  if (isBlue(card)) {
    if (!hasAbility) return text().EFFECTS.buff;
    const { use, trait } = ABILITIES[card];
    if (trait === "moreAtk") return ability;
    return fill(use === undefined ? text().EFFECTS.buffAnd : text().EFFECTS.buffOr, { text: ability });
  }
  if (isCurse(card))
    return fill(hasAbility ? text().EFFECTS.curseAnd : text().EFFECTS.curse, { text: ability });
  if (isMoney(card)) {
    const sentence = open.options.moneyHp === "off" ? text().EFFECTS.money : text().EFFECTS.moneyOr;
    return fill(sentence, { value: valueOf(card), most: MONEY_HP });
  }
  return plainEffectOf(card);
}

function plainEffectOf(card: CardId): string {
  switch (kindOf(card)) {
    case "sword":
      return text().EFFECTS.sword;
    case "heart":
      return text().EFFECTS.heart;
    default:
      return text().EFFECTS.enemy;
  }
}

/** What a potion is bought for; the 1 ATK of all blue ones is omitted if it has an ability. */
export function offerOf(open: OpenState, card: CardId): string {
  const ability = isBlue(card) ? abilityOf(open, card) : "";
  return ability === "" ? effectOf(open, card) : ability;
}

/** What a curse does to the player, beside the 1 ATK that each adds; empty if that is all. */
export function harmOf(open: OpenState, card: Curse): string {
  switch (card) {
    case "C6":
    case "C7":
    case "C8":
      return open.options.abilities ? text().HARM[card] : "";
    default:
      return abilityOf(open, card);
  }
}

/** The text of a card's ability; empty for a card without one, and in a game without abilities (PRR-13.1). */
export function abilityOf({ options }: OpenState, card: CardId): string {
  if (!options.abilities || !(isPotion(card) || isCurse(card))) return "";
  return fill(text().ABILITY_WORDS[card].text, { overcharge: options.overcharge });
}

/** The rooms of both grids row by row, from the upper left corner. */
const SMALL_GRID = ["upperLeft", "upperRight", "lowerLeft", "lowerRight"] as const;
const LARGE_GRID = [
  "upperLeft",
  "upperMiddle",
  "upperRight",
  "middleLeft",
  "central",
  "middleRight",
  "lowerLeft",
  "lowerMiddle",
  "lowerRight",
] as const;

/** A room by where it is. */
export function roomName({ rooms }: OpenState, room: number): string {
  const grid = rooms.length > SMALL_GRID.length ? LARGE_GRID : SMALL_GRID;
  const name = grid[room];
  return name === undefined ? "" : text().ROOM_NAMES[name];
}

/** The fields of an event or the values of a refusal, with cards as their names. */
export function namedValues(fields: unknown): Values {
  return valuesFrom(fields, (id) => (isCardId(id) ? cardName(id) : id));
}
