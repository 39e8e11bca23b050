import type { Ascii } from "./ascii";
import { compressor, decompressed } from "./lzw";

/*
 * A record as a text that outlasts being pasted anywhere: between two marks it has only letters, digits and full stops,
 * and whatever else a chat or a mail puts in between is passed over.
 *
 *     OFFSUIT RECORD 2 BEGINS
 *     PHRASES.LISTS.SUMS
 *     OFFSUIT RECORD ENDS
 *
 * PHRASES are the lines, shortened by LZW: a header, a line for each step, and last the names. In these lines a list of
 * names, such as the order of a deck, is only marked, because names that are in any order cannot be shortened. LISTS has
 * the lists, each with its length and the places of its names among all names. SUMS show whether anything has been changed
 * or lost on the way.
 */

const MARK = "OFFSUIT RECORD ";
const BEGINS = " BEGINS";
const ENDS = "ENDS";
const VERSION = "2";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGIT_LIST = DIGITS.split("");
const BASE = DIGITS.length;
/** A phrase takes two digits. */
const CODES = BASE * BASE;
/** A number of a list takes one digit; each time the highest one comes before it, it is so much larger. */
const HIGHEST = BASE - 1;
const SECTION = ".";
/** After how many digits a line ends, about. */
const LINE_LENGTH = 76;

/** How a list of names is written in a line of JSON (`packed`), and what is written there instead. */
const LIST = { begins: '"order":"', between: " ", ends: '"', mark: "~" } as const;

/** How many names of lists, and of all names at the end letter by letter, are written at once. */
const PLACES_AT_ONCE = 55;
const NAMES_AT_ONCE = 12;

/** Below the modulus, products with the factor stay exact in every Lua. */
const SUM = { modulus: 2147483629, factor: 4099, digits: 6 } as const;

/**
 * Writes a record piece by piece.
 * @noSelf
 */
export interface RecordWriter {
  /** Takes the next line with its end, or a part of a line without lists of names; its list is written at the end. */
  add: (text: string) => void;
  /** No more lines come: writes some of what is left, and answers whether that was all. */
  finish: () => boolean;
  /** The record, when it is finished. */
  text: () => string;
}

/** The names of a list, and which of them has to be written next. */
interface Names {
  list: readonly string[];
  next: number;
}

/** What a text holds: the lines of a record, or why there is none that can be read. */
export type RecordReading =
  { kind: "read"; lines: string[] } | { kind: "unreadable"; why: "noRecord" | "otherVersion" | "damaged" };

/** A writer of a new record. */
export function recordWriter(): RecordWriter {
  const phrases = sectionWriter();
  const lists = sectionWriter();
  /** The lists that have been met, how many of them are being written or are written, and the names left of that one. */
  const met: string[] = [];
  let begun = 0;
  let open: Names = { list: [], next: 0 };
  const names: string[] = [];
  const places: Record<string, number> = {};
  /** How many names are written. */
  let finished = 0;
  const compress = compressor(CODES, (code) => {
    phrases.add(code, digit(Math.floor(code / BASE)) + digit(code % BASE));
  });

  function addNumber(number: number): void {
    let digits = "";
    let rest = number;
    for (; rest >= HIGHEST; rest -= HIGHEST) digits += digit(HIGHEST);
    lists.add(number, digits + digit(rest));
  }

  function addName(name: string): void {
    const place = places[name] ?? names.length;
    if (place === names.length) {
      places[name] = place;
      names.push(name);
    }
    addNumber(place);
  }

  /** Writes some names of the lists; answers whether any were left. */
  function writeSomeOfLists(): boolean {
    if (open.next === open.list.length && begun === met.length) return false;
    for (let count = 0; count < PLACES_AT_ONCE; count++) {
      const name = open.list[open.next];
      if (name !== undefined) {
        addName(name);
        open.next++;
        continue;
      }
      const next = met[begun];
      if (next === undefined) return true;
      begun++;
      open = { list: next.split(LIST.between), next: 0 };
      addNumber(open.list.length);
      // Cutting a list up costs about a fifth of writing it.
      count += Math.floor(open.list.length / 5);
    }
    return true;
  }

  return {
    add: (text) => {
      const [before = "", after = ""] = text.split(LIST.begins);
      const [inside = "", ...behind] = after.split(LIST.ends);
      if (behind.length === 0) compress.add(text);
      else {
        met.push(inside);
        compress.add(before + LIST.mark + behind.join(LIST.ends));
      }
    },
    finish: () => {
      if (writeSomeOfLists()) return false;
      const some = names.slice(finished, finished + NAMES_AT_ONCE);
      if (some.length > 0) compress.add((finished === 0 ? "" : LIST.between) + some.join(LIST.between));
      finished += some.length;
      if (finished < names.length) return false;
      compress.end();
      return true;
    },
    text: () => {
      const sums = sumText(phrases.sum()) + sumText(lists.sum());
      const letters = [phrases.text(), lists.text(), sums].join(`${SECTION}\n`);
      return `${MARK}${VERSION}${BEGINS}\n${letters}\n${MARK}${ENDS}`;
    },
  };
}

