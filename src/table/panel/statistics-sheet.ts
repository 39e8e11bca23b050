import { say, duration } from "../languages/sentences";
import { playingColours } from "../tts/players";
import type { StatisticsPart } from "./additions";
import type { Sight } from "./model";
import { type SheetView, type Entry, button } from "./view";

/** How the games went that were finished at this table. */
export function statisticsView({ game: { title }, additions, table, records }: Sight): SheetView {
  const { session, figures } = records;
  const parts: StatisticsPart[] = [];
  for (const { statistics } of additions) if (statistics !== undefined) parts.push(statistics());
  let lines = [
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
  for (const part of parts) lines = lines.concat(part.lines);
  lines.push(say("recordWhere"));
  const record: Entry = button("writeRecord", "plain", { kind: "record" });
  const forget: Entry = button("forgetStatistics", "quiet", { kind: "forgetStatistics" });
  let choices: Entry[] = [];
  for (const part of parts) choices = choices.concat(part.choices);
  if (table.activity.kind === "over") choices.push(record);
  if (session.games > 0) choices.push(forget);
  return {
    turn: say("statistics"),
    page: lines.join("\n\n"),
    groups: [],
    choices,
  };
}
