import type { Ascii } from "../../kit/ascii";
import { isRecord } from "../../kit/data";
import { textsIn } from "../../kit/lists";
import { checkFigure } from "../../kit/check-figure";

/** What one person has achieved in the game of a board. All of it is ASCII, as everything that a board keeps. */
export interface Achieved {
  /** The Steam id. */
  id: string;
  names: readonly string[];
}

/** In a line each achievement is a letter, by its place among those of its game. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** What a save tells of achievements; what is damaged is left out. */
export function readAchieved(saved: unknown): Achieved[] {
  const all: Achieved[] = [];
  if (!Array.isArray(saved)) return all;
  for (const entry of saved) {
    if (!isRecord(entry) || typeof entry["id"] !== "string") continue;
    all.push({ id: entry["id"], names: textsIn(entry["names"]) });
  }
  return all;
}

/** What somebody has achieved. */
export function achievedBy(all: readonly Achieved[], id: string): readonly string[] {
  return all.find((other) => other.id === id)?.names ?? [];
}

/** Everybody's achievements with those that somebody has as well now; another list. */
export function withAchieved(all: readonly Achieved[], { id, names }: Achieved): Achieved[] {
  const before = achievedBy(all, id);
  const added = names.filter((name) => !before.includes(name));
  return all.filter((other) => other.id !== id).concat([{ id, names: before.concat(added) }]);
}

/** Achievements as a line: the game, a letter for each, and a few letters by which a slip is found. */
export function achievementLine(game: Ascii, all: readonly string[], names: readonly string[]): string {
  let letters = "";
  for (let place = 0; place < all.length; place++) {
    const name = all[place];
    if (name !== undefined && names.includes(name)) letters += LETTERS.charAt(place);
  }
  return `${game} ${letters} ${checkOf(game, letters)}`;
}

/** What a line of achievements holds. */
export type ReadLine =
  { kind: "names"; names: string[] } | { kind: "otherGame"; game: string } | { kind: "unreadable" };

/** Reads a line of the achievements of a game, in small letters, as commands are. */
export function readAchievementLine(line: string, game: string, all: readonly string[]): ReadLine {
  const [named = "", letters = "", check = ""] = line.split(" ");
  if (letters === "" || check !== checkOf(named, letters)) return { kind: "unreadable" };
  if (named !== game) return { kind: "otherGame", game: named };
  const names = all.filter((_name, place) => letters.includes(LETTERS.charAt(place)));
  return { kind: "names", names };
}

function checkOf(game: Ascii, letters: Ascii): string {
  return checkFigure(`${game} ${letters}`).toLowerCase();
}
