import { shortName } from "../../../kit/words/card-names";
import { isCard, type Card } from "../../../kit/data/cards";
import { isRecord } from "../../../kit/data/data";
import { enumerated } from "../../../kit/words/enumeration";
import type { Seat } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fillCount, valuesFrom, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import type { SeenCard, SeenSlot } from "../rules/state";

/** Several players in one phrase. */
export function playerNames(seats: readonly Seat[]): string {
  return enumerated(seats.map((seat) => seatMark(seat)));
}

/** A card as its viewer knows it. */
export function cardName({ card }: SeenCard): string {
  return card === undefined ? text().FACE_DOWN_CARD : shortName(card);
}

/** What is on a slot as its viewer knows it. */
export function slotName(slot: SeenSlot): string {
  return slot.kind === "empty" ? text().NO_CARD : cardName(slot);
}

/** Cards in one phrase, with a number of others that are face down. */
export function cardNames(cards: readonly Card[], faceDown: number): string {
  const names = cards.map((card) => shortName(card));
  if (faceDown > 0) names.push(counted("faceDown", faceDown));
  return names.length === 0 ? text().NO_CARD : enumerated(names);
}

/** A number of things in words. */
export function counted(things: "faceDown" | "points" | "turns", count: number): string {
  return fillCount(text().COUNTS, things, { count });
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
  const tokens: Record<string, string> = text().TOKEN_NAMES;
  return tokens[id] ?? (isCard(id) ? shortName(id) : id);
}
