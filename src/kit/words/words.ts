import { isRecord } from "../data/data";
import type { SentenceName, Sentences } from "./language";
import { pluralForm } from "./plurals";

/** The values of a sentence by the names of its places: `{name}` in a sentence is the place of a value. */
export type Values = Record<string, string | number>;

/** Sentences that were filled before, cut at their places: text, name, text, name, ... text. */
const cutSentences: Record<string, readonly string[]> = {};

/**
 * Puts the values into a sentence; a name without a value is left there, so a test can see it.
 * @param named what a text among the values is called; without it the text is put in unchanged
 */
export function fill(sentence: string, values: Values, named?: (this: void, text: string) => string): string {
  const parts = cutSentences[sentence] ?? cut(sentence);
  let text = parts[0] ?? "";
  for (let i = 1; i < parts.length; i += 2) {
    const name = parts[i] ?? "";
    const value = values[name] ?? `{${name}}`;
    text += `${named !== undefined && typeof value === "string" ? named(value) : value}${parts[i + 1] ?? ""}`;
  }
  return text;
}

/**
 * Fills a sentence of a group in the form that the number `count` among the values takes in the language that is spoken: in
 * English, `push_one` or `push_other` for the name `push`. A sentence without forms is under its name.
 * @param named as for `fill`
 */
export function fillCount<Group extends Sentences>(
  group: Group,
  name: SentenceName<keyof Group> & string,
  values: Values,
  named?: (this: void, text: string) => string,
): string {
  const sentence = sentenceFor(group, name, values["count"]);
  return typeof sentence === "string" ? fill(sentence, values, named) : name;
}

function sentenceFor(
  group: Sentences,
  name: string,
  count: string | number | undefined,
): Sentences[string] | undefined {
  const plain = group[name];
  if (plain !== undefined) return plain;
  const form = typeof count === "number" ? pluralForm(count) : "other";
  return group[`${name}_${form}`] ?? group[`${name}_other`];
}

/** The printed sign of a change; none if its figure is 0. */
export function signOf(change: number, figure: number): string {
  if (figure === 0) return "";
  return change < 0 ? "−" : "+";
}

/** A number with one place after the point. */
export function tenths(value: number): number {
  return Math.floor(value * 10 + 0.5) / 10;
}

/** A chance from 0 to 1 in whole per cent. */
export function percent(chance: number): number {
  return Math.floor(chance * 100 + 0.5);
}

/* eslint-disable offsuit/letters -- Places that were found are cut out by the same count of letters, whichever that is. */

/** Cuts a sentence once and for all: in TTS's interpreter that costs far more than filling it. */
function cut(sentence: string): readonly string[] {
  const parts: string[] = [];
  let count = 0;
  let from = 0;
  for (let mark = sentence.indexOf("{"); mark >= 0; mark = sentence.indexOf("{", from)) {
    const end = sentence.indexOf("}", mark);
    if (end < 0) break;
    parts[count] = sentence.slice(from, mark);
    parts[count + 1] = sentence.slice(mark + 1, end);
    count += 2;
    from = end + 1;
  }
  parts[count] = from === 0 ? sentence : sentence.slice(from);
  cutSentences[sentence] = parts;
  return parts;
}

/* eslint-enable offsuit/letters */

/** The fields of an event or the values of a refusal, with every text as `named` calls it. */
export function valuesFrom(fields: unknown, named: (this: void, id: string) => string): Values {
  const values: Values = {};
  if (!isRecord(fields)) return values;
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (typeof value === "string") values[key] = named(value);
    else if (typeof value === "number") values[key] = value;
  }
  return values;
}
