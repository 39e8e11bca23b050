import type { Refusal } from "./refusal";
import type { Done, GameEvent, Seat } from "./rules";

/** The clock of the decision that is due, as everybody sees it. Times are in seconds since it began to run. */
export interface ClockFace {
  /** Counts the decisions of a game: another number is another decision, whose time begins at 0. */
  decision: number;
  /** Who may decide now, which is not always whose decision it is. */
  seat: Seat;
  /** When something happens by itself: the time is up, or a time bank pays. */
  deadline: number;
  /** What is left in the time bank of that seat, in seconds. */
  bank: number;
}

/**
 * The time limits of a game. Its rules read no clock: whoever plays it counts the seconds in which the game waited for
 * people, and tells the rules when a deadline has come (a step of the record).
 * @noSelf
 */
export interface Clock<State, Event extends GameEvent, Reason extends string = string> {
  /** The clock that runs now, or undefined if none does. */
  face(state: State): ClockFace | undefined;
  /** How many seconds of this decision the state knows of. */
  elapsed(state: State): number;
  /**
   * The clock has run for so many seconds in all since the decision fell due; whatever that brings about happens. Refused
   * if no clock runs or it would run backwards.
   */
  pass(state: State, elapsed: number): Done<Event> | Refusal<Reason>;
}
