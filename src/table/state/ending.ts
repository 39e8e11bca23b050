import { copy } from "../../kit/data";
import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent, Result } from "../../kit/rules";
import { coloursOf } from "./chairs";
import type { Desk } from "./desk";
import { changedOptions } from "../../kit/options";
import { steamIdAt } from "../tts/seats";
import { count } from "../../kit/session";
import { dayNumber, DAYS } from "../../kit/daily";
import { today } from "./daily";
import { must } from "../../kit/must";

/** How many days after it was dealt a game with the cards of a day may end. */
const LATEST = 1;

/** Notes how the game has ended, and adds it to the session and to the results of the day, once. */
export function noteResult<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  result: Result,
): void {
  desk.result = result;
  if (desk.counted || desk.lesson) return;
  desk.counted = true;
  const session = copy(desk.session);
  count(session, {
    players: desk.chairs.map(({ colour }) => colour),
    winners: coloursOf(desk.chairs, result.winners),
    summary: game.rules.summary(desk.playthrough.state),
    seconds: desk.played.seconds,
  });
  desk.session = session;
  noteDaily(game, desk);
}

/**
 * Notes the finished game on a desk if it was dealt by the code of this day, as the designer means it, and this person has
 * finished no other one with these cards. A game that ends after midnight counts for the day on which it was dealt.
 */
function noteDaily<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, tally }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): void {
  const { playthrough, chairs, daily, result } = desk;
  const { code: day = "", options } = playthrough.record;
  const number = dayNumber(day);
  const colour = chairs[0]?.colour;
  if (tally === undefined || result === undefined || colour === undefined || number === undefined) return;
  const now = today();
  const age = now - number;
  const isVariant = Object.keys(changedOptions(rules.options, options)).length > 0;
  if (isVariant || age < 0 || age > LATEST) return;
  const id = steamIdAt(colour);
  if (daily.some((other) => other.day === day && other.id === id)) return;
  const summary = rules.summary(playthrough.state);
  const kept = daily.filter((other) => now - must(dayNumber(other.day), "the day of a result") < DAYS);
  desk.daily = kept.concat([
    {
      ...tally.progress(summary),
      ...{ day, colour, id },
      won: result.winners.length > 0,
      score: tally.score(summary),
      steps: playthrough.record.steps.length,
      hints: desk.hints.used[0] ?? 0,
      undone: desk.remarks.filter(({ kind }) => kind === "takenBack").length,
    },
  ]);
}
