import { UTF8_CHARACTER } from "../../src/emulator/lua/utf8";
import { LANGUAGES, speak, spoken, type Language } from "../../src/kit/words/language";

/** Checks something in every language; English is spoken again afterwards. */
export function inEveryLanguage(check: (this: void, language: Language) => void): void {
  for (const language of LANGUAGES) {
    speak(language);
    check(language);
  }
  speak("en");
}

/** How many letters a text has; one that is not of Latin script has several bytes. */
export function lettersIn(text: string): number {
  const [, count] = string.gsub(text, UTF8_CHARACTER, "");
  return count;
}

/**
 * How many letters (in bytes) may stand where this many English ones fit without being made smaller: other languages need
 * more room, and get smaller letters.
 */
export function mostLetters(inEnglish: number): number {
  return spoken() === "en" ? inEnglish : Math.floor(inEnglish * 1.3);
}
