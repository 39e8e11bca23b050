import { ROOM, type Entry } from "../panel/view";
import { say } from "../words";

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
  if (entries.length + pinned.length <= room) return entries.concat(pinned);
  const size = room - 1 - pinned.length;
  const pages = Math.ceil(entries.length / size);
  const shown = page % pages;
  const part = entries.slice(shown * size, (shown + 1) * size);
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
