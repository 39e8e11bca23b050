import { textWidth } from "../../src/kit/data/text-width";
import { byLanguage, type Language } from "../../src/kit/words/language";
import { RULE_PAGE, type RuleBook } from "../../src/kit/words/rule-book";
import { Fault } from "../terminal/complaint";
import type { Paragraph, PlayersBook } from "./rule-book";
import type { RuleBooks } from "./rule-books";
import { ruleNumbers } from "./rule-numbers";

/*
 * A rule book as the panel shows it: its paragraphs numbered, in the tags of the panel, and how many lines of a page each
 * takes.
 */

/** The texts of a rule book in one language. */
export interface BookTexts {
  /** What each paragraph says, by its number. */
  paragraphs: Readonly<Record<string, string>>;
  /** The titles of the sections, counted from 0. */
  titles: Readonly<Record<string, string>>;
}

/** A paragraph with its number, in its section. */
interface Numbered extends Paragraph {
  number: string;
}

/** How many letters a line of a page surely has room for, even wide or bold ones; two for each Chinese character. */
const LATIN_LINE = 36;
const CHINESE_LINE = 34;
/** A space at which no line is broken. */
const FIXED_SPACE = "\u00A0";

/** The texts of a rule book as the notes of a board carry them. */
export function bookTexts(book: PlayersBook, language: Language): BookTexts {
  return {
    paragraphs: Object.fromEntries(
      numbered(book).map((paragraph) => [
        paragraph.number,
        onPage(paragraph, languageOf(paragraph, language)),
      ]),
    ),
    titles: Object.fromEntries(book.sections.map(({ title }, index) => [`${index}`, title])),
  };
}

/** The outline of the rule book of a game. Raises a fault if a paragraph is too long for a page. */
export function outline(game: string, books: RuleBooks): RuleBook {
  const paragraphs = numbered(books.en);
  const sections: number[] = [];
  let first = 0;
  for (const section of books.en.sections) {
    sections.push(first);
    first += section.paragraphs.length;
  }
  const [letters = ""] = ruleNumbers(game)[0]?.split("-") ?? [];
  return {
    letters,
    paragraphs: paragraphs.map(({ number }) => number),
    lines: byLanguage((language) => lengths(game, books, language)),
    sections,
    answers: answersOf(game, paragraphs),
  };
}

/** The paragraphs of a book with their numbers: `0`, `0/2` ... in How to play, and then 1, 2 and so on. */
export function numbered({ sections: [howToPlay, ...others] }: PlayersBook): Numbered[] {
  const introduction = howToPlay?.paragraphs ?? [];
  return [
    ...introduction.map((paragraph, index) => ({
      ...paragraph,
      number: index === 0 ? "0" : `0/${index + 1}`,
    })),
    ...others
      .flatMap(({ paragraphs }) => paragraphs)
      .map((paragraph, index) => ({ ...paragraph, number: `${index + 1}` })),
  ];
}

/** The paragraph for each rule: the one that explains it, or else the rule that it is part of. */
function answersOf(game: string, paragraphs: readonly Numbered[]): Record<string, string> {
  const told = new Map(paragraphs.flatMap(({ number, rules }) => rules.map((rule) => [rule, number])));
  const answers: Record<string, string> = {};
  for (const rule of ruleNumbers(game)) {
    let part = rule;
    while (!told.has(part) && part.includes(".")) part = part.slice(0, part.lastIndexOf("."));
    const answer = told.get(part);
    if (answer !== undefined) answers[rule] = answer;
  }
  return answers;
}

/** The language in which a paragraph of a book is written. */
function languageOf({ untranslated }: Paragraph, language: Language): Language {
  return untranslated === true ? "en" : language;
}

/** A paragraph in the tags of the panel, its number in front of it. */
function onPage({ number, text, rules }: Numbered, language: Language): string {
  const marked = withTags(text, (letter) => [`<${letter}>`, `</${letter}>`]);
  const whole = rules.length === 0 ? marked : `<b>${number}</b> ${marked}`;
  return withFixedSpaces(whole, language);
}

/** A text whose lines are broken well: Chinese not long before its end, at the only space, French not before its marks. */
function withFixedSpaces(text: string, language: Language): string {
  if (language === "zh") return text.replaceAll(" ", FIXED_SPACE);
  return language === "fr" ? text.replaceAll(/ (?=[:;!?»%])|(?<=«) /g, FIXED_SPACE) : text;
}

/** A text with tags in the place of its marks, and points in front of the lines of a list. */
export function withTags(
  text: string,
  tagsOf: (letter: "b" | "i") => [opening: string, closing: string],
): string {
  const [bold, boldEnd] = tagsOf("b");
  const [italic, italicEnd] = tagsOf("i");
  return text
    .replaceAll(/\*\*([^*]+)\*\*/g, `${bold}$1${boldEnd}`)
    .replaceAll(/_([^_]+)_/g, `${italic}$1${italicEnd}`)
    .replaceAll(/^- /gm, "· ");
}

function lengths(game: string, books: RuleBooks, language: Language): number[] {
  return numbered(books[language]).map((paragraph) => {
    const written = languageOf(paragraph, language);
    const lines = linesOf(onPage(paragraph, written), written);
    if (lines > RULE_PAGE.lines)
      throw new Fault(
        `The rule book of ${game} in "${language}": paragraph ${paragraph.number} takes ${lines} lines; a page has ${RULE_PAGE.lines}.`,
      );
    return lines;
  });
}

/** How many lines of a page a text takes; Chinese lines are broken behind any character. */
function linesOf(text: string, language: Language): number {
  let lines = 0;
  for (const line of text.replaceAll(/<\/?[bi]>/g, "").split("\n")) {
    if (language === "zh") lines += Math.max(1, Math.ceil(textWidth(line) / CHINESE_LINE));
    else lines += brokenLines(line);
  }
  return lines;
}

/** How many lines the words of a line take. */
function brokenLines(line: string): number {
  let lines = 1;
  let filled = 0;
  for (const word of line.split(" ")) {
    const width = textWidth(word);
    if (filled > 0 && filled + 1 + width > LATIN_LINE) {
      lines++;
      filled = width;
    } else filled += (filled > 0 ? 1 : 0) + width;
  }
  return lines;
}
