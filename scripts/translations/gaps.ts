import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUES } from "../../src/catalogues";
import { GAMES } from "../../src/games";
import { LANGUAGES, type Language, type Sentences } from "../../src/kit/words/language";
import { flattened, formsByName, pluralForms, withoutPlaces } from "../../src/languages/sentences";
import type { PlayersBook } from "../build/rule-book";
import { bookFile, readRuleBooks } from "../build/rule-books";
import { languageFile, translationOf } from "../build/translations";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";

/** A text that players read in English although they have chosen another language. */
export interface Lack {
  /** Its key in its file, with its groups; in a rule book, its section and the rules that it explains. */
  key: string;
  english: string;
}

/** The same, and where it belongs. */
export interface Gap extends Lack {
  language: Language;
  /** The file in which it belongs, from the project's folder. */
  file: string;
}

/** What is beside numbers in every language. */
const UNITS = ["ATK", "HP", "s"];

/** Everything that is not translated, by language and file; English itself has no gaps. */
export function translationGaps(languages: readonly Language[] = LANGUAGES): Gap[] {
  const titles = GAMES.map((game) => game.visit(({ words }) => words.title()));
  return languages
    .filter((language) => language !== "en")
    .flatMap((language) => {
      const alike = [...alikeIn(language), ...titles];
      const inFile = (file: string, lacks: readonly Lack[]): Gap[] =>
        lacks.map((lack) => ({ ...lack, language, file }));
      return [
        ...CATALOGUES.flatMap(({ name, english }) =>
          inFile(
            languageFile(language, `${name}.json`),
            lackingSentences(language, english, translationOf(language, name), alike),
          ),
        ),
        ...GAMES.flatMap(({ id }) =>
          inFile(bookFile(id, language), lackingParagraphs(readRuleBooks(id)[language])),
        ),
      ];
    });
}

/** The sentences of a catalogue that a language lacks; `alike` lists those that are the same as in English. */
export function lackingSentences(
  language: Language,
  english: Sentences,
  translation: Sentences | undefined,
  alike: readonly string[],
): Lack[] {
  const translated = flattened(translation);
  return Object.entries(keysIn(flattened(english), language))
    .filter(([key, sentence]) => {
      const said = translated[key];
      return said === undefined || (said === sentence && hasWords(sentence) && !alike.includes(sentence));
    })
    .map(([key, sentence]) => ({ key, english: sentence }));
}

/** The paragraphs that a rule book has in English, in place of its own language. */
export function lackingParagraphs({ sections }: PlayersBook): Lack[] {
  return sections.flatMap(({ title, paragraphs, untranslated }) => [
    ...(untranslated === true ? [{ key: title, english: title }] : []),
    ...paragraphs.flatMap(({ text, rules, untranslated: lacking }) =>
      lacking === true
        ? [{ key: rules.length === 0 ? title : `${title} {${rules.join(" ")}}`, english: text }]
        : [],
    ),
  ]);
}

/** The keys that a language has for English sentences, with the forms that it has where a number matters. */
function keysIn(english: Readonly<Record<string, string>>, language: Language): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const [name, forms] of Object.entries(formsByName(english))) {
    if (forms.length === 0) keys[name] = english[name] ?? "";
    else
      for (const form of pluralForms(language))
        keys[`${name}_${form}`] = english[`${name}_${form}`] ?? english[`${name}_other`] ?? "";
  }
  return keys;
}

/** The sentences of a language that happen to be the same as in English. */
function alikeIn(language: Language): readonly string[] {
  const file = languageFile(language, "alike.json");
  if (!existsSync(join(ROOT, file))) return [];
  const alike: unknown = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  if (!Array.isArray(alike) || !alike.every((sentence) => typeof sentence === "string"))
    throw new Fault(`${file} should be a list of sentences.`);
  return alike;
}

/** Whether a sentence has words beside its places, markup, signs, numbers and units. */
function hasWords(sentence: string): boolean {
  return (
    withoutPlaces(sentence)
      .replace(/<[^>]*>/g, "")
      .match(/[A-Za-z]+/g) ?? []
  ).some((word) => !UNITS.includes(word));
}
