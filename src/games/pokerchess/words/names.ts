import { shortName } from "../../../kit/words/card-names";
import { isCard, type Card } from "../../../kit/data/cards";
import { isRecord } from "../../../kit/data/data";
import { enumerated } from "../../../kit/words/enumeration";
import type { Seat } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, fillCount, valuesFrom, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { otherSide, type Side } from "../rules/chess/position";
import type { Offer, OpenState, Seen, TimeChange } from "../rules/state";
import { generalOf, rosterOf } from "../rules/teams/roster";

/** Several players in one phrase. */
export function playerNames(seats: readonly Seat[]): string {
  return enumerated(seats.map((seat) => seatMark(seat)));
}

/** Several cards in one phrase. */
export function cardNames(cards: readonly Card[]): string {
  return cards.length === 0 ? text().NO_CARD : enumerated(cards.map((card) => shortName(card)));
}

/** A number of chips in words. */
export function chipCount(count: number): string {
  return fillCount(text().COUNTS, "chips", { count });
}

/** Who plays a side: a player, or a team by its General (PC-12.1). */
export function sidePlayers(open: OpenState, side: Side): string {
  const player = seatMark(generalOf(open, side));
  return rosterOf(open, side).length > 1 ? fill(text().TEAM_OF, { player }) : player;
}

/** The value of an option. */
export function optionValue(option: string, value: string): string {
  const numbers = text().OPTION_NUMBERS[option];
  if (numbers === undefined) return text().OPTION_VALUES[value] ?? value;
  return value === "0" ? numbers.none : fill(numbers.some, { value });
}

/** A change of a time option that is proposed (PC-10.8). */
export function timeValues({ option, value }: TimeChange): { option: string; value: string } {
  return { option: text().OPTION_WORDS[option].label, value: optionValue(option, `${value}`) };
}

/** The fields of an event or the values of a refusal, with cards, seats, pieces, sides and options as their names. */
export function namedValues(fields: unknown): Values {
  const values = valuesFrom(fields, nameOf);
  const seat = isRecord(fields) ? fields["seat"] : undefined;
  if (typeof seat === "number") values["player"] = seatMark(seat);
  return values;
}

/** The name of something by its id; other text stays as it is. */
export function nameOf(id: string): string {
  const { SHAPE_NAMES, SIDE_NAMES, OPTION_WORDS } = text();
  // Translated names cannot be listed, and so not be spread.
  const shapes: Record<string, string | undefined> = SHAPE_NAMES;
  const sides: Record<string, string | undefined> = SIDE_NAMES;
  const options: Record<string, { label: string } | undefined> = OPTION_WORDS;
  return shapes[id] ?? sides[id] ?? options[id]?.label ?? (isCard(id) ? shortName(id) : id);
}

/** The effect of an offer to end the game: the Generals pay and are paid (PC-9.6, PC-12.18). */
export function offerTerms(open: OpenState, { payer, amount }: Offer): string {
  if (amount === 0) return text().PAYS_NOTHING;
  return fill(text().PAYS, { player: seatMark(generalOf(open, payer)), amount: chipCount(amount) });
}

/**
 * The offer that the viewer may answer, if that is a General. Offers are there only while a move is due, and only the
 * General of the side to move knows the private card then (PC-9.6, PC-12.13).
 */
export function offerToViewer({ offers, position, privateCard }: Seen): Offer | undefined {
  return offers[privateCard === undefined ? position.side : otherSide(position.side)];
}
