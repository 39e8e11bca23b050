import type { AnyGame } from "./model/game";
import { createAchieving, type Achieving } from "../features/achievements";
import { createRivalling } from "../features/bot-rival";
import { createHinting } from "../features/hints";
import { createPuzzling } from "../features/puzzles";
import { createReviews, type Reviews } from "../features/review";
import { createCoach, type Coach } from "../features/tutorial";
import { createForeseeing } from "../features/win-chance";
import { lazily } from "../kit/lazily";
import { withSeatNames } from "../kit/seat-names";
import { createAgreement, type Agreement } from "./commands/change-options";
import { createAdjusting, type Adjusting } from "./commands/change-settings";
import { createPlayers, type Players } from "./commands/choose";
import type { CommandKind } from "./commands/commands";
import { createConsent, type Consent } from "./commands/consent";
import { createDispatch, createSettling } from "./commands/dispatch";
import { createHosting } from "./commands/host-game";
import { createIdleness, type Idleness } from "./commands/idle-seats";
import { createSync, type Sync } from "./commands/invalidation";
import { createQuestions, type Questions } from "./commands/questions";
import type { Handlers, Settle } from "./commands/result";
import { createDealing } from "./commands/start-game";
import { createSeating, type Seating } from "./commands/take-seat";
import { createUndoing } from "./commands/undo";
import { createComputers } from "./game/bots";
import { createClockDisplay } from "./game/clock";
import { createPhysicalChance, type PhysicalChance } from "./game/dice-and-decks";
import { createFlow, type Flow, createTelling } from "./game/flow";
import {
  createDailyPage,
  createRecords,
  type Records,
  createReports,
  type Reports,
} from "./game/notebook-pages";
import { createPings, type Pings } from "./game/pings";
import { createResuming, type Resuming } from "./game/replay";
import { createChat, type Chat } from "./input/chat";
import { createGestures, type Gestures } from "./input/gestures";
import { createInput, type Input } from "./input/input";
import { createKeys, createPress, pressOf } from "./input/keys";
import { createInspection, type Inspection } from "./panel/piece-info";
import { createDisturbances, type Disturbances } from "./input/tampering";
import type { Desk } from "./model/desk";
import { createCompany, type Company } from "./model/visibility";
import { createLooking } from "./panel/model";
import { createGlances, type Glances } from "./panel/panel-state";
import { createScreens, type Screens } from "./panel/panels";
import { createShowPlayer, type ShowPlayer } from "./stage/effects";
import { createLabels, type Labels } from "./stage/labels";
import { createMenus, type Menus } from "./stage/piece-menus";
import { createStage, type Stage } from "./stage/reconciler";
import { createSuspense, type Suspense } from "./stage/reveal-delay";
import { createPicture, type Picture } from "./stage/scene-drawer";
import { createCameras, type Cameras } from "./tts/cameras";
import { keepDamaged } from "./game/notebook-pages";

/** Makes all parts of a table for the game that this board carries, family by family, each from those before it. */
export function createParts(nameless: AnyGame, desk: Desk) {
  const company = createCompany(desk, nameless.rules.seats.max);
  const game = withSeatNames(nameless, company.names);
  const drawing = createDrawing(game, desk, company);
  const play = createPlay(game, desk, drawing);
  const { menus, stage, picture, screens, sync, suspense } = drawing;
  const { flow, coach } = play;
  const parts = {
    ...drawing,
    ...play,
    ...createPeople(game, desk, drawing, play),
    ...createCoaching(game, desk, drawing, play),
    ...createSaving(game, desk, stage),
  };
  const { seating, idleness, achieving, reviews, records } = parts;
  const inspection = createInspection(game, desk, { ...parts, turn: flow.turn });
  const handlers = createHandlers(game, desk, { ...parts, inspection });
  const asking = createAsking(game, desk, { ...parts, inspection, handlers });

  menus.begin(asking.input.asked);
  screens.begin(
    createLooking(game, desk, inspection, { coach, seating, review: (viewer) => reviews().sight(viewer) }),
  );
  sync.begin({
    turn: flow.update,
    table: picture.redraw,
    panels: screens.refresh,
    panel: screens.showAnew,
    waiting: () => {
      parts.keepDamaged();
      suspense.after(() => {
        if (desk.result !== undefined) {
          records.write();
          achieving().judge();
        }
        parts.challenge();
        parts.foresee();
        parts.writeDaily();
        idleness.wait();
        asking.chat.tellAll();
      });
    },
  });
  return { ...parts, ...asking, handlers };
}

