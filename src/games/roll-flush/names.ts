import { shortName } from "../../kit/card-names";
import { isCard, type Card } from "../../kit/cards";
import { isRecord } from "../../kit/data";
import type { Seat } from "../../kit/rules";
import { seatMark } from "../../kit/seat-names";
import { fill, valuesFrom, type Values } from "../../kit/words";
import * as english from "./english";
import type { SeenCard, SeenSlot } from "./state";

/** Several names in one phrase: `White, Blue and Purple`. */
export function joined(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  return fill(english.AND, { others: names.slice(0, names.length - 1).join(", "), last });
}

/** Several players in one phrase. */
export function playerNames(seats: readonly Seat[]): string {
  return joined(seats.map((seat) => seatMark(seat)));
}

/** A card as its viewer knows it. */
export function cardName({ card }: SeenCard): string {
  return card === undefined ? english.FACE_DOWN_CARD : shortName(card);
}

/** What lies on a slot as its viewer knows it. */
export function slotName(slot: SeenSlot): string {
  return slot.kind === "empty" ? english.NO_CARD : cardName(slot);
}

/** Cards in one phrase, with a number of others that lie face down. */
export function cardNames(cards: readonly Card[], faceDown: number): string {
  const names = cards.map((card) => shortName(card));
  if (faceDown === 1) names.push(english.FACE_DOWN_CARDS.one);
  if (faceDown > 1) names.push(fill(english.FACE_DOWN_CARDS.many, { count: faceDown }));
  return names.length === 0 ? english.NO_CARD : joined(names);
}

/** The fields of an event or the values of a refusal, with cards, seats and tokens as their names. */
export function namedValues(fields: unknown): Values {
  const values = valuesFrom(fields, named);
  const seat = isRecord(fields) ? fields["seat"] : undefined;
  if (typeof seat === "number") values["player"] = seatMark(seat);
  return values;
}

/** The name of a token or a card by its id; other text stays as it is. */
function named(id: string): string {
  const tokens: Record<string, string> = english.TOKEN_NAMES;
  return tokens[id] ?? (isCard(id) ? shortName(id) : id);
}
