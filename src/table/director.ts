import { isRecord } from "../kit/data";
import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import { withSeatNames } from "../kit/seat-names";
import { createAdjusting } from "./options/adjusting";
import { createChat, type Chat } from "./chat/chat";
import { createClockDisplay } from "./play/clock-display";
import { createCoach } from "./play/coach";
import { createCompany } from "./seats/company";
import { createConsent } from "./seats/consent";
import { createComputers } from "./play/computers";
import { openSaved } from "./saving/damage";
import { keepDamaged } from "./saving/keeping";
import { describeDesk } from "./saving/description";
import { newDesk, saveDesk, type Desk } from "./desk";
import { keepShut } from "./hands/containers";
import { CALM_TIME, createDisturbances } from "./hands/disturbances";
import { createFlow } from "./flow";
import { createIdleness } from "./seats/idle";
import { createInspection, type Inspection } from "./hands/inspection";
import { createKeys, pressAlone } from "./keys/keys";
import { createGestures, type Key } from "./hands/gestures";
import { createInput, type Input } from "./input";
import { createManagement } from "./play/management";
import { memoPrefix, pieceOf } from "./objects/memo";
import type { DeckShuffled, DieSettled } from "./messages";
import { createObedience } from "./play/obedience";
import { createPhysicalChance } from "./chance/physical-chance";
import { createPicture } from "./stage/picture";
import { createPings } from "./seats/pings";
import { createPlayers } from "./play/players";
import { obstacleTo, putAway, type Obstacle } from "./saving/putting-away";
import { createQuestions } from "./chat/questions";
import { createRecords } from "./saving/records";
import { remark } from "./saving/remarks";
import { createResuming } from "./saving/resuming";
import { decodeStep } from "./saving/steps";
import { createScreens } from "./panel/screens";
import { createSeating, type Seating } from "./seats/seating";
import { listenFor } from "./views/said";
import { situationOf } from "./views/situation";
import { createLabels } from "./stage/labels";
import { createStage } from "./stage/stage";
import { createTelling } from "./play/telling";
import { createAllowances } from "./time/allowances";
import { afterFrames, afterSeconds } from "./time/waits";
import { say } from "./words";

/**
 * Runs one game on one board: everything that happens at the table comes here and leaves as a new picture.
 * @noSelf
 */
export interface Director {
  /** Brings back the game that was saved, if there was one, and puts up the panel. */
  load: () => void;
  save: () => string;
  /** What people click, type and press. */
  input: Input;
  /** A new object: nobody may look at a card before it is known who may. */
  spawned: (object: GObject) => void;
  /** Somebody has let go of an object. */
  dropped: (colour: ColorLiteral, object: GObject) => void;
  pickedUp: (colour: ColorLiteral, object: GObject) => void;
  /** Somebody presses a key over an object; answers whether the game takes it as a choice. */
  pressed: (colour: ColorLiteral, key: Key, object: GObject) => boolean;
  /** An object has been deleted. */
  lost: (object: GObject) => void;
  /** An object has been put into a container. */
  enclosed: (container: GObject, object: GObject) => void;
  /** Somebody is at a colour now, nobody knows who: what is secret is hidden until it is known. */
  moved: (colour: ColorLiteral) => void;
  /** Somebody has come, gone or changed seat. */
  seatsChanged: () => void;
  /** Whether the person at a colour may pick up this object. */
  mayPickUp: (colour: ColorLiteral, object: GObject) => boolean;
  /** Whether this object is a piece of ours to which nobody may do what is no move of the game. */
  isGuarded: (object: GObject) => boolean;
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
  /** The record and what the table is doing, as JSON text. */
  describe: () => string;
}

/**
 * A game that several play goes on from a save: after a rewind dice may fall otherwise than they have fallen before. No script
 * can prevent that, so everybody is told, and the record too.
 */
function tellOfLoading(desk: Desk<unknown, unknown>, steps: number): void {
  if (steps === 0) return;
  remark(desk, "loaded", steps);
  if (desk.playing && desk.chairs.length > 1) broadcastToAll(say("goesOnFromSave", { step: steps }));
}

/** Tells everybody of a mistake of ours, and has the table drawn again. */
function recovery(advance: () => void): Director["recover"] {
  return (what, message) => {
    broadcastToAll(say("mistake", { what, message }), { r: 1, g: 0.5, b: 0.3 });
    // Not at once: a mistake that comes back every time must not flood the chat.
    afterSeconds(CALM_TIME, "drawing again", advance);
  };
}

