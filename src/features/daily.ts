import { changedOptions, standardOptions } from "../kit/options";
import {
  calendarOf,
  dayNumber,
  DAYS,
  figureOf,
  rankingOf,
  readDaily,
  runOf,
  type DailyResult,
  type Stage,
} from "../kit/daily";
import { sideBySide } from "../kit/enumeration";
import type { Step } from "../kit/record";
import { signsOf, WON } from "../kit/tally";
import { refused, type CommandResult } from "../table/commands/result";
import { layOut } from "../table/commands/start-game";
import type { CreateFeature } from "../table/feature";
import { colourName, say } from "../table/languages/sentences";
import { codeOfToday, today } from "../table/model/deal-codes";
import type { AnyGame, Action } from "../table/model/game";
import type { Ending, StatisticsPart } from "../table/panel/additions";
import { button } from "../table/panel/view";
import type { Desk } from "../table/model/desk";
import { writeTab } from "../tts/notebook";
import { personWith, steamIdAt } from "../tts/players";

/** How many days after its own the cards of a day may still be tried: a game dealt before midnight may begin after it. */
const LATEST = 1;

/** Today's deal: everybody's one try at the cards of the day, what has become of it, and the Notebook's page with the lines. */
export const createDaily: CreateFeature = (table, header) => {
  const { game, desk, seating, cameras } = table;
  const title = (): string => game.words.title();
  /** What has become of the cards of each of the last days. */
  let results = readDaily(header["daily"]);
  let written: readonly DailyResult[] = results;

  function begin(player: Player): CommandResult {
    if (!game.dealsByCode || (desk.playing && desk.result === undefined))
      return refused({ kind: "cannotNow" });
    const problem = seating.seat(player, false);
    if (problem !== undefined) return problem;
    cameras.begin();
    const setting = { playing: true, tutorial: false, code: codeOfToday() };
    return layOut(table, standardOptions(game.rules.options), setting);
  }

  function ending(viewer: ColorLiteral): Ending {
    const own = resultToday(results, steamIdAt(viewer));
    if (own === undefined || desk.playthrough.record.code !== codeOfToday())
      return { kind: "more", note: "" };
    const line = lineOf(own, title());
    if (!desk.trying) return { kind: "deal", note: say("dailyPractice", { line }) };
    const run = runOf(results, own.id, today());
    const page = say("dailyPage", { title: title() });
    return { kind: "deal", note: say("dailyDone", { line, count: run, title: page }) };
  }

  function statistics(viewer: ColorLiteral): StatisticsPart {
    const id = steamIdAt(viewer);
    const [run, ranking] = [runOf(results, id, today()), rankingOf(results, codeOfToday())];
    const lines: string[] = [];
    if (run > 0) lines.push(say("dailyRun", { count: run, calendar: calendarOf(results, id, today()) }));
    if (ranking.length > 1) lines.push(placesOf(ranking, title()));
    return { lines, choices: [] };
  }

  return {
    handlers: { daily: begin },
    stepPlayed: (step) => {
      results = withTry(game, desk, results, step);
    },
    gameEnded: (stage) => {
      if (desk.trying) results = withEnd(game, desk, results, stage);
    },
    waiting: () => {
      if (results === written) return;
      written = results;
      const ended = written.filter(({ stage }) => stage !== "open");
      const lines = ended.map((result) => lineOf(result, title())).reverse();
      writeTab(say("dailyPage", { title: title() }), [say("dailyIntro"), ""].concat(lines).join("\n"));
    },
    forget: () => {
      // A try of today's cards stays a try.
      results = results.filter(({ day }) => day === codeOfToday());
    },
    saved: () => ({ daily: { of: results.length > 0 ? results : undefined } }),
    panel: (viewer) => {
      if (!game.dealsByCode) return {};
      return {
        lobby: () => {
          const wasTried = resultToday(results, steamIdAt(viewer)) !== undefined;
          return {
            choices: [button(wasTried ? "dailyAgain" : "daily", "plain", { kind: "daily" })],
            note: wasTried ? say("dailyTried") : "",
          };
        },
        ending: () => ending(viewer),
        statistics: () => statistics(viewer),
      };
    },
  };
};

/** The line by which a result is told elsewhere; `title` is what the game is called. */
function lineOf(result: DailyResult, title: string): string {
  const { day, stage, won, hints, undone } = result;
  const marks = won ? [`${signsOf(result)} ${WON}`] : [signsOf(result)];
  if (stage === "givenUp") marks.push(say("dailyGivenUp"));
  if (hints > 0) marks.push(say("dailyHints", { count: hints }));
  if (undone > 0) marks.push(say("dailyUndone", { count: undone }));
  return sideBySide([`Offsuit ${day}`, title].concat(marks, [figureOf(result)]));
}

/** Somebody's try at today's cards, if there was one. */
function resultToday(results: readonly DailyResult[], id: string): DailyResult | undefined {
  const day = codeOfToday();
  return results.find((result) => result.day === day && result.id === id);
}

/**
 * The results after a step: notes that somebody tries the cards of this day, from the first choice on, for until then nobody
 * has learnt more than another deal would show. It is noted in whatever the board saves from then on, so a game that is
 * loaded again continues as that try. Nothing is noted where these cards were tried before, or where the options are not the
 * designer's.
 */
function withTry(game: AnyGame, desk: Desk, results: DailyResult[], step: Step<Action>): DailyResult[] {
  const { playthrough, seats, tutorial, practice, trying } = desk;
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
    return results;
  const number = dayNumber(day);
  if (number === undefined) return results;
  const now = today();
  const age = now - number;
  const isVariant = Object.keys(changedOptions(game.rules.options, options)).length > 0;
  const id = steamIdAt(colour);
  if (isVariant || age < 0 || age > LATEST || results.some((other) => other.day === day && other.id === id))
    return results;
  const result = resultOf(game, desk, { day, id, colour }, "open");
  if (result === undefined) return results;
  desk.trying = true;
  const kept = results.filter((other) => now - (dayNumber(other.day) ?? 0) < DAYS);
  return kept.concat([result]);
}

/** The results when the try that the game on a desk is comes to its end: what has been reached is its result. */
function withEnd(
  game: AnyGame,
  desk: Desk,
  results: readonly DailyResult[],
  stage: Exclude<Stage, "open">,
): DailyResult[] {
  const day = desk.playthrough.record.code;
  return results.map((result) =>
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

/** Who has done how well with today's cards, the best first; somebody who is not at the table is called by the colour. */
function placesOf(results: readonly DailyResult[], title: string): string {
  const places = results.map((result, index) => {
    const name = personWith(result.id)?.steam_name ?? colourName(result.colour);
    return say("dailyRank", { place: index + 1, name, line: lineOf(result, title) });
  });
  return places.join("\n");
}
