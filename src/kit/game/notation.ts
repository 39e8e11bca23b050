import type { Step } from "../record/record";
import type { GameWords } from "./game-words";

/**
 * A form in which the programs of a field read a game: PGN, which chess programs read.
 * @noSelf
 */
export interface Notation<State, Action, Event> {
  /** The name of the form. */
  name: string;
  /** Begins to write a game down. */
  begin: (
    words: Pick<GameWords<never, never, Event>, "event">,
    way: WritingWay,
  ) => GameWriter<State, Action, Event>;
}

/** How a game is written down. */
export interface WritingWay {
  /** The names of the seats. */
  names: readonly string[];
  /** Who reads it: a spectator during the game, or anybody after it, who may know all. */
  reader: "spectator" | "everything";
  /** Whether what is in square brackets could be taken for markup where it is read. */
  isMarkup: boolean;
}

/**
 * What writes one game down, step by step.
 * @noSelf
 */
export interface GameWriter<State, Action, Event> {
  /** This step is about to be played. */
  before: (state: State, step: Step<Action>) => void;
  /** It has been played, and has led to this. Each call of the answer is a slice that writes some of it; true: it was the last. */
  after: (state: State, events: readonly Event[]) => () => boolean;
  /** The text so far, for the game as it is now, with its last lines. */
  text: (state: State, closing: readonly string[]) => string;
}
