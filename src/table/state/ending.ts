import { copy } from "../../kit/data";
import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent, Result } from "../../kit/rules";
import { coloursOf } from "./chairs";
import { endTry } from "./daily-try";
import type { Desk } from "./desk";
import { count } from "../../kit/session";

/** Notes how the game has ended, and adds it to the session and to the results of the day, once. */
export function noteResult<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  result: Result,
): void {
  desk.result = result;
  if (desk.counted || desk.lesson || desk.practice !== undefined) return;
  desk.counted = true;
  const session = copy(desk.session);
  count(session, {
    players: desk.chairs.map(({ colour }) => colour),
    winners: coloursOf(desk.chairs, result.winners),
    summary: game.rules.summary(desk.playthrough.state),
    seconds: desk.played.seconds,
  });
  desk.session = session;
  endTry(game, desk, "played");
}
