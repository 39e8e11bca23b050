import type { Chance, Outcome } from "../kit/rules/chance";
import type { Decision, Seat } from "../kit/rules/rules";
import type { Action, AnyGame } from "./model/game";
import type { Handlers, AllHandlers, Reply } from "./commands/result";
import type { Command, CommandKind, FeatureCommand, Rights } from "./commands/commands";
import type { Step } from "../kit/record/record";
import type { Stage } from "../kit/record/daily";
import type { Steady } from "../saved/saved-text";
import type { Additions, GameTexts } from "./panel/shown";
import type { ChatCommand, Chat, Gestures, Input, PieceClicks, Tampering } from "./input/contracts";
import type { PressedKey, Pressed } from "./input/hotkeys";
import type { Invalidations } from "./commands/invalidation";
import type { Labels } from "./stage/labels";
import type { Cameras } from "../tts/cameras";
import type {
  ChangeOptions,
  ChangeSettings,
  Choose,
  Consent,
  Dispatch,
  IdleSeats,
  MousePassing,
  Questions,
  Seating,
} from "./commands/contracts";
import type {
  Bots,
  ClockDisplay,
  DiceAndDecks,
  Flow,
  Pings,
  Records,
  Replay,
  Reports,
} from "./game/contracts";
import type { Desk, Visibility } from "./model/contracts";
import type { PanelStates, Panels, PieceInfo, Tell } from "./panel/contracts";
import type {
  Effects,
  Lights,
  Moments,
  PieceMenus,
  Pointing,
  Reconciler,
  RevealDelay,
  SceneDrawer,
} from "./stage/contracts";

/**
 * Everything that a table consists of, by the names by which its parts know one another. `create-table.ts` makes each part when
 * another one first reads it; a part that needs one by which it is needed itself reads that when something happens.
 */
export interface Table {
  // What is played, and how it stands.
  game: AnyGame;
  desk: Desk;
  visibility: Visibility;

  // What is drawn.
  reconciler: Reconciler;
  lights: Lights;
  pointing: Pointing;
  pieceMenus: PieceMenus;
  labels: Labels;
  effects: Effects;
  moments: Moments;
  sceneDrawer: SceneDrawer;
  revealDelay: RevealDelay;

  // What people read and are asked.
  panelStates: PanelStates;
  panels: Panels;
  tell: Tell;
  questions: Questions;
  consent: Consent;
  cameras: Cameras;
  pings: Pings;
  reply: Reply;
  invalidations: Invalidations;

  /** What it can do besides. */
  features: Features;

  // What plays the game.
  flow: Flow;
  diceAndDecks: DiceAndDecks;
  bots: Bots;
  clockDisplay: ClockDisplay;

  pieceInfo: PieceInfo;
  replay: Replay;
  records: Records;
  reports: Reports;

  // What people ask of it.
  input: Input;
  chat: Chat;
  press: Pressed;
  pieceClicks: PieceClicks;
  gestures: Gestures;
  tampering: Tampering;
  dispatch: Dispatch;
  /** They are made when the first command comes, or before. */
  handlers: (this: void) => AllHandlers;
  choose: Choose;
  seating: Seating;
  idleSeats: IdleSeats;
  mousePassing: MousePassing;
  changeOptions: ChangeOptions;
  changeSettings: ChangeSettings;
}

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
