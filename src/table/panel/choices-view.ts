import { listed as enumerated, sideBySide } from "../../kit/enumeration";
import type { ChoiceWords } from "../../kit/game";
import { isWiderThan } from "../../kit/text-width";
import type { Command } from "../commands/commands";
import type { Offer } from "../game/decisions";
import { choiceName, say } from "../languages/sentences";
import { firstOf } from "./additions";
import type { PanelContext } from "./model";
import { groupRow, openGroupOf, shaped } from "./pages";
import { type Entry, type Field, type Tone, type View, button } from "./view";

/** How many Latin letters a button's line holds. */
const ONE_LINE = 30;

/** The choices of a viewer, and what the viewer has opened and typed. */
type Offered = Pick<PanelContext, "choices" | "additions" | "table" | "panelState">;

/**
 * The choices by group: the groups in a row, the members of the open one below, and on every page those without one; what
 * a coach recommends is the first of all, and what hands can make is listed when somebody asks for it.
 */
export function offered(context: Offered): Pick<View, "groups" | "choices" | "shape" | "field"> {
  const { page, listsAll, openGroup } = context.panelState;
  const { names, best } = survey(context.choices.offers, listsAll);
  const open = openGroupOf(names, openGroup ?? best?.words.group);
  // What a coach recommends is not to be taken for one way on among others.
  const { members, singles, field } = listed(context, open, best === undefined ? "go" : "plain");
  const groups = groupRow(names, open);
  const list = shaped(members, ({ offer, index }) => entryOf(offer, index, context), {
    page,
    first: advised(best, open, context),
    pinned: singles,
    around: {
      page: "",
      coach: firstOf(context.additions, "coaching")?.says ?? "",
      field,
      groups: groups.length,
    },
    crowded: members.every(({ offer: { words } }) => words.detail + words.odds === "") ? "pairs" : "tiles",
  });
  return { groups, ...list, field };
}

/** An offer and its place among all offers. */
interface Member {
  offer: Offer;
  index: number;
}

/** The members of the open group and the choices without one, which look like `wayOn`. */
function listed(
  context: Offered,
  open: string | undefined,
  wayOn: Tone,
): { members: Member[]; singles: Entry[]; field: Field | undefined } {
  const { offers } = context.choices;
  const { amount, listsAll } = context.panelState;
  const members: Member[] = [];
  const singles: Entry[] = [];
  let field: Field | undefined;
  let hidden = false;
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index];
    if (offer === undefined || offer.advised || offer.alike) continue;
    const { words, choice, byHand } = offer;
    if (byHand && !listsAll) hidden = true;
    else if (words.group === "") singles.push(single(entryOf(offer, index, context), wayOn));
    else if (words.group === open) members.push({ offer, index });
    else continue;
    if (choice.amounts !== undefined)
      field = { placeholder: say("typeAmount"), text: amount, command: amountTyped };
  }
  if (hidden) singles.push(button("listAll", "quiet", { kind: "listAll" }));
  return { members, singles, field };
}

/** A choice without a group is a way on, unless it is one to be wary of. */
function single(entry: Entry, wayOn: Tone): Entry {
  return entry.tone === "grave" ? entry : { ...entry, tone: wayOn };
}

/** The button of a choice; one that leaves an amount open says what was typed. */
function entryOf(
  { words, choice, grave }: Offer,
  index: number,
  { choices: { version }, table: { settings }, panelState: { amount } }: Omit<Offered, "additions">,
): Entry {
  const tone = grave ? "grave" : "plain";
  const showsOdds = settings.odds;
  const chosen = { choice: index, action: choice.action, version };
  if (choice.amounts === undefined)
    return { label: choiceLabel(words, showsOdds), tone, command: { kind: "choose", ...chosen } };
  const label = amount === "" ? words.label : `${words.label}: ${amount}`;
  return {
    label: choiceLabel({ ...words, label }, showsOdds),
    tone,
    command: { kind: "chooseAmount", ...chosen },
  };
}

/** What a coach recommends, with its group if that is not the open one. */
function advised(
  offer: Offer | undefined,
  open: string | undefined,
  { choices: { version }, table: { settings } }: Pick<Offered, "choices" | "table">,
): Entry[] {
  if (offer === undefined) return [];
  const { words, choice } = offer;
  const label = words.group === open ? words.label : choiceName(words);
  const marked = say("coachAdvises", { label: choiceLabel({ ...words, label }, settings.odds) });
  return [{ label: marked, tone: "go", command: { kind: "followCoach", action: choice.action, version } }];
}

function amountTyped(this: void, typed: string): Command {
  return { kind: "amountTyped", typed };
}

/**
 * The names of the groups in the order of their first choices, and what a coach recommends. There may be a hundred offers
 * and more: each is looked at once.
 */
function survey(offers: readonly Offer[], listsAll: boolean): { names: string[]; best: Offer | undefined } {
  const names: string[] = [];
  let best: Offer | undefined;
  let last = "";
  for (const offer of offers) {
    if (offer.advised) best ??= offer;
    const { group } = offer.words;
    // Most choices are beside others of their group.
    if (group === "" || group === last || offer.alike || (offer.byHand && !listsAll)) continue;
    last = group;
    if (!names.includes(group)) names.push(group);
  }
  return { names, best };
}

/** What is on a choice's button: what it does and its odds beside the label, or below where that is too long. */
export function choiceLabel({ label, detail, odds }: ChoiceWords, showsOdds: boolean): string {
  const shownOdds = showsOdds ? odds : "";
  if (detail === "" && shownOdds === "") return label;
  const notes = detail === "" || shownOdds === "" ? detail + shownOdds : enumerated([detail, shownOdds]);
  return isWiderThan(label + notes, ONE_LINE) ? `${label}\n${notes}` : sideBySide([label, notes]);
}
