import { LANGUAGE_FOLDERS, type Language, type Sentences } from "../../src/kit/words/language";

/** The host's module system. */
const modules = (_G as unknown as Record<string, unknown>).package as {
  readonly path: string;
  readonly searchpath: (this: void, name: string, path: string) => string | undefined;
};
const requirePlainly = require as (this: void, name: string) => unknown;

/** The module with what a language says of a catalogue; undefined if there is none. A game that only specs play has its own. */
export function translationModule(language: Language, catalogue: string): string | undefined {
  const folder = LANGUAGE_FOLDERS[language];
  return [`src.languages.${folder}.${catalogue}`, `spec.${catalogue}.languages.${folder}`].find(
    (name) => modules.searchpath(name, modules.path) !== undefined,
  );
}

/** What a language says of a catalogue, which everything that the specs load speaks (strict.ts); undefined if it says nothing. */
export function translationOf(this: void, language: Language, catalogue: string): Sentences | undefined {
  const module = translationModule(language, catalogue);
  if (module === undefined) return undefined;
  return (requirePlainly(module) as { default: Sentences }).default;
}
