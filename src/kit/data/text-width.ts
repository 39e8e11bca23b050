/* eslint-disable offsuit/letters -- This is where letters are counted, in either count. */
/// <reference types="@typescript-to-lua/language-extensions" />

/**
 * Whether a text's length counts UTF-16 units, as in Tabletop Simulator and in JavaScript, or bytes of UTF-8, as in PUC Lua.
 * Measuring a text by its length alone gives different answers there.
 */
const COUNTS_UNITS = "é".length === 1;

/** What Lua's strings can do; JavaScript's have other ways. */
interface LuaStrings {
  char: (this: void, ...codes: number[]) => string;
  byte: (this: void, text: string, from: number, to: number) => LuaMultiReturn<number[]>;
}
declare const string: LuaStrings | undefined;

/** How many letters are looked at together: in Lua a call for each takes many times as long. */
const AT_ONCE = 100;

/** What Tabletop Simulator answers when it is asked for the code of a character beyond Latin-1: that of a question mark. */
const UNKNOWN = 63;

/**
 * Characters beyond Latin-1 that are about as wide as a Latin letter, and what they may be mistaken for. All others are taken
 * for as wide as a Chinese one.
 */
const NARROW: Record<string, boolean | undefined> = {};
for (const letter of [
  "Œ",
  "œ",
  "Ÿ",
  "ÿ",
  "–",
  "—",
  "‘",
  "’",
  "‚",
  "“",
  "”",
  "„",
  "•",
  "…",
  "‹",
  "›",
  "€",
  "−",
  "?",
])
  NARROW[letter] = true;
for (const sign of ["►", "♠", "♣", "♥", "♦"]) NARROW[sign] = true;

/**
 * How wide a text is, in Latin letters: a Chinese character counts two. The same in every world that the code runs in.
 * One beyond the first 65,536 characters, such as an emoji, counts four.
 */
export function textWidth(text: string): number {
  return widthUpTo(Infinity, text);
}

/** Whether a text is wider than this many Latin letters: cheaper than measuring it where its length is enough. */
export function isWiderThan(text: string, width: number): boolean {
  if (COUNTS_UNITS && text.length > width) return true;
  if ((COUNTS_UNITS ? 2 : 1) * text.length <= width) return false;
  return widthUpTo(width, text) > width;
}

/** The width of a text, or any greater one than `most` if it is greater: nobody then needs the rest. */
function widthUpTo(most: number, text: string): number {
  return COUNTS_UNITS ? widthOfUnits(text, most) : widthOfBytes(text, most);
}

function widthOfUnits(text: string, most: number): number {
  let width = text.length;
  for (let from = 0; from < text.length && width <= most; from += AT_ONCE) {
    const part = text.substring(from, from + AT_ONCE);
    if (!isLatin(part)) width += wideIn(part);
  }
  return width;
}

/** Whether the game has a code for every character of a short text; it replaces characters that it does not know. */
function isLatin(part: string): boolean {
  return typeof string !== "undefined" && string.char(...string.byte(part, 1, part.length)) === part;
}

/** How many characters of a text are as wide as two. */
function wideIn(part: string): number {
  let wide = 0;
  for (let index = 0; index < part.length; index++) {
    const code = part.charCodeAt(index);
    const isKnown = code < 256 && code !== UNKNOWN;
    if (!isKnown && NARROW[part.charAt(index)] !== true) wide++;
  }
  return wide;
}

function widthOfBytes(text: string, most: number): number {
  let width = 0;
  for (let from = 0; from < text.length && width <= most; from += AT_ONCE) {
    const bytes = bytesOf(text, from);
    width += bytes.length;
    // Most bytes are letters of their own: the loop does as little as it can for them.
    for (const next of $range(1, bytes.length)) {
      const lead = bytes[next - 1] ?? 0;
      if (lead >= 128) width += (lead >= 192 ? widthOfCharacter(text, from + next - 1, lead) : 0) - 1;
    }
  }
  return width;
}

/** The next bytes of a text, from a place on. */
function bytesOf(text: string, from: number): number[] {
  return typeof string === "undefined" ? [] : [...string.byte(text, from + 1, from + AT_ONCE)];
}

/** The width of a character of several bytes; this place has the first. */
function widthOfCharacter(text: string, index: number, lead: number): number {
  if (lead < 196) return 1;
  const size = sizeOf(lead);
  if (size === 4) return 4;
  return NARROW[text.substring(index, index + size)] === true ? 1 : 2;
}

/** How many bytes a character has that begins with this one, if it has several. */
function sizeOf(lead: number): number {
  if (lead < 224) return 2;
  return lead < 240 ? 3 : 4;
}
