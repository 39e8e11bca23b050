import type { TableGame } from "../../kit/game";
import { lazily } from "../../kit/lazily";
import type { GameAction, GameEvent } from "../../kit/rules";
import { withSeatNames } from "../../kit/seat-names";
import { createAchieving } from "../coach/achieving";
import { createAdjusting } from "../options/adjusting";
import { createChat } from "../chat/chat";
import { createCoach } from "../state/coach";
import type { Handlers } from "../command/answers";
import type { CommandKind } from "../command/commands";
import { createDispatch } from "../command/dispatch";
import { createSettling } from "../panel/settling";
import { createDealing } from "../play/dealing";
import { createAgreement } from "../options/agreement";
import { createGlances } from "../panel/glances";
import { createHinting } from "../coach/hinting";
import { createHosting } from "../play/hosting";
import { createMenus } from "../stage/menus";
import { createSync } from "../command/sync";
import { createUndoing } from "../play/undoing";
import { createCompany } from "../state/company";
import { createCameras } from "../seats/cameras";
import { createConsent } from "../seats/consent";
import { createComputers } from "../play/computers";
import { keepDamaged } from "../saving/keeping";
import type { Desk } from "../state/desk";
import { createDisturbances } from "../hands/disturbances";
import { createFlow } from "../play/flow";
import { createIdleness } from "../seats/idle";
import { createInspection } from "../hands/inspection";
import type { Hotkey } from "../keys/hotkeys";
import { createKeys, createPress, pressOf } from "../keys/keys";
import { createGestures } from "../hands/gestures";
import { createInput } from "./input";
import { createPhysicalChance } from "../chance/physical-chance";
import { createPicture } from "../stage/picture";
import { createPings } from "../seats/pings";
import { createPlayers } from "../play/players";
import { createQuestions } from "../seats/questions";
import { createRecords, createDailyPage } from "../saving/records";
import { createReports } from "../saving/reports";
import { createForeseeing } from "../coach/foreseeing";
import { createRivalling } from "../coach/rivalling";
import { createPuzzling } from "../coach/puzzling";
import { createResuming } from "../play/resuming";
import { createReviews } from "../coach/reviewing";
import type { ReviewSight } from "../coach/review-sight";
import { createScreens } from "../panel/screens";
import { createSeating } from "../seats/seating";
import { createLooking } from "../views/looking";
import { createLabels } from "../stage/labels";
import { createShowPlayer } from "../stage/show";
import { createStage } from "../stage/stage";
import { createSuspense } from "../stage/suspense";
import { createTelling } from "../play/telling";
import { createClockDisplay } from "../play/timekeeper";

