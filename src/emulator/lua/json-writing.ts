import { type AnyTable, findPattern, nextEntry, rawLength, typeOf } from "./host";

/** How writeJson writes. */
export interface JsonStyle {
  /** The indentation of one level; without it everything is on one line. */
  readonly indent?: string;
  /** Keys whose empty tables are records, not lists. */
  readonly emptyRecords?: readonly string[];
}

/** What a writer carries along. */
interface Writer {
  readonly parts: string[];
  count: number;
  readonly indent: string | undefined;
  readonly emptyRecords: LuaSet<string>;
}

/**
 * Writes plain data as JSON: keys sorted, numbers so that they read back exactly, tables with only the keys 1..n as lists.
 * Lua cannot tell an empty list from an empty record: `emptyRecords` names the keys whose empty tables are written
 * `{}` (in a TTS save that is TabStates; every other empty table there is a list). What JSON cannot hold is `null`.
 */
export function writeJson(value: unknown, style: JsonStyle = {}): string {
  const emptyRecords = new LuaSet<string>();
  for (const key of style.emptyRecords ?? []) emptyRecords.add(key);
  const writer: Writer = { parts: [], count: 0, indent: style.indent, emptyRecords };
  writeValue(writer, value, "", "\n");
  return table.concat(writer.parts);
}

/** The shortest text that reads back as the same number. */
function exactNumber(value: number): string {
  if (value !== value || value === Infinity || value === -Infinity) return "null";
  if (value % 1 === 0 && value < 1e15 && value > -1e15) return string.format("%.0f", value);
  for (const format of ["%.15g", "%.16g"]) {
    const text = string.format(format, value);
    if (tonumber(text) === value) return text;
  }
  return string.format("%.17g", value);
}

/** What JSON wants escaped, and how. */
const ESCAPED: Readonly<Record<string, string>> = everyEscape();

function everyEscape(): Record<string, string> {
  const escapes: Record<string, string> = {};
  for (const code of $range(0, 127)) {
    const character = string.char(code);
    if (findPattern(character, "%c")[0] !== undefined) escapes[character] = string.format("\\u%04x", code);
  }
  const named: Record<string, string> = {
    '"': '\\"',
    "\\": "\\\\",
    "\b": "\\b",
    "\f": "\\f",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
  };
  return { ...escapes, ...named };
}

/** Texts that have been written before: a board writes every step of its record again whenever it is asked. */
let written = new LuaTable<string, string>();
let writtenCount = 0;
const MOST_WRITTEN = 5000;

/** A text in quotes, with what JSON wants escaped. */
export function quoted(text: string): string {
  const known = written.get(text);
  if (known !== undefined) return known;
  const [escaped] = string.gsub(text, '[%c"\\]', ESCAPED);
  const result = `"${escaped}"`;
  if (writtenCount >= MOST_WRITTEN) {
    written = new LuaTable<string, string>();
    writtenCount = 0;
  }
  written.set(text, result);
  writtenCount++;
  return result;
}

function put(writer: Writer, text: string): void {
  writer.parts[writer.count] = text;
  writer.count++;
}

function writeValue(writer: Writer, value: unknown, key: string, lineBreak: string): void {
  const kind = typeOf(value);
  if (kind === "string") put(writer, quoted(value as string));
  else if (kind === "number") put(writer, exactNumber(value as number));
  else if (kind === "boolean") put(writer, value === true ? "true" : "false");
  else if (kind === "table") writeTable(writer, value as AnyTable, key, lineBreak);
  else put(writer, "null");
}

function writeTable(writer: Writer, value: AnyTable, key: string, lineBreak: string): void {
  if (nextEntry(value)[0] === undefined) {
    put(writer, writer.emptyRecords.has(key) ? "{}" : "[]");
    return;
  }
  const inner = writer.indent === undefined ? "" : lineBreak + writer.indent;
  const outer = writer.indent === undefined ? "" : lineBreak;
  const length = rawLength(value);
  if (countOf(value) === length) {
    put(writer, "[");
    for (const place of $range(1, length)) {
      put(writer, place > 1 ? `,${inner}` : inner);
      writeValue(writer, value.get(place), key, inner);
    }
    put(writer, `${outer}]`);
    return;
  }
  const separator = writer.indent === undefined ? ":" : ": ";
  put(writer, "{");
  const entries = new LuaTable<string, unknown>();
  const names: string[] = [];
  for (const [name, entry] of value) {
    names.push(tostring(name));
    entries.set(tostring(name), entry);
  }
  table.sort(names);
  for (const place of $range(1, names.length)) {
    const name = names[place - 1] ?? "";
    put(writer, (place > 1 ? `,${inner}` : inner) + quoted(name) + separator);
    writeValue(writer, entries.get(name), name, inner);
  }
  put(writer, `${outer}}`);
}

/** How many entries a table has. */
function countOf(value: AnyTable): number {
  let count = 0;
  let [key] = nextEntry(value);
  while (key !== undefined) {
    count++;
    [key] = nextEntry(value, key);
  }
  return count;
}