/**
 * Reads the record in a text, whatever is around it: the first one that is whole. The mark alone, as our own scripts have it, is
 * none.
 */
export function readRecordText(text: string): RecordReading {
  let why: Extract<RecordReading, { kind: "unreadable" }>["why"] = "noRecord";
  for (const found of text.split(MARK).slice(1)) {
    const [version = "", letters] = found.split(BEGINS);
    if (letters === undefined || !isNumber(version)) continue;
    const lines = version === VERSION ? linesIn(letters) : undefined;
    if (lines !== undefined) return { kind: "read", lines };
    if (why === "noRecord") why = version === VERSION ? "damaged" : "otherVersion";
  }
  return { kind: "unreadable", why };
}

/** How many digits the number of a version has at most. */
const VERSION_DIGITS = 3;

function isNumber(text: string): boolean {
  // eslint-disable-next-line offsuit/letters -- whatever is no digit is none however letters are counted
  const letters = text.split("");
  return (
    letters.length > 0 &&
    letters.length <= VERSION_DIGITS &&
    letters.every((letter) => "0123456789".includes(letter))
  );
}

/** The lines behind the letters of a record, or undefined if they are not as they were written. */
function linesIn(letters: string): string[] | undefined {
  const [first = "", second = "", sums] = letters.split(SECTION);
  const codes = codesIn(first);
  const numbers = numbersIn(second);
  const text = decompressed(CODES, codes);
  const expected = sumText(sumOf(codes)) + sumText(sumOf(numbers));
  const found = sums === undefined ? [] : digitsIn(sums).map((value) => digit(value));
  return text === undefined || found.join("") !== expected ? undefined : withLists(text.split("\n"), numbers);
}

/** The lines with the lists of names in their places; the last line had the names. */
function withLists(lines: readonly string[], numbers: readonly number[]): string[] {
  const names = (lines[lines.length - 1] ?? "").split(LIST.between);
  let at = 0;
  return lines.slice(0, -1).map((line) => {
    const [before = "", behind] = line.split(LIST.mark);
    if (behind === undefined) return line;
    const length = numbers[at] ?? 0;
    const list = numbers.slice(at + 1, at + 1 + length).map((place) => names[place] ?? "");
    at += 1 + length;
    return before + LIST.begins + list.join(LIST.between) + LIST.ends + behind;
  });
}

/**
 * Collects the digits of a section in lines, and sums up the numbers behind them.
 * @noSelf
 */
interface SectionWriter {
  add: (number: number, digits: string) => void;
  text: () => string;
  sum: () => number;
}

function sectionWriter(): SectionWriter {
  let text = "";
  let line: Ascii = "";
  let sum = 0;
  return {
    add: (number, digits) => {
      sum = (sum * SUM.factor + number + 1) % SUM.modulus;
      line += digits;
      if (line.length < LINE_LENGTH) return;
      text += `${line}\n`;
      line = "";
    },
    text: () => text + line,
    sum: () => sum,
  };
}

function codesIn(section: string): number[] {
  const digits = digitsIn(section);
  const codes: number[] = [];
  for (let i = 0; i < digits.length; i += 2) codes.push((digits[i] ?? 0) * BASE + (digits[i + 1] ?? 0));
  return codes;
}

function numbersIn(section: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const value of digitsIn(section)) {
    number += value;
    if (value === HIGHEST) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

/** What the digits in a section are worth; whatever is no digit is passed over. */
function digitsIn(section: string): number[] {
  const digits: number[] = [];
  // eslint-disable-next-line offsuit/letters -- however others are counted, they are passed over
  for (const letter of section) if (DIGITS.includes(letter)) digits.push(DIGITS.indexOf(letter));
  return digits;
}

function digit(value: number): string {
  return DIGIT_LIST[value] ?? "";
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum = (sum * SUM.factor + number + 1) % SUM.modulus;
  return sum;
}

function sumText(sum: number): string {
  let text = "";
  let rest = sum;
  for (let i = 0; i < SUM.digits; i++) {
    const value = rest % BASE;
    text = digit(value) + text;
    rest = (rest - value) / BASE;
  }
  return text;
}
