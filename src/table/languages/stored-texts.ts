import type { Ascii } from "../../kit/data/ascii";
import { spoken, translateBy, type Language, type Sentences } from "../../kit/words/language";
import { lazily } from "../../kit/data/lazily";
import type { PuzzleBook } from "../../kit/game/puzzle";
import { textBranch, type TextBranch } from "../../kit/data/text-tree";

/*
 * What our scripts have to say besides their sentences in English: those in other languages, the rule book of a game in
 * every language, and its puzzles. That is no code, which would double each script, but a text in the GM notes of every board, of which
 * only what is asked for is cut out. Somebody who empties the notes reads English, no rules, and
 * has no puzzles.
 */

let textOf: (this: void) => string = () => owner.getGMNotes();
let read: TextBranch | undefined;
/** The branches of the rule book that have been looked into. */
const books: Record<string, TextBranch | undefined> = {};

/**
 * From now on other languages than English are read from the text. The scripts of boards begin with it (scripts/build/scripts.ts).
 *
 * @public
 */
export function translateFromText(): void {
  translateBy((language, catalogue) => sentencesIn(() => notes().branch(`${catalogue}.${language}`)));
}

/** The same, but the text is what `find` finds, for scripts whose object has no such notes. Empty: it is not there yet. */
export function readTextFrom(find: (this: void) => string): void {
  textOf = find;
  translateFromText();
}

function notes(): TextBranch {
  const known = read ?? textBranch(textOf());
  if (known.keys.length > 0) read = known;
  return known;
}

/** What the paragraph of the rule book with this number says in the language that is spoken. */
export function storedParagraph(number: string): string {
  return bookText("rules", number);
}

/** The title of a section of the rule book, counted from 0, in the language that is spoken. */
export function storedTitle(section: number): string {
  return bookText("sections", `${section}`);
}

/** The puzzles of the game, a line each. */
export function storedPuzzles(): string {
  return notes().text("puzzles") ?? "";
}

/** A text of the rule book in the language that is spoken, or else in English, of which the notes have all. */
function bookText(part: "rules" | "sections", key: string): string {
  return bookBranch(part, spoken())?.text(key) ?? bookBranch(part, "en")?.text(key) ?? "";
}

function bookBranch(part: "rules" | "sections", language: Language): TextBranch | undefined {
  const name = `${part}.${language}`;
  const branch = books[name] ?? notes().branch(name);
  books[name] = branch;
  return branch;
}

type Heading = Omit<PuzzleBook, "puzzles">;

/** Lua's own, for texts that come from a metatable. */
declare function setmetatable(
  this: void,
  heading: Heading,
  metatable: { __index: (this: Heading, key: string) => readonly Ascii[] | undefined },
): PuzzleBook;
declare function setmetatable(
  this: void,
  known: Record<string, string | Sentences>,
  metatable: { __index: (this: Sentences, key: string) => string | Sentences | undefined },
): Sentences;

/** The sentences and groups of a branch; each is read when it is first asked for: all at once are too much for a frame. */
function sentencesIn(find: (this: void) => TextBranch | undefined): Sentences {
  let branch: TextBranch | undefined;
  const known: Record<string, string | Sentences> = {};
  return setmetatable(known, {
    __index(this: Sentences, key: string): string | Sentences | undefined {
      branch ??= find();
      const group = branch?.branch(key);
      const value = group === undefined ? branch?.text(key) : sentencesIn(() => group);
      if (value !== undefined) known[key] = value;
      return value;
    },
  });
}

/**
 * A game's book of puzzles, which the board carries as a text: they are read when they are first asked for. The build puts a call
 * of this in the place of the book's own module (scripts/build/bundle.ts).
 */
export function bookOfPuzzles(heading: Heading): PuzzleBook {
  const lines = lazily(() =>
    storedPuzzles()
      .split("\n")
      .filter((line) => line !== ""),
  );
  return setmetatable(heading, { __index: (key: string) => (key === "puzzles" ? lines() : undefined) });
}
