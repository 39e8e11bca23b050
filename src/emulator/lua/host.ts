/**
 * The functions of the Lua that runs the emulator, with the types that a sandbox needs. They are taken when this module
 * is loaded, before a script or a spec can replace them.
 */

/** A Lua function whose parameters and results nobody knows; of several results the first counts. */
export type LuaFunction = (this: void, ...parameters: unknown[]) => unknown;

/** Several values, as Lua functions take and give them. */
export type Values = LuaMultiReturn<unknown[]>;

/** A Lua function whose results all count. */
export type ValuesFunction = (this: void, ...parameters: unknown[]) => Values;

/** A table with any keys. */
export type AnyTable = LuaTable<AnyNotNil, unknown>;

/** The functions of one library, by name. */
export type Library = LuaTable<string, unknown>;

/** Every global of the host, also those that only one of Lua 5.2 and LuaJIT has. */
const globals = _G as unknown as Record<string, unknown>;

export const protectedCall = pcall as (this: void, callee: unknown, ...parameters: unknown[]) => Values;

export const handledCall = xpcall as (
  this: void,
  callee: unknown,
  handler: (this: void, caught: unknown) => unknown,
  ...parameters: unknown[]
) => Values;

/** Lua's `type`; the declaration of tts-types would give it a self. */
export const typeOf = globals.type as (this: void, value: unknown) => string;

/** `string.find` with a pattern: where it starts and ends, and its first two captures; all undefined where it is not found. */
export const findPattern = string.find as (
  this: void,
  text: string,
  pattern: string,
  from?: number,
) => LuaMultiReturn<
  [start: number | undefined, end: number | undefined, first: string | undefined, second: string | undefined]
>;

export const pick = select as (this: void, place: number | "#", ...values: unknown[]) => Values;

export const metatableOf = getmetatable as (
  this: void,
  value: unknown,
) => LuaTable<string, unknown> | undefined;

export const nextEntry = next as (this: void, table: AnyTable, key?: unknown) => Values;

export const rawRead = rawget as (this: void, table: AnyTable, key: AnyNotNil) => unknown;

export const rawWrite = rawset as (this: void, table: AnyTable, key: AnyNotNil, value: unknown) => void;

export const removeEntry = table.remove as unknown as (this: void, list: AnyTable, place?: number) => unknown;

export const unpackList = (globals.unpack ?? table.unpack) as (
  this: void,
  list: AnyTable,
  first: number,
  last: number,
) => Values;

export const resumeThread = coroutine.resume as (
  this: void,
  thread: LuaThread,
  ...values: unknown[]
) => Values;

const runningThread = coroutine.running as (
  this: void,
) => LuaMultiReturn<[thread: LuaThread | undefined, isMain: boolean | undefined]>;

/** Whether the running code is inside a coroutine; LuaJIT knows no thread for the code outside. */
export function isInCoroutine(): boolean {
  const [thread, isMain] = runningThread();
  return thread !== undefined && isMain !== true;
}

export const stackText = debug.traceback as (this: void, message: string, level: number) => string;

export const compileChunk = load;

const hostRawLength = globals.rawlen as ((this: void, list: AnyTable) => number) | undefined;

/** The length of a table without its metatable; LuaJIT has no rawlen. */
export function rawLength(list: AnyTable): number {
  if (hostRawLength !== undefined) return hostRawLength(list);
  let count = 0;
  while (rawRead(list, count + 1) !== undefined) count++;
  return count;
}

/** A new library with some functions of the host's. */
export function librarySelection(library: object, names: readonly string[]): Library {
  const selection = new LuaTable<string, unknown>();
  for (const name of names) selection.set(name, (library as Record<string, unknown>)[name]);
  return selection;
}
