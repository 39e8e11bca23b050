import { findPattern } from "./host";
import { utf8Character } from "./utf8";

/** The result of reading a JSON text. `null` leaves a key out and reads as `false` in a list. */
export type JsonReading = { kind: "read"; value: unknown } | { kind: "failed"; reason: string; line: number };

/** Where readers of JSON differ. */
export interface JsonDialect {
  /** What `null` in a list becomes. */
  readonly emptyPlace: false | undefined;
  /** What `null` becomes everywhere, if it is not left out. */
  readonly nothing?: unknown;
  /** Whether something may follow the value. */
  readonly trailingText: boolean;
  /** The text for a character written as `\uXXXX`. */
  readonly character: (this: void, code: number) => string;
}

const STANDARD: JsonDialect = { emptyPlace: false, trailingText: false, character: utf8Character };

/** What is being read: the text, the place of the next byte, and the first thing that is wrong with it. */
interface Reader {
  readonly text: string;
  readonly dialect: JsonDialect;
  position: number;
  problem: string | undefined;
}

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** Reads a whole file (a save of 200 kB takes some tens of milliseconds). Never raises. */
export function readJson(text: string): JsonReading {
  return readJsonAs(text, STANDARD);
}

/** Reads a JSON text in a dialect. Never raises. */
export function readJsonAs(text: string, dialect: JsonDialect): JsonReading {
  const reader: Reader = { text, dialect, position: 1, problem: undefined };
  if (string.sub(text, 1, 3) === string.char(0xef, 0xbb, 0xbf)) reader.position = 4; // a byte order mark
  const value = readValue(reader);
  if (reader.problem === undefined && !dialect.trailingText && nextByte(reader) !== undefined) {
    reader.problem = "there is text after the end of the value";
  }
  if (reader.problem === undefined) return { kind: "read", value };
  const [, lineBreaks] = string.gsub(string.sub(text, 1, reader.position - 1), "\n", "");
  return { kind: "failed", reason: reader.problem, line: lineBreaks + 1 };
}

/** Skips white space; the byte that follows, or undefined at the end. */
function nextByte(reader: Reader): number | undefined {
  const [place] = findPattern(reader.text, "[^ \n\r\t]", reader.position);
  reader.position = place ?? reader.text.length + 1;
  return place === undefined ? undefined : string.byte(reader.text, place);
}

function fail(reader: Reader, problem: string): unknown {
  reader.problem ??= problem;
  return undefined;
}

/** Reads `true`, `false` or `null`. */
function readWord(reader: Reader, word: string, value: unknown): unknown {
  const end = reader.position + word.length;
  if (string.sub(reader.text, reader.position, end - 1) !== word)
    return fail(reader, "this is no JSON value");
  reader.position = end;
  return value;
}

function readValue(reader: Reader): unknown {
  const byte = nextByte(reader);
  switch (byte) {
    case undefined:
      return fail(reader, "the text ends too early");
    case 34: // "
      return readString(reader);
    case 123: // {
      return readObject(reader);
    case 91: // [
      return readList(reader);
    case 116: // t
      return readWord(reader, "true", true);
    case 102: // f
      return readWord(reader, "false", false);
    case 110: // n
      return readWord(reader, "null", reader.dialect.nothing);
    // The game writes numbers that are not finite like this, and reads them again.
    case 73: // I
      return readWord(reader, "Infinity", math.huge);
    case 78: // N
      return readWord(reader, "NaN", 0 / 0);
    default:
      return readNumber(reader);
  }
}

function readNumber(reader: Reader): unknown {
  if (string.sub(reader.text, reader.position, reader.position + 1) === "-I")
    return readWord(reader, "-Infinity", -math.huge);
  const [start, end] = findPattern(reader.text, "^-?%d+%.?%d*", reader.position);
  if (start === undefined || end === undefined) return fail(reader, "this is no JSON value");
  const [, exponentEnd] = findPattern(reader.text, "^[eE][%+%-]?%d+", end + 1);
  const digits = string.sub(reader.text, start, exponentEnd ?? end);
  if (
    findPattern(digits, "^-?0%d")[0] !== undefined ||
    findPattern(`${digits}e`, "%.[eE]")[0] !== undefined
  ) {
    return fail(reader, "this is no JSON number");
  }
  reader.position = (exponentEnd ?? end) + 1;
  return tonumber(digits) ?? fail(reader, "this is no JSON number");
}

function readString(reader: Reader): string | undefined {
  const { text } = reader;
  const parts: string[] = [];
  let from = reader.position + 1;
  for (;;) {
    const [mark] = findPattern(text, '["\\]', from);
    if (mark === undefined) {
      fail(reader, "a string is not closed");
      return undefined;
    }
    const plain = string.sub(text, from, mark - 1);
    if (string.byte(text, mark) === 34) {
      reader.position = mark + 1;
      if (parts.length === 0) return plain;
      parts.push(plain);
      return table.concat(parts);
    }
    parts.push(plain);
    reader.position = mark;
    parts.push(readEscape(reader));
    from = reader.position;
  }
}

/** Reads what begins with a backslash. */
function readEscape(reader: Reader): string {
  const letter = string.sub(reader.text, reader.position + 1, reader.position + 1);
  const [hexadecimal] = string.match(reader.text, "^u(%x%x%x%x)", reader.position + 1);
  if (hexadecimal === undefined) {
    if (letter === "u") fail(reader, "\\u needs four hexadecimal digits");
    reader.position += 2;
    return ESCAPES[letter] ?? letter;
  }
  reader.position += 6;
  const code = tonumber(hexadecimal, 16) ?? 0;
  const [low] = string.match(reader.text, "^\\u([dD][c-fC-F]%x%x)", reader.position);
  if (code < 0xd800 || code > 0xdbff || low === undefined) return reader.dialect.character(code);
  reader.position += 6;
  return reader.dialect.character(0x10000 + (code - 0xd800) * 0x400 + (tonumber(low, 16) ?? 0) - 0xdc00);
}

function readObject(reader: Reader): unknown {
  const object = new LuaTable<string, unknown>();
  reader.position++;
  if (nextByte(reader) === 125) {
    reader.position++;
    return object;
  }
  while (reader.problem === undefined) {
    if (nextByte(reader) !== 34) return fail(reader, "a key in quotes was expected");
    const key = readString(reader);
    if (key === undefined) return undefined;
    if (nextByte(reader) !== 58) return fail(reader, 'a ":" was expected');
    reader.position++;
    object.set(key, readValue(reader));
    if (reader.problem !== undefined) return undefined;
    const byte = nextByte(reader);
    if (byte !== 44 && byte !== 125) return fail(reader, 'a "," or "}" was expected');
    reader.position++;
    if (byte === 125) return object;
  }
  return undefined;
}

function readList(reader: Reader): unknown {
  const list = new LuaTable<number, unknown>();
  let count = 0;
  reader.position++;
  if (nextByte(reader) === 93) {
    reader.position++;
    return list;
  }
  while (reader.problem === undefined) {
    const value = readValue(reader);
    count++;
    list.set(count, value ?? reader.dialect.emptyPlace);
    if (reader.problem !== undefined) return undefined;
    const byte = nextByte(reader);
    if (byte !== 44 && byte !== 93) return fail(reader, 'a "," or "]" was expected');
    reader.position++;
    if (byte === 93) return list;
  }
  return undefined;
}
