import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "../../src/kit/language";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";
import { LANGUAGE_FILES } from "./language-files";
import { LONGEST, parseRuleBook, wordsIn, type PlayersBook } from "./rule-book";
import { ruleNumbers } from "./rule-numbers";

/** The rule book of a game in every language. */
export type RuleBooks = Readonly<Record<Language, PlayersBook>>;

/**
 * The rule book of a game from `src/games/GAME/rulebook`. Raises a fault if the languages differ in more than what they say, or if
 * a rule is unknown or explained twice.
 */
export function readRuleBooks(game: string): RuleBooks {
  const read = (language: Language): PlayersBook => {
    const file = fileOf(game, language);
    const path = join(ROOT, file);
    if (!existsSync(path))
      throw new Fault(`There is no ${file}: every game has a rulebook in every language.`);
    return parseRuleBook(readFileSync(path, "utf8"), file);
  };
  const books = { en: read("en"), de: read("de"), es: read("es"), fr: read("fr"), zh: read("zh") };
  const problem = problemOf(game, books);
  if (problem !== undefined) throw new Fault(problem);
  return books;
}

/** What is wrong with a rule book, in a sentence; undefined if nothing is. */
export function problemOf(game: string, books: RuleBooks): string | undefined {
  const known = ruleNumbers(game);
  const told = new Set<string>();
  for (const { rules } of books.en.sections.flatMap(({ paragraphs }) => paragraphs)) {
    for (const rule of rules) {
      if (!known.includes(rule)) return `${fileOf(game, "en")}: docs/rules/${game}.md has no rule ${rule}.`;
      if (told.has(rule))
        return `${fileOf(game, "en")}: two paragraphs explain ${rule}; name it behind the better answer.`;
      told.add(rule);
    }
  }
  for (const language of LANGUAGES) {
    const [howToPlay] = books[language].sections;
    const words = wordsIn(howToPlay?.paragraphs.map(({ text }) => text).join(" ") ?? "").length;
    if (words > LONGEST.howToPlay)
      return `${fileOf(game, language)}: How to play has ${words} words, more than ${LONGEST.howToPlay}.`;
    const difference = differenceOf(books.en, books[language]);
    if (difference !== undefined) return `${fileOf(game, language)}: ${difference}`;
  }
  return undefined;
}

/** Where a translation has another shape than the English book; undefined if nowhere. */
function differenceOf(english: PlayersBook, other: PlayersBook): string | undefined {
  if (english.sections.length !== other.sections.length)
    return `it has ${other.sections.length} sections, English ${english.sections.length}.`;
  for (const [index, { title, paragraphs }] of english.sections.entries()) {
    const translated = other.sections[index]?.paragraphs ?? [];
    const where = `"${other.sections[index]?.title}"`;
    if (translated.length !== paragraphs.length)
      return `${where} has ${translated.length} paragraphs, "${title}" has ${paragraphs.length}.`;
    for (const [place, { rules }] of paragraphs.entries()) {
      const same = translated[place]?.rules ?? [];
      if (rules.join(" ") !== same.join(" "))
        return `${where}, paragraph ${place + 1}, explains ${same.join(" ")}; in English it is ${rules.join(" ")}.`;
    }
  }
  return undefined;
}

function fileOf(game: string, language: Language): string {
  return `src/games/${game}/rulebook/${LANGUAGE_FILES[language]}.md`;
}
