import type { Ascii } from "../data/ascii";
import { takeFirst } from "../data/lists";
import { decompressor } from "../data/lzw";
import {
  BASE,
  BEGINS,
  CODES,
  DIGIT_LIST,
  HIGHEST,
  LIST,
  MARK,
  SECTION,
  summedUp,
  sumText,
  VERSION,
} from "./record-text";

/*
 * Reads a record from a text (`record-text.ts`), some of it at a time, so a table can do so in slices of a frame.
 */

/** What a text holds: the lines of a record, or why it cannot be read. */
export type RecordReading =
  { kind: "read"; lines: string[] } | { kind: "unreadable"; why: "noRecord" | "otherVersion" | "damaged" };

/** Does some of a longer work; the answer is undefined until it is done. */
type Working<Answer> = (this: void) => Answer | undefined;

/** How much is read at once: digits, phrases, and lines with the names of their lists. */
const DIGITS_AT_ONCE = 100;
const PHRASES_AT_ONCE = 50;
const LINES_AT_ONCE = 20;
const NAMES_A_LINE = 5;
/** How many digits the number of a version has at most. */
const VERSION_DIGITS = 3;

/** What each digit is worth. */
const VALUES: Record<string, number | undefined> = {};
DIGIT_LIST.forEach((digit, value) => {
  VALUES[digit] = value;
});

/**
 * Reads the record in a text, whatever is around it: the first one that is whole. The mark alone, as our own scripts have it, is
 * none.
 */
export function recordReader(text: string): Working<RecordReading> {
  const all = text.split(MARK).slice(1);
  let why: Extract<RecordReading, { kind: "unreadable" }>["why"] = "noRecord";
  let reading: Working<readonly string[] | "damaged"> | undefined;
  return () => {
    if (reading !== undefined) {
      const lines = reading();
      if (lines === undefined) return undefined;
      reading = undefined;
      if (lines !== "damaged") return { kind: "read", lines: [...lines] };
      if (why === "noRecord") why = "damaged";
      return undefined;
    }
    const found = takeFirst(all);
    if (found === undefined) return { kind: "unreadable", why };
    const [version = "", letters] = found.split(BEGINS);
    if (letters === undefined || !isNumber(version)) return undefined;
    if (version === VERSION) reading = linesReader(letters);
    else if (why === "noRecord") why = "otherVersion";
    return undefined;
  };
}

/** The same at once, for programs that nobody waits for. */
export function readRecordText(text: string): RecordReading {
  const read = recordReader(text);
  for (;;) {
    const reading = read();
    if (reading !== undefined) return reading;
  }
}

function isNumber(text: string): boolean {
  // eslint-disable-next-line offsuit/letters -- whatever is no digit is none however letters are counted
  const letters = text.split("");
  return (
    letters.length > 0 &&
    letters.length <= VERSION_DIGITS &&
    letters.every((letter) => "0123456789".includes(letter))
  );
}

/** Reads the lines behind the letters of a record, unless they are not as they were written. */
function linesReader(letters: string): Working<readonly string[] | "damaged"> {
  const [first = "", second = "", sums = ""] = letters.split(SECTION);
  const [codes, numbers] = [readingCodes(first), readingNumbers(second)];
  let found = "";
  const readSums = digitsReader(sums, (value) => {
    found += DIGIT_LIST[value] ?? "";
  });
  // What is left of one section and the beginning of the next would be too much for a slice.
  const sections = [codes.read, numbers.read, readSums];
  let isRight: boolean | undefined;
  let finding: Working<readonly string[] | "damaged"> | undefined;
  return () => {
    const [read] = sections;
    if (read !== undefined) {
      if (read()) sections.shift();
      return undefined;
    }
    isRight ??= found === sumText(codes.sum()) + sumText(numbers.sum());
    if (!isRight) return "damaged";
    finding ??= phrasesReader(codes.list, numbers.list);
    return finding();
  };
}

/**
 * Numbers that are read digit by digit.
 * @noSelf
 */
interface ReadNumbers {
  list: readonly number[];
  sum: () => number;
  /** Reads some; answers whether these were the last. */
  read: () => boolean;
}

/** The numbers of phrases: two digits each. */
function readingCodes(section: string): ReadNumbers {
  const list: number[] = [];
  let sum = 0;
  let high: number | undefined;
  const add = (code: number): void => {
    list.push(code);
    sum = summedUp(sum, code);
    high = undefined;
  };
  const readDigits = digitsReader(section, (value) => {
    if (high === undefined) high = value;
    else add(high * BASE + value);
  });
  const read = (): boolean => {
    const isDone = readDigits();
    if (isDone && high !== undefined) add(high * BASE);
    return isDone;
  };
  return { list, sum: () => sum, read };
}

/** The numbers of lists: one digit each, and the highest one before it for each time that it is so much larger. */
function readingNumbers(section: string): ReadNumbers {
  const list: number[] = [];
  let sum = 0;
  let number = 0;
  const read = digitsReader(section, (value) => {
    number += value;
    if (value === HIGHEST) return;
    list.push(number);
    sum = summedUp(sum, number);
    number = 0;
  });
  return { list, sum: () => sum, read };
}

/** Reads some of the digits in a section with each call, and answers whether these were the last; whatever is no digit is passed over. */
function digitsReader(section: Ascii, take: (this: void, value: number) => void): (this: void) => boolean {
  let next = 0;
  return () => {
    const end = Math.min(section.length, next + DIGITS_AT_ONCE);
    for (; next < end; next++) {
      const value = VALUES[section.charAt(next)];
      if (value !== undefined) take(value);
    }
    return next >= section.length;
  };
}

/** Puts the lines together: first their phrases, then the lists of names in them. The last line has the names. */
function phrasesReader(
  codes: readonly number[],
  numbers: readonly number[],
): Working<readonly string[] | "damaged"> {
  const phraseOf = decompressor(CODES);
  const lines: string[] = [];
  let open = "";
  let next = 0;
  let lists: Working<readonly string[]> | undefined;
  return () => {
    if (lists !== undefined) return lists();
    const phrases: string[] = [open];
    for (const end = Math.min(codes.length, next + PHRASES_AT_ONCE); next < end; next++) {
      const phrase = phraseOf(codes[next] ?? 0);
      if (phrase === undefined) return "damaged";
      phrases.push(phrase);
    }
    const whole = phrases.join("").split("\n");
    open = whole.pop() ?? "";
    for (const line of whole) lines.push(line);
    if (next >= codes.length) lists = listsReader(lines, open.split(LIST.between), numbers);
    return undefined;
  };
}

/** Puts the lists of names into lines. */
function listsReader(
  lines: string[],
  names: readonly string[],
  numbers: readonly number[],
): Working<readonly string[]> {
  let next = 0;
  let at = 0;
  return () => {
    for (let work = 0; work < LINES_AT_ONCE && next < lines.length; next++) {
      const [before = "", behind] = (lines[next] ?? "").split(LIST.mark);
      work++;
      if (behind === undefined) continue;
      const length = numbers[at] ?? 0;
      const list = numbers.slice(at + 1, at + 1 + length).map((place) => names[place] ?? "");
      at += 1 + length;
      lines[next] = before + LIST.begins + list.join(LIST.between) + LIST.ends + behind;
      work += Math.ceil(length / NAMES_A_LINE);
    }
    return next >= lines.length ? lines : undefined;
  };
}
