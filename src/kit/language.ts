/** The languages that the mod speaks. */
export const LANGUAGES = ["en", "de", "es", "fr", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language is called in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  zh: "简体中文",
};

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

/** What code calls a sentence by: `push` for `push_one` and `push_other`, and for a sentence without forms its key. */
export type SentenceName<Key> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

/**
 * English as its file has it, where some groups have a sentence for each key of a type, and no others: a file with one too
 * few or too many does not compile. A group of `Record<string, string>` may be asked for any key; one that has sentences with
 * plural forms is as its file has it, so that only `fillCount` finds every sentence in it.
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

/** What a language says of a catalogue; what is left out stays English. */
export type Translation<English> = {
  readonly [Key in keyof English]?: English[Key] extends string ? string : Translation<English[Key]>;
};

/** The translations of a catalogue by their languages. */
export type Translations<English> = { readonly [Name in Language]?: Translation<English> };

/** Whether this runs on Lua, which has metatables, and not in Node, which builds the saves. */
const IS_LUA = "setmetatable" in globalThis;

/** What Lua asks for a key that a table does not have. */
interface Metatable {
  __index: (this: Sentences, key: string) => string | Sentences | undefined;
}
declare function setmetatable(this: void, table: Sentences, metatable: Metatable): Sentences;

/** One table speaks one language, and so does everything that is said at it. */
let current: Language = "en";

/** From now on everything is said in this language. */
export function speak(language: Language): void {
  current = language;
}

/** The language that everything is said in. */
export function spoken(): Language {
  return current;
}

/**
 * A catalogue that can be read in every language: what it returns is the sentences in the language that is spoken when
 * it is called. So they have to be asked for whenever something is said, and never kept.
 */
export function inLanguages<English extends Sentences>(
  english: English,
  translations: Translations<English>,
): (this: void) => Wording<English> {
  const wordings: { [Name in Language]?: Wording<English> } = {};
  return () => {
    const known = wordings[current];
    if (known !== undefined) return known;
    const wording = completed(english, translations[current]);
    wordings[current] = wording;
    return wording;
  };
}

/** A translation with the English sentences in its gaps. */
function completed<English>(
  english: English,
  translation: Translation<English> | undefined,
): Wording<English>;
function completed(english: Sentences, translation: Translation<Sentences> | undefined): Sentences {
  if (translation === undefined) return english;
  return IS_LUA ? completedOnDemand(english, translation) : completedAtOnce(english, translation);
}

/**
 * Completes every sentence and every group when it is first asked for: a whole catalogue is too much for the frame in which
 * the language of a table changes. What comes out cannot be listed.
 */
function completedOnDemand(english: Sentences, translation: Translation<Sentences>): Sentences {
  const known: Record<string, string | Sentences> = {};
  return setmetatable(known, {
    __index(this: Sentences, key: string): string | Sentences | undefined {
      const found = completedAt(key, english, translation);
      if (found !== undefined) known[key] = found;
      return found;
    },
  });
}

function completedAtOnce(english: Sentences, translation: Translation<Sentences>): Sentences {
  const whole: Record<string, string | Sentences> = {};
  for (const key of Object.keys(english).concat(Object.keys(translation))) {
    whole[key] = completedAt(key, english, translation) ?? "";
  }
  return whole;
}

function completedAt(
  key: string,
  english: Sentences,
  translation: Translation<Sentences>,
): string | Sentences | undefined {
  const original = english[key];
  const translated = translation[key];
  if (typeof translated === "string") return translated;
  return original === undefined || typeof original === "string" ? original : completed(original, translated);
}
