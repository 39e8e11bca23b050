import { listed as enumerated, sideBySide } from "../../kit/words/enumeration";
import { isWiderThan } from "../../kit/data/text-width";
import type { Values } from "../../kit/words/words";
import type { Command } from "../commands/commands";
import { choiceName, say } from "../languages/sentences";
import { firstOf, type Coaching, type PanelContext, type Survey, type Which } from "./shown";
import { noticeLines, roomFor, type Around } from "./layout";
import { groupRow, openGroupOf, shaped } from "./pages";
import { type Entry, type Field, type Tone, type View, button } from "./view";
import type { Offer } from "../game/contracts";
import type { ChoiceWords } from "../../kit/game/game-words";

/** How many Latin letters a button's line holds. */
const ONE_LINE = 30;
/** How many choices besides the question that is asked are listed with its answers. */
const MOST_ASIDES = 3;
/** How many of its groups are named on the button that unfolds it. */
const MOST_NAMED = 3;

/** The choices of a viewer, and what the viewer has opened and typed. */
type Offered = Pick<PanelContext, "choices" | "found" | "additions" | "table" | "panelState" | "vote">;
type OfferedView = Pick<View, "groups" | "choices" | "shape" | "field">;

/**
 * The choices by group: where there are several groups, they are in a row, the members of the open one below, and on every page
 * those without one. What a coach recommends is the first of all; what can be done besides comes after the answers, folded if there
 * is much of it; what costs comes last. What hands can make is listed when somebody asks for it.
 */
export function offered(context: Offered): OfferedView {
  const { choices, found, panelState } = context;
  const { best } = found;
  const which = listing(found, context);
  const open = openTab(found.names[which], panelState.openGroup ?? best?.words.group);
  const all = listed(context, which, open);
  const tabs = open === undefined ? [] : groupRow(found.names[which], open);
  const groups = which === "asides" ? [folding("back", undefined)].concat(tabs) : tabs;
  const around: Around = {
    page: "",
    coach: coachingOf(context)?.says ?? "",
    field: all.field,
    groups: groups.length,
    vote: context.vote !== undefined,
    told: noticeLines(panelState.notice),
  };
  // What a coach recommends is not to be taken for one way on among others.
  const wayOn = best === undefined && which !== "asides" ? "go" : "plain";
  const usual = countOf(all) === 1 ? wayOn : "plain";
  const alike = alikeIn(all.items.concat(all.asides), open);
  const entry = ({ offer, index }: Member, tone: Tone): Entry => {
    const { words } = offer;
    if (alike[words.label] !== true) return toned(entryOf(offer, index, context), tone);
    return toned(entryOf({ ...offer, words: { ...words, label: choiceName(words) } }, index, context), tone);
  };
  const ways = all.firsts.map((member) => entry(member, wayOn));
  const asides = isFolded(all, found, around, choices.acting)
    ? [unfolding(found, choices.version)]
    : all.asides.map((member) => entry(member, "plain"));
  const list = shaped(all.items, (member) => entry(member, usual), {
    page: panelState.page,
    // Below tabs everything looks like one of theirs, so of what has none only replies are in front, neither of which looks better.
    first: advised(best, open, context).concat(
      all.replies.map(({ offer, index }) => ({ ...entryOf(offer, index, context), tone: "plain" })),
      open === undefined ? ways : [],
    ),
    pinned: (open === undefined ? [] : ways).concat(
      all.singles.map((member) => entry(member, usual)),
      all.dones.map((member) => entry(member, wayOn)),
      asides,
      found.isHidden ? [button("listAll", "quiet", { kind: "listAll" })] : [],
      all.graves.concat(all.lasts).map((member) => entry(member, "plain")),
      waysBack(context),
    ),
    around,
    crowded: all.items.every(({ offer: { words } }) => words.detail + words.odds === "") ? "pairs" : "tiles",
  });
  return { groups, ...list, field: all.field };
}

/** What a coach says; a vote takes its room. */
export function coachingOf({ additions, vote }: Pick<Offered, "additions" | "vote">): Coaching | undefined {
  return vote === undefined ? firstOf(additions, "coaching") : undefined;
}

