import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byLanguage, LANGUAGES, type Language } from "../../src/kit/words/language";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";
import { LONGEST, parseRuleBook, wordsIn, type PlayersBook } from "./rule-book";
import { ruleNumbers } from "./rule-numbers";
import { completedBook, misfitOf } from "./translated-book";
import { languageFile } from "./translations";

/** The rule book of a game in every language; what a translation lacks is in English. */
export type RuleBooks = Readonly<Record<Language, PlayersBook>>;

/** The rule book of a game in English, and as far as it has been translated. */
export type WrittenBooks = { readonly en: PlayersBook } & { readonly [Name in Language]?: PlayersBook };

/**
 * The rule book of a game from the folders of src/languages. Raises a fault if a translation differs from English in content, or
 * if a rule is unknown or explained twice.
 */
export function readRuleBooks(game: string): RuleBooks {
  const written: { [Name in Language]?: PlayersBook } = {};
  for (const language of LANGUAGES) {
    const path = join(ROOT, bookFile(game, language));
    if (existsSync(path))
      written[language] = parseRuleBook(readFileSync(path, "utf8"), bookFile(game, language));
  }
  const { en } = written;
  if (en === undefined) throw new Fault(`There is no ${bookFile(game, "en")}: every game has a rulebook.`);
  const books = { ...written, en };
  const problem = problemOf(game, books);
  if (problem !== undefined) throw new Fault(problem);
  return completedBooks(books);
}

/** A rule book in every language, with English wherever it has not been translated. */
export function completedBooks(books: WrittenBooks): RuleBooks {
  const { en } = books;
  return byLanguage((language) =>
    language === "en" ? en : completedBook(en, books[language] ?? { title: en.title, sections: [] }),
  );
}

/** What is wrong with a rule book, in a sentence; undefined if nothing is. */
export function problemOf(game: string, books: WrittenBooks): string | undefined {
  const known = ruleNumbers(game);
  const told = new Set<string>();
  for (const { rules } of books.en.sections.flatMap(({ paragraphs }) => paragraphs)) {
    for (const rule of rules) {
      if (!known.includes(rule)) return `${bookFile(game, "en")}: docs/rules/${game}.md has no rule ${rule}.`;
      if (told.has(rule))
        return `${bookFile(game, "en")}: two paragraphs explain ${rule}; name it behind the better answer.`;
      told.add(rule);
    }
  }
  for (const language of LANGUAGES) {
    const book = books[language];
    if (book === undefined) continue;
    const [howToPlay] = book.sections;
    const words = wordsIn(howToPlay?.paragraphs.map(({ text }) => text).join(" ") ?? "").length;
    if (words > LONGEST.howToPlay)
      return `${bookFile(game, language)}: How to play has ${words} words, more than ${LONGEST.howToPlay}.`;
    const misfit = misfitOf(books.en, book);
    if (misfit !== undefined) return `${bookFile(game, language)}: ${misfit}`;
  }
  return undefined;
}

/** Where the rule book of a game in a language is, from the project's folder. */
export function bookFile(game: string, language: Language): string {
  return languageFile(language, `rulebook/${game}.md`);
}
