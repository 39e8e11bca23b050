import type { Chance, Outcome } from "./chance";
import type { Options, OptionSpec } from "./options";
import type { Refusal } from "./refusal";

/** A place at the game, counted from 0; which person and colour sit there is the table's affair. */
export type Seat = number;

/** Somebody who looks on: a seat, or a spectator who may see only what is open to all. */
export type Viewer = Seat | "spectator";

/** The whole numbers from which an open amount is chosen, both ends included. */
export interface Amounts {
  min: number;
  max: number;
}

/**
 * One legal action and the number of the rule that allows it. With `amounts` it stands for as many actions: its `amount`
 * may be any of them (`withAmount`), and the one it bears is the smallest. One that is `forced` is a formality: the table makes
 * it for the player.
 */
export interface Choice<Action> {
  action: Action;
  rule: string;
  amounts?: Amounts;
  forced?: true;
}

/**
 * What one seat may do now. The game waits for one of the `choices`; it does not wait for `asides`, such as giving
 * up. A decision without choices is nobody's turn.
 */
export interface Decision<Action> {
  seat: Seat;
  choices: Choice<Action>[];
  asides?: Choice<Action>[];
}

/** How a game ended: the name its rules give the end, and the seats that won. */
export interface Result {
  name: string;
  winners: Seat[];
}

/** What a game waits for. `decisions` is complete: what is not listed is not legal. */
export type Waiting<Action> =
  | { kind: "decisions"; decisions: Decision<Action>[] }
  | { kind: "chance"; chance: Chance }
  | { kind: "over"; result: Result };

/**
 * A fact that the rules report, with its numbers; the game's words make a sentence of it. `reveals` is set where
 * somebody learnt something that was hidden before, which is what limits undo: `seat` only the event's own seat.
 */
export interface GameEvent {
  kind: string;
  seat?: Seat;
  reveals?: boolean | "seat";
}

/** What an accepted action or outcome led to. */
export interface Done<Event> {
  kind: "done";
  events: Event[];
}

/** The least that every action has; `amount` where a choice leaves it open. */
export interface GameAction {
  kind: string;
  amount?: number;
}

/** A share worth showing: of the figure `of` in a seat's summary, the part that `count` counts. */
export interface SeatRate {
  name: string;
  count: string;
  of: string;
}

/** The clock of the decision that is due, as everybody sees it. Times are in seconds since it began to run. */
export interface ClockFace {
  /** Counts the decisions of a game: another number is another decision, whose time begins at 0. */
  decision: number;
  /** Who may decide now, not always the owner of the decision. */
  seat: Seat;
  /** When something happens by itself: the time is up, or a time bank pays. */
  deadline: number;
  /** The rest of that seat's time bank, in seconds. */
  bank: number;
}

/**
 * The time limits of a game. Its rules read no clock: the player who plays it counts the seconds in which the game waited for
 * people, and informs the rules when a deadline has come (a step of the record).
 * @noSelf
 */
export interface Clock<State, Event extends GameEvent, Reason extends string = string> {
  /** The clock that runs now, or undefined if none does. */
  face(state: State): ClockFace | undefined;
  /** How many seconds of this decision the state knows of. */
  elapsed(state: State): number;
  /**
   * The clock has run for this many seconds in all since the decision fell due; whatever that brings about happens. Refused
   * if no clock runs or it would run backwards.
   */
  pass(state: State, elapsed: number): Done<Event> | Refusal<Reason>;
}

/**
 * The rules of one game: pure functions over plain data. They know no table, no clock and no random number.
 *
 * `act` and `resolve` change the state they are given and nothing else; a caller who wants the old one copies it
 * first. They never raise an error: what may not be done is answered with a refusal and leaves the state alone.
 * @noSelf
 */
export interface Rules<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Seen,
  Reason extends string = string,
> {
  /** The folder name of the game, which is also its name on the command line. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** A new game, at its first chance point or decision. Options that are missing or impossible take their standard. */
  start(options: Options, seats: number): State;
  waiting(state: State): Waiting<Action>;
  /**
   * The action in any value from outside; undefined if it is none of this game. Fields that the action has not are left out.
   * `check`, which trusts its type, says whether it is legal.
   */
  parse(action: unknown): Action | undefined;
  /** Why this seat may not do this now, or undefined if it may. Changes nothing. */
  check(state: State, seat: Seat, action: Action): Refusal<Reason> | undefined;
  act(state: State, seat: Seat, action: Action): Done<Event> | Refusal<Reason>;
  resolve(state: State, outcome: Outcome): Done<Event> | Refusal<Reason>;
  /**
   * About how many instructions of Lua's virtual machine the actions take that take more than a thousand, by their kinds:
   * anyone who plays a record again knows by it how much of it is work for one frame.
   */
  readonly heavyActions?: Readonly<Record<string, number>>;
  /** In a game that is played against the clock. */
  readonly clock?: Clock<State, Event, Reason>;
  /** The information state: all that reaches this viewer's screen, and nothing else. */
  seen(state: State, viewer: Viewer): Seen;
  /** The figures to remember of a finished (or running) game. */
  summary(state: State): Record<string, number>;
  /** The figures of one seat, in a game for several; simulations add them up by policy. */
  seatSummary?(state: State, seat: Seat): Record<string, number>;
  /** The shares among these figures that are worth telling. */
  readonly seatRates?: readonly SeatRate[];
}
