import type { Language } from "./language";

/**
 * The outline of a game's rule book, the same in every language but for the lengths of its paragraphs. The build makes it of
 * the folders `rulebook` in src/languages; what the paragraphs say is in the notes of the board (stored-texts.ts).
 */
export interface RuleBook {
  /** The prefix of the game's rule numbers, such as `CVD`. */
  letters: string;
  /** The number of each paragraph, in order: `1`, `2` and so on; those of How to play are `0`, `0/2`, `0/3` and so on. */
  paragraphs: readonly string[];
  /** How many lines of a page each paragraph takes. */
  lines: Readonly<Record<Language, readonly number[]>>;
  /** The first paragraph of each section, counted from 0. How to play is the first section. */
  sections: readonly number[];
  /** The number of the paragraph that answers each rule, such as `CVD-5.5`. */
  answers: Readonly<Record<string, string>>;
}

/** Some paragraphs of one section that fit on a page, and where those before and after them begin. */
export interface RulePage {
  /** The section, counted from 0. */
  section: number;
  /** The numbers of the paragraphs. */
  paragraphs: readonly string[];
  /** The numbers at which the pages before and after this one begin; undefined at either end of the book. */
  previous: string | undefined;
  next: string | undefined;
}

/** How many letters fit on a line of a page, and how many lines on a page. */
export const RULE_PAGE = { letters: 38, lines: 19 } as const;

/** Whether a rule book has a paragraph with this number, or one that answers the rule of this number. */
export function hasRule(book: RuleBook | undefined, number: string): boolean {
  return book !== undefined && placeOf(book, number) >= 0;
}

/** The page that begins with the paragraph that has this number or answers this rule; undefined if there is none. */
export function rulePage(book: RuleBook, language: Language, number: string): RulePage | undefined {
  const { paragraphs, sections } = book;
  const from = placeOf(book, number);
  if (from < 0) return undefined;
  const lines = book.lines[language];
  let section = 0;
  while ((sections[section + 1] ?? paragraphs.length) <= from) section++;
  const end = pageEnd(lines, from, sections[section + 1] ?? paragraphs.length);
  const first = sections[section] ?? 0;
  const before = from > first ? first : (sections[section - 1] ?? 0);
  return {
    section,
    paragraphs: paragraphs.slice(from, end),
    previous: from === 0 ? undefined : paragraphs[pageStart(lines, before, from)],
    next: paragraphs[end],
  };
}

/** The place of a paragraph, by its number or by a rule that it answers; -1 if there is none. */
function placeOf({ paragraphs, answers }: RuleBook, number: string): number {
  return paragraphs.indexOf(answers[number] ?? number);
}

/** The paragraph after those that fit on the page that begins at `from`, up to the end of its section; one alone always fits. */
function pageEnd(lines: readonly number[], from: number, most: number): number {
  let end = from + 1;
  let filled = lines[from] ?? 0;
  while (end < most && filled + (lines[end] ?? 0) <= RULE_PAGE.lines) {
    filled += lines[end] ?? 0;
    end++;
  }
  return end;
}

/** The first of the paragraphs, from `least` on, that fill the page before the one at `end`; one alone always fits. */
function pageStart(lines: readonly number[], least: number, end: number): number {
  let start = end - 1;
  let filled = lines[start] ?? 0;
  while (start > least && filled + (lines[start - 1] ?? 0) <= RULE_PAGE.lines) {
    start--;
    filled += lines[start] ?? 0;
  }
  return start;
}
