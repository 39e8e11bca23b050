import { longName } from "../../../kit/words/card-names";
import { isCard } from "../../../kit/data/cards";
import { fill, valuesFrom, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { cardAt, rageValue } from "../rules/board";
import type { OpenState, Target, Weapon } from "../rules/state";

/** The card at a target by its name; the target's name where no card can be seen. */
export function cardName(open: OpenState, target: Target): string {
  const card = cardAt(open, target);
  return card === undefined ? named(target) : longName(card);
}

/** A weapon as it is listed: in a Rage with its value. */
export function armed(open: OpenState, weapon: Weapon): string {
  const value = rageValue(open, weapon);
  return value === undefined ? named(weapon) : withValue(weapon, value);
}

/** A weapon together with the value that it shows. */
export function withValue(weapon: Weapon, value: number): string {
  return fill(text().WEAPON_WITH_VALUE, { weapon: named(weapon), value });
}

/** The fields of an event or the values of a refusal, with the ids of targets, dice and cards as their names. */
export function namedValues(fields: unknown): Values {
  return valuesFrom(fields, named);
}

/** The name of a target, a die or a card by its id; other text stays as it is. */
export function named(id: string): string {
  const targets: Readonly<Record<string, string>> = text().TARGET_NAMES;
  const dice: Readonly<Record<string, string>> = text().DIE_NAMES;
  return targets[id] ?? dice[id] ?? (isCard(id) ? longName(id) : id);
}
