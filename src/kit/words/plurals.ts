import { spoken, type Language } from "./language";
import rules from "../plural-rules.json";

/** The forms that a language has beside `other`, by a number below 100, and from there on by its last two digits. */
interface PluralRule {
  below100: Readonly<Record<string, string | undefined>>;
  from100: Readonly<Record<string, string | undefined>>;
}
const RULES: Readonly<Record<Language, PluralRule>> = rules;

/**
 * The form that a sentence takes in the language that is spoken: `one`, `few`, `other` ..., as Unicode's CLDR calls them.
 * @param count a whole number from 0 to below a million
 */
export function pluralForm(count: number): string {
  const { below100, from100 } = RULES[spoken()];
  return (count < 100 ? below100[`${count}`] : from100[`${count % 100}`]) ?? "other";
}
