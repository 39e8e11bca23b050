import type { ChangeOptions } from "./commands/change-options";
import type { ChangeSettings } from "./commands/change-settings";
import type { Choose } from "./commands/choose";
import type { Consent } from "./commands/consent";
import type { Dispatch } from "./commands/dispatch";
import type { IdleSeats } from "./commands/idle-seats";
import type { Invalidations } from "./commands/invalidation";
import type { MousePassing } from "./commands/pass-mouse";
import type { Questions } from "./commands/questions";
import type { AllHandlers, Reply } from "./commands/result";
import type { Seating } from "./commands/take-seat";
import type { Features } from "./feature";
import type { Bots } from "./game/bots";
import type { ClockDisplay } from "./game/clock";
import type { DiceAndDecks } from "./game/dice-and-decks";
import type { Flow } from "./game/flow";
import type { Records, Reports } from "./game/notebook-pages";
import type { Pings } from "./game/pings";
import type { Replay } from "./game/replay";
import type { Chat } from "./input/chat";
import type { Gestures } from "./input/gestures";
import type { PieceClicks } from "./input/piece-clicks";
import type { Pressed } from "./input/hotkeys";
import type { Input } from "./input/input";
import type { Tampering } from "./input/tampering";
import type { Desk } from "./model/desk";
import type { AnyGame } from "./model/game";
import type { Visibility } from "./model/visibility";
import type { PanelStates } from "./panel/panel-state";
import type { Panels } from "./panel/panels";
import type { PieceInfo } from "./panel/piece-info";
import type { Tell } from "./panel/tell";
import type { Effects } from "./stage/effects";
import type { Labels } from "./stage/labels";
import type { PieceMenus } from "./stage/piece-menus";
import type { Lights } from "./stage/lights";
import type { Pointing } from "./stage/pointing";
import type { Reconciler } from "./stage/reconciler";
import type { RevealDelay } from "./stage/reveal-delay";
import type { SceneDrawer } from "./stage/scene-drawer";
import type { Cameras } from "../tts/cameras";

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