/** Makes all parts of a table for the game that this board carries, each of those before it. */
export function createParts<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
) {
  const { rules } = nameless;
  const suspense = createSuspense(() => desk.settings.speed !== "instant");
  const sync = createSync();
  const company = createCompany(desk, rules.seats.max);
  const game = withSeatNames(nameless, company.names);
  const { words } = game;
  const title = (): string => words.title();

  // What is on the table and on the screens.
  const menus = createMenus();
  const stage = createStage(rules.id, game.box, owner, company, menus);
  const labels = createLabels(company.names, game.box.board.print);
  const chance = createPhysicalChance(rules.id, owner.guid, stage, () => desk.settings.speed);
  const show = createShowPlayer<Event>(rules.id, stage, {
    settings: () => desk.settings,
    cues: (event) => game.show?.cues(event, desk.playthrough.state) ?? [],
    headline: () => words.result(rules.seen(desk.playthrough.state, "spectator")).headline,
    suspense,
  });
  const picture = createPicture(game, desk, { stage, labels, show, suspense, inFlight: chance.inFlight });
  const coach = createCoach(game, desk);
  const glances = createGlances();
  const screens = createScreens(owner.guid, glances, suspense);
  const tell = createTelling(words, screens);
  const tellAndShow = createTelling(words, screens, show.note);

  // What somebody is told or asked, and what is played.
  const settle = createSettling(words, screens, sync);
  const questions = createQuestions(desk, settle);
  const consent = createConsent(desk, { questions, screens, sync });
  const pings = createPings(desk, rules.seats.max, stage);
  const flow = createFlow(game, desk, {
    ...{ picture, chance, stage, screens, sync, coach, pings, suspense, tell: tellAndShow },
    computers: createComputers(game, desk, coach, suspense),
    clock: createClockDisplay(desk, screens, pings),
  });
  const resuming = createResuming(rules, desk, { flow, screens, show, stage, suspense, tell });

  // What people may ask for.
  const records = createRecords(desk, title);
  const writeDaily = createDailyPage(desk, title);
  const reports = createReports(desk, title, stage.findings);
  const idleness = createIdleness(desk, { turn: flow.turn, sync, pings });
  const seating = createSeating(game, desk, { screens, idleness });
  const typedBy = (colour: ColorLiteral): string => glances.of(colour).amount;
  const players = createPlayers(game, desk, { flow, coach, chance, questions, typedBy });
  const asking = { turn: flow.turn, players, glances, screens, sync };
  const inspection = createInspection(game, desk, { company, stage, picture, ...asking });
  const adjusting = createAdjusting(desk, { screens, glances, consent, sync });
  const agreement = createAgreement(game, desk, screens);
  const cameras = createCameras();
  const [challenge, foresee] = [createRivalling(game, desk, sync), createForeseeing(game, desk, sync)];
  const achieving = lazily(() => createAchieving(game, desk, sync));
  const around = { screens, sync, records, reports, questions, consent };
  const reviews = lazily(() => createReviews(game, desk, { glances, sync, resuming }));
  // Loading has enough to do without what only commands need.
  const dealing = lazily(() =>
    createDealing(game, desk, { flow, seating, cameras, agreement, glances, ...around }),
  );
  const handlers = lazily((): Handlers<CommandKind> => ({
    ...players.handlers,
    ...inspection.handlers,
    ...glances.handlers,
    ...seating.handlers,
    ...adjusting.handlers,
    ...agreement.handlers,
    ...reviews().handlers,
    ...achieving().handlers,
    ...createUndoing(desk, { flow, consent, rewind: resuming.rewind }),
    ...createHinting(game, desk, { turn: flow.turn, players, coach, consent, sync }),
    ...dealing().handlers,
    ...createPuzzling(game, desk, { flow, resuming, seating, screens, layOut: dealing().layOut }),
    ...createHosting(game, desk, around),
  }));
  const dispatch = createDispatch(desk, handlers, settle);

  // How they ask for it.
  const press = createPress(
    createKeys(game, desk, { players, glances, screens, cameras, inspection }),
    dispatch,
    settle,
  );
  const pressAlone = (player: Player, key: Hotkey): void => {
    press(player, pressOf(key));
  };
  const chat = createChat(desk, { turn: flow.turn, screens, questions, dispatch, settle, press: pressAlone });
  const input = createInput({ screens, chat, press, dispatch, settle, inspect: inspection.inspectObject });
  const gestures = createGestures(game, desk, { stage, picture, players, settle });
  const disturbances = createDisturbances(desk, { stage, flow, chance, sync });

  // What is seen from now on, and brought up to date.
  menus.begin(input.asked);
  const review = (viewer: ColorLiteral): ReviewSight | undefined => reviews().sight(viewer);
  screens.begin(createLooking(game, desk, inspection, { coach, seating, review }));
  sync.begin({
    turn: flow.update,
    table: picture.redraw,
    panels: screens.refresh,
    panel: screens.showAnew,
    waiting: () => {
      keepDamaged(desk, title);
      suspense.after(() => {
        if (desk.result !== undefined) records.write();
        if (desk.result !== undefined) achieving().judge();
        challenge();
        foresee();
        writeDaily();
        idleness.wait();
        chat.tellAll();
      });
    },
  });

  return {
    ...{ company, stage, show, labels, chance, picture, screens, seating },
    ...{ flow, ...resuming, players, adjusting, settle, sync, input, gestures, disturbances, handlers },
  };
}