/** Whoever practises can always leave. */
function waysBack({ additions, choices }: Offered): Entry[] {
  const ways = choices.acting === undefined ? [] : (firstOf(additions, "waysBack") ?? []);
  return ways.map((way) => ({ ...way, tone: "plain" }));
}

/** The group that is open; a single one is no tab. */
function openTab(names: readonly string[], chosen: string | undefined): string | undefined {
  return names.length > 1 ? openGroupOf(names, chosen) : undefined;
}

/** What is listed: what can be done besides where that was unfolded, or with the answers where there are none but those that cost. */
function listing({ answers, asides }: Survey, { choices, panelState }: Offered): Which {
  if (asides > 0 && panelState.asides === choices.version) return "asides";
  return answers === 0 && choices.acting !== undefined ? "all" : "answers";
}

/** Whether what can be done besides is folded: much of it, what takes an amount, and all while others decide. */
function isFolded(all: Listed, found: Survey, around: Around, acting: number | undefined): boolean {
  if (all.asides.length === 0) return false;
  if (acting === undefined || all.asides.length > MOST_ASIDES || found.isTyped) return true;
  return countOf(all) > roomFor("rows", around);
}

function countOf({ replies, firsts, items, singles, asides, dones, graves, lasts }: Listed): number {
  let count = 0;
  for (const members of [replies, firsts, items, singles, asides, dones, graves, lasts])
    count += members.length;
  return count;
}

/** By their labels, whether several of a list read alike: their groups tell those apart. In an open tab all are of one. */
function alikeIn(members: readonly Member[], open: string | undefined): Record<string, boolean | undefined> {
  const alike: Record<string, boolean | undefined> = {};
  if (open !== undefined) return alike;
  for (const { offer } of members) alike[offer.words.label] = alike[offer.words.label] !== undefined;
  return alike;
}

/** An offer and its place among all offers. */
interface Member {
  offer: Offer;
  index: number;
}

/** What is listed, by its rank: members of the open group, or of all where there is but one, and what has no group. */
interface Listed {
  replies: Member[];
  firsts: Member[];
  items: Member[];
  singles: Member[];
  /** What can be done besides, where the answers are listed. */
  asides: Member[];
  dones: Member[];
  /** What is asked about first, and what costs. */
  graves: Member[];
  lasts: Member[];
  field: Field | undefined;
}

function listed(
  { choices: { offers }, panelState }: Offered,
  which: Which,
  open: string | undefined,
): Listed {
  const { amount, listsAll } = panelState;
  const all: Listed = {
    ...{ replies: [], firsts: [], items: [], singles: [], asides: [], dones: [], graves: [], lasts: [] },
    field: undefined,
  };
  let index = -1;
  for (const offer of offers) {
    index++;
    const { words, choice } = offer;
    // There may be dozens: most are passed by at once, those of other groups and those that are folded anyway.
    if (
      open !== undefined &&
      words.group !== open &&
      words.group !== "" &&
      words.rank !== "last" &&
      which !== "answers"
    )
      continue;
    const isAside = words.rank === "aside";
    if (isAside && which === "answers") {
      if (all.asides.length <= MOST_ASIDES && isListed(offer, listsAll)) all.asides.push({ offer, index });
      continue;
    }
    const place = !isAside && which === "asides" ? undefined : placeOf(offer, open, listsAll);
    if (place === undefined) continue;
    all[place].push({ offer, index });
    if (choice.amounts !== undefined)
      all.field = { placeholder: say("typeAmount"), text: amount, command: amountTyped };
  }
  return all;
}

/** Whether an offer is in a list of its own kind. */
function isListed({ advised, alike, byHand }: Offer, listsAll: boolean): boolean {
  return !advised && !alike && (listsAll || !byHand);
}

