import type { Chance, Outcome } from "../kit/rules/chance";
import type { Decision, Seat } from "../kit/rules/rules";
import type { Action } from "./model/game";
import type { Handlers } from "./commands/result";
import type { Command, CommandKind, FeatureCommand, Rights } from "./commands/commands";
import type { Step } from "../kit/record/record";
import type { Stage } from "../kit/record/daily";
import type { Steady } from "../saved/saved-text";
import type { Additions, GameTexts } from "./panel/shown";
import type { ChatCommand } from "./input/contracts";
import type { PressedKey } from "./input/hotkeys";

/**
 * Who leads a game along a way that is laid out: the tutorial.
 * @noSelf
 */
export interface Guide {
  /** How a chance point is decided for which nothing need be thrown. */
  faces: (point: Chance) => Outcome | undefined;
  /** How what a real deck has shuffled is wanted. */
  arranged: (outcome: Outcome) => Outcome;
  /** The decisions that are not put off: one seat decides after the other. */
  due: (decisions: readonly Decision<Action>[]) => readonly Decision<Action>[];
  /** What a seat is to choose now. */
  planned: (this: void, seat: Seat) => Action | undefined;
}

/**
 * Something that a table can do besides playing the game, and without which it plays on: all that the table asks of it.
 * @noSelf
 */
export interface Feature {
  /** What obeys its commands. */
  handlers?: Partial<Handlers<FeatureCommand>>;
  /** A step has been played, and is on the record. */
  stepPlayed?: (step: Step<Action>) => void;
  /** The game on the desk has ended, or is given up for another one. It's told once of each game. */
  gameEnded?: (stage: Exclude<Stage, "open">) => void;
  /** Another game is laid out: what belonged to the last one is gone. */
  laidOut?: () => void;
  /** Somebody has taken steps of the game back. */
  rewound?: () => void;
  /** The table waits for people, who have been shown and told so. */
  waiting?: () => void;
  /** Somebody has had the statistics of the table forgotten. */
  forget?: () => void;
  /** Its own fields of the save; it has read them from the header when it was made. */
  saved?: () => Record<string, Steady>;
  guide?: Guide;
  /** What a seat is recommended to choose now. */
  advised?: (seat: Seat) => Action | undefined;
  /** What the person at a seat that is to choose now has chosen for it ahead of time. */
  chosenAhead?: (seat: Seat) => Action | undefined;
  /** What it adds to the panel of a viewer, to whom the game says this. */
  panel?: (viewer: ColorLiteral, said: GameTexts) => Additions;
}

/** What a feature is called, and what can be asked of it. */
export interface FeatureTraits {
  /** What rights its commands take. */
  rights?: Rights;
  /** Whether no report tells that one of them was given. */
  isSecret?: true;
  /** What can be typed for them. */
  words?: readonly ChatCommand[];
  /** What keys stand for. */
  keys?: Partial<Record<PressedKey, Command>>;
}

/** What the header of a save tells. */
export type Header = Record<string, unknown>;

/**
 * All features of a table, asked as one.
 * @noSelf
 */
export interface Features
  extends
    Required<
      Pick<Feature, "stepPlayed" | "gameEnded" | "laidOut" | "rewound" | "waiting" | "forget" | "saved">
    >,
    Guide {
  /** The feature that obeys a command. */
  obeying: (kind: CommandKind) => FeatureTraits | undefined;
  /** The command that a key stands for, if it is one of a feature. */
  keyed: (key: PressedKey) => Command | undefined;
  known: readonly FeatureTraits[];
  handlers: () => Partial<Handlers<FeatureCommand>>;
  advised: (this: void, seat: Seat) => Action | undefined;
  chosenAhead: (this: void, seat: Seat) => Action | undefined;
  /** What all of them add to the panel of a viewer. */
  additions: (viewer: ColorLiteral, said: GameTexts) => Additions[];
}
