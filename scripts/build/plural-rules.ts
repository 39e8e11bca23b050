import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../src/kit/words/language";
import { ROOT } from "../project";

/*
 * Which form of a sentence a number takes in each language, as Intl.PluralRules knows it: a small table, because Tabletop
 * Simulator's Lua has no Intl.
 */

const FILE = join(ROOT, "src/kit/plural-rules.json");
/** Short of a million, no language looks at more of a large number than its last two digits. */
const CYCLE = 100;

/** The forms of a language other than `other`: of the numbers below 100, and from there on by the last two digits. */
interface PluralRule {
  below100: Record<string, string>;
  from100: Record<string, string>;
}

/**
 * Brings src/kit/plural-rules.json up to date, which needs something to be written only after a language is added. Every command
 * begins with it (scripts/offsuit.mjs), before anything reads the table.
 *
 * @public
 */
export function writePluralRules(): void {
  const rules = Object.fromEntries(LANGUAGES.map((language) => [language, pluralRule(language)]));
  const table = `${JSON.stringify(rules, undefined, 2)}\n`;
  if (readFileSync(FILE, "utf8") !== table) writeFileSync(FILE, table);
}

/** The rule of a language, by its tag in BCP 47, such as `de`. */
export function pluralRule(language: string): PluralRule {
  const rules = new Intl.PluralRules(language);
  return { below100: formsFrom(0, rules), from100: formsFrom(CYCLE, rules) };
}

function formsFrom(first: number, rules: Intl.PluralRules): Record<string, string> {
  const forms: Record<string, string> = {};
  for (let digits = 0; digits < CYCLE; digits++) {
    const form = rules.select(first + digits);
    if (form !== "other") forms[digits] = form;
  }
  return forms;
}
