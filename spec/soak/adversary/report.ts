import { writeText } from "../../support/files";

/** Where the counts go, seen from where the specs are run. */
const PATH = "../adversary.json";

/** What was tried at the tables of each game. */
export interface Tried {
  tables: number;
  bursts: number;
  /** Those that began with hands off. */
  free: number;
  acts: number;
  kinds: Record<string, number>;
  /** Clicks whose answers were waited for, and the longest that one took, in frames. */
  clicks: number;
  slowest: number;
  frames: number;
}

/** Nothing yet. */
export function nothingTried(): Tried {
  return { tables: 0, bursts: 0, free: 0, acts: 0, kinds: {}, clicks: 0, slowest: 0, frames: 0 };
}

/** Writes the counts of all games as JSON. */
export function writeTried(all: Record<string, Tried>, games: readonly string[]): void {
  const lines: string[] = [];
  for (const game of games) {
    const tried = all[game];
    if (tried === undefined) continue;
    const { tables, bursts, free, acts, clicks, slowest, frames, kinds } = tried;
    const count = Object.keys(kinds).length;
    lines.push(
      `"${game}": {"tables": ${tables}, "bursts": ${bursts}, "free": ${free}, "acts": ${acts}, "kinds": ${count}, ` +
        `"clicks": ${clicks}, "slowest": ${slowest}, "frames": ${frames}}`,
    );
  }
  writeText(PATH, `{\n  ${lines.join(",\n  ")}\n}\n`);
}
