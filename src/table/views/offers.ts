import type { ChoiceWords } from "../../kit/game";
import type { GameAction } from "../../kit/rules";
import type { Entry } from "../panel/view";
import type { Offer } from "../offers";
import { groupRow, openGroupOf, paged } from "./pages";

/** How many letters a button's line holds. */
const ONE_LINE = 26;

/** The choices by group: the groups in a row, the members of the open one below, and on every page those without one. */
export function offered<Action extends GameAction>(
  offers: readonly Offer<Action>[],
  odds: boolean,
  { openGroup, page }: { openGroup: string | undefined; page: number },
): { groups: Entry[]; choices: Entry[] } {
  const names: string[] = [];
  for (const { words } of offers)
    if (words.group !== "" && !names.includes(words.group)) names.push(words.group);
  const open = openGroupOf(names, openGroup);
  const members: Entry[] = [];
  const singles: Entry[] = [];
  for (let index = 0; index < offers.length; index++) {
    const words = offers[index]?.words;
    if (words === undefined) continue;
    const entry: Entry = {
      label: choiceLabel(words, odds),
      tone: words.group === "" ? "go" : "plain",
      command: { kind: "choose", choice: index },
    };
    if (words.group === "") singles.push(entry);
    else if (words.group === open) members.push(entry);
  }
  return { groups: groupRow(names, open), choices: paged(members, page, singles) };
}

/** What stands on a choice's button: what it does and its odds beside the label, or below where that is too long. */
export function choiceLabel({ label, detail, odds }: ChoiceWords, showsOdds: boolean): string {
  const notes = [detail, showsOdds ? odds : ""].filter((note) => note !== "").join(", ");
  if (notes === "") return label;
  return label.length + notes.length > ONE_LINE ? `${label}\n${notes}` : `${label} · ${notes}`;
}
