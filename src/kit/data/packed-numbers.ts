import type { Ascii } from "./ascii";

/*
 * Long lists of whole numbers that were counted beforehand, as text: half as long as written out, and read one at a time.
 * A number is three letters, digits to the base 91, the largest first. A digit is an ASCII letter from "#" on, without the
 * backslash, which Lua and JSON would write twice.
 */

const BASE = 91;
const ZERO = 35;
const BACKSLASH = 92;
const DIGITS = 3;

/** The number at a place, counted from 0, of a list that `packed` made. Undefined behind its end. */
export function packedNumber(list: Ascii, place: number): number | undefined {
  if (place < 0 || (place + 1) * DIGITS > list.length) return undefined;
  let number = 0;
  for (let i = place * DIGITS; i < (place + 1) * DIGITS; i++) number = number * BASE + digitOf(list, i);
  return number;
}

function digitOf(list: Ascii, index: number): number {
  const code = list.charCodeAt(index);
  return code < BACKSLASH ? code - ZERO : code - ZERO - 1;
}

/** A list of whole numbers from 0 to 753,570 as such a text. */
export function packed(numbers: readonly number[]): Ascii {
  return numbers.map((number) => letters(number)).join("");
}

function letters(number: number): string {
  let text = "";
  let rest = number;
  for (let digit = 0; digit < DIGITS; digit++) {
    const code = (rest % BASE) + ZERO;
    text = String.fromCharCode(code < BACKSLASH ? code : code + 1) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}
