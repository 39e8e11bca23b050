import type { SheetSight, SheetView } from "./sheet";
import { duration } from "../../languages/duration";
import type { Entry } from "../../panel/view";
import { playingColours } from "../../tts/seats";
import { say } from "../../languages/words";

/** How the games went that were finished at this table. */
export function statisticsView({ title, statistics, activity }: SheetSight): SheetView {
  const { session, figures } = statistics;
  const lines = [
    say(session.games === 0 ? "statisticsNone" : "statisticsGames", { title, games: session.games }),
  ];
  for (const colour of playingColours()) {
    const standing = session.standings[colour];
    if (standing === undefined) continue;
    const { won, run, longestRun } = standing;
    lines.push(say("statisticsOf", { colour, won, run, longest: longestRun }));
  }
  if (session.games > 0) lines.push(figures);
  if (session.quickest !== undefined) {
    lines.push(say("statisticsQuickest", { time: duration(session.quickest) }));
  }
  lines.push(say("recordWhere"));
  const record: Entry = { label: say("writeRecord"), tone: "plain", command: { kind: "record" } };
  const forget: Entry = {
    label: say("forgetStatistics"),
    tone: "quiet",
    command: { kind: "forgetStatistics" },
  };
  const choices = activity.kind === "over" ? [record] : [];
  if (session.games > 0) choices.push(forget);
  return { turn: say("statistics"), page: lines.join("\n\n"), groups: [], choices };
}