/** What is on the table and on the screens, and what has it brought up to date. */
export interface Drawing {
  company: Company;
  sync: Sync;
  suspense: Suspense;
  menus: Menus;
  stage: Stage;
  labels: Labels;
  chance: PhysicalChance;
  show: ShowPlayer;
  picture: Picture;
  glances: Glances;
  screens: Screens;
}

/** Makes what draws the game on a desk, for this company. */
export function createDrawing(game: AnyGame, desk: Desk, company: Company): Drawing {
  const { rules, words, box } = game;
  const suspense = createSuspense(() => desk.settings.speed !== "instant");
  const menus = createMenus();
  const stage = createStage(rules.id, box, owner, company, menus);
  const labels = createLabels(company.names, box.board.print);
  const chance = createPhysicalChance(rules.id, owner.guid, stage, () => desk.settings.speed);
  const show = createShowPlayer(rules.id, stage, {
    settings: () => desk.settings,
    cues: (event) => game.show?.cues(event, desk.playthrough.state) ?? [],
    headline: () => words.result(rules.seen(desk.playthrough.state, "spectator")).headline,
    suspense,
  });
  const picture = createPicture(game, desk, { stage, labels, show, suspense, inFlight: chance.inFlight });
  const glances = createGlances();
  const screens = createScreens(owner.guid, glances, suspense);
  const sync = createSync();
  return { company, sync, suspense, menus, stage, labels, chance, show, picture, glances, screens };
}

/** What plays a game, and asks the people who play it. */
export interface Play {
  settle: Settle;
  questions: Questions;
  consent: Consent;
  pings: Pings;
  /** The coach of a lesson. */
  coach: Coach;
  flow: Flow;
  resuming: Resuming;
  players: Players;
}

/** Makes what plays the game on a desk, where it is drawn like this. */
export function createPlay(game: AnyGame, desk: Desk, drawing: Drawing): Play {
  const { rules, words } = game;
  const { stage, show, screens, glances, chance, suspense, sync } = drawing;
  const settle = createSettling(words, screens, sync);
  const questions = createQuestions(desk, settle);
  const consent = createConsent(desk, { questions, screens, sync });
  const pings = createPings(desk, rules.seats.max, stage);
  const coach = createCoach(game, desk);
  const flow = createFlow(game, desk, {
    ...drawing,
    ...{ coach, pings },
    tell: createTelling(words, screens, show.note),
    computers: createComputers(game, desk, coach, suspense),
    clock: createClockDisplay(desk, screens, pings),
  });
  const resuming = createResuming(rules, desk, { ...drawing, flow, tell: createTelling(words, screens) });
  const typedBy = (colour: ColorLiteral): string => glances.of(colour).amount;
  const players = createPlayers(game, desk, { flow, coach, chance, questions, typedBy });
  return { settle, questions, consent, pings, coach, flow, resuming, players };
}

/** Who sits where and who has left, what they have agreed on, and how they want the table. */
export interface People {
  idleness: Idleness;
  seating: Seating;
  agreement: Agreement;
  adjusting: Adjusting;
  cameras: Cameras;
}

/** Makes what sees to the people at a desk. */
export function createPeople(
  game: AnyGame,
  desk: Desk,
  { screens, glances, sync }: Drawing,
  { flow, pings, consent }: Play,
): People {
  const idleness = createIdleness(desk, { turn: flow.turn, sync, pings });
  return {
    idleness,
    seating: createSeating(game, desk, { screens, idleness }),
    agreement: createAgreement(game, desk, screens),
    adjusting: createAdjusting(desk, { screens, glances, consent, sync }),
    cameras: createCameras(),
  };
}

