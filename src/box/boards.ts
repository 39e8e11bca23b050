import type { Ascii } from "../kit/ascii";
import { boardMemo, OURS } from "../table/objects/memo";

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

/** A board or box of ours, whose notes have all languages (src/table/languages/phrasebook.ts). */
export function findNotes(): GObject | undefined {
  return getObjects().find(
    (object) => !object.isDestroyed() && gameOf(object.memo) !== undefined && object.getGMNotes() !== "",
  );
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
