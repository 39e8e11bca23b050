import { memoPrefix, pieceOf, shownOf } from "../../tts/piece-ids";
import type { Key } from "./gestures";
import { keepShut } from "./tampering";
import type { Table } from "../table";

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
  /** Whether the person at a colour may pick up this object. */
  mayPickUp: (colour: ColorLiteral, object: GObject) => boolean;
  /** Whether this object is a piece of ours to which nobody may do what is no move of the game. */
  isGuarded: (object: GObject) => boolean;
}

/** What tells the parts of a table of what happens to its pieces; `game` is the game's id. */
export function createPieceEvents(
  table: Pick<
    Table,
    "game" | "desk" | "visibility" | "reconciler" | "diceAndDecks" | "effects" | "gestures" | "tampering"
  >,
): PieceEvents {
  const { game, desk, visibility, reconciler, diceAndDecks, effects, gestures, tampering } = table;
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
      if (gamePiece(object) === undefined) effects.spawned(object);
      else if (!reconciler.arrived(object)) tampering.stirred();
    },
    dropped: (colour, object) => {
      tampering.handled();
      held(colour, object);
      gestures.dropped(colour, object);
    },
    pickedUp: (colour, object) => {
      held(colour, object);
      gestures.pickedUp(colour, object);
    },
    pressed: gestures.pressed,
    lost,
    enclosed: (container, object) => {
      lost(object);
      if (isGuarded(object) && gamePiece(container) === undefined) keepShut(container);
    },
    mayPickUp: (colour, object) => {
      const piece = pieceOf(prefix, object.memo);
      if (piece === undefined || !isGuarded(object)) return true;
      if (object.use_hands) return reconciler.knows(colour, object);
      if (desk.free) return false;
      return reconciler.isMovable(piece) || (desk.byHand !== undefined && diceAndDecks.isAwaiting(piece));
    },
    isGuarded,
  };
}
