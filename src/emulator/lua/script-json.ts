import { raise } from "./fault";
import { type AnyTable, findPattern, typeOf } from "./host";
import { readJsonAs } from "./json";
import { quoted } from "./json-writing";
import { inScriptJson, WIDE_LETTER } from "./letters";
import { isBeforeInCulture } from "./sort";
import { LARGEST_NUMBER, numberText } from "./text";
import { utf8Character } from "./utf8";

/**
 * TTS's own JSON table, with the rules of its published source; errors are raised in the calling script.
 *
 * @noSelf
 */
export interface ScriptJson {
  encode(value: unknown): string;
  encode_pretty(value: unknown): string;
  decode(text: unknown): unknown;
}

/**
 * Characters above 127 that are written as `\uXXXX` come out as one character for each byte of their UTF-8: a known defect.
 */
function brokenCharacter(code: number): string {
  const bytes = utf8Character(code);
  if (code < 128) return bytes;
  let text = "";
  for (const place of $range(1, bytes.length)) text += utf8Character(string.byte(bytes, place));
  return text;
}

function decode(text: unknown): unknown {
  if (typeOf(text) !== "string")
    return raise(`Expected string argument to JSON.decode(), got ${typeOf(text)}`);
  if (findPattern(text as string, "^%s*$")[0] !== undefined) return undefined;
  if (findPattern(text as string, "^%s*<")[0] !== undefined) return raise("JSON.decode() got HTML");
  const reading = readJsonAs(text as string, {
    emptyPlace: undefined,
    trailingText: true,
    character: brokenCharacter,
  });
  return reading.kind === "read"
    ? reading.value
    : raise(`JSON.decode() failed in line ${reading.line}: ${reading.reason}`);
}

/** What the encoder carries along. */
interface Encoder {
  /** Refuses a text that loses a letter in TTS. */
  readonly fussy: boolean;
  /** Lua's `type` as the script sees it: things of the game are userdata. */
  readonly kindOf: (this: void, value: unknown) => string;
  /** The tables around the one being written. */
  readonly parents: LuaSet<AnyTable>;
  readonly pretty: boolean;
}

function encodeNumber(value: number): string {
  if (value !== value) return "null";
  if (value >= LARGEST_NUMBER) return "1e+9999";
  if (value <= -LARGEST_NUMBER) return "-1e+9999";
  return numberText(value);
}

/** A byte of a letter beyond ASCII. */
const WIDE = `[${string.char(128)}-${string.char(255)}]`;

/** What makes a text more than its own letters between two quotes. */
const ESCAPED_OR_WIDE = `[%c"\\${string.char(128)}-${string.char(255)}]`;

/** A text in quotes; some letters above U+00FF become question marks. */
function encodeText({ fussy }: Encoder, text: string): string {
  if (findPattern(text, ESCAPED_OR_WIDE)[0] === undefined) return `"${text}"`;
  if (findPattern(text, WIDE)[0] === undefined) return quoted(text);
  const [written] = string.gsub(quoted(text), WIDE_LETTER, (letter) => {
    const left = inScriptJson(letter);
    if (fussy && left !== letter)
      raise(`JSON.encode() of TTS loses ${letter}: encode the text to ASCII first`);
    return left;
  });
  return written;
}

function encodeValue(encoder: Encoder, value: unknown, indent: string): string {
  const kind = encoder.kindOf(value);
  switch (kind) {
    case "nil":
      return "null";
    case "string":
      return encodeText(encoder, value as string);
    case "number":
      return encodeNumber(value as number);
    case "boolean":
      return value === true ? "true" : "false";
    case "table":
      return encodeTable(encoder, value as AnyTable, indent);
    default:
      return raise(`JSON.encode() cannot convert a ${kind} to JSON`);
  }
}

function encodeTable(encoder: Encoder, value: AnyTable, indent: string): string {
  if (encoder.parents.has(value)) return raise("JSON.encode(): a table is a child of itself");
  encoder.parents.add(value);
  const names: string[] = [];
  const numbers: number[] = [];
  for (const [key] of value) {
    const kind = encoder.kindOf(key);
    if (kind === "string") names.push(key as string);
    else if (kind === "number") numbers.push(key as number);
    else raise(`JSON.encode() cannot convert a table with a key of the type ${kind}`);
  }
  table.sort(numbers);
  const largest = numbers[numbers.length - 1];
  const isList = names.length === 0 && (numbers[0] ?? 1) > 0 && (largest ?? 1) < LARGEST_NUMBER;
  const text = isList
    ? encodeList(encoder, value, largest ?? 0, indent)
    : encodeObject(encoder, value, [names, numbers], indent);
  encoder.parents.delete(value);
  return text;
}

/** A list from 1 to the largest key; what is missing in between is `null`. */
function encodeList(encoder: Encoder, value: AnyTable, length: number, indent: string): string {
  if (length === 0) return "[]";
  const items: string[] = [];
  for (const place of $range(1, length)) items.push(encodeValue(encoder, value.get(place), indent));
  return encoder.pretty ? `[ ${items.join(", ")} ]` : `[${items.join(",")}]`;
}

/** An object: its names sorted as words, then its numbers, which become names too. */
function encodeObject(
  encoder: Encoder,
  value: AnyTable,
  [names, numbers]: [string[], number[]],
  indent: string,
): string {
  const inner = encoder.pretty ? `${indent}  ` : "";
  const separator = encoder.pretty ? ": " : ":";
  table.sort(names, isBeforeInCulture);
  const parts = names.map(
    (name) => inner + encodeText(encoder, name) + separator + encodeValue(encoder, value.get(name), inner),
  );
  for (const number of numbers) {
    const name = numberText(number);
    if (value.get(name) !== undefined) {
      raise(`JSON.encode(): the key ${name} exists both as a string and as a number`);
    }
    parts.push(inner + quoted(name) + separator + encodeValue(encoder, value.get(number), inner));
  }
  return encoder.pretty ? `{\n${parts.join(",\n")}\n${indent}}` : `{${parts.join(",")}}`;
}

/**
 * The JSON table of a script. `kindOf` is the script's own `type`, which tells things of the game from tables; a fussy one
 * raises an error where TTS loses a letter.
 */
export function createScriptJson(
  kindOf: (this: void, value: unknown) => string = typeOf,
  fussy = false,
): ScriptJson {
  const encoder = (pretty: boolean): Encoder => ({ fussy, kindOf, parents: new LuaSet(), pretty });
  return {
    decode,
    encode: (value) => encodeValue(encoder(false), value, ""),
    encode_pretty: (value) => encodeValue(encoder(true), value, ""),
  };
}
