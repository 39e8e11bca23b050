import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import { withSeatNames } from "../kit/seat-names";
import { createAdjusting } from "./options/adjusting";
import { createChat, type Chat } from "./chat/chat";
import { createClockDisplay } from "./play/clock-display";
import { createCoach } from "./play/coach";
import { createCompany } from "./seats/company";
import { createComputers } from "./play/computers";
import { describeDesk } from "./saving/description";
import { newDesk, saveDesk } from "./desk";
import { CALM_TIME, createDisturbances } from "./hands/disturbances";
import { createFlow } from "./flow";
import { createIdleness } from "./seats/idle";
import { createInspection, type Inspection } from "./hands/inspection";
import { createKeys, pressAlone } from "./keys/keys";
import { overFrames } from "./time/frames";
import { createGestures, type Key } from "./hands/gestures";
import { createManagement } from "./play/management";
import { memoPrefix, pieceOf } from "./objects/memo";
import type { DeckShuffled, DieSettled, KeyPressed } from "./messages";
import { createObedience } from "./play/obedience";
import { createPhysicalChance } from "./chance/physical-chance";
import { createPicture } from "./stage/picture";
import { createPings } from "./seats/pings";
import { createPlayers } from "./play/players";
import { obstacleTo, putAway, type Obstacle } from "./saving/putting-away";
import { createQuestions } from "./chat/questions";
import { createRecords } from "./saving/records";
import { createResuming } from "./saving/resuming";
import { decodeStep } from "./saving/saving";
import { createScreens } from "./panel/screens";
import { createSeating, type Seating } from "./seats/seating";
import { situationOf } from "./views/situation";
import { createLabels } from "./stage/labels";
import { createStage } from "./stage/stage";
import { createTelling } from "./play/telling";
import { afterFrames, afterSeconds } from "./time/waits";
import { say } from "./words";

/**
 * Runs one game on one board: everything that happens at the table comes here and leaves as a new picture.
 * @noSelf
 */
export interface Director {
  /** Begins from the text of `save`; an empty text is a fresh table. */
  load: (saved: string) => void;
  save: () => string;
  /** A click on a part of the prompt panel. */
  clicked: (player: Player, id: string) => void;
  /** Somebody has typed something into the prompt panel. */
  typed: (player: Player, text: string, id: string) => void;
  /** Somebody has let go of an object. */
  dropped: (colour: ColorLiteral, object: GObject) => void;
  pickedUp: (colour: ColorLiteral, object: GObject) => void;
  /** Somebody presses a key over an object; answers whether the game takes it as a choice. */
  pressed: (colour: ColorLiteral, key: Key, object: GObject) => boolean;
  /** Somebody presses one of our hotkeys, or chooses in the menu of the table. */
  keyPressed: (message: KeyPressed) => void;
  /** An object has been deleted or put into a container. */
  disturbed: (object: GObject) => void;
  /** Somebody has come, gone or changed seat. */
  seatsChanged: () => void;
  /** Whether players may do to this object what they like. */
  isFree: (object: GObject) => boolean;
  dieSettled: (message: DieSettled) => void;
  deckShuffled: (message: DeckShuffled) => void;
  /** Tells everybody of a mistake of ours and draws the table again. */
  recover: (what: string, message: string) => void;
  /** Takes an action for a colour, as a click would. */
  takeAction: (colour: ColorLiteral, action: unknown) => void;
  /** Takes over how the rest of the table is set (`SettingsMessage`). */
  adoptSettings: (settings: string) => void;
  /** What stands in the way when the person at a colour wants the game put away. */
  obstacle: (colour: ColorLiteral) => Obstacle;
  /** Ends everything and answers the text from which `load` goes on. */
  putAway: () => string;
  /** Obeys what somebody typed after the call of every command; answers whether it is a command of the board. */
  chatted: (player: Player, command: string) => boolean;
  /** The record and what the table is doing, as JSON text. */
  describe: () => string;
}

