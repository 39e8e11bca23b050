import { isTable } from "./scripts";
import type { ObjectState } from "./state";

/** A deep copy of plain tables without their metatables, for what scripts may change: records, rows. */
export function copyData<T>(value: T): T;
export function copyData(value: unknown): unknown {
  if (!isTable(value)) return value;
  const copy = new LuaTable<string | number, unknown>();
  for (const [key, inner] of value) copy.set(key, copyData<unknown>(inner));
  return copy;
}

/** A record as scripts get it: its states have numbers for keys, where a save has texts. */
export function dataFrom(state: ObjectState): unknown {
  return withStates(copyData<unknown>(state), (key) => tonumber(key) ?? key);
}

/** A record as a save has it, from what a script gives. */
export function recordFrom(data: LuaTable<string | number, unknown>): unknown {
  return withStates(copyData<unknown>(data), (key) => tostring(key));
}

/** Gives the states of a record, and of all that are in it, other keys; the record is changed. */
function withStates(record: unknown, keyOf: (this: void, key: string | number) => string | number): unknown {
  if (!isTable(record)) return record;
  for (const field of ["ContainedObjects", "ChildObjects"]) {
    const inner = record.get(field);
    if (isTable(inner)) for (const [, item] of inner) withStates(item, keyOf);
  }
  const states = record.get("States");
  if (!isTable(states)) return record;
  const renamed = new LuaTable<string | number, unknown>();
  for (const [key, state] of states) renamed.set(keyOf(key), withStates(state, keyOf));
  record.set("States", renamed);
  return record;
}
