import type { TableGame } from "./game";
import type { GameAction, GameEvent, Seat } from "../rules/rules";
import type { GameWords } from "./game-words";

/** What the players call each seat: a colour at a table, a number on the command line. */
export type SeatNames = readonly string[];

const MARK = "{seat";
const DIGITS = "0123456789";

/** How the words of a game name a seat: a mark, because only the code that shows them knows who sits there. */
export function seatMark(seat: Seat): string {
  return `${MARK}${seat}}`;
}

/** A text with names in the place of the marks of their seats. */
export function nameSeats(text: string, names: SeatNames): string {
  if (!text.includes(MARK)) return text;
  let named: string | undefined;
  for (const part of text.split(MARK)) {
    // Each mark has a beginning, the number of the seat in one digit, and an end: ASCII.
    if (named === undefined) named = part;
    // eslint-disable-next-line offsuit/letters -- what is cut off is ASCII
    else named += `${names[DIGITS.indexOf(part.slice(0, 1))] ?? ""}${part.slice(2)}`;
  }
  return named ?? text;
}

/**
 * A game whose words name the seats as their reader does. Labels and captions keep their marks until they are put on the
 * board or a piece: most of them do not change from picture to picture.
 * @param people what sentences call the seats, with those who play them
 */
export function withSeatNames<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  names: (this: void) => SeatNames,
  people = names,
): TableGame<State, Action, Event, Seen> {
  return { ...game, words: namedWords(game.words, names, people) };
}

function namedWords<Seen, Action, Event>(
  words: GameWords<Seen, Action, Event>,
  names: (this: void) => SeatNames,
  people: (this: void) => SeatNames,
): GameWords<Seen, Action, Event> {
  const named = (text: string): string => nameSeats(text, names());
  const told = (text: string): string => nameSeats(text, people());
  const toldIf = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : told(text);
  return {
    ...words,
    prompt: (seen, viewer) => told(words.prompt(seen, viewer)),
    status: (seen) => named(words.status(seen)),
    when: (seen) => named(words.when(seen)),
    own: (seen) => named(words.own?.(seen) ?? ""),
    late: (seen) => told(words.late?.(seen) ?? ""),
    choice: (seen, choice) => {
      const own = words.choice(seen, choice);
      return { ...own, group: named(own.group), label: named(own.label), detail: named(own.detail) };
    },
    confirm: (seen, action) => toldIf(words.confirm(seen, action)),
    refusal: (refusal) => told(words.refusal(refusal)),
    event: (event) => toldIf(words.event(event)),
    hints: (seen) => words.hints(seen).map((hint) => told(hint)),
    result: (seen) => {
      const { headline, sentence } = words.result(seen);
      return { headline: named(headline), sentence: told(sentence) };
    },
  };
}
