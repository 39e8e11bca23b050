import type { Ascii } from "../kit/data/ascii";

/*
 * Behind each line of a save there is a checksum ("figure"), which shows whether the line is damaged. Behind a step it covers all
 * steps so far, so no step can be changed, missing or out of order.
 *
 * It is a polynomial of the letters. (`checkFigure` is one to be typed by people; this one is fast, and figures of parts can be put
 * together to that of the whole.)
 */

/** The largest prime below 2^26: the product of two figures is exact in every Lua. */
const MODULUS = 67108859;
const BASE = 67;

/** A line as it is written: a table of JSON, and its figure. */
const LINE = "^(%b{})(%d*)(.*)$";

/** What a part of a text contributes to the figure of the whole. */
export interface Part {
  figure: number;
  /** What figures of texts before it are multiplied by. */
  shift: number;
}

/** A line that was read: its JSON, and its figure if it has one. Older saves have none. */
export interface MarkedText {
  json: Ascii;
  figure: number | undefined;
}

/** The figure of a text, or of a text that begins with another one of this figure. */
export function figureOf(text: Ascii, before = 0): number {
  // As locals they are at hand.
  const [base, modulus] = [BASE, MODULUS];
  let figure = before;
  let at = 1;
  for (; at + 7 <= text.length; at += 8) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = string.byte(text, at, at + 7);
    figure = ((((figure * base + a) * base + b) * base + c) * base + d) % modulus;
    figure = ((((figure * base + e) * base + f) * base + g) * base + h) % modulus;
  }
  for (; at <= text.length; at++) figure = (figure * base + string.byte(text, at)) % modulus;
  return figure;
}

/** What a text of this many letters multiplies figures before it by. */
export function shiftOf(letters: number): number {
  let [shift, square] = [1, BASE];
  for (let left = letters; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = (shift * square) % MODULUS;
    square = (square * square) % MODULUS;
  }
  return shift;
}

/** A text as a part of others. */
export function partOf(text: Ascii): Part {
  return { figure: figureOf(text), shift: shiftOf(text.length) };
}

/** The figure of a text that consists of another one and this part. */
export function figureBehind(before: number, { figure, shift }: Part): number {
  return (before * shift + figure) % MODULUS;
}

/** A line of a save, or undefined if something is missing in it. Behind its figure there may be anything. */
export function readMarked(line: Ascii | undefined): MarkedText | undefined {
  const [json, digits = "", rest] = string.match(line ?? "", LINE);
  if (json === undefined || (digits === "" && rest !== "")) return undefined;
  return { json, figure: tonumber(digits) };
}

/** How many letters are compared with their figure at once, about 5 instructions each. */
const LETTERS_AT_ONCE = 800;

/** Compares a long text with its figure, some letters in each call; answers whether they match as soon as it knows. */
export function comparing({ json, figure }: MarkedText): (this: void) => boolean | undefined {
  let [found, at] = [0, 0];
  return () => {
    if (figure === undefined) return true;
    found = figureOf(json.slice(at, at + LETTERS_AT_ONCE), found);
    at += LETTERS_AT_ONCE;
    return at < json.length ? undefined : found === figure;
  };
}

/** The line of a step that is played after another one. */
export function marked(json: Ascii, before: Ascii | undefined): Ascii {
  return markedAs(json, figureBehind(figureAt(before), partOf(json)));
}

/** A line with this figure. */
export function markedAs(json: Ascii, figure: number): Ascii {
  return `${json}${figure}`;
}

/** Lines as one text, without their figures. */
export function unmarked(lines: Ascii): Ascii {
  return string.gsub(lines, "}%d+", "}")[0];
}

/** The figure of the steps up to a line. */
export function figureAt(line: Ascii | undefined): number {
  return readMarked(line)?.figure ?? 0;
}
