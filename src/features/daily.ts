import { changedOptions, standardOptions } from "../kit/rules/options";
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
} from "../kit/record/daily";
import { rankName, rankOf } from "../kit/game/ranks";
import { sideBySide } from "../kit/words/enumeration";
import { signsOf, WON } from "../kit/record/tally";
import { refused, type CommandResult } from "../table/commands/result";
import { dealAlone } from "../table/commands/start-game";
import { addToSession } from "../table/game/flow";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { Table, Header } from "../table/table";
import { colourName, say } from "../table/languages/sentences";
import { personName } from "../table/model/person-names";
import { refusalToDeal } from "../table/model/permissions";
import { codeOfToday, dateOf, isOpenDay, today } from "../table/model/deal-codes";
import type { AnyGame } from "../table/model/game";
import { button, type SheetView } from "../table/panel/view";
import { writeTab } from "../tts/notebook";
import { steamIdAt } from "../tts/players";
import type { Ending, StatisticsPart } from "../table/panel/shown";
import type { Desk } from "../table/model/contracts";

/** Today's deal: everybody's one try at the cards of the day, what has become of it, and the Notebook's page with the lines. */
export const DAILY: FeatureOf<Plain<"daily">, Plain<"daily">> = {
  rights: { daily: "players" },
  create: createDaily,
};

function createDaily(table: Table, header: Header): Made<typeof DAILY> {
  const { game, desk, panelStates } = table;
  const title = (): string => game.words.title();
  /** What has become of the cards of each of the last days. */
  let results = readDaily(header["daily"]);
  let written: readonly DailyResult[] = results;

  function begin(player: Player): CommandResult {
    const why = game.tally !== undefined ? refusalToDeal(desk) : { kind: "cannotNow" as const };
    if (why !== undefined) return refused(why);
    return dealAlone(table, player, standardOptions(game.rules.options), codeOfToday());
  }

  function ending(viewer: ColorLiteral): Ending {
    // A try that began before midnight is one of the day before.
    const { code = "" } = desk.playthrough.record;
    const own = resultOn(code, results, steamIdAt(viewer));
    if (own === undefined || !(desk.trying || code === codeOfToday())) return { kind: "more", note: "" };
    const line = lineOf(own, game);
    return { kind: "deal", note: desk.trying ? done(own) : say("dailyPractice", { line }) };
  }

  /** What has come of a try, and where its line is. */
  function done(own: DailyResult): string {
    const page = say("dailyPage", { title: title() });
    const run = runOf(results, own.id, today());
    return say("dailyDone", {
      line: lineOf(own, game),
      run: say("dailyRun", { count: run }),
      title: page,
    });
  }

  /** What today's deal is, before it is dealt, and what has come of it after that. */
  function sheet(viewer: ColorLiteral): SheetView {
    const own = resultOn(codeOfToday(), results, steamIdAt(viewer));
    const page = own === undefined ? say("dailyPromise") : `${done(own)}\n\n${say("dailyTried")}`;
    const deal = button(own === undefined ? "dailyDeal" : "dailyAgain", "go", { kind: "daily" });
    return { turn: say("daily"), page, groups: [], choices: [deal] };
  }

  /** Tells the try at today's cards, and what is practice after it, from other games. */
  function mark(viewer: ColorLiteral): string | undefined {
    const { playing, practice, tutorial, trying, playthrough } = desk;
    if (!playing || practice !== undefined || tutorial) return undefined;
    if (trying) return say("daily");
    const isToday = playthrough.record.code === codeOfToday();
    return isToday && resultOn(codeOfToday(), results, steamIdAt(viewer)) !== undefined
      ? say("dailyAgain")
      : undefined;
  }

  function statistics(viewer: ColorLiteral): StatisticsPart {
    const id = steamIdAt(viewer);
    const [run, ranking] = [runOf(results, id, today()), rankingOf(results, codeOfToday())];
    const weeks = calendarOf(results, id, today());
    const lines = weeks.length > 0 ? [say("dailyCalendar")] : [];
    if (run > 0) lines.push(say("dailyRun", { count: run }));
    for (const { monday, signs } of weeks) lines.push(`${dateOf(monday)}   ${signs}`);
    if (ranking.length > 1) lines.push(placesOf(ranking, game));
    return { lines, choices: [] };
  }

  return {
    handlers: { daily: begin },
    stepPlayed: () => {
      results = withTry(game, desk, results);
    },
    gameEnded: (stage) => {
      if (!desk.trying) return;
      results = withEnd(game, desk, results, stage);
      const colour = desk.seats[0]?.colour;
      if (stage === "played" || colour === undefined) return;
      addToSession(game, desk, []);
      panelStates.openSheet(colour, { kind: "daily" });
    },
    waiting: () => {
      if (results === written) return;
      written = results;
      const ended = written.filter(({ stage }) => stage !== "open");
      const lines = ended.map((result) => lineOf(result, game)).reverse();
      writeTab(say("dailyPage", { title: title() }), [say("dailyIntro"), ""].concat(lines).join("\n"));
    },
    forget: () => {
      // A try of cards that can still be tried stays one.
      results = results.filter(({ day }) => isOpenDay(day));
    },
    saved: () => ({ daily: { of: results.length > 0 ? results : undefined } }),
    panel: (viewer) => {
      if (game.tally === undefined) return {};
      return {
        mark: mark(viewer),
        lobby: () => ({
          choices: [button("daily", "plain", { kind: "sheet", sheet: { kind: "daily" } })],
          note: resultOn(codeOfToday(), results, steamIdAt(viewer)) === undefined ? "" : say("dailyTried"),
        }),
        sheets: { daily: () => sheet(viewer) },
        ending: () => ending(viewer),
        statistics: () => statistics(viewer),
      };
    },
  };
}

