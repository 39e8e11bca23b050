/* eslint-disable offsuit/letters -- What a board keeps is ASCII: no text of a person is in it (spec/box/names.spec.ts). */
import { isRecord } from "../kit/data/data";

/*
 * JSON for what a board keeps. The JSON of Tabletop Simulator is Lua that goes letter by letter, about 5 microseconds for
 * each; this goes value by value, by the functions of strings, which are C# there. It writes what any reader of JSON
 * reads, and reads what it writes itself; anything else in a text is left to the game's own decoder.
 */

/** A field: its name, its value, in quotes if it is text, and what follows; of a value with more in it only the beginning. */
const FIELD = '^"([^"\\]*)":("?)([^"\\,{}%[%]]*)("?)()([,}]?)';

/** An item of a list that is plain text, and what follows it. */
const TEXT_ITEM = '^"([^"\\]*)"()([,%]])';

/** How deep tables may be nested: no board keeps any deeper, and anyone who reads deep ones needs a deep stack. */
const DEEPEST = 20;

/** What makes a text more than its own letters between two quotes, and braces, which mark a line of a save (figures.ts). */
const ESCAPED = '[%c"\\]';
const SPECIAL = '[%c"\\{}]';
/** Braces as JSON may also write them. */
const BRACES: Record<string, string> = { "{": "\\u007b", "}": "\\u007d" };

/** Plain data as JSON. A missing field is left out; fields come in any order, and their names are plain words. */
export function writeJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (!isRecord(value)) return tostring(value);
  const parts: string[] = [];
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) parts[count++] = writeJson(item);
    return `[${parts.join(",")}]`;
  }
  // eslint-disable-next-line no-restricted-syntax -- The order of the fields means nothing, and a list of their names costs more.
  for (const name in value) parts[count++] = `"${name}":${writeJson(value[name])}`;
  return `{${parts.join(",")}}`;
}

function quoted(text: string): string {
  const plain = `"${text}"`;
  if (string.find(text, SPECIAL)[0] === undefined) return plain;
  const json = string.find(text, ESCAPED)[0] === undefined ? plain : JSON.encode(text);
  return string.gsub(json, "[{}]", (brace: string) => BRACES[brace] ?? brace)[0];
}

/** A table from JSON text, or undefined if the text is damaged; anyone who uses the table still checks each field. */
export function readJson(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith("{") || !text.endsWith("}")) return undefined;
  const reader: Reader = { text, at: 1, depth: 0, fails: false };
  // MoonSharp gives up patterns that try too long, as in a damaged text they may.
  const [ok, value] = pcall(() => readValue(reader));
  const read = !ok || reader.fails || reader.at !== text.length + 1 ? decoded(text) : value;
  return isRecord(read) ? read : undefined;
}

/** How far a text has been read; `at` counts from 1. */
interface Reader {
  readonly text: string;
  at: number;
  /** How many tables are open there. */
  depth: number;
  /** Whether there is something in it that this reader does not know. */
  fails: boolean;
}

function readValue(reader: Reader): unknown {
  const { text, at } = reader;
  switch (string.sub(text, at, at)) {
    case '"': {
      const [value, next] = string.match(text, '^"([^"\\]*)"()', at);
      goOn(reader, next);
      return value;
    }
    case "{":
    case "[":
      return readTable(reader, at);
    default: {
      const [word, next] = string.match(text, "^([%w.+-]+)()", at);
      goOn(reader, next);
      return wordIn(reader, word);
    }
  }
}

function readTable(reader: Reader, at: number): unknown {
  if (reader.depth === DEEPEST) {
    reader.fails = true;
    return undefined;
  }
  reader.depth++;
  const read = string.sub(reader.text, at, at) === "{" ? readFields(reader) : readItems(reader);
  reader.depth--;
  return read;
}

function readFields(reader: Reader): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const { text } = reader;
  if (string.sub(text, reader.at + 1, reader.at + 1) === "}") reader.at += 2;
  else {
    while (readField(reader, record));
  }
  return record;
}

/** Reads the next field and answers whether another one follows. Most are plain, and a single pattern reads those. */
function readField(reader: Reader, record: Record<string, unknown>): boolean {
  const { text, at } = reader;
  const [name, opens, plain, closes, next, follows] = string.match(text, FIELD, at + 1);
  if (name === undefined) {
    reader.fails = true;
    return false;
  }
  if (follows === "" || opens !== closes || (plain === "" && opens === "")) {
    // Behind the name there are its quote and the colon.
    reader.at = at + name.length + 4;
    record[name] = readValue(reader);
    return isFollowed(reader, "}");
  }
  record[name] = opens === "" ? wordIn(reader, plain) : plain;
  return isPassed(reader, next, follows);
}

function readItems(reader: Reader): unknown[] {
  const list: unknown[] = [];
  if (string.sub(reader.text, reader.at + 1, reader.at + 1) === "]") reader.at += 2;
  else {
    while (readItem(reader, list));
  }
  return list;
}

/** Reads the next item and answers whether another one follows. Most are plain text, and a single pattern reads that. */
function readItem(reader: Reader, list: unknown[]): boolean {
  reader.at++;
  const [plain, next, follows] = string.match(reader.text, TEXT_ITEM, reader.at);
  if (plain === undefined) {
    list.push(readValue(reader));
    return isFollowed(reader, "]");
  }
  list.push(plain);
  return isPassed(reader, next, follows);
}

/** Continues behind a plain value, and answers whether another one follows; an end is passed. */
function isPassed(reader: Reader, next: unknown, follows: string | undefined): boolean {
  goOn(reader, next);
  if (follows === ",") return !reader.fails;
  reader.at++;
  return false;
}

/** Whether a comma is where reading is, after which something follows; an end is passed. */
function isFollowed(reader: Reader, end: "}" | "]"): boolean {
  const { text, at, fails } = reader;
  const letter = string.sub(text, at, at);
  if (fails) return false;
  if (letter === ",") return true;
  if (letter === end) reader.at++;
  else reader.fails = true;
  return false;
}

function goOn(reader: Reader, next: unknown): void {
  if (typeof next === "number") reader.at = next;
  else reader.fails = true;
}

function wordIn(reader: Reader, word: string | undefined): boolean | number | undefined {
  if (word === "true" || word === "false") return word === "true";
  const number = word === undefined ? undefined : tonumber(word);
  if (number === undefined) reader.fails = true;
  return number;
}

/**
 * A text as Tabletop Simulator decodes it; it raises errors for some damaged texts and reads nonsense from others. It never gets
 * one nested too deep.
 */
function decoded(text: string): unknown {
  let value: unknown;
  if (isTooDeep(text)) return undefined;
  pcall(() => {
    value = JSON.decode(text);
  });
  return value;
}

/** Whether a text has more brackets open at once than any that a board keeps. Brackets in quotes count too. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of string.gmatch(text, "[%[%]{}]")) {
    depth += bracket === "{" || bracket === "[" ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
