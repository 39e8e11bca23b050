import { readJson } from "../../saved/json";

/** What the shelf remembers; what was played is in the boxes, and on the board of the open game. */
export interface ShelfState {
  /** The game on the table. */
  open: string | undefined;
  /** The settings of the table as boards tell them; empty: nobody has changed any. */
  settings: string;
}

/** A shelf on which nothing has been opened yet. */
export function newShelf(): ShelfState {
  return { open: undefined, settings: "" };
}

/** The shelf as the text of Global's script state. */
export function saveShelf({ open, settings }: ShelfState): string {
  return JSON.encode({ open: open ?? "", settings });
}

/** The shelf from that text; whatever is damaged in it counts as nothing. */
export function readShelf(text: string): ShelfState {
  const saved = readJson(text) ?? {};
  const open = textIn(saved, "open");
  return { open: open === "" ? undefined : open, settings: textIn(saved, "settings") };
}

function textIn(saved: Record<string, unknown>, name: string): string {
  const value = saved[name];
  return typeof value === "string" ? value : "";
}
