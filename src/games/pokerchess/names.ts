import { shortName } from "../../kit/card-names";
import { isCard, type Card } from "../../kit/cards";
import { isRecord } from "../../kit/data";
import type { Seat } from "../../kit/rules";
import { CHESS_SHAPES } from "../../kit/scene";
import { seatMark } from "../../kit/seat-names";
import { fill, valuesFrom, type Values } from "../../kit/words";
import { SIDES, type Side } from "./chess/position";
import * as english from "./english";
import { OPTIONS } from "./options";
import type { OpenState, TimeChange } from "./state";
import { generalOf, rosterOf } from "./teams/roster";

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

/** Several cards in one phrase. */
export function cardNames(cards: readonly Card[]): string {
  return cards.length === 0 ? english.NO_CARD : joined(cards.map((card) => shortName(card)));
}

/** A number of chips in words. */
export function chipCount(count: number): string {
  return count === 1 ? english.CHIPS.one : fill(english.CHIPS.many, { count });
}

/** A side by the colour of its pieces, since a player may be called by a colour too: `the white pieces`. */
export function sidePieces(side: Side): string {
  return fill(english.SIDE_PIECES, { side: english.SIDE_NAMES[side] });
}

/** Who plays a side: a player, or a team by its General (PC-12.1). */
export function sidePlayers(open: OpenState, side: Side): string {
  const player = seatMark(generalOf(open, side));
  return rosterOf(open, side).length > 1 ? fill(english.TEAM_OF, { player }) : player;
}

/** The value of an option. */
export function optionValue(option: string, value: string): string {
  const numbers = english.OPTION_NUMBERS[option];
  if (numbers === undefined) return english.OPTION_VALUES[value] ?? value;
  return value === "0" ? numbers.none : fill(numbers.some, { value });
}

/** A change of a time option that is proposed (PC-10.8). */
export function timeValues({ option, value }: TimeChange): { option: string; value: string } {
  return { option: english.OPTION_WORDS[option].label, value: optionValue(option, `${value}`) };
}

const NAMES: Record<string, string | undefined> = {};
for (const shape of CHESS_SHAPES) NAMES[shape] = english.SHAPE_NAMES[shape];
for (const side of SIDES) NAMES[side] = english.SIDE_NAMES[side];
for (const { name } of OPTIONS) {
  const known: Record<string, { label: string } | undefined> = english.OPTION_WORDS;
  NAMES[name] = known[name]?.label;
}

/** The fields of an event or the values of a refusal, with cards, seats, pieces, sides and options as their names. */
export function namedValues(fields: unknown): Values {
  const values = valuesFrom(fields, named);
  const seat = isRecord(fields) ? fields["seat"] : undefined;
  if (typeof seat === "number") values["player"] = seatMark(seat);
  return values;
}

/** The name of something by its id; other text stays as it is. */
function named(id: string): string {
  return NAMES[id] ?? (isCard(id) ? shortName(id) : id);
}
