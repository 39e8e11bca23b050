import { lazily } from "../kit/data/lazily";
import { withSeatNames } from "../kit/game/seat-names";
import { createChangeOptions } from "./commands/change-options";
import { createChangeSettings } from "./commands/change-settings";
import { createChoose } from "./commands/choose";
import { createConsent } from "./commands/consent";
import { createDispatch, createReply } from "./commands/dispatch";
import { createHostGame } from "./commands/host-game";
import { createMousePassing } from "./commands/pass-mouse";
import { createIdleSeats } from "./commands/idle-seats";
import { createInvalidations, type Updates } from "./commands/invalidation";
import { createQuestions } from "./commands/questions";
import type { AllHandlers } from "./commands/result";
import { createStartGame } from "./commands/start-game";
import { createSeating } from "./commands/take-seat";
import { createUndo } from "./commands/undo";
import { createFeatures, type AnyFeature } from "./feature";
import { createBots } from "./game/bots";
import { createClockDisplay } from "./game/clock";
import { createDiceAndDecks } from "./game/dice-and-decks";
import { createFlow } from "./game/flow";
import { createRecords, createReports, keepDamaged } from "./game/notebook-pages";
import { createPings } from "./game/pings";
import { createReplay } from "./game/replay";
import { createChat } from "./input/chat";
import { createGestures } from "./input/gestures";
import { createInput } from "./input/input";
import { createPress } from "./input/keys";
import { createPieceClicks } from "./input/piece-clicks";
import { createTampering } from "./input/tampering";
import type { AnyGame } from "./model/game";
import { createVisibility } from "./model/visibility";
import { createPanelStates } from "./panel/panel-state";
import { createPanels } from "./panel/panels";
import { createPieceInfo } from "./panel/piece-info";
import { createTell } from "./panel/tell";
import { createEffects } from "./stage/effects";
import { createLabels } from "./stage/labels";
import { createPieceMenus } from "./stage/piece-menus";
import { createLights } from "./stage/lights";
import { createMoments } from "./stage/moments";
import { createPointing } from "./stage/pointing";
import { createReconciler } from "./stage/reconciler";
import { createRevealDelay } from "./stage/reveal-delay";
import { createSceneDrawer } from "./stage/scene-drawer";
import type { Table } from "./table";
import { createCameras } from "../tts/cameras";
import { schedule } from "../tts/scheduler";
import type { Desk } from "./model/contracts";

/** What it costs at most to tell people, and features, that it is for people to continue, in instructions. */
const TELLING_COST = 6_000;
const FEATURES_COST = 9_000;

/** Makes a part when it is first read. */
type MakePart = <Name extends keyof Table>(this: void, table: Table, name: Name) => Table[Name];
/** Lua's own: its general type does not tell that what is missing is made. */
declare function setmetatable(this: void, parts: object, behaviour: { __index: MakePart }): Table;

/** What makes each part from those that it reads. */
type Makers = { readonly [Name in keyof Table]: (this: void, table: Table) => Table[Name] };

/**
 * A table for the game that this board carries.
 * @param header the header of the save, from which features read what is theirs
 */
export function createTable(
  nameless: AnyGame,
  desk: Desk,
  header: Record<string, unknown>,
  features: readonly AnyFeature[],
): Table {
  const { seats } = nameless.rules;
  return madeOf({
    game: ({ visibility }) => withSeatNames(nameless, visibility.names, visibility.people),
    desk: () => desk,
    visibility: () => createVisibility(desk, seats.max),
    reconciler: createReconciler,
    lights: createLights,
    pointing: createPointing,
    pieceMenus: createPieceMenus,
    labels: ({ visibility }) => createLabels(visibility.names, nameless.box.board.print),
    effects: createEffects,
    moments: createMoments,
    sceneDrawer: createSceneDrawer,
    revealDelay: createRevealDelay,
    panelStates: createPanelStates,
    panels: createPanels,
    tell: createTell,
    questions: createQuestions,
    consent: createConsent,
    cameras: () => createCameras(seats.max),
    pings: createPings,
    reply: createReply,
    invalidations: (table) => createInvalidations(updatesOf(table)),
    features: (table) => createFeatures(features, table, header),
    flow: createFlow,
    diceAndDecks: createDiceAndDecks,
    bots: createBots,
    clockDisplay: createClockDisplay,
    pieceInfo: createPieceInfo,
    replay: createReplay,
    records: createRecords,
    reports: createReports,
    input: createInput,
    chat: createChat,
    press: createPress,
    pieceClicks: createPieceClicks,
    gestures: createGestures,
    tampering: createTampering,
    dispatch: createDispatch,
    handlers: (table) => lazily(() => handlersOf(table)),
    choose: createChoose,
    seating: createSeating,
    idleSeats: createIdleSeats,
    mousePassing: createMousePassing,
    changeOptions: createChangeOptions,
    changeSettings: createChangeSettings,
  });
}

/** A table of which each part is made when it is first read. */
function madeOf(makers: Makers): Table {
  const make: MakePart = (table, name) => {
    const part = makers[name](table);
    table[name] = part;
    return part;
  };
  return setmetatable({}, { __index: make });
}

/** What obeys each command. */
function handlersOf(table: Table): AllHandlers {
  return {
    ...table.choose.handlers,
    ...table.pieceInfo.handlers,
    ...table.panelStates.handlers,
    ...table.questions.handlers,
    ...table.consent.handlers,
    ...table.seating.handlers,
    ...table.mousePassing.handlers,
    ...table.changeSettings.handlers,
    ...table.changeOptions.handlers,
    ...createStartGame(table),
    ...createUndo(table),
    ...table.features.handlers(),
    ...createHostGame(table),
  };
}

/** What brings each part of a table up to date. */
function updatesOf(table: Table): Updates {
  const tellFeatures = (): boolean => {
    if (table.desk.result !== undefined) table.records.write();
    table.features.waiting();
    return true;
  };
  const tellWhoWaits = (): boolean => {
    table.idleSeats.wait();
    table.chat.tellAll();
    return true;
  };
  return {
    turn: () => table.flow.update(),
    table: () => {
      table.sceneDrawer.redraw();
    },
    panels: () => {
      table.consent.tidy();
      table.panels.refresh();
    },
    panel: (colour) => {
      table.panels.showAnew(colour);
    },
    waiting: () => {
      keepDamaged(table);
      table.revealDelay.after(() => {
        schedule(tellFeatures, { cost: FEATURES_COST });
        schedule(tellWhoWaits, { cost: TELLING_COST });
      });
    },
  };
}
