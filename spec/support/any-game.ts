import type { TableGame } from "../../src/kit/game";
import type { GameAction, GameEvent } from "../../src/kit/rules";
import type { AnyGame } from "../../src/table/model/game";

/** A game as the table knows it. */
export function anyGame<OwnState, OwnAction extends GameAction, OwnEvent extends GameEvent, OwnSeen>(
  game: TableGame<OwnState, OwnAction, OwnEvent, OwnSeen>,
): AnyGame {
  const known: unknown = game;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as where a board loads it, which Lua does: a game's own types are forgotten
  return known as AnyGame;
}
