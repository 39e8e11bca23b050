import type { Invalidations } from "./commands/invalidation";
import type { AllHandlers, Reply } from "./commands/result";
import type { Pressed } from "./input/hotkeys";
import type { AnyGame } from "./model/game";
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
import type { Chat, Gestures, Input, PieceClicks, Tampering } from "./input/contracts";
import type { Desk, Visibility } from "./model/contracts";
import type { PanelStates, Panels, PieceInfo, Tell } from "./panel/contracts";
import type {
  Effects,
  Lights,
  PieceMenus,
  Pointing,
  Reconciler,
  RevealDelay,
  SceneDrawer,
} from "./stage/contracts";
import type { Features } from "./contracts";

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
