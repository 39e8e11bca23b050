import type { Language } from "../../src/kit/language";

/** What each language's files are called, without what is behind the point. */
export const LANGUAGE_FILES: Readonly<Record<Language, string>> = {
  en: "english",
  de: "german",
  es: "spanish",
  fr: "french",
  zh: "chinese",
};
