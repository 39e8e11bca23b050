import type { TableGame } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import type { AnyGame } from "../../src/table/model/game";

/** A game as the table knows it: a board is handed its game by Lua, which knows no types. */
export function anyGame<OwnState, OwnAction extends GameAction, OwnEvent extends GameEvent, OwnSeen>(
  game: TableGame<OwnState, OwnAction, OwnEvent, OwnSeen>,
): AnyGame {
  const known: unknown = game;
  return known as AnyGame;
}
