import { raise } from "./fault";
import { findPattern, type Library, typeOf, type ValuesFunction } from "./host";

/*
 * MoonSharp counts how deep a match is and never counts back (KopiLua_StrLib of 2.0.0.0, and measured there): every attempt
 * at what follows a repetition counts, also one that has failed. At the 201st a pattern raises an error that Lua has never
 * raised: `string.match(text, "^.*\n")` where 200 letters follow the last line break.
 */

const MOST_ATTEMPTS = 200;
/** In shorter texts hardly a pattern can try so often. */
const FEWEST_LETTERS = 20;
/** What is not counted here: balanced brackets, borders, and captures that are met again. */
const STRANGE = "%%[bf%d]";
const REPEATS = "[%*%+%-%?]";

/** A match from one place on. */
interface Match {
  readonly text: string;
  readonly pattern: string;
  /** How many attempts are left. */
  left: number;
}

/** Makes the functions of `string` that take patterns raise an error where MoonSharp's do so for too many attempts. */
export function guardPatterns(library: Library): void {
  for (const name of ["find", "gmatch", "gsub", "match"]) {
    const original = library.get(name) as ValuesFunction;
    const repeated = name === "gmatch" || name === "gsub";
    library.set(name, (text: unknown, pattern: unknown, third: unknown, ...rest: unknown[]) => {
      const isPlain = name === "find" && rest[0] !== undefined && rest[0] !== false;
      const from = !repeated && typeOf(third) === "number" && (third as number) > 0 ? (third as number) : 1;
      if (!isPlain && isText(text) && isText(pattern) && text.length - from >= fewestLetters(pattern))
        tryOut(text, pattern, from, repeated);
      return original(text, pattern, third, ...rest);
    });
  }
}

/** In how long a text a pattern can try too often. */
const fewest: Record<string, number> = {};

function fewestLetters(pattern: string): number {
  const known = fewest[pattern];
  if (known !== undefined) return known;
  const [, repeats] = string.gsub(pattern, REPEATS, "");
  const isCounted = repeats > 0 && findPattern(pattern, STRANGE)[0] === undefined;
  const [, brackets] = string.gsub(pattern, "[()]", "");
  // What is repeated once is tried once a letter, and each time every bracket may be tried.
  const letters = repeats === 1 ? Math.floor(MOST_ATTEMPTS / (brackets + 1)) - 3 : FEWEST_LETTERS;
  return (fewest[pattern] = isCounted ? letters : math.huge);
}

function isText(value: unknown): value is string {
  return typeOf(value) === "string";
}

/** Goes through a text as the functions of `string` do, and raises an error where MoonSharp does. */
function tryOut(text: string, pattern: string, from: number, repeated: boolean): void {
  const anchored = string.sub(pattern, 1, 1) === "^";
  const letters = firstLetters(pattern);
  for (let start = from; start <= text.length + 1;) {
    const [next] = letters === "" ? [start] : string.find(text, letters, start, true);
    if (next === undefined) return;
    start = next;
    const end = matched({ text, pattern, left: MOST_ATTEMPTS }, start, anchored ? 2 : 1);
    if (anchored || (end !== undefined && !repeated)) return;
    start = end !== undefined && end > start ? end : start + 1;
  }
}

/** The letters that a pattern begins with and that mean themselves: there is no match where they are not. */
function firstLetters(pattern: string): string {
  const [letters = ""] = string.match(pattern, '^[%w%s_":,{}]*');
  const [repeats] = findPattern(string.sub(pattern, letters.length + 1), `^${REPEATS}`);
  return repeats === undefined ? letters : string.sub(letters, 1, -2);
}

/** Where the rest of a pattern, from a place on, ends in the text; undefined if it is not there. It is an attempt. */
function matched(match: Match, at: number, place: number): number | undefined {
  if (match.left === 0) raise("pattern too complex");
  match.left--;
  return goneOn(match, at, place);
}

/** The same within an attempt. */
function goneOn(match: Match, at: number, place: number): number | undefined {
  const { text, pattern } = match;
  const sign = string.sub(pattern, place, place);
  if (sign === "") return at;
  if (sign === "(")
    return matched(match, at, place + (string.sub(pattern, place + 1, place + 1) === ")" ? 2 : 1));
  if (sign === ")") return matched(match, at, place + 1);
  if (sign === "$" && place === pattern.length) return at === text.length + 1 ? at : undefined;
  return itemMatched(match, at, place);
}

/** The same for a single item, which may be repeated. */
function itemMatched(match: Match, at: number, place: number): number | undefined {
  const { text, pattern } = match;
  const sign = endOfItem(pattern, place);
  const behind = sign + 1;
  const item = string.sub(pattern, place, sign - 1);
  const fits = at <= text.length && findPattern(string.sub(text, at, at), `^${item}`)[0] !== undefined;
  switch (string.sub(pattern, sign, sign)) {
    case "*":
      return longest(match, at, { item, least: 0, behind });
    case "+":
      return fits ? longest(match, at, { item, least: 1, behind }) : undefined;
    case "-":
      return shortest(match, at, { item, least: 0, behind });
    case "?":
      return (fits ? matched(match, at + 1, behind) : undefined) ?? goneOn(match, at, behind);
    default:
      return fits ? goneOn(match, at + 1, sign) : undefined;
  }
}

/** What is repeated, how often at least, and where the pattern continues behind it. */
interface Repetition {
  readonly item: string;
  readonly least: number;
  readonly behind: number;
}

function longest(match: Match, start: number, { item, least, behind }: Repetition): number | undefined {
  const [, last] = findPattern(match.text, `^${item}*`, start);
  for (let at = (last ?? start - 1) + 1; at >= start + least; at--) {
    const end = matched(match, at, behind);
    if (end !== undefined) return end;
  }
  return undefined;
}

function shortest(match: Match, start: number, { item, behind }: Repetition): number | undefined {
  const [, last] = findPattern(match.text, `^${item}*`, start);
  for (let at = start; at <= (last ?? start - 1) + 1; at++) {
    const end = matched(match, at, behind);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The place behind a single item of a pattern: a letter, an escape, a class or a set. */
function endOfItem(pattern: string, place: number): number {
  const sign = string.sub(pattern, place, place);
  if (sign === "%") return place + 2;
  if (sign !== "[") return place + 1;
  let at = string.sub(pattern, place + 1, place + 1) === "^" ? place + 2 : place + 1;
  // A bracket that comes first is one of the set.
  do at += string.sub(pattern, at, at) === "%" ? 2 : 1;
  while (at <= pattern.length && string.sub(pattern, at, at) !== "]");
  return at + 1;
}
