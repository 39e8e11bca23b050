import type { Choice, ClockFace, Decision, Seat } from "../../kit/rules/rules";
import type { Action } from "../model/game";
import type { Step } from "../../kit/record/record";
import type { BusyReason } from "../languages/refusals";
import type { Chance, Outcome } from "../../kit/rules/chance";
import type { Scene } from "../../kit/game/scene";
import type { DieSettled } from "../../tts/die-rpc";
import type { DeckShuffled } from "../../tts/deck-rpc";
import type { Opened } from "../../saved/damage";
import type { ChoiceWords } from "../../kit/game/game-words";
import type { Scope } from "../../tts/scope";

/**
 * What chance points and decisions need of the flow that they belong to.
 * @noSelf
 */
export interface Course extends Pick<Flow, "take" | "restart"> {
  /** From now on the table waits for people. */
  listen: () => void;
}

/** A choice with its words, as the panel lists it. */
export interface Offer {
  seat: number;
  choice: Choice<Action>;
  words: ChoiceWords;
  /** Whether it is asked about first, because it cannot be undone. */
  grave: boolean;
  /** Whether hands can make it with the pieces on the table; found out at a referee's table only. */
  byHand: boolean;
  /** Whether the coach of a tutorial recommends it. */
  advised: boolean;
  /** Whether it is not listed, because another choice does or says the same or nobody can want it. */
  alike: boolean;
}

/**
 * Pings on the middle of the board, in the colours of those they are for. Everybody sees and hears them, so they tell
 * nothing that is not known.
 * @noSelf
 */
export interface Pings {
  /** A seat has chosen. */
  chosen: (seat: Seat) => void;
  /** It is for these people to continue; those are called who have not chosen last themselves. */
  due: (colours: readonly ColorLiteral[]) => void;
  /** Little time is left to somebody, or a game is over that somebody has won. */
  alert: (colours: readonly ColorLiteral[]) => void;
}

/** Something that a player can do with a piece. */
export interface Possibility {
  action: Action;
  words: ChoiceWords;
}

/**
 * The way of a game: what it waits for is asked of the dice or offered to the players, and the table is drawn.
 * @noSelf
 */
export interface Flow {
  /**
   * Looks what the game waits for, draws the table and sees to it, unless a game is being brought back or a step has been
   * taken: that comes afterwards.
   */
  restart: () => void;
  /** The same, but for dice and decks at work, on whose outcome nothing depends that players do; answers whether it does. */
  update: () => boolean;
  /**
   * Plays a step and continues, whatever anybody asks of the table meanwhile; one that does not fit changes nothing, and the
   * table is drawn as it was.
   */
  take: (step: Step<Action>) => void;
  /** The step that has been taken and is not on the record yet. */
  coming: () => Step<Action> | undefined;
  /** Leaves whatever the table was at; what belongs to the new turn ends with it. */
  turnTo: (busy: BusyReason | undefined) => Scope;
  /** The turn that the table is at. */
  turn: () => Scope;
  /** Throws or shuffles what waits for people's hands. */
  serve: () => void;
  /** Brings the desk's clock up to this moment, before it is saved. */
  countTime: () => void;
}

/**
 * Lets real dice and real decks decide a chance point.
 * @noSelf
 */
export interface DiceAndDecks {
  /** Notes the dice that will be thrown, so that nobody moves them; missing ones must first be made again. */
  prepare: (point: Chance) => void;
  /** Gives the dice that have to be thrown to people's hands; nobody else moves them from now on. */
  loosen: (point: Chance) => void;
  /**
   * Throws the dice or shuffles the deck, and says how chance decided.
   * @param scene where the dice have to be thrown
   */
  perform: (point: Chance, scene: Scene, answer: PieceAnswer) => void;
  /** Forgets what is under way: answers that still come are ignored. */
  cancel: () => void;
  /** The dice that are on their own way just now. */
  inFlight: () => Record<string, boolean>;
  /** Whether an answer of this piece or pile is awaited. */
  isAwaiting: (piece: string) => boolean;
  /** Ends a pause: people have seen enough. */
  goOn: () => void;
  dieSettled: (message: DieSettled) => void;
  deckShuffled: (message: DeckShuffled) => void;
}

/**
 * What becomes of a chance point.
 * @noSelf
 */
export interface PieceAnswer {
  decided: (outcome: Outcome) => void;
  /** A die or deck is missing or does not answer: draw the table and perform again. */
  lost: () => void;
}

/**
 * The bots at a table, and what it takes for somebody who has no choice.
 * @noSelf
 */
export interface Bots {
  /** The first of these decisions that waits for no click. */
  find: (decisions: readonly Decision<Action>[]) => AutomaticDecision | undefined;
  /**
   * Lets the bot of a seat decide, some slices of a frame after a moment's pause; for a person, the only choice
   * is taken, or the one that was made ahead of time, unless it is taken back in that pause.
   * @param turn the turn that the decision belongs to
   */
  decide: (
    automatic: AutomaticDecision,
    turn: Scope,
    decided: (this: void, seat: Seat, action: Action) => void,
  ) => void;
}

/**
 * A decision that waits for no click: a bot makes it, the table takes it for somebody who has no choice, or its person has made it
 * ahead of time.
 */
export interface AutomaticDecision {
  decision: Decision<Action>;
  by: "bot" | "table" | "ahead";
}

/**
 * Where people see the clock.
 * @noSelf
 */
export interface ClockDisplay {
  /** Shows everybody how the clock stands; undefined: there is none. */
  show: (reading: ClockReading | undefined) => void;
  /** Warns the player of the seat that little time is left. */
  warn: (reading: ClockReading) => void;
}

/** What people see of the clock. */
export interface ClockReading {
  face: ClockFace;
  /** Whole seconds left until the deadline. */
  left: number;
  /** Whether little is left. */
  late: boolean;
}

/**
 * Brings a game back by playing its record again.
 * @noSelf
 */
export interface Replay {
  /** Continues with the game that has been begun on the desk as a save says, whose text is given too. */
  load: (opened: Opened, text: string) => void;
  /** Undoes all but this many of the first steps. */
  rewind: (steps: number) => void;
  /**
   * Continues along the lines that have been put on the desk in the place of others.
   * @param shared how many of the first steps both have
   */
  follow: (shared: number) => void;
  /** Has the last steps told again, in the language that is spoken now. */
  retell: () => void;
}

/**
 * Writes the records of games into the Notebook, from where they can be copied. A record tells the order of the deck and
 * everybody's cards, so it is written when nobody plays on: when a game is over or given up.
 * @noSelf
 */
export interface Records {
  /** Writes the record of the game on the desk, some steps a frame, unless it has just been written. */
  write: () => void;
}

/**
 * Writes everything that a developer needs to understand a bug into the Notebook.
 * @noSelf
 */
export interface Reports {
  /** Writes a report over some frames, and then names its page; the bug counts as reported. */
  write: (written: (page: string) => void) => void;
}
