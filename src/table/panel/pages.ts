import { RULE_PAGE } from "../../kit/words/rule-book";
import { textWidth } from "../../kit/data/text-width";
import { say, type TableSentence } from "../languages/sentences";
import { aroundOf, noticeLines, roomFor, taleRoom, type Around } from "./layout";
import { ROOM, type Entry, type Shape, type View, button } from "./view";
import type { PanelState } from "./shown";

/**
 * A view whose choices reach into nothing below them. Where there is no row for each, two share one, which is higher for labels of
 * two lines; where there is no room for all, the last one turns the page. A sheet makes no room for what its viewer has been told,
 * which is in the chat as well.
 */
export function fitting(view: View, { sheet, page }: Pick<PanelState, "sheet" | "page">): View {
  const { choices, shape = "rows", vote, notes } = view;
  // What a game asks fits itself; to measure it again is too much for each panel.
  if (vote === undefined && notes === "" && sheet === undefined) return view;
  const around = aroundOf(view);
  if (sheet !== undefined) around.told = 0;
  let fitted = view;
  if (choices.length > roomFor(shape, around)) {
    const crowded = choices.some(({ label }) => label.includes("\n")) ? "tiles" : "pairs";
    const listing: Listing = { page, first: [], pinned: [], around, crowded };
    fitted = { ...view, ...shaped(choices, (entry) => entry, listing) };
  }
  return sheet !== undefined && taleRoom(fitted) < noticeLines(notes) ? { ...fitted, notes: "" } : fitted;
}

/** What a list of choices is made with. */
interface Listing {
  page: number;
  /** What is at the beginning of every page, and what at its end. */
  first: readonly Entry[];
  pinned: readonly Entry[];
  around: Around;
  /** How the choices stand where there is no row for each. */
  crowded: Shape;
}

/** The same for what becomes an entry only if it is shown: there may be dozens, and each takes some sentences. */
export function shaped<Item>(
  items: readonly Item[],
  entryOf: (this: void, item: Item) => Entry,
  { page, first, pinned, around, crowded }: Listing,
): Required<Pick<View, "choices" | "shape">> {
  const rows = roomFor("rows", around);
  const count = first.length + items.length + pinned.length;
  const wanted = count <= rows || roomFor(crowded, around) < rows ? "rows" : crowded;
  // What is on every page, an item and what turns the page need their places, or they would reach into what is below.
  const least = Math.min(count, first.length + pinned.length + 2);
  const shape = roomFor(wanted, around) < least ? "pairs" : wanted;
  const room = roomFor(shape, around) - first.length;
  return { choices: first.concat(pagedOf(items, entryOf, page, pinned, room)), shape };
}

/** As many items as there is room for, and what is pinned to every page. */
export function pagedOf<Item>(
  items: readonly Item[],
  entryOf: (this: void, item: Item) => Entry,
  page: number,
  pinned: readonly Entry[],
  room: number,
): Entry[] {
  if (items.length === 0 || items.length + pinned.length <= room)
    return items.map((item) => entryOf(item)).concat(pinned);
  const size = Math.max(1, room - 1 - pinned.length);
  const pages = Math.ceil(items.length / size);
  const shown = page % pages;
  // The last page is full, too: what is below the items is at the same place on each.
  const from = Math.min(shown * size, items.length - size);
  const part = items.slice(from, from + size).map((item) => entryOf(item));
  return part.concat(pinned, [turning(shown, pages)]);
}

/** As many paragraphs of a long text as fit on a page, and what turns the page if there are more. */
export function textPage(
  text: string,
  page: number,
  room: number = RULE_PAGE.lines,
): { text: string; turning: Entry[] } {
  const pages = pagesOf(text.split("\n"), room);
  const shown = page % pages.length;
  return { text: pages[shown] ?? "", turning: pages.length > 1 ? [turning(shown, pages.length)] : [] };
}

/** Paragraphs by pages, as many on each as fit; there is at least one. */
export function pagesOf(paragraphs: readonly string[], room: number = RULE_PAGE.lines): string[] {
  return parted(paragraphs, room).map((part) => part.join("\n"));
}

/** The same from the last paragraph backwards, so that the first page is the end of the text; each has this heading. */
export function pagesBack(heading: string, paragraphs: readonly string[]): string[] {
  const parts = parted([...paragraphs].reverse(), RULE_PAGE.lines - 1);
  return parts.map((part) => [heading].concat(part.reverse()).join("\n"));
}

function parted(paragraphs: readonly string[], room: number): string[][] {
  const pages: string[][] = [[]];
  let lines = 0;
  for (const paragraph of paragraphs) {
    const more = Math.ceil(textWidth(paragraph) / RULE_PAGE.letters);
    if (lines > 0 && lines + more > room) {
      pages.push([]);
      lines = 0;
    }
    lines += more;
    pages[pages.length - 1]?.push(paragraph);
  }
  return pages;
}

/** The button that turns one of this many pages. */
export function turning(page: number, pages: number): Entry {
  return button("more", "quiet", { kind: "turnPage" }, { page: page + 1, pages });
}

/** The groups in a row, the open one marked. Those of a game are known by what its words call them, as are its choices. */
export function groupRow(names: readonly string[], open: string | undefined): Entry[] {
  const groups: Entry[] = [];
  for (const name of names.slice(0, ROOM.groups)) groups.push(groupEntry(name, name, open));
  return groups;
}

/** The table's own tabs, which are known by the sentences that name them: the open one stays open in another language. */
export function tabRow(tabs: readonly TableSentence[], open: string | undefined): Entry[] {
  return tabs.map((tab) => groupEntry(tab, say(tab), open));
}

function groupEntry(name: string, label: string, open: string | undefined): Entry {
  return { label, tone: name === open ? "open" : "tab", command: { kind: "group", name } };
}

/** The group that is open: the one that the viewer has chosen if it is still there, or else the first. */
export function openGroupOf(names: readonly string[], chosen: string | undefined): string | undefined {
  return chosen !== undefined && names.includes(chosen) ? chosen : names[0];
}
