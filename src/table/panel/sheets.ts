import { paged } from "./pages";
import { achievementsView } from "../../features/achievements";
import { reviewView } from "../../features/review";
import type { Sheet } from "../commands/commands";
import { aboutPiece, toldApart } from "./piece-info";
import { say } from "../languages/sentences";
import { choiceLabel } from "./choices-view";
import { guideView, handRanksView, helpView } from "./help-sheet";
import type { PanelContext } from "./model";
import { rulesView } from "./rules-sheet";
import { statisticsView } from "./statistics-sheet";
import { tableView, seatsView } from "./table-sheet";
import type { SheetView, Entry } from "./view";

/** What a viewer's panel shows in the place of the game while a sheet is open. */
export function sheetView(context: PanelContext, sheet: Sheet): SheetView {
  switch (sheet.kind) {
    case "help":
      return helpView(context);
    case "rules":
      return rulesView(context, sheet.number);
    case "handRanks":
      return handRanksView(context);
    case "guide":
      return guideView(context, sheet.topic);
    case "table":
      return tableView(context);
    case "seats":
      return seatsView(context);
    case "statistics":
      return statisticsView(context);
    case "review":
      return reviewView(context);
    case "achievements":
      return achievementsView(context);
    case "piece":
      return pieceView(context);
  }
}

/** What a piece is, and what its viewer can do with it. */
export function pieceView({ piece, choices: { version }, table, panelState }: PanelContext): SheetView {
  if (piece === undefined) return { turn: say("help"), page: "", groups: [], choices: [] };
  const { caption, choices = [] } = piece;
  const words = toldApart(choices);
  const entries = choices.map(({ action, words: own }, index): Entry => ({
    label: choiceLabel(words[index] ?? own, table.settings.odds),
    tone: "go",
    command: { kind: "choosePossible", choice: index, action, version },
  }));
  const about = aboutPiece(piece).join("\n\n");
  return {
    turn: caption.name,
    page: about,
    groups: [],
    ...paged(entries, panelState.page, { page: about, coach: "", field: undefined, groups: 0 }),
  };
}
