import { type ScriptError, scriptError } from "./fault";
import {
  type AnyTable,
  handledCall,
  isInCoroutine,
  type Library,
  type LuaFunction,
  pick,
  resumeThread,
  stackText,
  type ValuesFunction,
} from "./host";

/** How a call into a script ended. */
export type CallResult = { kind: "returned"; value: unknown } | { kind: "failed"; error: ScriptError };

/** All that a call has given back, and how much that is: there may be holes. */
export interface ResultList {
  readonly values: AnyTable;
  readonly count: number;
}

/** How a call into a script for all of its results ended. */
export type FullCallResult =
  { kind: "returned"; results: ResultList } | { kind: "failed"; error: ScriptError };

/** How one step of a script's coroutine ended. */
export type StepResult = CallResult | { kind: "yielded"; value: unknown };

/**
 * A coroutine of a script, driven from outside.
 *
 * @noSelf
 */
export interface Thread {
  /** Runs to the next `coroutine.yield` or to the end. */
  resume(): StepResult;
}

/**
 * The only ways into a script.
 *
 * @noSelf
 */
export interface Entry {
  /** Calls a function of this script. Nothing that goes wrong inside escapes, host exceptions included. */
  call(callee: LuaFunction, ...parameters: unknown[]): CallResult;
  /** The same where all results count, and not only the first. */
  callForAll(callee: LuaFunction, ...parameters: unknown[]): FullCallResult;
  /** Makes a coroutine of a function of this script; it starts at the first `resume`. */
  thread(body: LuaFunction): Thread;
}

/** What method calls on strings (`text:upper()`) look up. It is one table for the whole interpreter. */
const stringMetatable = getmetatable("") as unknown as { __index: unknown };

/** The entry to a script whose string methods are these: they hold while the script runs, and no longer. */
export function createEntry(strings: Library): Entry {
  const step = (thread: LuaThread, ...parameters: unknown[]): StepResult => {
    const outside = stringMetatable.__index;
    stringMetatable.__index = strings;
    const [succeeded, result] = resumeThread(thread, ...parameters);
    stringMetatable.__index = outside;
    if (succeeded !== true)
      return { kind: "failed", error: scriptError(result, debug.traceback(thread, "")) };
    return { kind: coroutine.status(thread) === "dead" ? "returned" : "yielded", value: result };
  };

  /** A call on a thread of its own that the script cannot yield out of: TTS's C# does not let it through. */
  const callApart = (callee: LuaFunction, ...parameters: unknown[]): CallResult => {
    const thread = coroutine.create(callee);
    const result = step(thread, ...parameters);
    if (result.kind !== "yielded") return result;
    const problem = "attempt to yield across a CLR-call boundary";
    return { kind: "failed", error: scriptError(problem, debug.traceback(thread, "")) };
  };

  const call = (callee: LuaFunction, ...parameters: unknown[]): CallResult => {
    if (isInCoroutine()) return callApart(callee, ...parameters);
    const outside = stringMetatable.__index;
    stringMetatable.__index = strings;
    let traceback = "";
    const handle = (caught: unknown): unknown => {
      traceback = stackText("", 2);
      return caught;
    };
    const [succeeded, result] = handledCall(callee, handle, ...parameters);
    stringMetatable.__index = outside;
    if (succeeded === true) return { kind: "returned", value: result };
    return { kind: "failed", error: scriptError(result, traceback) };
  };

  return {
    call: (callee, ...parameters) => call(callee, ...parameters),
    callForAll: (callee, ...parameters) => {
      let results: ResultList = { values: new LuaTable(), count: 0 };
      const keep = (...values: unknown[]): void => {
        const [count] = pick("#", ...values);
        const list: AnyTable = new LuaTable();
        for (const place of $range(1, count as number)) list.set(place, values[place - 1]);
        results = { values: list, count: count as number };
      };
      const result = call(() => {
        keep(...(callee as ValuesFunction)(...parameters));
      });
      return result.kind === "failed" ? result : { kind: "returned", results };
    },
    thread: (body) => {
      const thread = coroutine.create(body);
      return { resume: () => step(thread) };
    },
  };
}