/** What teaches and judges players. What only commands need is made with the first of them: loading has enough to do. */
export interface Coaching {
  /** Has a bot play the same cards once the game is over. */
  challenge: (this: void) => void;
  /** Finds out what the position is worth. */
  foresee: (this: void) => void;
  achieving: (this: void) => Achieving;
  reviews: (this: void) => Reviews;
}

/** Makes what teaches and judges the players at a desk. */
export function createCoaching(
  game: AnyGame,
  desk: Desk,
  { glances, sync }: Drawing,
  { resuming }: Play,
): Coaching {
  return {
    challenge: createRivalling(game, desk, sync),
    foresee: createForeseeing(game, desk, sync),
    achieving: lazily(() => createAchieving(game, desk, sync)),
    reviews: lazily(() => createReviews(game, desk, { glances, sync, resuming })),
  };
}

/** What writes to the Notebook. */
export interface Saving {
  records: Records;
  reports: Reports;
  writeDaily: (this: void) => void;
  /** Keeps the text of a damaged save there, once that may be. */
  keepDamaged: (this: void) => void;
}

/** Makes what writes to the Notebook about the game on a desk. */
export function createSaving({ words }: AnyGame, desk: Desk, { findings }: Pick<Stage, "findings">): Saving {
  const title = (): string => words.title();
  return {
    records: createRecords(desk, title),
    reports: createReports(desk, title, findings),
    writeDaily: createDailyPage(desk, title),
    keepDamaged: () => {
      keepDamaged(desk, title);
    },
  };
}

/** What commands are obeyed with. */
type CommandsSurroundings = Drawing & Play & People & Coaching & Saving & { inspection: Inspection };

/** What obeys each command; the first that comes has it made, for loading has enough to do. */
export function createHandlers(
  game: AnyGame,
  desk: Desk,
  parts: CommandsSurroundings,
): (this: void) => Handlers<CommandKind> {
  const { players, inspection, glances, seating, adjusting, agreement, reviews, achieving } = parts;
  const { flow, consent, resuming } = parts;
  return lazily(() => {
    const dealing = createDealing(game, desk, parts);
    return {
      ...players.handlers,
      ...inspection.handlers,
      ...glances.handlers,
      ...seating.handlers,
      ...adjusting.handlers,
      ...agreement.handlers,
      ...reviews().handlers,
      ...achieving().handlers,
      ...dealing.handlers,
      ...createUndoing(desk, { flow, consent, rewind: resuming.rewind }),
      ...createHinting(game, desk, { ...parts, turn: flow.turn }),
      ...createPuzzling(game, desk, { ...parts, layOut: dealing.layOut }),
      ...createHosting(game, desk, parts),
    };
  });
}

/** How people ask for something: by a click, a key or a line of the chat, or with a piece in their hands. */
export interface Asking {
  chat: Chat;
  input: Input;
  gestures: Gestures;
  disturbances: Disturbances;
}

/** What they ask with, and who obeys. */
interface Surroundings extends Drawing, Play, Pick<People, "cameras"> {
  inspection: Inspection;
  handlers: (this: void) => Handlers<CommandKind>;
}

/** Makes what people at a desk ask with. */
export function createAsking(game: AnyGame, desk: Desk, parts: Surroundings): Asking {
  const { flow, screens, show, questions, settle, inspection } = parts;
  const dispatch = createDispatch(desk, parts.handlers, settle);
  const press = createPress(createKeys(game, desk, parts), dispatch, settle);
  const chat = createChat(desk, {
    ...{ screens, questions, dispatch, settle, turn: flow.turn },
    press: (player, key) => {
      press(player, pressOf(key));
    },
  });
  return {
    chat,
    input: createInput({ screens, show, chat, press, dispatch, settle, inspect: inspection.inspectObject }),
    gestures: createGestures(game, desk, parts),
    disturbances: createDisturbances(desk, parts),
  };
}
