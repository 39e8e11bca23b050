import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import { withSeatNames } from "../kit/seat-names";
import { createClockDisplay } from "./clock-display";
import { createCompany } from "./company";
import { createComputers } from "./computers";
import { describeDesk } from "./description";
import { newDesk, saveDesk, seatOf } from "./desk";
import { CALM_TIME, createDisturbances } from "./disturbances";
import { createFlow } from "./flow";
import { overFrames } from "./frames";
import { createGestures, type Key } from "./gestures";
import { attempt } from "./guard";
import { createManagement } from "./management";
import { memoPrefix, pieceOf } from "./memo";
import type { DeckShuffled, DieSettled } from "./messages";
import type { Command } from "./panel/view";
import { createPhysicalChance } from "./physical-chance";
import { createPicture } from "./picture";
import { createPlayers } from "./players";
import { createResuming } from "./resuming";
import { decodeStep } from "./saving";
import { createScreens } from "./screens";
import { createSeating, type Seating } from "./seating";
import { situationOf } from "./situation";
import { createLabels } from "./stage/labels";
import { createStage } from "./stage/stage";
import { createTelling } from "./telling";
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
  const stage = createStage(rules.id, game.box, owner, company);
  const chance = createPhysicalChance(rules.id, owner.guid, stage);
  const screens = createScreens<Action>(owner.guid, (viewer) =>
    situationOf(game, desk, viewer, (seat) => seating.isWaitedFor(seat)),
  );
  const labels = createLabels(company.names);
  const picture = createPicture(game, desk, { stage, labels, chance });
  const computers = createComputers(game, desk);
  const clock = createClockDisplay(desk, screens);
  const tell = createTelling(words, screens);
  const flow = createFlow(game, desk, { picture, chance, screens, computers, clock, tell });
  const players = createPlayers(game, desk, { flow, picture, screens });
  const seating: Seating = createSeating(game, desk, { flow, players, screens });
  const { load, replay } = createResuming(rules, desk, { flow, screens, tell });
  const manage = createManagement(game, desk, { flow, players, screens, seating, stage, replay });
  const gestures = createGestures(game, desk, { stage, picture, choose: players.choose });
  const disturb = createDisturbances(desk, { flow, chance, picture });

  function obey(player: Player, command: Command): void {
    switch (command.kind) {
      case "choose":
        players.chooseOffer(player, command.choice);
        return;
      case "chooseAmount":
        players.chooseAmount(player, command.choice, screens.amountOf(player.color));
        return;
      case "amountTyped":
        screens.noteAmount(player.color, command.typed);
        return;
      case "group":
        screens.open(player.color, command.name);
        return;
      case "goOn":
        if (seatOf(desk, player.color) === undefined) players.refuse(player, players.notTheirs());
        else chance.goOn();
        return;
      case "turnPage":
        screens.turnPage(player.color);
        return;
      case "rules":
        player.showInfoDialog(say("rulesDialog", { title: words.title, example: words.ruleExample }));
        return;
      default:
        manage(player, command);
    }
  }

  return {
    load: (saved) => {
      overFrames(() => {
        if (!desk.free) stage.veil();
        return true;
      });
      load(saved);
      // The interface can be changed only after the frame in which everything is loaded.
      Wait.frames(() => {
        attempt("the panel", () => {
          screens.install(() => {
            labels.forget();
            picture.redraw();
            seating.changed();
          });
        });
      }, 2);
    },
    save: () => {
      flow.countTime();
      return saveDesk(desk);
    },
    dropped: gestures.dropped,
    pickedUp: gestures.pickedUp,
    pressed: gestures.pressed,
    disturbed: (object) => {
      const piece = pieceOf(prefix, object.memo);
      if (piece !== undefined) disturb(piece);
    },
    clicked: (player, id) => {
      const command = screens.clicked(player.color, id);
      if (command !== undefined) obey(player, command);
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
      Wait.time(() => {
        attempt("drawing again", flow.advance);
      }, CALM_TIME);
    },
    takeAction: (colour, action) => {
      const step = decodeStep<Action>(JSON.encode({ kind: "act", seat: 0, action }));
      if (step?.kind === "act") players.choose(Player[colour], step.action);
    },
    describe: () => describeDesk(rules.id, desk, picture.isDrawing()),
  };
}
