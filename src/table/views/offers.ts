import { listed as enumerated } from "../../kit/enumeration";
import type { ChoiceWords } from "../../kit/game";
import type { GameAction } from "../../kit/rules";
import { ROOM, type Command, type Entry, type Field, type Tone, type View } from "../panel/view";
import type { Offer } from "../play/offers";
import type { Situation } from "./situation";
import { say } from "../words";
import { groupRow, openGroupOf, paged } from "./pages";
import type { Glance } from "./glance";

/** How many letters a button's line holds. */
const ONE_LINE = 26;

/** The choices of a viewer, and what the viewer has opened and typed. */
type Offered<Action extends GameAction> = Pick<Situation<Action>, "offers" | "settings" | "coaching"> &
  Pick<Glance, "openGroup" | "page" | "amount" | "listsAll">;

/**
 * The choices by group: the groups in a row, the members of the open one below, and on every page those without one; what
 * a coach recommends is the first of all, and what hands can make is listed when somebody asks for it.
 */
export function offered<Action extends GameAction>(
  sight: Offered<Action>,
): Pick<View, "groups" | "choices" | "field"> {
  const { offers, settings, coaching, page, listsAll } = sight;
  const names = groupNames(offers.filter(({ byHand }) => listsAll || !byHand));
  const best = offers.find((offer) => offer.advised);
  const open = openGroupOf(names, sight.openGroup ?? best?.words.group);
  const { members, singles, field } = listed(sight, open);
  const first = advised(best, open, settings.odds);
  let room: number = field === undefined ? ROOM.choices : ROOM.choicesAboveField;
  // Below the words of a coach there is no room for a second row of groups and as many choices.
  if (coaching !== undefined && names.length > ROOM.groupsInRow) room -= 2;
  const rest = paged(members, page, singles, room - first.length);
  return { groups: groupRow(names, open), choices: first.concat(rest), field };
}

/** The members of the open group and the choices without one. Only what is shown is put together: a swap has dozens. */
function listed<Action extends GameAction>(
  { offers, settings, amount, listsAll }: Offered<Action>,
  open: string | undefined,
): { members: Entry[]; singles: Entry[]; field: Field | undefined } {
  const members: Entry[] = [];
  const singles: Entry[] = [];
  let field: Field | undefined;
  let hidden = false;
  // What a coach recommends is not to be taken for one way on among others.
  const wayOn: Tone = offers.some((offer) => offer.advised) ? "plain" : "go";
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index];
    if (offer === undefined || offer.advised) continue;
    const { words, choice, byHand } = offer;
    if (byHand && !listsAll) hidden = true;
    else if (words.group === "")
      singles.push({ ...entryOf(offer, index, amount, settings.odds), tone: wayOn });
    else if (words.group === open) members.push(entryOf(offer, index, amount, settings.odds));
    else continue;
    if (choice.amounts !== undefined)
      field = { placeholder: say("typeAmount"), text: amount, command: amountTyped };
  }
  if (hidden) singles.push({ label: say("listAll"), tone: "quiet", command: { kind: "listAll" } });
  return { members, singles, field };
}

/** The button of a choice; one that leaves an amount open says what was typed. */
function entryOf<Action>(
  { words, choice }: Offer<Action>,
  index: number,
  amount: string,
  showsOdds: boolean,
): Entry {
  const tone = "plain";
  if (choice.amounts === undefined)
    return { label: choiceLabel(words, showsOdds), tone, command: { kind: "choose", choice: index } };
  const label = amount === "" ? words.label : `${words.label}: ${amount}`;
  return {
    label: choiceLabel({ ...words, label }, showsOdds),
    tone,
    command: { kind: "chooseAmount", choice: index },
  };
}

/** What a coach recommends, with its group if that is not the open one. */
function advised<Action>(
  offer: Offer<Action> | undefined,
  open: string | undefined,
  showsOdds: boolean,
): Entry[] {
  if (offer === undefined) return [];
  const { words } = offer;
  const { group } = words;
  const label = group === "" || group === open ? words.label : say("inGroup", { group, label: words.label });
  const marked = say("coachAdvises", { label: choiceLabel({ ...words, label }, showsOdds) });
  return [{ label: marked, tone: "go", command: { kind: "followCoach" } }];
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
  const notes = enumerated([detail, showsOdds ? odds : ""].filter((note) => note !== ""));
  if (notes === "") return label;
  return label.length + notes.length > ONE_LINE ? `${label}\n${notes}` : `${label} · ${notes}`;
}
