import type { Level } from "./level";
import type { Achievements } from "./achievements";
import type { Ahead } from "./advance-choice";
import type { Hints } from "./advice";
import type { Box } from "../rules/box";
import type { Face } from "./face";
import type { Tutorial } from "./tutorial";
import type { Notation } from "./notation";
import type { Options, Preset } from "../rules/options";
import type { Policy, Thinker } from "../rules/policy";
import type { PuzzleBook } from "./puzzle";
import type { Ladder } from "./ranks";
import type { GameAction, GameEvent, Rules, Seat } from "../rules/rules";
import type { Show } from "./show";
import type { Tally } from "../record/tally";
import type { Judge } from "./worth";
import type { Gesture, Label, Onlookers, SceneParts, Spot } from "./scene";
import type { GameWords } from "./game-words";

/** What a board knows besides the state of its game. */
export interface BoardFacts {
  /** Whether those who play want to know the odds. */
  odds: boolean;
  /** The deal code of the game, or undefined if its cards were really shuffled. */
  code: string | undefined;
  /** The highest of each figure by which the games finished at this table are remembered. */
  best: Record<string, number>;
  /** Whether the sides of the game are at the other ends of the board. */
  turned: boolean;
}

/** What a table knows where no game has been finished. */
export const FRESH_BOARD: BoardFacts = { odds: true, code: undefined, best: {}, turned: false };

/** A bot for a seat at the table. */
export interface Bot<Seen, Action> {
  level: Level;
  /** On the scale of Elo, where the lowest has 1000 (`npm run simulate -- GAME --ladder`). */
  rating: number;
  thinker: Thinker<Seen, Action>;
}

/** How to deal a game for several again with another side or seat first; seats are those of the finished game. */
export interface Rematch {
  /** They are in this order then. */
  order: readonly Seat[];
  /** Those that move first then. */
  first: readonly Seat[];
  /** The options that see to it. */
  options: Options;
}

/**
 * The actions of two keys that every game may have.
 * @noSelf
 */
export interface GameKeys<Action> {
  /** Whether it throws the dice that have to be thrown. */
  isRoll(action: Action): boolean;
  /** Whether it does no more: passes, checks, ends a turn, or leaves things as they are. */
  isPass(action: Action): boolean;
}

/**
 * A game as the table knows it.
 * @noSelf
 */
export interface TableGame<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Seen,
  Reason extends string = string,
> extends Judge<Seen, Action> {
  rules: Rules<State, Action, Event, Seen, Reason>;
  words: GameWords<Seen, Action, Event, Reason>;
  box: Box;
  /** The picture of a state, in parts; together they show every piece of the box but the tokens and pawns that nobody has. */
  scene: SceneParts<State>;
  /** What is seen beside the pieces, in a game that shows anything. */
  show?: Show<State, Event>;
  /** Whether its seats are two sides in turn: at first the first, third and so on are partners against the others. */
  twoSides?: true;
  /** Whether the sides of a game that has sides change ends, so each is before its people. */
  isTurned?(state: State, onlookers: Onlookers): boolean;
  /** The places to drop something. */
  spots(state: State, turned?: boolean): Spot[];
  /** The texts on the board, which everybody can read; those that tell the odds are empty at a table without odds. */
  labels(seen: Seen, facts: BoardFacts): Label[];
  /** The printed places that nothing can use now, by their ids: they are not shown. */
  unused?(seen: Seen): readonly string[];
  /** How games that began with the same cards are compared, in a game for one: it has a deal of the day. */
  tally?: Tally;
  /** The rivals that play the same cards after a game for one, from the weakest to the strongest, one of each level. */
  rivals?: readonly Bot<Seen, Action>[];
  /** The bots that can take a seat at the table, from the weakest to the strongest; none if there is but one seat. */
  bots: readonly Bot<Seen, Action>[];
  /** What the keys for rolling and for passing do. */
  keys: GameKeys<Action>;
  /** Whether a choice spends what its player cannot get back: a stand-in bot keeps it if it can. */
  spends?(action: Action): boolean;
  /** What it answers when somebody asks for a hint, in a game that has an advisor. */
  hints?: Hints<Seen, Action>;
  /** What can be chosen ahead of time, in a game in which that makes sense. */
  ahead?: Ahead<Seen, Action>;
  /** What can be achieved in it, in a game that has achievements. */
  achievements?: Achievements<Event>;
  /** A guided first game, in a game that has one. */
  tutorial?: Tutorial<Action>;
  /** Positions in which one choice is clearly the best, in a game that has such puzzles. */
  puzzles?: PuzzleBook;
  /** How programs of its field read it, in a game that there are such programs for. */
  notation?: Notation<State, Action, Event>;
  /** Ways to make the game easier or shorter by its options. */
  presets: readonly Preset[];
  /** Ranks, each harder than the one before, in a game that has such a ladder. */
  ladder?: Ladder;
  /**
   * The same options without a clock, in a game that has one: so it is dealt to beginners and to people among bots. Undefined if
   * these are as somebody wants the clock to be.
   */
  unhurried?(options: Options): Options | undefined;
  /** How to play a finished game again with sides swapped, in a game for several. */
  rematch?(state: State): Rematch;
  /** Whether a choice is final once others are asked to respond to it, as a bet is, unless they agree to undo it. */
  binds?(action: Action): boolean;
  /** The action of a gesture, legal or not; undefined if it means nothing in this game. */
  gesture(state: State, gesture: Gesture): Action | undefined;
}

/** A game with its bots and its face; a table that needs neither does not load them. */
export interface Game<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Seen,
  Reason extends string = string,
> extends TableGame<State, Action, Event, Seen, Reason> {
  policies: Record<string, Policy<Seen, Action>>;
  face: Face;
}
