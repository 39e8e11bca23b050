import { offerHotkeys, offerTableMenu } from "../table/keys/hotkeys";
import type { KeyPressed } from "../table/messages";
import { findByMemo, gameOf } from "./boards";
import { tell } from "./words";
import { boardMemo } from "../table/objects/memo";

/** Offers our keys and the menu of the table; whoever is asked then is the board on the table. */
export function offerKeys(): void {
  offerHotkeys(passOn);
  offerTableMenu(passOn);
}

/** Offers the menu of the table in the language that is spoken now. */
export function renewTableMenu(): void {
  clearContextMenu();
  offerTableMenu(passOn);
}

function passOn(this: void, message: KeyPressed): void {
  const board = boardFor(message.object);
  if (board === undefined) Player[message.colour].broadcast(tell("nothingOpen"));
  else board.call("keyPressed", message);
}

/** The board of the game to which an object belongs, or else of the game that is on the table. */
function boardFor(guid: string): GObject | undefined {
  const object = guid === "" ? undefined : getObjectFromGUID(guid);
  const game = gameOf(object?.memo);
  const own = game === undefined ? undefined : findByMemo(boardMemo(game));
  return (
    own ??
    getObjects().find((other) => !other.isDestroyed() && other.memo === boardMemo(gameOf(other.memo) ?? ""))
  );
}
