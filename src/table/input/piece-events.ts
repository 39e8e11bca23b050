import { memoPrefix, pieceOf, shownOf } from "../../tts/piece-ids";
import { keepShut } from "./tampering";
import { schedule } from "../../tts/scheduler";
import type { Table } from "../table";
import type { Key } from "./contracts";

/**
 * What happens to objects, ours and others.
 * @noSelf
 */
export interface PieceEvents {
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
  /** Whether the person at a colour may do something to this object by a key or the mouse (`PLAYER_ACTIONS`). */
  mayDo: (colour: ColorLiteral, action: number, object: GObject) => boolean;
  /** Somebody does this to a single object: answers whether it is a click on a piece that may not be picked up. */
  clicked: (player: Player, action: number, object: GObject) => boolean;
  /** Whether this object is a piece of ours to which nobody may do what is no move of the game. */
  isGuarded: (object: GObject) => boolean;
}

/** What tells the parts of a table of what happens to its pieces; `game` is the game's id. */
export function createPieceEvents(table: Table): PieceEvents {
  const { game, desk, visibility, reconciler, diceAndDecks, effects, gestures, pieceClicks, tampering } =
    table;
  const prefix = memoPrefix(game.rules.id);

  /** The piece of the game that an object is; what is only looked at is none. */
  function gamePiece(object: GObject): string | undefined {
    const piece = pieceOf(prefix, object.memo);
    return piece === undefined || shownOf(piece) !== undefined ? undefined : piece;
  }

  function isGuarded(object: GObject): boolean {
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined) return false;
    // Hands off waits until chance has decided.
    return (
      !desk.free || diceAndDecks.isAwaiting(piece) || (visibility.keepsSecrets && !reconciler.isOpen(object))
    );
  }

  /** Whether the person at a colour may pick up a piece that is guarded. */
  function mayPickUp(colour: ColorLiteral, object: GObject): boolean {
    const piece = pieceOf(prefix, object.memo);
    if (piece === undefined || object.use_hands) return reconciler.knows(colour, object);
    if (desk.free) return false;
    return reconciler.isMovable(piece) || (desk.byHand !== undefined && diceAndDecks.isAwaiting(piece));
  }

  function lost(object: GObject): void {
    const piece = gamePiece(object);
    if (piece !== undefined) tampering.lost(piece);
  }

  function held(colour: ColorLiteral, object: GObject): void {
    const piece = pieceOf(prefix, object.memo);
    if (piece !== undefined) tampering.held(colour, piece);
  }

  return {
    spawned: (object) => {
      tampering.noticed();
      if (gamePiece(object) === undefined) effects.spawned(object);
      else if (!reconciler.arrived(object)) tampering.stirred();
    },
    dropped: (colour, object) => {
      tampering.noticed();
      tampering.handled();
      held(colour, object);
      gestures.dropped(colour, object);
    },
    pickedUp: (colour, object) => {
      tampering.noticed();
      held(colour, object);
      gestures.pickedUp(colour, object);
    },
    pressed: gestures.pressed,
    lost: (object) => {
      tampering.noticed();
      lost(object);
    },
    enclosed: (container, object) => {
      tampering.noticed();
      lost(object);
      if (isGuarded(object) && gamePiece(container) === undefined) keepShut(container);
    },
    mayDo: (colour, action, object) => {
      tampering.noticed();
      // To select a piece does nothing to it; a copy would show a hidden card.
      if (action === PLAYER_ACTIONS.Select || !isGuarded(object)) return true;
      return action === PLAYER_ACTIONS.PickUp && mayPickUp(colour, object);
    },
    clicked: (player, action, object) => {
      // A click on what cannot be picked up selects it (behaviour 9).
      if (action !== PLAYER_ACTIONS.PickUp && action !== PLAYER_ACTIONS.Select) return false;
      const piece = gamePiece(object);
      if (piece === undefined || desk.free || mayPickUp(player.color, object)) return false;
      schedule(() => {
        table.reply(player, pieceClicks.answer(player, piece));
        return true;
      });
      return true;
    },
    isGuarded: (object) => {
      tampering.noticed();
      return isGuarded(object);
    },
  };
}
