import { CATALOGUES } from "../../src/catalogues";
import { LANGUAGES, type Language, type Sentences, type Translation } from "../../src/kit/language";
import { LANGUAGE_FILES } from "./language-files";
import { readRuleBooks } from "./rule-books";
import { bookTexts } from "./rule-pages";

/*
 * What a board carries as a text: the sentences of its game, the table, the boxes and the kit in every language but English, and
 * the rule book of its game in every language (src/table/languages/phrasebook.ts).
 */

/** A tree of texts, as `textBranch` in src/kit/text-tree.ts reads it. */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

const TRANSLATED = LANGUAGES.filter((language) => language !== "en");
/** The module of a language of the kit, the table, the boxes or a game. */
const MODULE = /^src\.(?:games\.)?([\w-]+)\.languages\.(\w+)$/;

/** What the sentences of a module of Lua are called in a board's text; undefined for any but a language's own module. */
export function phrasesOf(module: string): string | undefined {
  const [, catalogue, file] = MODULE.exec(module) ?? [];
  const language = TRANSLATED.find((known) => LANGUAGE_FILES[known] === file);
  return catalogue === undefined || language === undefined ? undefined : nameOf(catalogue, language);
}

/** The text that the board of a game carries. Raises an error if something has no catalogue: a mistake of ours. */
export function phraseText(game: string): string {
  const tree: Record<string, TextTree> = {};
  for (const name of ["kit", "table", "box", game]) {
    const catalogue = CATALOGUES.find((known) => known.name === name);
    if (catalogue === undefined) throw new Error(`src/catalogues.ts does not list "${name}".`);
    for (const language of TRANSLATED)
      tree[nameOf(name, language)] = differing(catalogue.english, catalogue.translations[language] ?? {});
  }
  const books = readRuleBooks(game);
  for (const language of LANGUAGES) {
    const { paragraphs, titles } = bookTexts(books[language], language);
    tree[`rules.${language}`] = paragraphs;
    tree[`sections.${language}`] = titles;
  }
  return encoded(tree);
}

function nameOf(catalogue: string, language: Language): string {
  return `${catalogue}.${language}`;
}

/** What a translation says otherwise than English does: the rest is read in English anyway. */
function differing(english: Sentences, translation: Translation<Sentences>): TextTree {
  const tree: Record<string, string | TextTree> = {};
  for (const [key, value] of Object.entries(translation)) {
    const original = english[key];
    if (typeof value === "string") {
      if (value !== original) tree[key] = value;
    } else if (typeof original === "object") tree[key] = differing(original, value ?? {});
  }
  return tree;
}

function encoded(tree: TextTree): string {
  const heads: string[] = [];
  const texts: string[] = [];
  for (const [key, value] of Object.entries(tree)) {
    const text = typeof value === "string" ? value : encoded(value);
    const bytes = Buffer.byteLength(text);
    const length = bytes === text.length ? `${bytes}` : `${text.length}/${bytes}`;
    heads.push(`${key}${typeof value === "string" ? "=" : ">"}${length}`);
    texts.push(text);
  }
  return `${heads.join(";")}\n${texts.join("")}`;
}
