import type { Sheet } from "../../command/commands";
import { achievementsView } from "./achievements";
import { guideView, handRanksView } from "./guide";
import { helpView } from "./help";
import { pieceView } from "./piece";
import { reviewView } from "./review";
import { rulesView } from "./rules";
import { statisticsView } from "./statistics";
import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";
import { tableView, seatsView } from "./table";

/** What a viewer's panel shows in the place of the game while a sheet is open. */
export function sheetView(sight: Sight, sheet: Sheet): SheetView {
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
      return reviewView(sight);
    case "achievements":
      return achievementsView(sight);
    case "piece":
      return pieceView(sight);
  }
}
