import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import { describeDesk } from "../saving/description";
import { saveDesk, type AnyDesk, type Desk } from "../state/desk";
import { happened, wentWrong, type Happenings } from "../state/happenings";
import { CALM_TIME, keepShut } from "../hands/disturbances";
import type { Key } from "../hands/gestures";
import type { Input } from "./input";
import { memoPrefix, pieceOf, shownOf } from "../objects/memo";
import type { Obstacle } from "../api/board";
import type { DeckShuffled } from "../api/deck";
import type { DieSettled } from "../api/die";
import { obstacleTo, putAway } from "../saving/putting-away";
import type { Opened } from "../../saved/damage";
import { mayHoldGame } from "../../saved/saved-text";
import { remark } from "../../saved/remarks";
import { afterFrames, afterSeconds } from "../time/waits";
import { say } from "../languages/words";
import { createParts } from "./parts";

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
  pressed: (player: Player, key: Key, object: GObject) => boolean;
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
  /** Tells everybody of a bug of ours and draws the table again. */
  recover: (what: string, message: string) => void;
  /** Takes an action for a player, as a click would. */
  takeAction: (player: Player, action: unknown) => void;
  /** Takes over how the rest of the table is set (`SettingsMessage`). */
  adoptSettings: (settings: string) => void;
  /** What is in the way when somebody wants the game put away. */
  obstacle: (player: Player) => Obstacle;
  /** Ends everything and answers the text from which `load` continues. */
  putAway: () => string;
  /** The record, unless only briefly, and what the table is doing, as JSON text. */
  describe: (isBrief: boolean) => string;
}

/**
 * A game for several continues from a save: after a rewind dice may fall differently than before. No script
 * can prevent that, so everybody is told, and the record too.
 */
function tellOfLoading(desk: AnyDesk, steps: number): void {
  if (steps === 0) return;
  remark(desk, "loaded", steps);
  if (desk.playing && desk.chairs.length > 1) broadcastToAll(say("goesOnFromSave", { step: steps }));
}

/** Tells everybody of a bug of ours, and has the table drawn again. */
function recovery(happenings: Happenings, restart: () => void): Director["recover"] {
  return (what, message) => {
    wentWrong(happenings, what, message);
    broadcastToAll(say("mistake", { what, message }), { r: 1, g: 0.5, b: 0.3 });
    // Not at once: a mistake that comes back every time must not flood the chat.
    afterSeconds(CALM_TIME, "drawing again", restart);
  };
}

/**
 * The director of a game on the board that carries this script.
 * @param desk what the board knows, according to its save
 * @param opened what was saved, with the steps to play again
 */
export function createDirector<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  opened: Opened,
  saved: string,
): Director {
  const { rules } = game;
  const prefix = memoPrefix(rules.id);
  const parts = createParts(game, desk);
  const { company, stage, show, labels, chance, picture, screens } = parts;
  const { flow, load, rewind, players, seating, adjusting, settle, sync, gestures, disturbances } = parts;

  /** @param away whether the game is being put away */
  function save(away?: true): string {
    flow.countTime();
    return saveDesk(rules, desk, flow.coming(), away);
  }

  /** The piece of the game that an object is; what is only looked at is none. */
  function gamePiece(object: GObject): string | undefined {
    const piece = pieceOf(prefix, object.memo);
    return piece === undefined || shownOf(piece) !== undefined ? undefined : piece;
  }

  function isGuarded(object: GObject): boolean {
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined) return false;
    // Hands off waits until chance has decided.
    return !desk.free || chance.isAwaiting(piece) || (company.keepsSecrets && !stage.isOpen(object));
  }

  function lost(object: GObject): void {
    const piece = gamePiece(object);
    if (piece !== undefined) disturbances.lost(piece);
  }

  function held(colour: ColorLiteral, object: GObject): void {
    const piece = pieceOf(prefix, object.memo);
    if (piece !== undefined) disturbances.held(colour, piece);
  }

  return {
    load: () => {
      happened(desk.happenings, `loaded with ${opened.steps?.count ?? 0} steps`);
      load(opened.steps, saved);
      // All that was hidden when loading began is known to be; what is open is shown when it is drawn.
      if (mayHoldGame(saved)) stage.veil();
      adjusting.follow();
      // Nothing from here on depends on what was saved: a director that fails before is made again without that.
      if (opened.header["away"] !== true) tellOfLoading(desk, opened.steps?.count ?? 0);
      disturbances.watch();
      afterFrames(1, "the commands", () => {
        parts.handlers();
      });
      // The interface can be changed only after the frame in which everything is loaded.
      afterFrames(2, "the panel", () => {
        screens.install(() => {
          labels.forget();
          sync.mark("table");
          sync.mark(seating.changed());
          sync.mark("panels");
        });
      });
    },
    save: () => save(),
    input: parts.input,
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
      if (gamePiece(object) === undefined) show.spawned(object);
      else if (!stage.arrived(object)) disturbances.stirred();
    },
    lost,
    enclosed: (container, object) => {
      lost(object);
      if (isGuarded(object) && gamePiece(container) === undefined) keepShut(container);
    },
    moved: (colour) => {
      if (!company.keepsSecrets || !desk.playing) return;
      company.doubt(colour);
      stage.hideAnew();
      screens.withhold(colour);
    },
    seatsChanged: () => {
      happened(desk.happenings, "somebody came, went or changed seats");
      company.recognise();
      if (company.keepsSecrets) {
        screens.handBack();
        if (desk.playing) stage.hideAnew();
      }
      sync.mark(seating.changed());
      // Cards are in the hand of the person who sits there, and hidden from everybody else.
      if (desk.busy === undefined) sync.mark("table");
      // The player who was to roll may have left.
      if (desk.byHand !== undefined) flow.restart();
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
    recover: recovery(desk.happenings, () => {
      // A step that was broken off has left its marks on the state, but not on the record.
      if (desk.playthrough.halfway) rewind(desk.lines.length);
      else flow.restart();
    }),
    takeAction: (player, action) => {
      const parsed = rules.parse(action);
      if (parsed !== undefined) settle(player, players.take(player, parsed));
    },
    adoptSettings: (settings) => {
      sync.mark(adjusting.adopt(settings));
    },
    obstacle: (player) => obstacleTo(desk, player),
    putAway: () => putAway(() => save(true)),
    describe: (isBrief) => describeDesk(rules.id, desk, picture, isBrief),
  };
}
