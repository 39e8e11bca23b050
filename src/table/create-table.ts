import { lazily } from "../kit/lazily";
import { withSeatNames } from "../kit/seat-names";
import { createChangeOptions } from "./commands/change-options";
import { createChangeSettings } from "./commands/change-settings";
import { createChoose } from "./commands/choose";
import { createConsent } from "./commands/consent";
import { createDispatch, createReply } from "./commands/dispatch";
import { createHostGame } from "./commands/host-game";
import { createMousePassing } from "./commands/pass-mouse";
import { createIdleSeats } from "./commands/idle-seats";
import { createInvalidations } from "./commands/invalidation";
import { createQuestions } from "./commands/questions";
import type { AllHandlers } from "./commands/result";
import { createStartGame } from "./commands/start-game";
import { createSeating } from "./commands/take-seat";
import { createUndo } from "./commands/undo";
import { createFeatures, type CreateFeature } from "./feature";
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
import type { Desk } from "./model/desk";
import type { AnyGame } from "./model/game";
import { createVisibility } from "./model/visibility";
import { createPanelModels } from "./panel/model";
import { createPanelStates } from "./panel/panel-state";
import { createPanels } from "./panel/panels";
import { createPieceInfo } from "./panel/piece-info";
import { createEffects } from "./stage/effects";
import { createLabels } from "./stage/labels";
import { createPieceMenus } from "./stage/piece-menus";
import { createLights } from "./stage/lights";
import { createPointing } from "./stage/pointing";
import { createReconciler } from "./stage/reconciler";
import { createRevealDelay } from "./stage/reveal-delay";
import { createSceneDrawer } from "./stage/scene-drawer";
import type { Table, TableWithoutInput } from "./table";
import { createCameras } from "../tts/cameras";
import { schedule } from "../tts/scheduler";

/** What it costs at most to tell people that it is for them to continue, in instructions. */
const TELLING_COST = 6_000;

/**
 * Makes every part of a table for the game that this board carries, each from those before it.
 * @param header the header of the save, from which features read what is theirs
 */
export function createTable(
  nameless: AnyGame,
  desk: Desk,
  header: Record<string, unknown>,
  features: readonly CreateFeature[],
): Table {
  const visibility = createVisibility({ desk }, nameless.rules.seats.max);
  const game = withSeatNames(nameless, visibility.names, visibility.people);
  const core = {
    game,
    desk,
    visibility,
    invalidations: createInvalidations(),
    panelStates: createPanelStates(),
    pieceMenus: createPieceMenus(),
  };
  const revealDelay = createRevealDelay(() => desk.settings.speed !== "instant");
  const reconciler = createReconciler(core);
  const drawn = {
    ...core,
    revealDelay,
    reconciler,
    lights: createLights({ ...core, reconciler }),
    labels: createLabels(visibility.names, game.box.board.print),
  };
  const diceAndDecks = createDiceAndDecks(drawn);
  const effects = createEffects(drawn);
  const sceneDrawer = createSceneDrawer({ ...drawn, diceAndDecks, effects });
  const pointing = createPointing({ ...drawn, effects, sceneDrawer });
  const shown = { ...drawn, diceAndDecks, effects, sceneDrawer, pointing, panels: createPanels(drawn) };
  const reply = createReply(shown);
  const questions = createQuestions({ ...shown, reply });
  const asked = {
    ...shown,
    reply,
    questions,
    features: createFeatures(),
    pings: createPings(shown),
  };
  const consent = createConsent(asked);
  const [bots, clockDisplay] = [createBots(asked), createClockDisplay(asked)];
  const flow = createFlow({ ...asked, bots, clockDisplay });
  const played = {
    ...asked,
    consent,
    bots,
    clockDisplay,
    flow,
    cameras: createCameras(game.rules.seats.max),
  };
  const replay = createReplay(played);
  const choose = createChoose(played);
  const idleSeats = createIdleSeats(played);
  const mousePassing = createMousePassing(played);
  const people = {
    ...{ ...played, replay, choose, idleSeats, mousePassing },
    seating: createSeating({ ...played, idleSeats, mousePassing }),
    changeOptions: createChangeOptions(played),
    changeSettings: createChangeSettings({ ...played, replay }),
    pieceInfo: createPieceInfo({ ...played, choose }),
    records: createRecords(played),
    reports: createReports(played),
  };
  const handlers = lazily(() => handlersOf(people));
  const dispatch = createDispatch({ desk, handlers, reply });
  const press = createPress({ ...people, dispatch });
  const chat = createChat({ ...people, dispatch, press });
  const input = createInput({ ...people, dispatch, press, chat });
  const [pieceClicks, tampering] = [createPieceClicks({ ...people, input }), createTampering(people)];
  const gestures = createGestures({ ...people, pieceClicks });
  const obeying = { ...people, handlers, dispatch, press, chat, input };
  const table: Table = { ...obeying, pieceClicks, gestures, tampering };
  table.features.begin(() => features.map((create) => create(table, header)));
  connect(table);
  return table;
}

/** What obeys each command. */
function handlersOf(table: TableWithoutInput): AllHandlers {
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

/** Tells those parts of one another that were made before what they use. */
function connect(table: Table): void {
  const { desk, pieceMenus, panels, invalidations, flow, sceneDrawer, revealDelay, input, chat } = table;
  const tellWhoWaits = (): boolean => {
    table.idleSeats.wait();
    chat.tellAll();
    return true;
  };
  pieceMenus.begin(input.asked);
  panels.begin(createPanelModels(table));
  invalidations.begin({
    turn: flow.update,
    table: sceneDrawer.redraw,
    panels: () => {
      table.consent.tidy();
      panels.refresh();
    },
    panel: panels.showAnew,
    waiting: () => {
      keepDamaged(table);
      revealDelay.after(() => {
        if (desk.result !== undefined) table.records.write();
        table.features.waiting();
        schedule(tellWhoWaits, { cost: TELLING_COST });
      });
    },
  });
}
