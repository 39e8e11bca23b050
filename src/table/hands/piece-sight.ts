import type { ChoiceWords } from "../../kit/game";
import type { GameAction } from "../../kit/rules";
import type { Caption } from "../../kit/scene";
import { text } from "../languages";
import { say, reasonSentence } from "../languages/words";
import type { Possibility } from "./possibilities";
import type { TableReason } from "../languages/reasons";

/** What a viewer may know of a piece. */
export interface PieceSight {
  caption: Caption;
  /** Why the viewer can do nothing with any piece just now, if that is so. */
  barred: TableReason | undefined;
  /** What the viewer can do with it; undefined while that is still being found out. */
  choices: readonly Possibility<GameAction>[] | undefined;
}

/** What can be done with a piece, in words: where two choices read alike, the group tells them apart. */
export function toldApart(choices: readonly Possibility<GameAction>[]): ChoiceWords[] {
  const times: Record<string, number | undefined> = {};
  for (const { words } of choices) times[words.label] = (times[words.label] ?? 0) + 1;
  return choices.map(({ words }) => {
    const { group, label } = words;
    if (group === "" || times[label] === 1) return words;
    return { ...words, label: say("inGroup", { group, label }) };
  });
}

/** What is known of a piece, as lines of the chat. */
export function pieceLines(sight: PieceSight): string[] {
  const { choices = [] } = sight;
  return [sight.caption.name].concat(
    aboutPiece(sight),
    toldApart(choices).map(({ label }) => `- ${label}`),
  );
}

/** What can be known of a piece, and whether anything can be done with it. */
export function aboutPiece({ caption: { note }, barred, choices }: PieceSight): string[] {
  const paragraphs = note === "" ? [] : [note];
  const { HELP } = text();
  if (barred !== undefined) return paragraphs.concat([reasonSentence(barred)]);
  if (choices === undefined) return paragraphs.concat([HELP.pieceAsking]);
  return paragraphs.concat([choices.length === 0 ? HELP.pieceIdle : HELP.pieceChoices]);
}
