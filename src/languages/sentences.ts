import type { Language, Sentences } from "../kit/words/language";
import pluralRules from "../kit/plural-rules.json";

/** The forms of sentences besides `other`, by numbers below 100, and by the last two digits of larger ones. */
interface PluralRule {
  below100: Readonly<Record<string, string>>;
  from100: Readonly<Record<string, string>>;
}
const RULES: Readonly<Record<Language, PluralRule>> = pluralRules;

/** The forms that a sentence has in a language where a number matters. */
export function pluralForms(language: Language): string[] {
  const { below100, from100 } = RULES[language];
  const forms = ["other"];
  for (const form of [...Object.values(below100), ...Object.values(from100)]) {
    if (!forms.includes(form)) forms.push(form);
  }
  return forms.sort((a, b) => order(a, b));
}

/** Whether a form is that of a single number, so that a sentence need not put it in. */
export function isOneNumber(language: Language, form: string): boolean {
  const { below100, from100 } = RULES[language];
  const numbers = Object.values(below100).filter((other) => other === form);
  return numbers.length === 1 && !Object.values(from100).includes(form);
}

/** A sentence's name and form by its key: `push` and `one` for `push_one`; a sentence without forms has "". */
export function namedForm(key: string): { name: string; form: string } {
  for (const form of ["zero", "one", "two", "few", "many", "other"]) {
    if (key.endsWith(`_${form}`)) return { name: key.split(`_${form}`)[0] ?? "", form };
  }
  return { name: key, form: "" };
}

/** The forms of each sentence of a catalogue by its name, in order; none for a sentence without. */
export function formsByName(sentences: object): Record<string, string[]> {
  const forms: Record<string, string[]> = {};
  for (const key of Object.keys(sentences)) {
    const { name, form } = namedForm(key);
    forms[name] = (forms[name] ?? []).concat(form === "" ? [] : [form]).sort((a, b) => order(a, b));
  }
  return forms;
}

/** The sentence that another language's is measured by: the same form, or the one that every language has. */
export function sameSentence(sentences: Readonly<Record<string, string>>, key: string): string {
  return sentences[key] ?? sentences[`${namedForm(key).name}_other`] ?? "";
}

/** Sentences by their keys, those of groups as `GROUP.key`. */
export function flattened(sentences: Sentences | undefined): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(sentences ?? {})) {
    if (typeof value === "string") flat[key] = value;
    else for (const [inner, sentence] of Object.entries(flattened(value))) flat[`${key}.${inner}`] = sentence;
  }
  return flat;
}

/** The names in a sentence for which values are put in, in order and each once. */
export function placesOf(sentence: string): string[] {
  const places: string[] = [];
  for (const part of sentence.split("{").slice(1)) {
    const place = part.split("}")[0] ?? "";
    if (!places.includes(place)) places.push(place);
  }
  return places.sort((a, b) => order(a, b));
}

/** A sentence without its places. */
export function withoutPlaces(sentence: string): string {
  const [first = "", ...parts] = sentence.split("{");
  return first + parts.map((part) => part.split("}")[1] ?? "").join("");
}

function order(a: string, b: string): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
