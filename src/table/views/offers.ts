import type { ChoiceWords } from "../../kit/game";
import type { GameAction } from "../../kit/rules";
import { ROOM, type Command, type Entry, type Field, type View } from "../panel/view";
import type { Offer } from "../offers";
import type { Situation } from "../situation";
import { say } from "../words";
import { groupRow, openGroupOf, paged } from "./pages";
import type { Glance } from "./glance";

/** How many letters a button's line holds. */
const ONE_LINE = 26;

/** The choices of a viewer, and what the viewer has opened and typed. */
type Offered<Action extends GameAction> = Pick<Situation<Action>, "offers" | "odds"> &
  Pick<Glance, "openGroup" | "page" | "amount">;

/**
 * The choices by group: the groups in a row, the members of the open one below, and on every page those without one.
 * Only what is shown is put together: a swap has dozens of choices.
 */
export function offered<Action extends GameAction>({
  offers,
  odds,
  openGroup,
  page,
  amount,
}: Offered<Action>): Pick<View, "groups" | "choices" | "field"> {
  const names = groupNames(offers);
  const open = openGroupOf(names, openGroup);
  const members: Entry[] = [];
  const singles: Entry[] = [];
  let field: Field | undefined;
  const typed = amount === "" ? "" : `: ${amount}`;
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index];
    if (offer === undefined || (offer.words.group !== "" && offer.words.group !== open)) continue;
    const { words, choice } = offer;
    const isOpen = choice.amounts !== undefined;
    const label = choiceLabel(isOpen ? { ...words, label: words.label + typed } : words, odds);
    const command: Entry["command"] = { kind: isOpen ? "chooseAmount" : "choose", choice: index };
    if (words.group === "") singles.push({ label, tone: "go", command });
    else members.push({ label, tone: "plain", command });
    if (isOpen) field = { placeholder: say("typeAmount"), text: amount, command: amountTyped };
  }
  const room = field === undefined ? ROOM.choices : ROOM.choicesAboveField;
  return { groups: groupRow(names, open), choices: paged(members, page, singles, room), field };
}

function amountTyped(this: void, typed: string): Command {
  return { kind: "amountTyped", typed };
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
