import { boardMemo } from "../table/objects/memo";

/** The game to whose pieces a memo belongs, or undefined if it is none of ours. Many objects are asked in one frame. */
export function gameOf(memo: string | undefined): string | undefined {
  if (memo === undefined) return undefined;
  const [game] = string.match(memo, "^offsuit/([^/]+)/");
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
