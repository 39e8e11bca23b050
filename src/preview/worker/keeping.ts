import { del, get, set } from "idb-keyval";

/** The table as it was left, and the save that it began with. */
interface Kept {
  beginning: string;
  save: string;
}

/** Tables are kept apart by the address of the save they began with, so each game has its own. */
function keyOf(address: string): string {
  return `offsuit.table ${address}`;
}

/**
 * The table that was left at the last visit, if the save at this address is still the one that it began with: after a
 * new build the old scripts would come back with the old table. Nothing where the browser keeps nothing.
 */
export async function keptTable(address: string, beginning: string): Promise<string | undefined> {
  try {
    const kept = await get<Kept>(keyOf(address));
    return kept?.beginning === beginning ? kept.save : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a table for the next visit. In a browser that refuses (private windows) only that is lost. */
export async function keepTable(address: string, beginning: string, save: string): Promise<void> {
  try {
    await set(keyOf(address), { beginning, save } satisfies Kept);
  } catch {
    // Nothing is lost but the table of the next visit.
  }
}

/** Forgets the table of the last visit. */
export async function forgetTable(address: string): Promise<void> {
  try {
    await del(keyOf(address));
  } catch {
    // There was none.
  }
}
