import { missing } from "../data/must";

/**
 * The languages that the mod speaks: the tag of each in BCP 47, its folder in src/languages, and its name in itself. This is the
 * only list of them; English comes first.
 */
const SPOKEN = [
  { tag: "en", folder: "english", name: "English" },
  { tag: "de", folder: "german", name: "Deutsch" },
  { tag: "es", folder: "spanish", name: "Español" },
  { tag: "fr", folder: "french", name: "Français" },
  { tag: "zh", folder: "chinese", name: "简体中文" },
] as const;

/** A language, as settings and saves name it. */
export type Language = (typeof SPOKEN)[number]["tag"];

/** Every language, in the order in which a table offers them. */
export const LANGUAGES: readonly Language[] = SPOKEN.map(({ tag }) => tag);

/** A value for each language. */
export function byLanguage<Value>(
  valueOf: (this: void, language: Language, listed: (typeof SPOKEN)[number]) => Value,
): Readonly<Record<Language, Value>> {
  const values: { [Name in Language]?: Value } = {};
  for (const listed of SPOKEN) values[listed.tag] = valueOf(listed.tag, listed);
  return areComplete(values) ? values : missing("a value for each language");
}

function areComplete<Value>(values: { [Name in Language]?: Value }): values is Readonly<
  Record<Language, Value>
> {
  return LANGUAGES.every((language) => values[language] !== undefined);
}

/** What each language is called in itself. */
export const LANGUAGE_NAMES = byLanguage<string>((_language, { name }) => name);

/** What the folder of each language in src/languages is called. */
export const LANGUAGE_FOLDERS = byLanguage<string>((_language, { folder }) => folder);

/** Sentences by key, some of them in groups. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/** A catalogue of the same sentences in any language. */
export type Wording<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Wording<English[Key]>;
};

/** A form of a sentence, as the end of its key: Unicode's CLDR calls the forms of all languages by these names. */
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";

/** The name of a sentence in code: `push` for `push_one` and `push_other`, and the key of a sentence without forms. */
export type SentenceName<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

/**
 * English as its file has it, where some groups have a sentence for each key of a type, and no others: a file with one too
 * few or too many does not compile. A group of `Record<string, string>` may be asked for any key; one that has sentences with
 * plural forms is as its file has it, so only `fillCount` finds every sentence in it.
 */
export type Checked<File, Groups> = Omit<File, keyof Groups> & {
  [Group in keyof Groups]: Group extends keyof File
    ? CheckedGroup<File[Group], Groups[Group]>
    : Groups[Group];
};

type CheckedGroup<InFile, Group> = keyof InFile extends keyof Group
  ? Group
  : [SentenceName<keyof InFile>, keyof Group] extends [keyof Group, SentenceName<keyof InFile>]
    ? InFile
    : never;

/**
 * Finds a language's version of the catalogue with this name; missing sentences stay English, and so does a missing catalogue.
 */
export type Translator = (this: void, language: Language, catalogue: string) => Sentences | undefined;

/** Whether this runs on Lua, which has metatables, and not in Node, which builds the saves. */
const IS_LUA = "setmetatable" in globalThis;

/** What Lua asks for a key that a table does not have. */
interface Metatable {
  __index: (this: Sentences, key: string) => string | Sentences | undefined;
}
declare function setmetatable(this: void, table: Sentences, metatable: Metatable): Sentences;

/** A table speaks one language, everywhere. */
let current: Language = "en";
let translated: Translator = () => undefined;

/**
 * Where translations are found from now on. They are no code: a board has them as a text in its notes, and Node and the specs
 * read the files of src/languages.
 */
export function translateBy(translator: Translator): void {
  translated = translator;
}

/** Switches everything to this language. */
export function speak(language: Language): void {
  current = language;
}

/** The language of the table. */
export function spoken(): Language {
  return current;
}

/** A value that is computed on first use, and again in another language. */
export function retold<Told>(tell: (this: void) => Told): (this: void) => Told {
  let told: { words: Told; language: Language } | undefined;
  return () => {
    if (told?.language !== current) told = { words: tell(), language: current };
    return told.words;
  };
}

/**
 * A catalogue that can be read in every language: what it returns is the sentences in the language that is spoken when
 * it is called. So they have to be asked for whenever something is said, and never kept.
 * @param name the name of its file in each folder of src/languages
 */
export function inLanguages<English extends Sentences>(
  name: string,
  english: English,
): (this: void) => Wording<English> {
  const wordings: { [Name in Language]?: Wording<English> } = {};
  return () => {
    const known = wordings[current];
    if (known !== undefined) return known;
    const wording = completed(english, current === "en" ? undefined : translated(current, name));
    wordings[current] = wording;
    return wording;
  };
}

/** A translation with the English sentences in its gaps. */
function completed<English>(english: English, translation: Sentences | undefined): Wording<English>;
function completed(english: Sentences, translation: Sentences | undefined): Sentences {
  if (translation === undefined) return english;
  return IS_LUA ? completedOnDemand(english, translation) : completedAtOnce(english, translation);
}

/**
 * Completes every sentence and every group when it is first asked for: a whole catalogue is too much for the frame in which
 * the language of a table changes. What comes out cannot be listed.
 */
function completedOnDemand(english: Sentences, translation: Sentences): Sentences {
  const known: Record<string, string | Sentences> = {};
  return setmetatable(known, {
    __index(this: Sentences, key: string): string | Sentences | undefined {
      const found = completedAt(key, english, translation);
      if (found !== undefined) known[key] = found;
      return found;
    },
  });
}

function completedAtOnce(english: Sentences, translation: Sentences): Sentences {
  const whole: Record<string, string | Sentences> = {};
  for (const key of Object.keys(english).concat(Object.keys(translation))) {
    whole[key] = completedAt(key, english, translation) ?? "";
  }
  return whole;
}

function completedAt(
  key: string,
  english: Sentences,
  translation: Sentences,
): string | Sentences | undefined {
  const original = english[key];
  const said = translation[key];
  if (typeof said === "string") return said;
  return original === undefined || typeof original === "string" ? original : completed(original, said);
}
