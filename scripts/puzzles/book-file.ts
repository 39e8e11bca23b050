import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/kit/data/data";
import { readPuzzle, type PuzzleBook } from "../../src/kit/game/puzzle";
import { ROOT } from "../project";
import { Complaint } from "../terminal/complaint";

/** Where the puzzles of a game are kept. */
export function bookPath(game: string): string {
  return join(ROOT, "src", "games", game, "puzzles.json");
}

/** The lines of a game's book; none if there is no book yet. Raises a `Complaint` if its file is damaged. */
export function readLines(path: string): string[] {
  if (!existsSync(path)) return [];
  const puzzles = puzzlesIn(readFileSync(path, "utf8"));
  if (puzzles !== undefined) return puzzles;
  throw new Complaint(`${path} is no book of puzzles. Mend it or delete it.`);
}

/** Everything in a game's book apart from its puzzles and their check. The book has to exist. */
export function readHeading(game: string): Record<string, unknown> {
  const book = parsed(readFileSync(bookPath(game), "utf8"));
  return Object.fromEntries(
    Object.entries(book).filter(([name]) => name !== "puzzles" && name !== "checked"),
  );
}

/** The mark of a game's book from its check (`stamp.ts`); undefined: it was not checked. */
export function readStamp(game: string): unknown {
  return parsed(readFileSync(bookPath(game), "utf8"))["checked"];
}

function puzzlesIn(text: string): string[] | undefined {
  const { puzzles } = parsed(text);
  return Array.isArray(puzzles) && puzzles.every((line) => typeof line === "string") ? puzzles : undefined;
}

/** The value of a JSON text; nothing if it is none. */
function parsed(text: string): Record<string, unknown> {
  try {
    const book: unknown = JSON.parse(text);
    return isRecord(book) ? book : {};
  } catch {
    return {};
  }
}

/** Writes a book as Prettier formats it, the puzzles that are missed least first, with the stamp of its check, if it was checked. */
export function writeBook(
  path: string,
  { options, seats, seat, free, puzzles }: PuzzleBook,
  stamp?: string,
): void {
  const missed = (line: string): number => readPuzzle(line)?.missed ?? 0;
  const sorted = [...puzzles].sort((one, other) => missed(one) - missed(other));
  const lines = sorted.map((line) => `    ${JSON.stringify(line)}`).join(",\n");
  const entries = Object.entries(options).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const set = entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
  const costless =
    free === undefined ? "" : `\n  "free": [${free.map((kind) => JSON.stringify(kind)).join(", ")}],`;
  const checked = stamp === undefined ? "" : `\n  "checked": ${JSON.stringify(stamp)},`;
  const list = puzzles.length === 0 ? "[]" : `[\n${lines}\n  ]`;
  writeFileSync(
    path,
    `{\n  "options": ${set},\n  "seats": ${seats},\n  "seat": ${seat},${costless}${checked}\n  "puzzles": ${list}\n}\n`,
  );
}
