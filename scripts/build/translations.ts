import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/kit/data/data";
import {
  LANGUAGE_FOLDERS,
  speak,
  spoken,
  translateBy,
  type Language,
  type Sentences,
} from "../../src/kit/words/language";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";

const FOLDER = "src/languages";
const read = new Map<string, Sentences | undefined>();

/** A language's version of a catalogue, from its file in src/languages; undefined if there is no such file. */
export function translationOf(language: Language, catalogue: string): Sentences | undefined {
  const file = languageFile(language, `${catalogue}.json`);
  if (!read.has(file)) read.set(file, readSentences(file));
  return read.get(file);
}

/** Where a file of a language is, from the project's folder. */
export function languageFile(language: Language, name: string): string {
  return `${FOLDER}/${LANGUAGE_FOLDERS[language]}/${name}`;
}

/** Does something while everything is said in a language; before and afterwards it is another one. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  const before = spoken();
  translateBy(translationOf);
  speak(language);
  try {
    return run();
  } finally {
    speak(before);
  }
}

function readSentences(file: string): Sentences | undefined {
  const path = join(ROOT, file);
  if (!existsSync(path)) return undefined;
  const sentences: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!areSentences(sentences))
    throw new Fault(`${file} should hold sentences, and groups of them, by their keys.`);
  return sentences;
}

function areSentences(value: unknown): value is Sentences {
  return (
    isRecord(value) &&
    !Array.isArray(value) &&
    Object.values(value).every((inner) => typeof inner === "string" || areSentences(inner))
  );
}