/** The director of a game on the board that carries this script. */
// eslint-disable-next-line max-lines-per-function -- A list of small functions over one table; tasks and layers will part it.
export function createDirector<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: TableGame<State, Action, Event, Seen>,
  saved: string,
): Director {
  const { rules } = nameless;
  const prefix = memoPrefix(rules.id);
  const opened = openSaved(rules.id, saved);
  const desk = newDesk(rules, opened, saved);
  const company = createCompany(desk, rules.seats.max);
  const game = withSeatNames(nameless, company.names);
  const { words } = game;
  const coach = createCoach(game, desk);
  const stage = createStage(rules.id, game.box, owner, company, (colour, guid) => {
    const player = Player[colour];
    if (allowed(player)) inspection.inspect(player, inspection.pieceOf(guid));
  });
  const allowances = createAllowances();
  const chance = createPhysicalChance(rules.id, owner.guid, stage, () => desk.settings.speed);
  const screens = createScreens<Action>(owner.guid, (viewer) => {
    const listen = listenFor(game, desk, viewer);
    return (sheet) => {
      const said = listen();
      if (said === undefined) return undefined;
      return situationOf(game, desk, { viewer, said }, seating, coach, inspection.look(viewer, sheet));
    };
  });
  const labels = createLabels(company.names, game.box.board.print);
  const picture = createPicture(game, desk, { stage, labels, chance });
  const computers = createComputers(game, desk, coach);
  const pings = createPings(desk, rules.seats.max, stage);
  const clock = createClockDisplay(desk, screens, pings);
  const tell = createTelling(words, screens);
  const records = createRecords(desk, () => words.title());
  const idleness = createIdleness(desk, { screens, pings });
  const questions = createQuestions(desk);
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
        keepDamaged(desk, () => words.title());
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
  const { load, rewind } = createResuming(rules, desk, { flow, screens, tell });
  const consent = createConsent(desk, { questions, screens });
  const adjusting = createAdjusting(desk, { flow, players, screens, consent });
  const manage = createManagement(game, desk, {
    ...parts,
    seating,
    adjusting,
    records,
    questions,
    consent,
    rewind,
  });
  const gestures = createGestures(game, desk, { stage, picture, players });
  const inspection: Inspection = createInspection(game, desk, { ...parts, company });
  const obey = createObedience(desk, { players, screens, inspection, chance, manage });
  const keys = createKeys(game, desk, { players, screens, inspection, obey });
  const chat: Chat = createChat(desk, { flow, screens, questions, obey, press: pressAlone(keys) });
  const input = createInput({ screens, chat, keys, obey, allowed });
  const disturbances = createDisturbances(desk, { stage, flow, chance, picture });

  /** Whether a person may have the table do one thing more now. */
  function allowed(player: Player): boolean {
    return allowances.allow(player, () => {
      player.broadcast(say("slowDown"));
    });
  }

  /** @param away whether the game is being put away */
  function save(away?: true): string {
    flow.countTime();
    return saveDesk(rules, desk, flow.coming(), away);
  }

  function isOurs(object: GObject): boolean {
    return pieceOf(prefix, object.memo) !== undefined;
  }

  function isGuarded(object: GObject): boolean {
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined) return false;
    // Hands off waits until chance has decided.
    return !desk.free || chance.isAwaiting(piece) || (company.keepsSecrets && !stage.isOpen(object));
  }

  function lost(object: GObject): void {
    const piece = pieceOf(prefix, object.memo);
    if (piece !== undefined) disturbances.lost(piece);
  }

  function held(colour: ColorLiteral, object: GObject): void {
    const piece = pieceOf(prefix, object.memo);
    if (piece !== undefined) disturbances.held(colour, piece);
  }

  return {
    load: () => {
      load(opened.steps, saved);
      if (opened.header["away"] !== true) tellOfLoading(desk, opened.steps?.count ?? 0);
      // Before anybody can look.
      if (!desk.free || company.keepsSecrets) stage.veil();
      adjusting.follow();
      disturbances.watch();
      // The interface can be changed only after the frame in which everything is loaded.
      afterFrames(2, "the panel", () => {
        screens.install(() => {
          labels.forget();
          picture.redraw();
          seating.changed();
        });
      });
    },
    save: () => save(),
    input,
    dropped: (colour, object) => {
      disturbances.handled();
      held(colour, object);
      gestures.dropped(colour, object);
    },
    pickedUp: (colour, object) => {
      held(colour, object);
      gestures.pickedUp(colour, object);
    },
    pressed: gestures.pressed,
    spawned: (object) => {
      if (isOurs(object) && !stage.arrived(object)) disturbances.stirred();
    },
    lost,
    enclosed: (container, object) => {
      lost(object);
      if (isGuarded(object) && !isOurs(container)) keepShut(container);
    },
    moved: (colour) => {
      if (!company.keepsSecrets || !desk.playing) return;
      company.doubt(colour);
      stage.hideAnew();
      screens.withhold(colour);
    },
    seatsChanged: () => {
      company.recognise();
      if (company.keepsSecrets) {
        screens.handBack();
        if (desk.playing) stage.hideAnew();
      }
      seating.changed();
      // Cards are in the hand of whoever sits there, and hidden from whoever does not.
      if (desk.busy === undefined) picture.redraw();
      flow.seatsChanged();
    },
    mayPickUp: (colour, object) => {
      const piece = pieceOf(prefix, object.memo);
      if (piece === undefined || !isGuarded(object)) return true;
      if (object.use_hands) return stage.knows(colour, object);
      if (desk.free) return false;
      return stage.isMovable(piece) || (desk.byHand !== undefined && chance.isAwaiting(piece));
    },
    isGuarded,
    dieSettled: chance.dieSettled,
    deckShuffled: chance.deckShuffled,
    recover: recovery(flow.advance),
    takeAction: (colour, action) => {
      if (!isRecord(action) || typeof action["kind"] !== "string") return;
      const step = decodeStep<Action>(JSON.encode({ kind: "act", seat: 0, action }));
      if (step?.kind === "act") players.choose(Player[colour], step.action);
    },
    adoptSettings: adjusting.adopt,
    obstacle: (colour) => obstacleTo(desk, Player[colour]),
    putAway: () => putAway(() => save(true)),
    describe: () => describeDesk(rules.id, desk, picture.isDrawing()),
  };
}
