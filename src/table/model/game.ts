import type { TableGame } from "../../kit/game/game";
import type { GameAction, GameEvent, Rules } from "../../kit/rules/rules";

/*
 * The table runs every game and looks into none: what the rules make of a game is handed from one function of the game to the
 * next. So each of a game's types has one name here, and nothing at the table is generic because of them.
 */

declare const opaque: unique symbol;

/** How a game stands. */
export interface State {
  readonly [opaque]: "state";
}

/** What a seat may know of that. */
export interface Seen {
  readonly [opaque]: "seen";
}

export interface Action extends GameAction {
  readonly [opaque]: "action";
}

export interface Event extends GameEvent {
  readonly [opaque]: "event";
}

export type AnyRules = Rules<State, Action, Event, Seen>;

/** The game that a board carries, whichever it is. */
export type AnyGame = TableGame<State, Action, Event, Seen>;
