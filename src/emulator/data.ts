import { isTable } from "./scripts";

/** A deep copy of plain tables without their metatables, for what scripts may change: records, rows. */
export function copyData<T>(value: T): T;
export function copyData(value: unknown): unknown {
  if (!isTable(value)) return value;
  const copy = new LuaTable<string | number, unknown>();
  for (const [key, inner] of value) copy.set(key, copyData<unknown>(inner));
  return copy;
}
