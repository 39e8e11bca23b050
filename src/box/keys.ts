import { askingOf } from "../tts/messages";
import { offerHotkeys, offerTableMenu } from "../table/input/hotkeys";
import { keyPressed, type KeyPress } from "../tts/board-rpc";
import { ask } from "../tts/rpc";
import { findByMemo, gameOf } from "./boards";
import { tell } from "./words";
import { boardMemo } from "../tts/piece-ids";

/** Offers our keys and the menu of the table; the board on the table answers them. */
export function offerKeys(): void {
  offerHotkeys(passOn);
  offerTableMenu(passOn);
}

/** Offers the menu of the table in the language that is spoken now. */
export function renewTableMenu(): void {
  clearContextMenu();
  offerTableMenu(passOn);
}

function passOn(this: void, player: Player, press: KeyPress): void {
  const board = boardFor(press.object);
  if (board === undefined) player.broadcast(tell("nothingOpen"));
  else ask(board, keyPressed, { ...askingOf(player), ...press });
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
