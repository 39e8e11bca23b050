import { paged } from "./pages";
import type { Sheet } from "../commands/commands";
import { aboutPiece, toldApart } from "./piece-info";
import { say } from "../languages/sentences";
import { choiceLabel } from "./choices-view";
import { guideView, handRanksView, helpView } from "./help-sheet";
import type { Sight } from "./model";
import { rulesView } from "./rules-sheet";
import { statisticsView } from "./statistics-sheet";
import { tableView, seatsView } from "./table-sheet";
import type { SheetView, Entry } from "./view";

/** What a viewer's panel shows in the place of the game while a sheet is open; undefined: there is nothing in it any more. */
export function sheetView(sight: Sight, sheet: Sheet): SheetView | undefined {
  switch (sheet.kind) {
    case "help":
      return helpView(sight);
    case "rules":
      return rulesView(sight, sheet.number);
    case "handRanks":
      return handRanksView(sight);
    case "guide":
      return guideView(sight, sheet.topic);
    case "table":
      return tableView(sight);
    case "seats":
      return seatsView(sight);
    case "statistics":
      return statisticsView(sight);
    case "review":
    case "achievements":
      return featureSheet(sight, sheet.kind);
    case "piece":
      return pieceView(sight);
  }
}

function featureSheet(sight: Sight, kind: Sheet["kind"]): SheetView | undefined {
  for (const { sheets } of sight.additions) {
    const sheet = sheets?.[kind];
    if (sheet !== undefined) return sheet(sight);
  }
  return undefined;
}

/** What a piece is, and what its viewer can do with it. */
export function pieceView({ piece, choices: { moment }, table, glance }: Sight): SheetView {
  if (piece === undefined) return { turn: say("help"), page: "", groups: [], choices: [] };
  const { caption, choices = [] } = piece;
  const words = toldApart(choices);
  const entries = choices.map(({ action, words: own }, index): Entry => ({
    label: choiceLabel(words[index] ?? own, table.settings.odds),
    tone: "go",
    command: { kind: "choosePossible", choice: index, action, moment },
  }));
  const about = aboutPiece(piece).join("\n\n");
  return {
    turn: caption.name,
    page: about,
    groups: [],
    ...paged(entries, glance.page, { page: about, coach: "", field: undefined, groups: 0 }),
  };
}
