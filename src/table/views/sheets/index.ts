import type { GameAction } from "../../../kit/rules";
import type { Sheet } from "../../command/commands";
import type { View } from "../../panel/view";
import type { Situation } from "../situation";
import type { Glance } from "../glance";
import { guideView } from "./guide";
import { handRanksView } from "./hand-ranks";
import { helpView } from "./help";
import { pieceView } from "./piece";
import { rulesView } from "./rules";
import { seatsView } from "./seats";
import { statisticsView } from "./statistics";
import { tableView } from "./table";

/** What a sheet says: its title, its text, and what can be clicked on it. */
export type SheetView = Pick<View, "turn" | "page" | "groups" | "choices"> & Partial<Pick<View, "prompt">>;

/** A situation and how its viewer looks at it. */
export type SheetSight = Situation<GameAction> & Glance;

/** What a viewer's panel shows in the place of the game while a sheet is open. */
export function sheetView(sight: SheetSight, sheet: Sheet): SheetView {
  switch (sheet.kind) {
    case "help":
      return helpView(sight);
    case "rules":
      return rulesView(sight, sheet.number);
    case "handRanks":
      return handRanksView(sight);
    case "guide":
      return guideView(sheet.topic);
    case "table":
      return tableView(sight);
    case "seats":
      return seatsView(sight);
    case "statistics":
      return statisticsView(sight);
    case "piece":
      return pieceView(sight);
  }
}
