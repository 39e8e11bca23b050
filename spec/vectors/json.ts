import { JSON_NULL } from "./values";

/** What came of reading a JSON text; `at` is the place of the character that does not fit. */
export type Decoded = { kind: "value"; value: unknown } | { kind: "broken"; at: number };

/** A text that is being read, and how far. `isBroken` once something did not fit. */
interface Reader {
  text: string;
  at: number;
  isBroken: boolean;
}

/**
 * Reads a JSON text and keeps every null, as `JSON_NULL`. An ordinary decoder drops nulls, which shortens lists and
 * makes a field that is null look like one that is missing: two things that vectors tell apart.
 */
export function decode(text: string): Decoded {
  const reader: Reader = { text, at: 0, isBroken: false };
  const value = readValue(reader);
  skipSpace(reader);
  if (reader.at < text.length) reader.isBroken = true;
  return reader.isBroken ? { kind: "broken", at: reader.at } : { kind: "value", value };
}

function readValue(reader: Reader): unknown {
  skipSpace(reader);
  switch (reader.text.charAt(reader.at)) {
    case "{":
      return readMap(reader);
    case "[":
      return readList(reader);
    case '"':
      return readText(reader);
    case "t":
      return readWord(reader, "true", true);
    case "f":
      return readWord(reader, "false", false);
    case "n":
      return readWord(reader, "null", JSON_NULL);
    default:
      return readNumber(reader);
  }
}

function readMap(reader: Reader): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  reader.at++;
  if (takes(reader, "}")) return map;
  do {
    skipSpace(reader);
    const key = reader.text.charAt(reader.at) === '"' ? readText(reader) : fail(reader);
    if (!takes(reader, ":")) fail(reader);
    map[key] = readValue(reader);
  } while (!reader.isBroken && takes(reader, ","));
  if (!takes(reader, "}")) fail(reader);
  return map;
}

function readList(reader: Reader): unknown[] {
  const list: unknown[] = [];
  reader.at++;
  if (takes(reader, "]")) return list;
  do {
    list.push(readValue(reader));
  } while (!reader.isBroken && takes(reader, ","));
  if (!takes(reader, "]")) fail(reader);
  return list;
}

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function readText(reader: Reader): string {
  const parts: string[] = [];
  reader.at++;
  let start = reader.at;
  while (reader.at < reader.text.length) {
    const character = reader.text.charAt(reader.at);
    if (character === '"') {
      parts.push(reader.text.slice(start, reader.at));
      reader.at++;
      return parts.join("");
    }
    if (character === "\\") {
      parts.push(reader.text.slice(start, reader.at));
      parts.push(readEscape(reader));
      start = reader.at + 1;
    }
    reader.at++;
  }
  return fail(reader);
}

/** Passes an escape up to its last character, and says what it stands for. */
function readEscape(reader: Reader): string {
  reader.at++;
  const escaped = reader.text.charAt(reader.at);
  if (escaped !== "u") return ESCAPES[escaped] ?? escaped;
  const code = tonumber(`0x${reader.text.slice(reader.at + 1, reader.at + 5)}`);
  reader.at += 4;
  return code === undefined ? fail(reader) : utf8(code);
}

/** A character of the basic plane as the bytes of UTF-8. */
function utf8(code: number): string {
  if (code < 0x80) return string.char(code);
  const last = 0x80 + (code % 0x40);
  const rest = Math.floor(code / 0x40);
  if (code < 0x800) return string.char(0xc0 + rest, last);
  return string.char(0xe0 + Math.floor(rest / 0x40), 0x80 + (rest % 0x40), last);
}

function readWord(reader: Reader, word: string, value: unknown): unknown {
  if (reader.text.slice(reader.at, reader.at + word.length) !== word) return fail(reader);
  reader.at += word.length;
  return value;
}

function readNumber(reader: Reader): unknown {
  const start = reader.at;
  while (reader.at < reader.text.length && "+-.0123456789eE".includes(reader.text.charAt(reader.at)))
    reader.at++;
  return tonumber(reader.text.slice(start, reader.at)) ?? fail(reader);
}

/** Whether this character comes next, after space; if so it is passed. */
function takes(reader: Reader, character: string): boolean {
  skipSpace(reader);
  if (reader.text.charAt(reader.at) !== character) return false;
  reader.at++;
  return true;
}

function skipSpace(reader: Reader): void {
  while (reader.at < reader.text.length && " \t\r\n".includes(reader.text.charAt(reader.at))) reader.at++;
}

function fail(reader: Reader): string {
  reader.isBroken = true;
  return "";
}
