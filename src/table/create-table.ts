import { createAchieving } from "../features/achievements";
import { createRivalling } from "../features/bot-rival";
import { createHinting } from "../features/hints";
import { createPuzzling } from "../features/puzzles";
import { createReviews } from "../features/review";
import { createCoach } from "../features/tutorial";
import { createForeseeing } from "../features/win-chance";
import { lazily } from "../kit/lazily";
import { withSeatNames } from "../kit/seat-names";
import { createAgreement } from "./commands/change-options";
import { createAdjusting } from "./commands/change-settings";
import { createPlayers } from "./commands/choose";
import type { CommandKind } from "./commands/commands";
import { createConsent } from "./commands/consent";
import { createDispatch, createSettling } from "./commands/dispatch";
import { createHosting } from "./commands/host-game";
import { createIdleness } from "./commands/idle-seats";
import { createSync } from "./commands/invalidation";
import { createQuestions } from "./commands/questions";
import type { Handlers } from "./commands/result";
import { createDealing } from "./commands/start-game";
import { createSeating } from "./commands/take-seat";
import { createUndoing } from "./commands/undo";
import { createComputers } from "./game/bots";
import { createClockDisplay } from "./game/clock";
import { createPhysicalChance } from "./game/dice-and-decks";
import { createFlow } from "./game/flow";
import { createDailyPage, createRecords, createReports, keepDamaged } from "./game/notebook-pages";
import { createPings } from "./game/pings";
import { createResuming } from "./game/replay";
import { createChat } from "./input/chat";
import { createGestures } from "./input/gestures";
import { createInput } from "./input/input";
import { createPress } from "./input/keys";
import { createDisturbances } from "./input/tampering";
import type { Desk } from "./model/desk";
import type { AnyGame } from "./model/game";
import { createCompany } from "./model/visibility";
import { createLooking } from "./panel/model";
import { createGlances } from "./panel/panel-state";
import { createScreens } from "./panel/panels";
import { createInspection } from "./panel/piece-info";
import { createShowPlayer } from "./stage/effects";
import { createLabels } from "./stage/labels";
import { createMenus } from "./stage/piece-menus";
import { createStage } from "./stage/reconciler";
import { createSuspense } from "./stage/reveal-delay";
import { createPicture } from "./stage/scene-drawer";
import type { Table } from "./table";
import { createCameras } from "./tts/cameras";

/** Makes every part of a table for the game that this board carries, each from those before it. */
export function createTable(nameless: AnyGame, desk: Desk): Table {
  const company = createCompany({ desk }, nameless.rules.seats.max);
  const game = withSeatNames(nameless, company.names);
  const core = { game, desk, company, sync: createSync(), glances: createGlances(), menus: createMenus() };
  const suspense = createSuspense(() => desk.settings.speed !== "instant");
  const stage = createStage(core);
  const drawn = { ...core, suspense, stage, labels: createLabels(company.names, game.box.board.print) };
  const chance = createPhysicalChance(drawn);
  const show = createShowPlayer(drawn);
  const picture = createPicture({ ...drawn, chance, show });
  const shown = { ...drawn, chance, show, picture, screens: createScreens(drawn) };
  const settle = createSettling(shown);
  const questions = createQuestions({ ...shown, settle });
  const asked = { ...shown, settle, questions, coach: createCoach(shown), pings: createPings(shown) };
  const consent = createConsent(asked);
  const [computers, clock] = [createComputers(asked), createClockDisplay(asked)];
  const flow = createFlow({ ...asked, computers, clock });
  const played = { ...asked, consent, computers, clock, flow, cameras: createCameras() };
  const resuming = createResuming(played);
  const players = createPlayers(played);
  const idleness = createIdleness(played);
  const people = {
    ...{ ...played, resuming, players, idleness },
    seating: createSeating({ ...played, idleness }),
    agreement: createAgreement(played),
    adjusting: createAdjusting(played),
    inspection: createInspection({ ...played, players }),
    records: createRecords(played),
    reports: createReports(played),
    achieving: lazily(() => createAchieving(played)),
    reviews: lazily(() => createReviews({ ...played, resuming })),
  };
  const handlers = lazily(() => handlersOf(people));
  const dispatch = createDispatch({ desk, handlers, settle });
  const press = createPress({ ...people, dispatch });
  const chat = createChat({ ...people, dispatch, press });
  const input = createInput({ ...people, dispatch, press, chat });
  const [gestures, disturbances] = [createGestures(people), createDisturbances(people)];
  const table: Table = { ...people, handlers, dispatch, press, chat, input, gestures, disturbances };
  connect(table);
  return table;
}

/** What obeys each command. */
function handlersOf(
  table: Omit<Table, "handlers" | "dispatch" | "press" | "chat" | "input" | "gestures" | "disturbances">,
): Handlers<CommandKind> {
  return {
    ...table.players.handlers,
    ...table.inspection.handlers,
    ...table.glances.handlers,
    ...table.seating.handlers,
    ...table.adjusting.handlers,
    ...table.agreement.handlers,
    ...table.reviews().handlers,
    ...table.achieving().handlers,
    ...createDealing(table),
    ...createUndoing(table),
    ...createHinting(table),
    ...createPuzzling(table),
    ...createHosting(table),
  };
}

/** Tells those parts of one another that were made before what they use. */
function connect(table: Table): void {
  const { desk, menus, screens, sync, flow, picture, suspense, input, chat } = table;
  const challenge = createRivalling(table);
  const foresee = createForeseeing(table);
  const writeDaily = createDailyPage(table);
  menus.begin(input.asked);
  screens.begin(createLooking(table));
  sync.begin({
    turn: flow.update,
    table: picture.redraw,
    panels: screens.refresh,
    panel: screens.showAnew,
    waiting: () => {
      keepDamaged(table);
      suspense.after(() => {
        if (desk.result !== undefined) {
          table.records.write();
          table.achieving().judge();
        }
        challenge();
        foresee();
        writeDaily();
        table.idleness.wait();
        chat.tellAll();
      });
    },
  });
}
