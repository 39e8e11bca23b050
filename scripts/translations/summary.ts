import { LANGUAGE_FOLDERS } from "../../src/kit/words/language";
import { Fault } from "../terminal/complaint";
import type { Gap } from "./gaps";

/** How much is not translated, in one sentence: `3 texts are not translated: 2 in french, 1 in german.` */
export function gapSummary(gaps: readonly Gap[]): string {
  if (gaps.length === 0) return "Everything is translated.";
  const languages = [...new Set(gaps.map(({ language }) => language))];
  const counts = languages.map(
    (name) => `${gaps.filter(({ language }) => language === name).length} in ${LANGUAGE_FOLDERS[name]}`,
  );
  const subject = gaps.length === 1 ? "1 text is" : `${gaps.length} texts are`;
  return `${subject} not translated: ${counts.join(", ")}.`;
}

/** Raises a `Fault` that says what to do, if anything is not translated. */
export function requireTranslated(gaps: readonly Gap[]): void {
  if (gaps.length > 0)
    throw new Fault(
      `${gapSummary(gaps)} The Workshop gets only what is complete in every language. npm run translations lists what is missing.`,
    );
}
