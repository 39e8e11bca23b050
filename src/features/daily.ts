import { sideBySide } from "../kit/enumeration";
import type { AnyGame, Action } from "../table/model/game";
import {
  dayNumber,
  DAYS,
  type DailyResult,
  type Stage,
  figureOf,
  calendarOf,
  rankingOf,
  runOf,
} from "../kit/daily";
import { drawCode } from "../kit/deal-code";
import { changedOptions } from "../kit/options";
import type { Step } from "../kit/record";
import { signsOf, WON } from "../kit/tally";
import { say } from "../table/languages/sentences";
import type { Desk } from "../table/model/desk";
import { steamIdAt } from "../tts/players";

const DAY_SECONDS = 86_400;

/** Today, counted in days since 1970. */
export function today(): number {
  return Math.floor(os.time() / DAY_SECONDS);
}

/** The code of today's deal: the date in Greenwich, so that the whole world has the same. */
export function codeOfToday(): string {
  return os.date("!%Y-%m-%d");
}

/** A code that nobody has thought of. */
export function newCode(): string {
  return drawCode((count) => math.random(count) - 1);
}

/** The line by which a result is told elsewhere; `title` is what the game is called. */
export function lineOf(result: DailyResult, title: string): string {
  const { day, stage, won, hints, undone } = result;
  const marks = won ? [`${signsOf(result)} ${WON}`] : [signsOf(result)];
  if (stage === "givenUp") marks.push(say("dailyGivenUp"));
  if (hints > 0) marks.push(say("dailyHints", { count: hints }));
  if (undone > 0) marks.push(say("dailyUndone", { count: undone }));
  return sideBySide([`Offsuit ${day}`, title].concat(marks, [figureOf(result)]));
}

/** Somebody's try at today's cards, if there was one. */
export function dailyOf(results: readonly DailyResult[], id: string): DailyResult | undefined {
  const day = codeOfToday();
  return results.find((result) => result.day === day && result.id === id);
}

/** How many days after its own the cards of a day may still be tried: a game dealt before midnight may begin after it. */
const LATEST = 1;

/**
 * A step has been played. Notes that somebody tries the cards of this day: from the first choice on, for until then nobody has learnt more than
 * another deal would show. It is noted in whatever the board saves from then on, so a game that is loaded again continues
 * as that try. Nothing is noted where these cards were tried before, or where the options are not the designer's.
 */
export function beginTry(game: AnyGame, desk: Desk, step: Step<Action>): void {
  const { playthrough, seats, daily, tutorial, practice, trying } = desk;
  const { code: day, options } = playthrough.record;
  const colour = seats[0]?.colour;
  if (
    step.kind !== "act" ||
    trying ||
    tutorial ||
    practice !== undefined ||
    day === undefined ||
    colour === undefined
  )
    return;
  const number = dayNumber(day);
  if (number === undefined) return;
  const now = today();
  const age = now - number;
  const isVariant = Object.keys(changedOptions(game.rules.options, options)).length > 0;
  const id = steamIdAt(colour);
  if (isVariant || age < 0 || age > LATEST || daily.some((other) => other.day === day && other.id === id))
    return;
  const result = resultOf(game, desk, { day, id, colour }, "open");
  if (result === undefined) return;
  desk.trying = true;
  const kept = daily.filter((other) => now - (dayNumber(other.day) ?? 0) < DAYS);
  desk.daily = kept.concat([result]);
}

/** The try that the game on a desk is, if it is one, comes to its end: what has been reached is its result. */
export function endTry(game: AnyGame, desk: Desk, stage: Exclude<Stage, "open">): void {
  if (!desk.trying) return;
  const day = desk.playthrough.record.code;
  desk.daily = desk.daily.map((result) =>
    result.day === day && result.stage === "open" ? (resultOf(game, desk, result, stage) ?? result) : result,
  );
}

/** What the game on a desk is worth by now, for the player who tries it; undefined in a game that is dealt by no codes. */
function resultOf(
  { rules, tally }: AnyGame,
  { playthrough, hints, remarks, result }: Desk,
  { day, id, colour }: Pick<DailyResult, "day" | "id" | "colour">,
  stage: Stage,
): DailyResult | undefined {
  if (tally === undefined) return undefined;
  const summary = rules.summary(playthrough.state);
  return {
    ...tally.progress(summary),
    ...{ day, colour, id, stage },
    won: stage === "played" && result !== undefined && result.winners.length > 0,
    score: tally.score(summary),
    steps: playthrough.record.steps.length,
    hints: hints.used[0] ?? 0,
    undone: remarks.filter(({ kind }) => kind === "takenBack").length,
  };
}

/** What has become of today's deals; each is looked up when it is asked for, and most panels ask for none of it. */
export interface DailySight {
  /** Whether the game on the board is somebody's only try. */
  counts: boolean;
  /** The viewer's own try today. */
  own: (this: void) => DailyResult | undefined;
  /** On how many days in a row the viewer has played. */
  run: (this: void) => number;
  calendar: (this: void) => string;
  /** Today's results, the best first. */
  ranking: (this: void) => readonly DailyResult[];
}

/** What somebody has made of today's deals, in a game that has them. */
export function dailyFor(
  { daily: results, trying }: Pick<Desk, "daily" | "trying">,
  viewer: ColorLiteral,
): DailySight {
  const id = (): string => steamIdAt(viewer);
  return {
    counts: trying,
    own: () => dailyOf(results, id()),
    run: () => runOf(results, id(), today()),
    calendar: () => calendarOf(results, id(), today()),
    ranking: () => rankingOf(results, codeOfToday()),
  };
}
