import type { AnyTable, LuaFunction, ValuesFunction } from "./lua/host";
import { typeOf } from "./lua/host";

/**
 * Counts the instructions of the virtual machine that scripts take, every one of them and none of the emulator's. Lua 5.2 calls a
 * hook after a number of instructions, and does not say how many have run since. So whenever a script calls the emulator, or
 * returns to it, simple instructions run until the hook comes: those that were missing are the script's. Hence the same play
 * counts the same on every machine, whatever the emulator does meanwhile. LuaJIT does not count what it has compiled: there
 * nothing is counted.
 *
 * @noSelf
 */
export interface Counting {
  /** The instructions since it was made, and what else is charged to scripts. */
  total: number;
  /** Called about once a step, with the instructions since it was called last: `unsampled`. */
  sample: ((instructions: number) => void) | undefined;
  unsampled: number;
  /** How many instructions a step has. */
  readonly step: number;
  /** Whether the instructions that run are those that only fill up a step. */
  isFilling: boolean;
  readonly hook: () => void;
  /** Runs `step` simple instructions, each of which adds one to the first parameter. */
  readonly fill: (filled: number, counting: Counting) => void;
  /** What counting itself takes, in instructions: from its beginning to its end, and for a call into the emulator. */
  readonly own: { run: number; call: number };
}

/** Whether this Lua counts instructions. */
const IS_COUNTED = _VERSION === "Lua 5.2" && (_G as unknown as Record<string, unknown>)["jit"] === undefined;
/** The instructions that the hook takes after the next step has begun: its end. */
const AFTER_HOOK = 1;

const setHook = debug.sethook as (this: void, hook?: () => void, mask?: string, count?: number) => void;
const localAt = debug.getlocal as (
  this: void,
  level: number,
  place: number,
) => LuaMultiReturn<[string, unknown]>;

/** Whose instructions run, if they are those of a script. */
let current: Counting | undefined;

/** A counting in which nothing has run. */
export function createCounting(step: number): Counting {
  const counting: Counting = {
    total: 0,
    sample: undefined,
    unsampled: 0,
    step,
    isFilling: false,
    hook: () => {
      if (counting.isFilling) {
        const [, filled] = localAt(2, 1);
        counting.total += step - (filled as number);
        setHook();
        counting.isFilling = false;
        return;
      }
      counting.total += step - AFTER_HOOK;
      lookAt(counting, step - AFTER_HOOK);
      setHook(counting.hook, "", step);
    },
    fill: fillOf(step),
    own: { run: 0, call: 0 },
  };
  if (!IS_COUNTED) return counting;
  const nothing = (): void => {};
  startCounting(counting);
  stopCounting(counting);
  counting.own.run = counting.total;
  const calling = (callee: () => void): number => {
    counting.total = 0;
    startCounting(counting);
    callee();
    stopCounting(counting);
    return counting.total;
  };
  const plain = calling(nothing);
  counting.own.call = calling(outside(nothing)) - plain;
  counting.total = 0;
  return counting;
}

/** The function that fills up a step: straight-line code, so each addition is one instruction. */
function fillOf(step: number): Counting["fill"] {
  const [chunk] = load(
    `return function(filled, counting) counting.isFilling = true ${string.rep("filled = filled + 1 ", step)} end`,
  );
  return (chunk as unknown as (this: void) => Counting["fill"])();
}

/** From here on instructions of the running thread are those of a script. */
export function startCounting(counting: Counting): void {
  if (!IS_COUNTED) return;
  // A script that has raised an error has not ended in order.
  if (current !== undefined) stopCounting(current);
  current = counting;
  setHook(counting.hook, "", counting.step);
}

/** From here on they are the emulator's again. */
export function stopCounting(counting: Counting): void {
  if (current !== counting) return;
  const before = counting.total;
  counting.fill(0, counting);
  // Nothing has been counted in a thread where the script has died.
  if (counting.isFilling) setHook();
  counting.isFilling = false;
  counting.total -= counting.own.run;
  current = undefined;
  lookAt(counting, counting.total - before);
}

