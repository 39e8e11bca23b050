import type { PieceSight } from "../../hands/possibilities";
import { text } from "../../languages";
import { ROOM, type Entry } from "../../panel/view";
import { say } from "../../words";
import { choiceLabel } from "../offers";
import { paged } from "../pages";
import type { SheetSight, SheetView } from "./sheet";

/** What a piece is, and what its viewer can do with it. */
export function pieceView({ piece, page, settings, moment }: SheetSight): SheetView {
  if (piece === undefined) return { turn: say("help"), page: "", groups: [], choices: [] };
  const { caption, choices = [] } = piece;
  const entries = choices.map(({ action, words }, index): Entry => ({
    label: choiceLabel(words, settings.odds),
    tone: "go",
    command: { kind: "choosePossible", choice: index, action, moment },
  }));
  return {
    turn: caption.name,
    page: aboutPiece(piece).join("\n\n"),
    groups: [],
    choices: paged(entries, page, [], ROOM.choicesBelowPage),
  };
}

/** The same as lines of the chat. */
export function pieceLines(sight: PieceSight): string[] {
  const { choices = [] } = sight;
  return [sight.caption.name].concat(
    aboutPiece(sight),
    choices.map(({ words }) => `- ${words.label}`),
  );
}

/** What is to be known of a piece, and whether anything can be done with it. */
function aboutPiece({ caption: { note }, barred, choices }: PieceSight): string[] {
  const paragraphs = note === "" ? [] : [note];
  const { HELP } = text();
  if (barred !== undefined) return paragraphs.concat([barred]);
  if (choices === undefined) return paragraphs.concat([HELP.pieceAsking]);
  return paragraphs.concat([choices.length === 0 ? HELP.pieceIdle : HELP.pieceChoices]);
}
