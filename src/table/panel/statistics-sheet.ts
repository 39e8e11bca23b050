import type { AchievementsSight } from "../../features/achievements";
import { lineOf } from "../../features/daily";
import type { DailyResult } from "../../kit/daily";
import type { Command } from "../commands/commands";
import { colourName, say, duration } from "../languages/sentences";
import { nameOf, personWith, playingColours } from "../../tts/players";
import type { PanelContext } from "./model";
import { type SheetView, type Entry, button } from "./view";

/** How the games went that were finished at this table. */
export function statisticsView({ game: { title }, coach, table, records }: PanelContext): SheetView {
  const { session, figures } = records;
  const { daily, achievements } = coach;
  const lines = [
    say(session.games === 0 ? "statisticsNone" : "statisticsGames", { title, count: session.games }),
  ];
  for (const colour of playingColours()) {
    const standing = session.standings[colour];
    if (standing === undefined) continue;
    const { won, run, longestRun } = standing;
    lines.push(say("statisticsOf", { colour, won, run, longest: longestRun }));
  }
  if (session.games > 0) lines.push(figures());
  if (session.quickest !== undefined) {
    lines.push(say("statisticsQuickest", { time: duration(session.quickest) }));
  }
  const [run, results] = [daily.run(), daily.ranking()];
  if (run > 0) lines.push(say("dailyRun", { count: run, calendar: daily.calendar() }));
  if (results.length > 1) lines.push(ranking(results, title));
  lines.push(say("recordWhere"));
  const record: Entry = button("writeRecord", "plain", { kind: "record" });
  const forget: Entry = button("forgetStatistics", "quiet", { kind: "forgetStatistics" });
  const choices = table.activity.kind === "over" ? [record] : [];
  if (session.games > 0) choices.push(forget);
  return {
    turn: say("statistics"),
    page: lines.join("\n\n"),
    groups: [],
    choices: achievementsEntry(achievements).concat(choices),
  };
}

/** Opens the achievements, in a game that has any. */
function achievementsEntry({ all, won }: AchievementsSight): Entry[] {
  const command: Command = { kind: "sheet", sheet: { kind: "achievements" } };
  return all === 0 ? [] : [button("achievements", "plain", command, { won: won(), all })];
}

/** Who has done how well with today's cards, the best first; somebody who is not at the table is called by the colour. */
function ranking(results: readonly DailyResult[], title: string): string {
  const places = results.map((result, index) => {
    const person = personWith(result.id);
    const name = person === undefined ? colourName(result.colour) : nameOf(person);
    return say("dailyRank", { place: index + 1, name, line: lineOf(result, title) });
  });
  return places.join("\n");
}
