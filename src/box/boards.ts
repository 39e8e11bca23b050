import type { Ascii } from "../kit/data/ascii";
import { boardMemo, OURS } from "../tts/piece-ids";

/** The game to whose pieces a memo belongs, or undefined if it is none of ours. Many objects are asked in one frame. */
export function gameOf(memo: string | undefined): string | undefined {
  if (memo?.startsWith(OURS) !== true) return undefined;
  const ours: Ascii = memo;
  const [game] = string.match(ours, "^([^/]+)/", OURS.length + 1);
  return game;
}

/** The board of a game, if it is on the table. */
export function findBoard(game: string): GObject | undefined {
  return findByMemo(boardMemo(game));
}

/** The first object with this memo. */
export function findByMemo(memo: string): GObject | undefined {
  return getObjects().find((object) => !object.isDestroyed() && object.memo === memo);
}

/** The notes of a board of ours, which have all languages (src/table/languages/stored-texts.ts); empty: there is none. */
export function findNotes(): string {
  for (const object of getObjects()) {
    const isOurs = !object.isDestroyed() && gameOf(object.memo) !== undefined;
    const notes = isOurs ? object.getGMNotes() : "";
    if (notes !== "") return notes;
  }
  return "";
}

/** The boards that are on the table among those of some games, by game. */
export function boardsOf(games: readonly string[], objects: readonly GObject[]): Record<string, GObject> {
  const owners: Record<string, string | undefined> = {};
  for (const game of games) owners[boardMemo(game)] = game;
  const boards: Record<string, GObject> = {};
  for (const object of objects) {
    const memo: string | undefined = object.isDestroyed() ? undefined : object.memo;
    const game = memo === undefined ? undefined : owners[memo];
    if (game !== undefined) boards[game] ??= object;
  }
  return boards;
}