/** Has a sample taken if enough has run. */
function lookAt(counting: Counting, instructions: number): void {
  if (counting.sample === undefined) return;
  counting.unsampled += instructions;
  if (counting.unsampled < counting.step) return;
  counting.sample(counting.unsampled);
  counting.unsampled = 0;
}

const outsides = setmetatable(new LuaTable<AnyNotNil, LuaFunction>(), { __mode: "k" });

/** A function of the emulator as a script may call it: what it does is not counted. */
export function outside(body: LuaFunction): LuaFunction {
  if (!IS_COUNTED) return body;
  const known = outsides.get(body);
  if (known !== undefined) return known;
  const wrapped = ((...parameters: unknown[]) => {
    const counting = current;
    if (counting === undefined) return (body as ValuesFunction)(...parameters);
    stopCounting(counting);
    return back(counting, ...(body as ValuesFunction)(...parameters));
  }) as LuaFunction;
  outsides.set(body, wrapped);
  outsides.set(wrapped, wrapped);
  return wrapped;
}

function back(counting: Counting, ...results: unknown[]): LuaMultiReturn<unknown[]> {
  counting.total -= counting.own.call;
  startCounting(counting);
  return $multi(...results);
}

/** A function of a script as the emulator calls it: what it does is counted. */
export function inside(counting: Counting, body: LuaFunction): LuaFunction {
  if (!IS_COUNTED) return body;
  const left = (...results: unknown[]): LuaMultiReturn<unknown[]> => {
    stopCounting(counting);
    return $multi(...results);
  };
  return (...parameters: unknown[]) => {
    startCounting(counting);
    return left(...(body as ValuesFunction)(...parameters));
  };
}

/** The functions that call functions which a script gives them; what `wrap` answers is the emulator's. */
const CALLING_BACK: ReadonlySet<string> = new Set(["pcall", "xpcall", "sort", "gsub", "create", "wrap"]);
/** The function of the host that leaves the script; others have no instructions of their own. */
const LEAVING = "yield";

/** Has every function that a script finds in a table, and in those within it, count as the emulator's. */
export function countFrom(counting: Counting, globals: AnyTable): void {
  if (!IS_COUNTED) return;
  const seen = new LuaSet();
  const visit = (table: AnyTable): void => {
    if (seen.has(table)) return;
    seen.add(table);
    const names: AnyNotNil[] = [];
    for (const [name] of table) names.push(name);
    for (const name of names) {
      const value = table.get(name);
      if (typeOf(value) === "table") visit(value as AnyTable);
      else if (typeOf(value) === "function") {
        const key = tostring(name);
        const body = value as LuaFunction;
        if (CALLING_BACK.has(key)) table.set(name, outside(callingBack(counting, body, key === "wrap")));
        else if (key === LEAVING || !isOfHost(body)) table.set(name, outside(body));
      }
    }
    const above = getmetatable(table);
    if (above !== undefined && typeOf(above) === "table") visit(above as unknown as AnyTable);
  };
  visit(globals);
}

function isOfHost(body: LuaFunction): boolean {
  return debug.getinfo(body, "S")?.what === "C";
}

/** A function that gets a script's functions as parameters: while they run the script counts. */
function callingBack(counting: Counting, body: LuaFunction, makesFunctions: boolean): LuaFunction {
  const entered = (value: unknown): unknown =>
    typeOf(value) === "function" && !isOfHost(value as LuaFunction)
      ? inside(counting, value as LuaFunction)
      : value;
  if (makesFunctions) return (given: unknown) => outside(body(entered(given)) as LuaFunction);
  return (first: unknown, second: unknown, third: unknown, ...rest: unknown[]) =>
    (body as ValuesFunction)(entered(first), entered(second), entered(third), ...rest);
}