/** Where an offer is listed; undefined: nowhere, or in a group that is not open. */
function placeOf(
  offer: Offer,
  open: string | undefined,
  listsAll: boolean,
): Exclude<keyof Listed, "field"> | undefined {
  const { words, grave } = offer;
  const { group, rank } = words;
  if (!isListed(offer, listsAll)) return undefined;
  const isGrouped = open !== undefined && group !== "";
  if (rank === "last") return "lasts";
  if (rank === "reply") return "replies";
  if (grave && !isGrouped) return "graves";
  if (isGrouped) return group === open ? "items" : undefined;
  if (rank === "first") return "firsts";
  if (rank === "done") return "dones";
  return open === undefined ? "items" : "singles";
}

/** A choice that one is to be wary of looks so, whatever its place. */
function toned(entry: Entry, tone: Tone): Entry {
  return entry.tone === "grave" ? entry : { ...entry, tone };
}

/** Unfolds what can be done besides, as long as the seat is at a version, or folds it. */
function folding(
  sentence: "asides" | "asidesNamed" | "back",
  version: number | undefined,
  values: Values = {},
): Entry {
  return button(sentence, "quiet", { kind: "asides", version }, values);
}

/** The same, by the names of what can be done besides where those are few. */
function unfolding({ asides: count, names: { asides } }: Survey, version: number): Entry {
  if (asides.length === 0 || asides.length > MOST_NAMED) return folding("asides", version, { count });
  return folding("asidesNamed", version, { groups: sideBySide(asides) });
}

/** The button of a choice; one that leaves an amount open says what was typed. */
function entryOf(
  { words, choice, grave }: Offer,
  index: number,
  { choices: { version }, table, panelState: { amount } }: Omit<Offered, "additions" | "found">,
): Entry {
  const tone = grave ? "grave" : "plain";
  const showsOdds = table.odds;
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
  { choices: { version }, table }: Pick<Offered, "choices" | "table">,
): Entry[] {
  if (offer === undefined) return [];
  const { words, choice } = offer;
  const label = open === undefined || words.group === open ? words.label : choiceName(words);
  const marked = say("coachAdvises", { label: choiceLabel({ ...words, label }, table.odds) });
  return [{ label: marked, tone: "go", command: { kind: "followCoach", action: choice.action, version } }];
}

function amountTyped(this: void, typed: string): Command {
  return { kind: "amountTyped", typed };
}

/** Looks through offers; there may be a hundred and more, and each is looked at once. */
export function survey(offers: readonly Offer[], listsAll: boolean): Survey {
  const found: Survey = {
    ...{ listsAll, names: { answers: [], asides: [], all: [] }, answers: 0, asides: 0 },
    ...{ isTyped: false, isHidden: false, best: undefined },
  };
  let last = "";
  for (const offer of offers) {
    const { words, byHand, alike, advised } = offer;
    const { rank, group } = words;
    if (advised) found.best ??= offer;
    if (rank !== "aside" && rank !== "last") found.answers++;
    if (alike) continue;
    if (byHand && !listsAll) {
      found.isHidden = found.isHidden || !advised;
      continue;
    }
    if (rank === "aside" && !advised) noteAside(found, offer);
    // Most choices are beside others of their group.
    if (group === "" || group === last) continue;
    last = group;
    noteGroup(found, words);
  }
  return found;
}

function noteAside(found: Survey, { choice }: Offer): void {
  found.asides++;
  if (choice.amounts !== undefined) found.isTyped = true;
}

/** What costs is listed whatever group is open. */
function noteGroup({ names }: Survey, { group, rank }: ChoiceWords): void {
  if (rank === "last") return;
  addOnce(names.all, group);
  addOnce(rank === "aside" ? names.asides : names.answers, group);
}

function addOnce(list: string[], name: string): void {
  if (!list.includes(name)) list.push(name);
}

/** What is on a choice's button: what it does and its odds beside the label, or below where that is too long. */
export function choiceLabel({ label, detail, odds }: ChoiceWords, showsOdds: boolean): string {
  const shownOdds = showsOdds ? odds : "";
  if (detail === "" && shownOdds === "") return label;
  const notes = detail === "" || shownOdds === "" ? detail + shownOdds : enumerated([detail, shownOdds]);
  return isWiderThan(label + notes, ONE_LINE) ? `${label}\n${notes}` : sideBySide([label, notes]);
}