/** The director of a game on the board that carries this script. */
export function createDirector<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: TableGame<State, Action, Event, Seen>,
): Director {
  const { rules } = nameless;
  const prefix = memoPrefix(rules.id);
  const desk = newDesk(rules);
  const company = createCompany(desk, rules.seats.max);
  const game = withSeatNames(nameless, company.names);
  const { words } = game;
  const coach = createCoach(game, desk);
  const stage = createStage(rules.id, game.box, owner, company, (colour, guid) => {
    inspection.inspect(Player[colour], inspection.pieceOf(guid));
  });
  const chance = createPhysicalChance(rules.id, owner.guid, stage, () => desk.settings.speed);
  const screens = createScreens<Action>(owner.guid, (viewer, sheet) =>
    situationOf(game, desk, viewer, seating, coach, inspection.look(viewer, sheet)),
  );
  const labels = createLabels(company.names, game.box.board.print);
  const picture = createPicture(game, desk, { stage, labels, chance });
  const computers = createComputers(game, desk, coach);
  const pings = createPings(desk, rules.seats.max, stage);
  const clock = createClockDisplay(desk, screens, pings);
  const tell = createTelling(words, screens);
  const records = createRecords(desk, () => words.title());
  const idleness = createIdleness(desk, { screens, pings });
  const questions = createQuestions();
  const flow = createFlow(game, desk, {
    picture,
    chance,
    screens,
    computers,
    coach,
    pings,
    clock,
    onlookers: {
      waits: () => {
        idleness.wait();
        chat.tellAll();
      },
      leaves: idleness.leave,
      ends: records.write,
    },
    tell,
  });
  const players = createPlayers(game, desk, { flow, picture, screens, coach, questions });
  const seating: Seating = createSeating(game, desk, { flow, players, screens, idleness });
  const parts = { stage, picture, flow, players, screens };
  const { load, replay } = createResuming(rules, desk, { flow, screens, tell });
  const adjusting = createAdjusting(desk, { flow, players, screens, stage });
  const manage = createManagement(game, desk, { ...parts, seating, adjusting, records, questions, replay });
  const gestures = createGestures(game, desk, { stage, picture, players });
  const inspection: Inspection = createInspection(game, desk, { ...parts, company });
  const obey = createObedience(desk, { players, screens, inspection, chance, manage });
  const keys = createKeys(game, desk, { players, screens, inspection, obey });
  const chat: Chat = createChat(desk, { flow, screens, questions, obey, press: pressAlone(keys) });
  const disturb = createDisturbances(desk, { flow, chance, picture });

  function save(): string {
    flow.countTime();
    return saveDesk(desk);
  }

  return {
    load: (saved) => {
      overFrames(() => {
        if (!desk.free) stage.veil();
        return true;
      });
      load(saved);
      adjusting.follow();
      // The interface can be changed only after the frame in which everything is loaded.
      afterFrames(2, "the panel", () => {
        screens.install(() => {
          labels.forget();
          picture.redraw();
          seating.changed();
        });
      });
    },
    save,
    dropped: gestures.dropped,
    pickedUp: gestures.pickedUp,
    pressed: gestures.pressed,
    keyPressed: keys,
    disturbed: (object) => {
      const piece = pieceOf(prefix, object.memo);
      if (piece !== undefined) disturb(piece);
    },
    clicked: (player, id) => {
      const command = screens.clicked(player.color, id);
      if (command === undefined) return;
      chat.leave(player.color);
      obey(player, command);
    },
    typed: (player, text, id) => {
      const command = screens.typed(player.color, id, text);
      if (command !== undefined) obey(player, command);
    },
    seatsChanged: () => {
      seating.changed();
      // Cards are in the hand of whoever sits there, and hidden from whoever does not.
      if (desk.busy === undefined) picture.redraw();
      flow.seatsChanged();
    },
    isFree: (object) => desk.free || pieceOf(prefix, object.memo) === undefined,
    dieSettled: chance.dieSettled,
    deckShuffled: chance.deckShuffled,
    recover: (what, message) => {
      broadcastToAll(say("mistake", { what, message }), { r: 1, g: 0.5, b: 0.3 });
      // Not at once: a mistake that comes back every time must not flood the chat.
      afterSeconds(CALM_TIME, "drawing again", flow.advance);
    },
    takeAction: (colour, action) => {
      const step = decodeStep<Action>(JSON.encode({ kind: "act", seat: 0, action }));
      if (step?.kind === "act") players.choose(Player[colour], step.action);
    },
    chatted: chat.obey,
    adoptSettings: adjusting.adopt,
    obstacle: (colour) => obstacleTo(desk, Player[colour]),
    putAway: () => putAway(save),
    describe: () => describeDesk(rules.id, desk, picture.isDrawing()),
  };
}
