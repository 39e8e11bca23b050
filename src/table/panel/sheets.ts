import type { Session } from "../../kit/record/session";
import { signsOf } from "../../kit/record/tally";
import { textPage } from "./pages";
import type { FeatureSheetKind, Sheet } from "../commands/commands";
import { aboutPiece, toldApart } from "./piece-info";
import { duration, say, sayColours } from "../languages/sentences";
import { playingColours } from "../../tts/players";
import { choiceLabel } from "./choices-view";
import { guideView, handRanksView, helpView } from "./help-sheet";
import { newsView } from "./news";
import { rulesView } from "./rules-sheet";
import { languagesView, seatsView, tableView } from "./table-sheet";
import { button, type SheetView, type Entry } from "./view";
import type { PanelContext, StatisticsPart } from "./shown";

/** What a viewer's panel shows in the place of the game while a sheet is open; undefined: there is nothing in it any more. */
export function sheetView(context: PanelContext, sheet: Sheet): SheetView | undefined {
  switch (sheet.kind) {
    case "help":
      return helpView(context);
    case "rules":
      return rulesView(sheet.number);
    case "handRanks":
      return handRanksView(context);
    case "guide":
      return guideView(context, sheet.topic);
    case "table":
      return tableView(context);
    case "languages":
      return languagesView(context);
    case "seats":
      return seatsView(context);
    case "news":
      return newsView(context);
    case "statistics":
      return statisticsView(context);
    case "piece":
      return pieceView(context);
    default:
      return featureSheet(context, sheet.kind);
  }
}

function featureSheet(context: PanelContext, kind: FeatureSheetKind): SheetView | undefined {
  for (const { sheets } of context.additions) {
    const sheet = sheets?.[kind];
    if (sheet !== undefined) return sheet(context);
  }
  return undefined;
}

/** What a piece is, and what its viewer can do with it. */
export function pieceView({ piece, choices: { version }, table }: PanelContext): SheetView {
  if (piece === undefined) return { turn: say("help"), page: "", groups: [], choices: [] };
  const { caption, choices = [] } = piece;
  const words = toldApart(choices);
  const entries = choices.map(({ action, words: own }, index): Entry => ({
    label: choiceLabel(words[index] ?? own, table.odds),
    tone: "plain",
    command: { kind: "choosePossible", choice: index, action, version },
  }));
  const about = aboutPiece(piece).join("\n\n");
  return {
    turn: caption.name,
    page: about,
    groups: [],
    choices: entries,
  };
}

/** Of how many signs a bar of games is. */
const BAR = 10;

/** How the games went that were finished at this table: a line for each figure. */
function statisticsView({ game: { title }, additions, table, records, panelState }: PanelContext): SheetView {
  const { session, figures } = records;
  const parts: StatisticsPart[] = [];
  for (const { statistics } of additions) if (statistics !== undefined) parts.push(statistics());
  let lines = [
    say(session.games === 0 ? "statisticsNone" : "statisticsGames", { title, count: session.games }),
  ].concat(winsOf(session));
  if (session.games > 0) lines = lines.concat(figures());
  if (session.quickest !== undefined) {
    lines.push(say("statisticsQuickest", { time: duration(session.quickest) }));
  }
  for (const part of parts) if (part.lines.length > 0) lines = lines.concat("", part.lines);
  const waits = records.waits();
  if (waits !== "") lines.push("", waits);
  const { text, turning } = textPage(lines.join("\n"), panelState.page);
  const record: Entry = button("writeRecord", "plain", { kind: "record" });
  const forget: Entry = button("forgetStatistics", "quiet", { kind: "forgetStatistics" });
  let choices = turning;
  for (const part of parts) choices = choices.concat(part.choices);
  if (table.activity.kind === "over") choices.push(record);
  if (session.games > 0) choices.push(forget);
  return { turn: say("statistics"), page: text, groups: [], choices };
}

/** Who has won how many games; of those who have won none, as all have in a game without an end, nothing is said. */
function winsOf({ games, standings }: Session): string[] {
  const lines: string[] = [];
  for (const colour of playingColours()) {
    const { won = 0, run = 0, longestRun: longest = 0 } = standings[colour] ?? {};
    if (won === 0) continue;
    const signs = signsOf({ done: Math.floor((won / games) * BAR + 0.5), all: BAR });
    lines.push(sayColours("statisticsOf", { signs, colour, won, games, run, longest }));
  }
  return lines;
}
