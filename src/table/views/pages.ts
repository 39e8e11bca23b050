import { ROOM, type Entry } from "../panel/view";
import { say } from "../languages/words";

/**
 * As many entries as there is room for, and those that are pinned to every page; where there are more, the last button
 * turns it.
 */
export function paged(
  entries: readonly Entry[],
  page: number,
  pinned: readonly Entry[] = [],
  room: number = ROOM.choices,
): Entry[] {
  return pagedOf(entries, (entry) => entry, page, pinned, room);
}

/** The same for what becomes an entry only if it is shown: there may be dozens, and each takes some sentences. */
export function pagedOf<Item>(
  items: readonly Item[],
  entryOf: (this: void, item: Item) => Entry,
  page: number,
  pinned: readonly Entry[],
  room: number,
): Entry[] {
  if (items.length + pinned.length <= room) return items.map((item) => entryOf(item)).concat(pinned);
  const size = room - 1 - pinned.length;
  const pages = Math.ceil(items.length / size);
  const shown = page % pages;
  const part = items.slice(shown * size, (shown + 1) * size).map((item) => entryOf(item));
  const label = say("more", { page: shown + 1, pages });
  return part.concat(pinned, [{ label, tone: "quiet", command: { kind: "turnPage" } }]);
}

/** The groups in a row, the open one chosen. */
export function groupRow(names: readonly string[], open: string | undefined): Entry[] {
  const groups: Entry[] = [];
  for (const name of names.slice(0, ROOM.groups)) {
    groups.push({ label: name, tone: name === open ? "chosen" : "plain", command: { kind: "group", name } });
  }
  return groups;
}

/** The group that is open: the one that the viewer has chosen if it is still there, or else the first. */
export function openGroupOf(names: readonly string[], chosen: string | undefined): string | undefined {
  return chosen !== undefined && names.includes(chosen) ? chosen : names[0];
}
