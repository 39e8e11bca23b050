/**
 * `copy` and `same` of src/kit/data/data for what specs do at every step. Those run as they do in the game, with every table
 * visited in a random order, which costs several times as much.
 */

type Table = LuaTable<AnyNotNil, unknown>;

function isTable(value: unknown): value is Table {
  return typeof value === "object";
}

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (!isTable(value)) return value;
  const result: Table = new LuaTable<AnyNotNil, unknown>();
  for (const [key, entry] of value) result.set(key, copy(entry));
  return result as unknown as T;
}

/** Whether two pieces of plain data hold the same values. A missing field equals an undefined one. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isTable(a) || !isTable(b)) return false;
  for (const [key, entry] of a) if (!same(entry, b.get(key))) return false;
  for (const [key] of b) if (a.get(key) === undefined) return false;
  return true;
}
