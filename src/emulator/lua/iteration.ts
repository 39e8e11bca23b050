import type { Random } from "../../kit/data/random";
import { shuffled } from "../../kit/data/random";
import { raise } from "./fault";
import type { AnyTable, Values, ValuesFunction } from "./host";
import { metatableOf, nextEntry, rawRead, typeOf } from "./host";

function toVisit(value: unknown): AnyTable {
  if (typeOf(value) === "table") return value as AnyTable;
  return raise(`bad argument #1 to 'pairs' (table expected, got ${typeOf(value)})`);
}

function customPairs(visited: AnyTable): ValuesFunction | undefined {
  return metatableOf(visited)?.get("__pairs") as ValuesFunction | undefined;
}

/**
 * A `pairs` that visits in the same order in every run: numbers as they count, then names by the alphabet. The iterator is one of
 * the host's, as the native one is, so instructions are counted as if they were visited in Lua's own order.
 */
export function orderedPairs(value: unknown): Values {
  const visited = toVisit(value);
  const custom = customPairs(visited);
  if (custom !== undefined) return custom(visited);
  const step = coroutine.wrap(() => {
    for (const key of keysOf(visited)) {
      const entry = rawRead(visited, key);
      if (entry !== undefined) coroutine.yield(key, entry);
    }
  });
  return $multi(step, visited, undefined);
}

/**
 * The keys of a table in an order that is the same in every run: Lua's own depends on where things are in memory. Keys
 * that are neither numbers nor strings come last, in Lua's order.
 */
function keysOf(visited: AnyTable): AnyNotNil[] {
  const keys: AnyNotNil[] = [];
  const names: string[] = [];
  const others: AnyNotNil[] = [];
  let last = -Infinity;
  let isAscending = true;
  for (const [key] of visited) {
    const kind = typeOf(key);
    if (kind === "number") {
      if ((key as number) < last) isAscending = false;
      last = key as number;
      keys.push(key);
    } else if (kind === "string") names.push(key as string);
    else others.push(key);
  }
  // Lists are visited in order as it is.
  if (!isAscending) table.sort(keys);
  sortNames(names);
  for (const name of names) keys.push(name);
  for (const other of others) keys.push(other);
  return keys;
}

/** Few names, as most tables have, are sorted faster than Lua's own sort can be called. */
const FEW = 12;

function sortNames(names: string[]): void {
  const count = names.length;
  if (count > FEW) {
    table.sort(names);
    return;
  }
  for (let sorted = 1; sorted < count; sorted++) {
    const name = names[sorted] as string;
    let place = sorted - 1;
    for (; place >= 0; place--) {
      const other = names[place] as string;
      // eslint-disable-next-line offsuit/lua-strings -- Any order will do, as long as it is always the same.
      if (!(name < other)) break;
      names[place + 1] = other;
    }
    names[place + 1] = name;
  }
}

/** A `pairs` that visits in a random order. Entries removed on the way are passed over, as in MoonSharp. */
export function shuffledPairs(random: Random): (this: void, value: unknown) => Values {
  return (value) => {
    const visited = toVisit(value);
    const custom = customPairs(visited);
    if (custom !== undefined) return custom(visited);
    const first = nextEntry(visited)[0];
    if (first === undefined || nextEntry(visited, first)[0] === undefined) {
      return $multi(nextEntry, visited, undefined);
    }
    const order = shuffled(random, keysOf(visited));
    const count = order.length;
    let place = 0;
    const step = (): Values => {
      while (place < count) {
        const key = order[place++] as AnyNotNil;
        const entry = rawRead(visited, key);
        if (entry !== undefined) return $multi(key, entry);
      }
      return $multi(undefined);
    };
    return $multi(step, visited, undefined);
  };
}
