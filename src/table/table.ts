import type { Achieving } from "../features/achievements";
import type { Reviews } from "../features/review";
import type { Coach } from "../features/tutorial";
import type { Agreement } from "./commands/change-options";
import type { Adjusting } from "./commands/change-settings";
import type { Players } from "./commands/choose";
import type { CommandKind } from "./commands/commands";
import type { Consent } from "./commands/consent";
import type { Dispatch } from "./commands/dispatch";
import type { Idleness } from "./commands/idle-seats";
import type { Sync } from "./commands/invalidation";
import type { Questions } from "./commands/questions";
import type { Handlers, Settle } from "./commands/result";
import type { Seating } from "./commands/take-seat";
import type { Computers } from "./game/bots";
import type { ClockDisplay } from "./game/clock";
import type { PhysicalChance } from "./game/dice-and-decks";
import type { Flow } from "./game/flow";
import type { Records, Reports } from "./game/notebook-pages";
import type { Pings } from "./game/pings";
import type { Resuming } from "./game/replay";
import type { Chat } from "./input/chat";
import type { Gestures } from "./input/gestures";
import type { Pressed } from "./input/hotkeys";
import type { Input } from "./input/input";
import type { Disturbances } from "./input/tampering";
import type { Desk } from "./model/desk";
import type { AnyGame } from "./model/game";
import type { Company } from "./model/visibility";
import type { Glances } from "./panel/panel-state";
import type { Screens } from "./panel/panels";
import type { Inspection } from "./panel/piece-info";
import type { ShowPlayer } from "./stage/effects";
import type { Labels } from "./stage/labels";
import type { Menus } from "./stage/piece-menus";
import type { Stage } from "./stage/reconciler";
import type { Suspense } from "./stage/reveal-delay";
import type { Picture } from "./stage/scene-drawer";
import type { Cameras } from "./tts/cameras";

/**
 * Everything that a table consists of, by the names by which its parts know one another. A part says which others it needs
 * (`Pick<Table, "desk" | "flow">`); `create-table.ts` makes them all.
 */
export interface Table {
  // What is played, and how it stands.
  game: AnyGame;
  desk: Desk;
  company: Company;

  // What is drawn.
  stage: Stage;
  menus: Menus;
  labels: Labels;
  show: ShowPlayer;
  picture: Picture;
  suspense: Suspense;

  // What people read and are asked.
  glances: Glances;
  screens: Screens;
  inspection: Inspection;
  questions: Questions;
  consent: Consent;
  cameras: Cameras;
  pings: Pings;

  // What plays the game.
  flow: Flow;
  chance: PhysicalChance;
  computers: Computers;
  clock: ClockDisplay;
  coach: Coach;
  resuming: Resuming;
  records: Records;
  reports: Reports;

  // What people ask of it.
  input: Input;
  chat: Chat;
  press: Pressed;
  gestures: Gestures;
  disturbances: Disturbances;
  dispatch: Dispatch;
  /** They are made when the first command comes, or before. */
  handlers: (this: void) => Handlers<CommandKind>;
  settle: Settle;
  sync: Sync;
  players: Players;
  seating: Seating;
  idleness: Idleness;
  agreement: Agreement;
  adjusting: Adjusting;
  achieving: (this: void) => Achieving;
  reviews: (this: void) => Reviews;
}
