import type { Ascii } from "../data/ascii";
import { compressor } from "../data/lzw";

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

export const MARK = "OFFSUIT RECORD ";
export const BEGINS = " BEGINS";
const ENDS = "ENDS";
export const VERSION = "2";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
export const DIGIT_LIST = DIGITS.split("");
export const BASE = DIGITS.length;
/** A phrase takes two digits. */
export const CODES = BASE * BASE;
/** A number of a list takes one digit; each time the highest one comes before it, it is so much larger. */
export const HIGHEST = BASE - 1;
export const SECTION = ".";
/** After how many digits a line ends, about. */
const LINE_LENGTH = 76;

/** How a list of names is written in a line of JSON (`packed`), and what is written there instead. */
export const LIST = { begins: '"order":"', between: " ", ends: '"', mark: "~" } as const;

/** How many names of lists, and of all names at the end letter by letter, are written at once. */
const PLACES_AT_ONCE = 50;
/** Cutting up a list with as many letters costs as much as writing one of its places. */
const LETTERS_A_PLACE = 16;
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

/** A writer of a new record. */
export function recordWriter(): RecordWriter {
  const phrases = sectionWriter();
  const lists = sectionWriter();
  /** The lists that have been met, how many of them are being written or are written, and the names left of that one. */
  const met: Ascii[] = [];
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
      const cut = Math.floor(next.length / LETTERS_A_PLACE);
      if (count > 0 && count + cut > PLACES_AT_ONCE) return true;
      begun++;
      open = { list: next.split(LIST.between), next: 0 };
      addNumber(open.list.length);
      count += cut;
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
      sum = summedUp(sum, number);
      line += digits;
      if (line.length < LINE_LENGTH) return;
      text += `${line}\n`;
      line = "";
    },
    text: () => text + line,
    sum: () => sum,
  };
}

function digit(value: number): string {
  return DIGIT_LIST[value] ?? "";
}

/** The sum of numbers, with another one. */
export function summedUp(sum: number, number: number): number {
  return (sum * SUM.factor + number + 1) % SUM.modulus;
}

/** A sum as digits. */
export function sumText(sum: number): string {
  let text = "";
  let rest = sum;
  for (let i = 0; i < SUM.digits; i++) {
    const value = rest % BASE;
    text = digit(value) + text;
    rest = (rest - value) / BASE;
  }
  return text;
}
