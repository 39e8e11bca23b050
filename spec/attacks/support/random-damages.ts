import { below, type Random } from "../../../src/kit/data/random";
import { expectPresent } from "../../support/expect";

/** How a text can be damaged, by an editor, a mail or a disk. */
type Damage = (this: void, text: string, random: Random) => string;

/** Letters that mean something in a save, and some that never come in one. */
const LETTERS = 'aZ0189{}[]",:. \n\r\t\0\\';
/** Far more tables in each other than a save has. */
const DEPTH = 3000;

function letter(random: Random): string {
  return LETTERS.charAt(below(random, LETTERS.length));
}

/** Puts something in the place of a piece of a text, anywhere in it; a piece may be empty. */
function replaced(
  text: string,
  length: number,
  random: Random,
  by: (this: void, piece: string) => string,
): string {
  const from = below(random, text.length - length + 1);
  return text.slice(0, from) + by(text.slice(from, from + length)) + text.slice(from + length);
}

/** Does something with the lines of a text; `at` is any of them. */
function relined(
  text: string,
  random: Random,
  change: (this: void, lines: string[], at: number) => void,
): string {
  const lines = text.split("\n");
  change(lines, below(random, lines.length));
  return lines.join("\n");
}

const DAMAGES: readonly (readonly [what: string, damage: Damage])[] = [
  ["a letter changed", (text, random) => replaced(text, 1, random, () => letter(random))],
  ["a letter inserted", (text, random) => replaced(text, 0, random, () => letter(random))],
  ["a letter deleted", (text, random) => replaced(text, 1, random, () => "")],
  [
    "a digit changed",
    (text, random) => {
      const from = below(random, text.length);
      const [place] = string.find(text, "%d", from + 1);
      if (place === undefined) return text;
      return `${text.slice(0, place - 1)}${below(random, 10)}${text.slice(place)}`;
    },
  ],
  ["the end cut off", (text, random) => text.slice(0, below(random, text.length))],
  ["the beginning cut off", (text, random) => text.slice(below(random, text.length))],
  ["a piece deleted", (text, random) => replaced(text, 1 + below(random, 60), random, () => "")],
  [
    "a piece doubled",
    (text, random) => replaced(text, 1 + below(random, 60), random, (piece) => piece + piece),
  ],
  [
    "a piece turned into rubbish",
    (text, random) =>
      replaced(text, 1 + below(random, 40), random, (piece) => string.rep(letter(random), piece.length)),
  ],
  [
    "two lines exchanged",
    (text, random) =>
      relined(text, random, (lines, at) => {
        const other = below(random, lines.length);
        const [one = "", two = ""] = [lines[at], lines[other]];
        lines[at] = two;
        lines[other] = one;
      }),
  ],
  [
    "a line doubled",
    (text, random) =>
      relined(text, random, (lines, at) => {
        lines.splice(at, 0, lines[at] ?? "");
      }),
  ],
  [
    "a line deleted",
    (text, random) =>
      relined(text, random, (lines, at) => {
        lines.splice(at, 1);
      }),
  ],
  [
    "a line of junk",
    (text, random) =>
      relined(text, random, (lines, at) => {
        lines.splice(at, 0, "and so on", '{"kind":"junk"}');
      }),
  ],
  ["line breaks as on Windows", (text) => text.split("\n").join("\r\n")],
  [
    "a line break inserted",
    (text, random) => replaced(text, 0, random, () => (below(random, 2) === 0 ? "\n" : "\r\n")),
  ],
  ["tables in each other", (text, random) => replaced(text, 0, random, () => string.rep('[{"a":', DEPTH))],
];

/** A text with one damage, any of all kinds, and what was done to it. */
export function randomlyDamaged(text: string, random: Random): { what: string; text: string } {
  const [what, damage] = expectPresent(DAMAGES[below(random, DAMAGES.length)]);
  return { what, text: damage(text, random) };
}
