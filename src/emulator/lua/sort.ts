import type { Random } from "../../kit/data/random";
import { below } from "../../kit/data/random";
import { raise } from "./fault";
import type { AnyTable } from "./host";

/** A Lua table used as a list, by its own numbers from 1. */
type List = AnyTable;

/** Answers as Lua does: anything but nil and false is true. */
export type Comparator = (this: void, a: unknown, b: unknown) => unknown;

/**
 * Sorts a list in place as MoonSharp does: unstable, asking the comparator in both directions and about one element
 * against itself, and raising an error if it says "before" both times.
 */
export function sortList(list: List, count: number, isBefore: Comparator, random: Random): void {
  const before = (a: unknown, b: unknown): boolean => {
    if (!isTrue(isBefore(a, b))) return false;
    if (isTrue(isBefore(b, a))) return raise("invalid order function for sorting");
    return true;
  };
  if (count > 0) before(list.get(1), list.get(1));
  // Equal elements come out in a random order, because MoonSharp's sort keeps none.
  for (let place = count; place > 1; place--) exchange(list, place, below(random, place) + 1);
  mergeSort(list, new LuaTable<AnyNotNil, unknown>(), 1, count, before);
}

function isTrue(answer: unknown): boolean {
  return answer !== undefined && answer !== false;
}

function exchange(list: List, a: number, b: number): void {
  const held = list.get(a);
  list.set(a, list.get(b));
  list.set(b, held);
}

function mergeSort(
  list: List,
  spare: List,
  first: number,
  last: number,
  before: (a: unknown, b: unknown) => boolean,
): void {
  if (first >= last) return;
  const middle = Math.floor((first + last) / 2);
  mergeSort(list, spare, first, middle, before);
  mergeSort(list, spare, middle + 1, last, before);
  for (let place = first; place <= last; place++) spare.set(place, list.get(place));
  let left = first;
  let right = middle + 1;
  for (let place = first; place <= last; place++) {
    const takeRight = left > middle || (right <= last && before(spare.get(right), spare.get(left)));
    list.set(place, spare.get(takeRight ? right++ : left++));
  }
}

/** The place of a letter in the order of cultures: symbols, digits, then letters with a, A, b, B. */
function weight(byte: number): number {
  if (byte >= 97 && byte <= 122) return 1000 + (byte - 97) * 2;
  if (byte >= 65 && byte <= 90) return 1001 + (byte - 65) * 2;
  if (byte >= 48 && byte <= 57) return 500 + byte;
  return byte;
}

/** The sort keys of texts seen so far: the same few names are sorted again and again. */
let sortKeys = new LuaTable<string, string>();
let keysKept = 0;
/** A save has some thousand different names. */
const MOST_KEYS = 20_000;

/** A text that comes before others, byte by byte, as this one does in the order of cultures: two bytes a letter. */
function sortKey(text: string): string {
  const known = sortKeys.get(text);
  if (known !== undefined) return known;
  const weights: string[] = [];
  for (const spelling of [string.lower(text), text]) {
    for (const place of $range(1, spelling.length)) {
      const heavy = weight(string.byte(spelling, place)) + 256;
      weights.push(string.char(Math.floor(heavy / 256), heavy % 256));
    }
    weights.push("\0");
  }
  if (keysKept >= MOST_KEYS) {
    sortKeys = new LuaTable<string, string>();
    keysKept = 0;
  }
  const key = weights.join("");
  sortKeys.set(text, key);
  keysKept++;
  return key;
}

/** Whether one text comes before another as .NET sorts words: letters first without regard to case, then lower case. */
export function isBeforeInCulture(a: string, b: string): boolean {
  // eslint-disable-next-line offsuit/lua-strings -- Keys are made to be compared by their bytes.
  return sortKey(a) < sortKey(b);
}
