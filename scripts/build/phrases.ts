import { CATALOGUES } from "../../src/catalogues";
import { LANGUAGES, type Language, type Sentences } from "../../src/kit/words/language";
import { bookPath, readLines } from "../puzzles/book-file";
import { readRuleBooks } from "./rule-books";
import { bookTexts } from "./rule-pages";
import { translationOf } from "./translations";

/*
 * What a board carries as a text: the sentences of its game, the table, the boxes and the kit in every language but English, the
 * rule book of its game, and its puzzles (src/table/languages/stored-texts.ts). Sentences that are the same as in English are
 * left out. On the shelf each box has its game's texts, Global the rest.
 */

/** A tree of texts, as `textBranch` in src/kit/data/text-tree.ts reads it. */
interface TextTree {
  readonly [key: string]: string | TextTree;
}

const TRANSLATED = LANGUAGES.filter((language) => language !== "en");
/** The module of a game's puzzles. */
const PUZZLES = /^src\.games\.([\w-]+)\.puzzles$/;

/** The game whose puzzles a module of Lua holds; undefined for any other module. */
export function puzzlesOf(module: string): string | undefined {
  return PUZZLES.exec(module)?.[1];
}

/** The text that the board of a game carries. */
export function phraseText(game: string): string {
  return encoded({ ...sharedTree(), ...gameTree(game) });
}

/** The part of it that is the same in every game. */
export function sharedText(): string {
  return encoded(sharedTree());
}

/** The part of it that belongs to one game. */
export function gameText(game: string): string {
  return encoded(gameTree(game));
}

function sharedTree(): Record<string, TextTree> {
  return { ...translationsOf("kit"), ...translationsOf("table"), ...translationsOf("box") };
}

function gameTree(game: string): TextTree {
  return { ...translationsOf(game), ...rulesOf(game), puzzles: readLines(bookPath(game)).join("\n") };
}

/**
 * The rule book of a game: what its paragraphs say, by their numbers, and the titles of its sections, in English and as far as
 * other languages say it otherwise.
 */
function rulesOf(game: string): Record<string, TextTree> {
  const books = readRuleBooks(game);
  const english = bookTexts(books.en, "en");
  const trees: Record<string, TextTree> = {
    "rules.en": { ...english.paragraphs },
    "sections.en": { ...english.titles },
  };
  for (const language of TRANSLATED) {
    const { paragraphs, titles } = bookTexts(books[language], language);
    trees[`rules.${language}`] = differing(english.paragraphs, paragraphs);
    trees[`sections.${language}`] = differing(english.titles, titles);
  }
  return trees;
}

/** A catalogue in every language but English. Raises an error if there is none of this name: a bug of ours. */
function translationsOf(name: string): Record<string, TextTree> {
  const catalogue = CATALOGUES.find((known) => known.name === name);
  if (catalogue === undefined) throw new Error(`src/catalogues.ts does not list "${name}".`);
  return Object.fromEntries(
    TRANSLATED.map((language) => [
      nameOf(name, language),
      differing(catalogue.english, translationOf(language, name) ?? {}),
    ]),
  );
}

function nameOf(catalogue: string, language: Language): string {
  return `${catalogue}.${language}`;
}

/** The sentences of a translation that differ from English: the rest appear in English anyway. */
function differing(english: Sentences, translation: Sentences): TextTree {
  const tree: Record<string, string | TextTree> = {};
  for (const [key, value] of Object.entries(translation)) {
    const original = english[key];
    if (typeof value === "string") {
      if (value !== original) tree[key] = value;
    } else if (typeof original === "object") tree[key] = differing(original, value);
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