/** The line by which a result is told elsewhere. */
function lineOf(result: DailyResult, { words, ladder }: AnyGame): string {
  const { day, stage, won, hints, undone, freed, variant, rank } = result;
  const marks = won ? [`${signsOf(result)} ${WON}`] : [signsOf(result)];
  if (stage === "givenUp") marks.push(say("dailyGivenUp"));
  if (hints > 0) marks.push(say("dailyHints", { count: hints }));
  if (undone > 0) marks.push(say("dailyUndone", { count: undone }));
  if (freed > 0) marks.push(say("dailyHandsOff"));
  if (rank > 0 && ladder !== undefined)
    marks.push(say("rankName", { number: rank, name: rankName(ladder, rank, words) }));
  else if (variant) marks.push(say("dailyOptions"));
  return sideBySide([`Offsuit ${day}`, words.title()].concat(marks, [figureOf(result)]));
}

/** Somebody's try at the cards of a day, if there was one. */
function resultOn(day: string, results: readonly DailyResult[], id: string): DailyResult | undefined {
  return results.find((result) => result.day === day && result.id === id);
}

/**
 * The results after a step: notes that somebody tries the cards of a day, today's or of one to come, however they were dealt. A try
 * counts from its first step on, for from the deal on there are many ways to learn what the cards are. It is noted in whatever the
 * board saves from then on, so a game that is loaded again continues as that try. Nothing is noted where these cards were tried before.
 */
function withTry(game: AnyGame, desk: Desk, results: DailyResult[]): DailyResult[] {
  const { playthrough, seats, tutorial, practice, trying } = desk;
  const { code: day } = playthrough.record;
  const colour = seats[0]?.colour;
  if (trying || tutorial || practice !== undefined || day === undefined || colour === undefined)
    return results;
  const now = today();
  const id = steamIdAt(colour);
  if (!isOpenDay(day) || results.some((other) => other.day === day && other.id === id)) return results;
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

/** What the game on a desk is worth by now, for the player who tries it; undefined in a game for several. */
function resultOf(
  { rules, tally, ladder }: AnyGame,
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
    freed: remarks.filter(({ kind }) => kind === "handsOff").length,
    rank: ladder === undefined ? 0 : rankOf(rules.options, ladder, playthrough.record.options),
    variant: Object.keys(changedOptions(rules.options, playthrough.record.options)).length > 0,
  };
}

/** Who has done how well with today's cards, the best first; somebody who is not at the table is called by the colour. */
function placesOf(results: readonly DailyResult[], game: AnyGame): string {
  const places = results.map((result, index) => {
    const name = personName(result.id) ?? colourName(result.colour);
    return say("dailyRank", { place: index + 1, name, line: lineOf(result, game) });
  });
  return places.join("\n");
}
