import type { ChoiceWords } from "../../kit/game";
import type { GameAction } from "../../kit/rules";
import type { Entry } from "../panel/view";
import type { Offer } from "../offers";
import { groupRow, openGroupOf, paged } from "./pages";

/** How many letters a button's line holds. */
const ONE_LINE = 26;

/**
 * The choices by group: the groups in a row, the members of the open one below, and on every page those without one.
 * Only what is shown is put together: a swap has dozens of choices.
 */
export function offered<Action extends GameAction>(
  offers: readonly Offer<Action>[],
  odds: boolean,
  { openGroup, page }: { openGroup: string | undefined; page: number },
): { groups: Entry[]; choices: Entry[] } {
  const names = groupNames(offers);
  const open = openGroupOf(names, openGroup);
  const members: Entry[] = [];
  const singles: Entry[] = [];
  for (let index = 0; index < offers.length; index++) {
    const words = offers[index]?.words;
    if (words === undefined || (words.group !== "" && words.group !== open)) continue;
    const label = choiceLabel(words, odds);
    const command: Entry["command"] = { kind: "choose", choice: index };
    if (words.group === "") singles.push({ label, tone: "go", command });
    else members.push({ label, tone: "plain", command });
  }
  return { groups: groupRow(names, open), choices: paged(members, page, singles) };
}

/** The names of the groups in the order of their first choices. */
function groupNames<Action>(offers: readonly Offer<Action>[]): string[] {
  const names: string[] = [];
  let last = "";
  for (const { words } of offers) {
    const { group } = words;
    // Most choices stand beside others of their group.
    if (group === "" || group === last) continue;
    last = group;
    if (!names.includes(group)) names.push(group);
  }
  return names;
}

/** What stands on a choice's button: what it does and its odds beside the label, or below where that is too long. */
export function choiceLabel({ label, detail, odds }: ChoiceWords, showsOdds: boolean): string {
  const notes = [detail, showsOdds ? odds : ""].filter((note) => note !== "").join(", ");
  if (notes === "") return label;
  return label.length + notes.length > ONE_LINE ? `${label}\n${notes}` : `${label} · ${notes}`;
}
