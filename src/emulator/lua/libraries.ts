import type { Random } from "../../kit/data/random";
import { below, seeded } from "../../kit/data/random";
import { raise } from "./fault";
import type { AnyTable, Library } from "./host";
import { guardLetters } from "./letters";
import { guardPatterns } from "./patterns";
import { librarySelection, pick, rawLength, rawRead, removeEntry, typeOf, unpackList } from "./host";
import type { Comparator } from "./sort";
import { isBeforeInCulture, sortList } from "./sort";
import { LARGEST_NUMBER, scriptFormat, scriptToNumber, textOf } from "./text";
import { utf8Character } from "./utf8";

const WORD = 4294967296;
const HALF_WORD = 2147483648;
/** The largest number that `below` tells apart. */
const STEPS = 2147483562;

/** `string`, with MoonSharp's extras; a fussy one refuses what letters beyond ASCII make of it in TTS. */
export function stringLibrary(fussy: boolean): Library {
  const names = [
    "byte",
    "char",
    "find",
    "gmatch",
    "gsub",
    "len",
    "lower",
    "match",
    "rep",
    "reverse",
    "sub",
    "upper",
  ];
  const library = librarySelection(string, names);
  library.set("format", scriptFormat);
  library.set("char", characters);
  library.set("unicode", string.byte);
  library.set("contains", (text: string, part: string) => string.find(text, part, 1, true)[0] !== undefined);
  library.set("startsWith", (text: string, part: string) => string.sub(text, 1, part.length) === part);
  library.set(
    "endsWith",
    (text: string, part: string) => part.length === 0 || string.sub(text, -part.length) === part,
  );
  guardPatterns(library);
  if (fussy) guardLetters(library);
  return library;
}

/** string.char: beyond one byte the letter of that code, as text is UTF-16 in TTS. */
function characters(...codes: unknown[]): string {
  const parts: string[] = [];
  const [count] = pick("#", ...codes);
  for (const place of $range(1, count as number)) {
    const code = scriptToNumber(codes[place - 1]);
    if (code === undefined) return raise(`bad argument #${place} to 'char' (number expected)`);
    parts.push(code > 255 && code < 65536 ? utf8Character(code) : string.char(code));
  }
  return table.concat(parts);
}

function checkList(value: unknown, functionName: string): AnyTable {
  if (typeOf(value) === "table") return value as AnyTable;
  return raise(`bad argument #1 to '${functionName}' (table expected, got ${typeOf(value)})`);
}

/** table.concat stops at the first nil, where Lua raises an error; a fussy one raises it too. */
function concatenate(fussy: boolean): unknown {
  return (value: unknown, separator?: unknown, first?: number, last?: number): string => {
    const list = checkList(value, "concat");
    const parts: string[] = [];
    let count = 0;
    const end = last ?? rawLength(list);
    for (let place = first ?? 1; place <= end; place++) {
      const part = rawRead(list, place);
      if (part === undefined && !fussy) break;
      if (typeOf(part) !== "string" && typeOf(part) !== "number") {
        return raise(`invalid value (${typeOf(part)}) at index ${place} in table for 'concat'`);
      }
      parts[count++] = textOf(part);
    }
    return table.concat(parts, separator === undefined ? "" : textOf(separator));
  };
}

function defaultComparator(fussy: boolean): Comparator {
  return (a, b) => {
    if (typeOf(a) === "string" && typeOf(b) === "string") {
      if (fussy) return raise("the order of strings depends on the player's culture: sort with a comparator");
      return isBeforeInCulture(a as string, b as string);
    }
    if (typeOf(a) === "number" && typeOf(b) === "number") return (a as number) < (b as number);
    return raise(`attempt to compare ${typeOf(a)} with ${typeOf(b)}`);
  };
}

/** table.remove takes no place behind the last, where Lua lets it be the next one: an empty list cannot be shifted. */
function remove(list: AnyTable, place?: number): unknown {
  if (place !== undefined && place > rawLength(list)) {
    return raise("bad argument #1 to 'remove' (position out of bounds)");
  }
  return removeEntry(list, place);
}

/** `table`. */
export function tableLibrary(random: Random, fussy: boolean): Library {
  const library = librarySelection(table, ["insert"]);
  const inOrder = defaultComparator(fussy);
  library.set("remove", remove);
  library.set("concat", concatenate(fussy));
  library.set("sort", (value: unknown, comparator?: Comparator) => {
    const list = checkList(value, "sort");
    sortList(list, rawLength(list), comparator ?? inOrder, random);
  });
  library.set("unpack", (value: unknown, first?: number, last?: number) => {
    const list = checkList(value, "unpack");
    return unpackList(list, first ?? 1, last ?? rawLength(list));
  });
  library.set("pack", (...values: unknown[]) => {
    const packed = new LuaTable<AnyNotNil, unknown>();
    const [count] = pick("#", ...values);
    for (const place of $range(1, count as number)) packed.set(place, values[place - 1]);
    packed.set("n", count);
    return packed;
  });
  return library;
}

/** A number as a signed 32-bit integer, which is what .NET's generator takes. */
function integer(value: unknown, place: number): number {
  // As everywhere in Lua, a text that is a number will do.
  const amount = typeOf(value) === "number" || typeOf(value) === "string" ? scriptToNumber(value) : undefined;
  if (amount === undefined)
    return raise(`bad argument #${place} to 'random' (number expected, got ${typeOf(value)})`);
  const whole = amount < 0 ? math.ceil(amount) : math.floor(amount);
  const wrapped = whole % WORD;
  return wrapped >= HALF_WORD ? wrapped - WORD : wrapped;
}

/** math.random: an empty interval answers 1 in TTS; a fussy one raises an error, as in Lua. */
function randomFunction(random: Random, fussy: boolean): unknown {
  return (first?: unknown, second?: unknown): number => {
    if (first === undefined) return below(random, STEPS) / STEPS;
    const low = second === undefined ? 1 : integer(first, 1);
    const high = second === undefined ? integer(first, 1) : integer(second, 2);
    if (high >= low) return low + below(random, high - low + 1);
    if (fussy) return raise("bad argument to 'random' (interval is empty)");
    return 1;
  };
}

/** `math`, with a generator of the script's own. */
export function mathLibrary(random: Random, fussy: boolean): Library {
  const names = [
    "abs",
    "acos",
    "asin",
    "atan",
    "atan2",
    "ceil",
    "cos",
    "cosh",
    "deg",
    "exp",
    "floor",
    "fmod",
    "frexp",
  ];
  const more = [
    "ldexp",
    "log",
    "max",
    "min",
    "modf",
    "pi",
    "pow",
    "rad",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
  ];
  const library = librarySelection(math, [...names, ...more]);
  library.set("huge", LARGEST_NUMBER);
  library.set("random", randomFunction(random, fussy));
  library.set("randomseed", (seed: unknown) => {
    const fresh = seeded(integer(seed, 1));
    random.first = fresh.first;
    random.second = fresh.second;
  });
  return library;
}
