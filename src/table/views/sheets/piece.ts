import { aboutPiece, toldApart } from "../../hands/piece-sight";
import type { Entry } from "../../panel/view";
import { say } from "../../languages/words";
import { choiceLabel } from "../offers";
import { paged } from "../pages";
import type { SheetSight, SheetView } from "./sheet";

/** What a piece is, and what its viewer can do with it. */
export function pieceView({ piece, page, settings, moment }: SheetSight): SheetView {
  if (piece === undefined) return { turn: say("help"), page: "", groups: [], choices: [] };
  const { caption, choices = [] } = piece;
  const words = toldApart(choices);
  const entries = choices.map(({ action, words: own }, index): Entry => ({
    label: choiceLabel(words[index] ?? own, settings.odds),
    tone: "go",
    command: { kind: "choosePossible", choice: index, action, moment },
  }));
  const about = aboutPiece(piece).join("\n\n");
  return {
    turn: caption.name,
    page: about,
    groups: [],
    ...paged(entries, page, { page: about, coach: "", field: undefined, groups: 0 }),
  };
}
