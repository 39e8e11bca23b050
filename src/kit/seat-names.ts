import type { GameWords, TableGame } from "./game";
import type { GameAction, GameEvent, Seat } from "./rules";
import type { Label } from "./scene";

/** What the players call each seat: a colour at a table, a number on the command line. */
export type SeatNames = readonly string[];

const MARK = "{seat";

/** How the words of a game name a seat: a mark, because only whoever shows them knows who sits there. */
export function seatMark(seat: Seat): string {
  return `${MARK}${seat}}`;
}

/** A text with names in the place of the marks of their seats. */
export function nameSeats(text: string, names: SeatNames): string {
  if (!text.includes(MARK)) return text;
  let named = text;
  for (let seat = 0; seat < names.length; seat++) {
    named = named.split(seatMark(seat)).join(names[seat] ?? "");
  }
  return named;
}

/**
 * A game whose words and labels name the seats as their reader does. Captions in its scene keep their marks until they
 * are put on a piece: most of them are not read in most pictures.
 */
export function withSeatNames<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  names: (this: void) => SeatNames,
): TableGame<State, Action, Event, Seen> {
  return {
    ...game,
    words: namedWords(game.words, names),
    labels: (seen, odds) => game.labels(seen, odds).map((label) => namedLabel(label, names)),
  };
}

/** Most labels name nobody: they stay what they are. */
function namedLabel(label: Label, names: (this: void) => SeatNames): Label {
  return label.text.includes(MARK) ? { id: label.id, text: nameSeats(label.text, names()) } : label;
}

function namedWords<Seen, Action, Event>(
  words: GameWords<Seen, Action, Event>,
  names: (this: void) => SeatNames,
): GameWords<Seen, Action, Event> {
  const named = (text: string): string => nameSeats(text, names());
  const namedIf = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : named(text);
  return {
    ...words,
    prompt: (seen, viewer) => named(words.prompt(seen, viewer)),
    status: (seen) => named(words.status(seen)),
    choice: (seen, choice) => {
      const { group, label, detail, odds } = words.choice(seen, choice);
      return { group: named(group), label: named(label), detail: named(detail), odds };
    },
    confirm: (seen, action) => namedIf(words.confirm(seen, action)),
    refusal: (refusal) => named(words.refusal(refusal)),
    event: (event) => namedIf(words.event(event)),
    hints: (seen) => words.hints(seen).map((hint) => named(hint)),
    result: (seen) => {
      const { headline, sentence } = words.result(seen);
      return { headline: named(headline), sentence: named(sentence) };
    },
  };
}
