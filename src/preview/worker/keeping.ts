import { del, get, set } from "idb-keyval";

/** The table as it was left, and the save that it began with. */
interface Kept {
  beginning: string;
  save: string;
}

const KEY = "offsuit.table";

/**
 * The table that was left at the last visit, if it began with this very save: after a new build the old scripts would
 * come back with the old table. Nothing where the browser keeps nothing.
 */
export async function keptTable(beginning: string): Promise<string | undefined> {
  try {
    const kept = await get<Kept>(KEY);
    return kept?.beginning === beginning ? kept.save : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a table for the next visit. A browser that refuses (private windows) loses nothing but that. */
export async function keepTable(beginning: string, save: string): Promise<void> {
  try {
    await set(KEY, { beginning, save } satisfies Kept);
  } catch {
    // Nothing is lost but the table of the next visit.
  }
}

/** Forgets the table of the last visit. */
export async function forgetTable(): Promise<void> {
  try {
    await del(KEY);
  } catch {
    // There was none.
  }
}
