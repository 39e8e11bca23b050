import type { Ascii } from "../data/ascii";
import { checkFigure } from "../data/check-figure";
import { CODE_LETTERS, codeLetter } from "../data/code-letters";
import { allows, changedOptions, standardOptions, type OptionSpec, type Options } from "../rules/options";

/*
 * A rules code is the options of a game as a line that people copy, such as `RS-DIAG1-SJ5-K7Q2`: the game, each option that is not
 * as designed, and four letters that catch a typo. An option is written by the initials of its name, or by its first letters
 * where that is one word; a switch is 1 or 0, a choice the place of its value among those of its list, from 0.
 */

const DIGITS = "0123456789";
const FIRST_CAPITAL = CODE_LETTERS.indexOf("A");
/** How many letters stand for a name of a single word. */
const SINGLE_WORD_LETTERS = 4;
/** The most letters a rules code can have: in Reckoning, with every option changed, it has 167. */
export const LONGEST_RULES_CODE = 200;
/** The most letters a name of rules can have. */
export const LONGEST_NAME = 12;

/** What somebody has typed as a rules code; `unknown`: those of its options that this version does not know. */
export type ReadRulesCode =
  | { kind: "options"; options: Options; unknown: readonly string[] }
  | { kind: "otherGame"; game: string }
  | { kind: "unreadable" };

/** The options of a game as a code; `game` is its id. */
export function rulesCode(game: Ascii, specs: readonly OptionSpec[], options: Options): string {
  const changed = changedOptions(specs, options);
  let code = lettersOf(game);
  for (const spec of specs) {
    const value = changed[spec.name];
    if (value !== undefined && allows(spec, value))
      code += `-${lettersOf(spec.name)}${figureOf(spec, value)}`;
  }
  return `${code}-${checkFigure(code)}`;
}

/** Reads what may be a rules code, in letters of any size; what it does not name is as designed. */
export function readRulesCode(typed: string, game: Ascii, specs: readonly OptionSpec[]): ReadRulesCode {
  const parts = capitals(typed)?.split("-") ?? [];
  const last = parts.length - 1;
  const [first = ""] = parts;
  if (last < 1 || parts[last] !== checkFigure(parts.slice(0, last).join("-"))) return { kind: "unreadable" };
  if (first !== lettersOf(game)) return { kind: "otherGame", game: first };
  const options = standardOptions(specs);
  const unknown: string[] = [];
  for (let place = 1; place < last; place++) {
    const part = parts[place] ?? "";
    if (!setOption(options, specs, part)) unknown.push(part);
  }
  return { kind: "options", options, unknown };
}

/** Whether a typed text is meant as a code, not as a name. */
export function isLikeCode(typed: string): boolean {
  return typed.includes("-");
}

/** A name under which rules are kept, in the form we keep: capitals and digits, the first a letter; empty where nothing is left. */
export function readRulesName(typed: string): string {
  const letters: string[] = [];
  // eslint-disable-next-line offsuit/letters -- however others are counted, they are left out
  for (const letter of typed) {
    const capital = codeLetter(letter);
    if (capital === undefined || capital === "-" || letters.length === LONGEST_NAME) continue;
    if (letters.length > 0 || CODE_LETTERS.indexOf(capital) >= FIRST_CAPITAL) letters.push(capital);
  }
  return letters.join("");
}

/** A text without blanks in the letters of codes; undefined where it holds any other. */
export function capitals(typed: string): Ascii | undefined {
  let code = "";
  // eslint-disable-next-line offsuit/letters -- a text with any letter beyond ASCII is no code
  for (const letter of typed) {
    const capital = codeLetter(letter);
    if (capital !== undefined) code += capital;
    else if (letter !== " ") return undefined;
  }
  return code;
}

/** The letters that stand for a name such as `startJokers` or `roll-flush`. */
function lettersOf(name: Ascii): string {
  let initials: Ascii = "";
  let whole: Ascii = "";
  let isStart = true;
  for (const letter of name) {
    const capital = codeLetter(letter);
    if (capital === undefined) continue;
    const isCapital = capital === letter && CODE_LETTERS.indexOf(letter) >= FIRST_CAPITAL;
    if (capital !== "-" && (isStart || isCapital)) initials += capital;
    isStart = capital === "-";
    whole += capital;
  }
  return initials.length > 1 ? initials : whole.slice(0, SINGLE_WORD_LETTERS);
}

function figureOf(spec: OptionSpec, value: Options[string]): string {
  switch (spec.kind) {
    case "switch":
      return value === true ? "1" : "0";
    case "choice":
      return `${spec.values.findIndex((other) => other === value)}`;
    case "number":
      return `${value}`;
  }
}

/** Sets the option that a part of a code stands for; answers whether there is one that can take this value. */
function setOption(options: Options, specs: readonly OptionSpec[], part: Ascii): boolean {
  let letters = "";
  let figure: number | undefined;
  for (const letter of part) {
    const digit = DIGITS.indexOf(letter);
    if (digit >= 0) figure = (figure ?? 0) * 10 + digit;
    else if (figure !== undefined) return false;
    else letters += letter;
  }
  const spec = specs.find(({ name }) => lettersOf(name) === letters);
  const value = spec && figure !== undefined ? valueOf(spec, figure) : undefined;
  if (spec === undefined || value === undefined || !allows(spec, value)) return false;
  options[spec.name] = value;
  return true;
}

function valueOf(spec: OptionSpec, figure: number): Options[string] | undefined {
  switch (spec.kind) {
    case "switch":
      return figure > 1 ? undefined : figure === 1;
    case "choice":
      return spec.values[figure];
    case "number":
      return figure;
  }
}
