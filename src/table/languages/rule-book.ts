/** A paragraph of a game's rule book: a rule, a heading, or what follows one without a number of its own. */
export interface Rule {
  /** Its number, such as `CVD-5.5`; what follows without one has that number with `/2`, `/3` and so on behind it. */
  number: string;
  /** How many lines of a page it takes. */
  lines: number;
}

/** A section of a rule book. */
export interface Section {
  title: string;
  /** Its first paragraph, counted from 0. */
  first: number;
}

/** The rules of a game in the order of its rule book; the build makes it of `docs/rules`. What they say is told by a `RuleText`. */
export interface RuleBook {
  rules: readonly Rule[];
  sections: readonly Section[];
}

/** What the paragraph with a number says. */
export type RuleText = (number: string) => string;

/** Some paragraphs that fit on a page, and where those before and after them begin. */
export interface RulePage {
  section: string;
  text: string;
  /** The numbers at which the pages before and after this one begin; undefined at either end of the book. */
  previous: string | undefined;
  next: string | undefined;
}

/** How many letters fit on a line of a page, and how many lines on a page. */
export const RULE_PAGE = { letters: 38, lines: 19 } as const;

/** Whether a rule book has a rule with this number. */
export function hasRule(book: RuleBook | undefined, number: string): boolean {
  return book?.rules.some((rule) => rule.number === number) === true;
}

/** The page of a rule book that begins with the rule of this number; undefined if there is no such rule. */
export function rulePage(
  { rules, sections }: RuleBook,
  textOf: RuleText,
  number: string,
): RulePage | undefined {
  const from = rules.findIndex((rule) => rule.number === number);
  if (from < 0) return undefined;
  const texts: string[] = [];
  const end = pageEnd(rules, from);
  for (const rule of rules.slice(from, end)) texts.push(textOf(rule.number));
  let section = "";
  for (const { title, first } of sections) if (first <= from) section = title;
  return {
    section,
    text: texts.join("\n"),
    previous: from === 0 ? undefined : rules[pageStart(rules, from)]?.number,
    next: rules[end]?.number,
  };
}

/** The paragraph after those that fit on the page that begins with one of them; one alone always fits. */
function pageEnd(rules: readonly Rule[], from: number): number {
  let lines = 0;
  let end = from;
  for (const rule of rules.slice(from)) {
    lines += rule.lines;
    if (end > from && lines > RULE_PAGE.lines) break;
    end++;
  }
  return end;
}

/** The first of the paragraphs that fill the page before one of them. */
function pageStart(rules: readonly Rule[], end: number): number {
  let lines = rules[end - 1]?.lines ?? 0;
  let start = end - 1;
  while (start > 0) {
    lines += rules[start - 1]?.lines ?? 0;
    if (lines > RULE_PAGE.lines) break;
    start--;
  }
  return start;
}
