import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUES } from "../../src/catalogues";
import { GAMES } from "../../src/games";
import { LANGUAGES, type Language } from "../../src/kit/language";
import { flattened, formsByName, pluralForms, withoutPlaces } from "../../src/languages/sentences";
import { bookFile, readRuleBooks } from "../build/rule-books";
import { languageFile, translationOf } from "../build/translations";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";

/** Something that players read in English although they have chosen another language. */
export interface Gap {
  language: Language;
  /** The file in which it belongs, from the project's folder. */
  file: string;
  /** Its key there, with its groups; in a rule book, its section and the rules that it tells. */
  key: string;
  english: string;
}

/** What is beside numbers in every language. */
const UNITS = ["ATK", "HP", "s"];

/** Everything that is not translated, by language and file; English itself has no gaps. */
export function translationGaps(languages: readonly Language[] = LANGUAGES): Gap[] {
  return languages
    .filter((language) => language !== "en")
    .flatMap((language) => [
      ...CATALOGUES.flatMap(({ name, english }) => catalogueGaps(language, name, flattened(english))),
      ...GAMES.flatMap(({ id }) => bookGaps(language, id)),
    ]);
}

/** What a language does not say of a catalogue. */
function catalogueGaps(
  language: Language,
  catalogue: string,
  english: Readonly<Record<string, string>>,
): Gap[] {
  const translated = flattened(translationOf(language, catalogue));
  const alike = [...alikeIn(language), ...GAMES.map((game) => game.visit(({ words }) => words.title()))];
  const file = languageFile(language, `${catalogue}.json`);
  return Object.entries(keysIn(english, language))
    .filter(([key, sentence]) => {
      const said = translated[key];
      return said === undefined || (said === sentence && hasWords(sentence) && !alike.includes(sentence));
    })
    .map(([key, sentence]) => ({ language, file, key, english: sentence }));
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

/** What a rule book of a game does not tell in a language. */
function bookGaps(language: Language, game: string): Gap[] {
  const file = bookFile(game, language);
  return readRuleBooks(game)[language].sections.flatMap(({ title, paragraphs, untranslated }) => [
    ...(untranslated === true ? [{ language, file, key: title, english: title }] : []),
    ...paragraphs.flatMap(({ text, rules, untranslated: lacking }) =>
      lacking === true ? [{ language, file, key: `${title} {${rules.join(" ")}}`, english: text }] : [],
    ),
  ]);
}

/** What a language happens to say as English does. */
function alikeIn(language: Language): readonly string[] {
  const file = languageFile(language, "alike.json");
  if (!existsSync(join(ROOT, file))) return [];
  const alike: unknown = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
  if (!Array.isArray(alike) || !alike.every((sentence) => typeof sentence === "string"))
    throw new Fault(`${file} should be a list of sentences.`);
  return alike;
}

/** Whether a sentence has words beside its places, signs, numbers and units. */
function hasWords(sentence: string): boolean {
  return (withoutPlaces(sentence).match(/[A-Za-z]+/g) ?? []).some((word) => !UNITS.includes(word));
}
