import { raise } from "./fault";
import { findPattern, type Library, typeOf, type ValuesFunction } from "./host";
import { UTF8_CHARACTER } from "./utf8";

/*
 * TTS's texts are UTF-16, the emulator's UTF-8. There a letter beyond ASCII counts as one unit (an emoji as two), here as two
 * to four; and MoonSharp's patterns see only the low byte of a unit, in sets and classes and single letters alike (measured
 * on MoonSharp 2.0.0.0): 上 (U+4E0A) is a line break to them, 似 (U+4F3C) is "<". `string.find` without any magic is exact.
 */

const ESCAPE_AND_MAGIC = "[%^%$%*%+%?%.%(%)%[%]%%%-]";
const BEYOND_ASCII = `[${string.char(128)}-${string.char(255)}]`;
/** What letters above U+00FF begin with. */
const WIDE_LEAD = `[${string.char(196)}-${string.char(244)}]`;

/** A pattern for one letter above U+00FF. */
export const WIDE_LETTER = `${WIDE_LEAD}[${string.char(128)}-${string.char(191)}]*`;

/** The first letter of a text above U+00FF, from a place on; undefined if there is none. */
function wideLetter(text: unknown, from: number): string | undefined {
  if (typeOf(text) !== "string") return undefined;
  const [lead] = findPattern(text as string, WIDE_LEAD, from);
  if (lead === undefined) return undefined;
  const [start, end] = findPattern(text as string, UTF8_CHARACTER, lead);
  return string.sub(text as string, start ?? lead, end ?? lead);
}

/** Shorter texts are looked through faster than they are found. */
const SHORTEST_KEPT = 200;
/** How many long texts are kept: a script asks again and again about the few that it reads. */
const MOST_KEPT = 20;

/** Which long texts are ASCII, of those that were asked about last. */
let kept = new LuaTable<string, boolean>();
let count = 0;

function isAscii(text: unknown): boolean {
  if (typeOf(text) !== "string") return true;
  const isLong = (text as string).length >= SHORTEST_KEPT;
  const known = isLong ? kept.get(text as string) : undefined;
  if (known !== undefined) return known;
  const answer = findPattern(text as string, BEYOND_ASCII)[0] === undefined;
  if (isLong) keep(text as string, answer);
  return answer;
}

function keep(text: string, answer: boolean): void {
  if (count >= MOST_KEPT) {
    kept = new LuaTable<string, boolean>();
    count = 0;
  }
  kept.set(text, answer);
  count++;
}

/** The first letter above U+00FF of a pattern that TTS takes for a letter of ASCII. */
function takenForAscii(pattern: unknown): string | undefined {
  if (isAscii(pattern)) return undefined;
  for (const [letter = ""] of string.gmatch(pattern as string, WIDE_LETTER)) {
    if (codeOf(letter) % 256 < 128) return letter;
  }
  return undefined;
}

function refuseWide(name: string, text: unknown, pattern: unknown, from: unknown): void {
  const place = typeOf(from) === "number" && (from as number) > 0 ? (from as number) : 1;
  const letter = isAscii(text) ? takenForAscii(pattern) : (wideLetter(pattern, 1) ?? wideLetter(text, place));
  if (letter !== undefined) raise(`string.${name}: TTS's patterns see only the low byte of ${letter}`);
}

function refuseBeyondAscii(name: string, text: unknown): void {
  if (!isAscii(text)) {
    raise(`string.${name}: TTS counts the letters of a text otherwise unless it is ASCII: ${text as string}`);
  }
}

/** Whether a byte of a text is not the first of its letter. */
function isInside(text: string, place: number): boolean {
  const byte = string.byte(text, place) ?? 0;
  return byte >= 128 && byte < 192;
}

/**
 * Makes `string` refuse what comes out otherwise in TTS: patterns that meet letters above U+00FF, `len` and `reverse` of what
 * is not ASCII, `char` beyond ASCII, the rest of a text from within a letter. What no function sees is `#`.
 */
export function guardLetters(library: Library): void {
  for (const name of ["find", "gmatch", "gsub", "match"]) {
    const original = library.get(name) as ValuesFunction;
    library.set(name, (text: unknown, pattern: unknown, third: unknown, ...rest: unknown[]) => {
      const isFind = name === "find";
      const isExact =
        isFind &&
        ((rest[0] !== undefined && rest[0] !== false) ||
          (typeOf(pattern) === "string" &&
            findPattern(pattern as string, ESCAPE_AND_MAGIC)[0] === undefined));
      if (!isExact) refuseWide(name, text, pattern, isFind || name === "match" ? third : 1);
      return original(text, pattern, third, ...rest);
    });
  }
  for (const name of ["len", "reverse"]) {
    const original = library.get(name) as ValuesFunction;
    library.set(name, (text: unknown) => {
      refuseBeyondAscii(name, text);
      return original(text);
    });
  }
  const cut = library.get("sub") as ValuesFunction;
  library.set("sub", (text: unknown, from: unknown, to?: unknown) => {
    if (to === undefined && typeOf(text) === "string" && typeOf(from) === "number" && (from as number) > 1) {
      if (isInside(text as string, from as number)) raise("string.sub: this place is within a letter");
    }
    return cut(text, from, to);
  });
  const letterOf = library.get("char") as ValuesFunction;
  library.set("char", (...codes: unknown[]) => {
    for (const code of codes) {
      if (typeOf(code) === "number" && (code as number) > 127) {
        raise("string.char: beyond 127 TTS makes another letter of it");
      }
    }
    return letterOf(...codes);
  });
}

/** What JSON.lua escapes by the low byte of a unit, beside the units below 32: a quotation mark and a backslash. */
function isTakenForSpecial(unit: number): boolean {
  const low = unit % 256;
  return low < 32 || low === 34 || low === 92;
}

/** The code of a letter of UTF-8. */
function codeOf(letter: string): number {
  const [lead = 0, second = 128, third = 128, fourth = 128] = string.byte(letter, 1, 4);
  if (lead < 224) return (lead - 192) * 64 + second - 128;
  if (lead < 240) return (lead - 224) * 4096 + (second - 128) * 64 + third - 128;
  return (lead - 240) * 262144 + (second - 128) * 4096 + (third - 128) * 64 + fourth - 128;
}

/** Half of a letter that is lost, as .NET writes the other half: no letter at all. */
const NO_LETTER = "\ufffd";

/**
 * What JSON.lua makes of a letter above U+00FF in TTS: a question mark (`\u003f`) if its low byte looks like something that
 * needs escaping, else the letter itself. Of a letter of two units each is looked at alone.
 */
export function inScriptJson(letter: string): string {
  const code = codeOf(letter);
  if (code < 65536) return isTakenForSpecial(code) ? "\\u003f" : letter;
  const high = 0xd800 + math.floor((code - 65536) / 1024);
  const low = 0xdc00 + (code % 1024);
  if (!isTakenForSpecial(high) && !isTakenForSpecial(low)) return letter;
  const half = (unit: number): string => (isTakenForSpecial(unit) ? "\\u003f" : NO_LETTER);
  return half(high) + half(low);
}
