import { aboutPiece, toldApart } from "../../hands/piece-sight";
import type { Entry } from "../../panel/view";
import { say } from "../../languages/words";
import { choiceLabel } from "../offers";
import { paged } from "../pages";
import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";

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
