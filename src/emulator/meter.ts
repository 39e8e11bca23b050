import { isScriptSource } from "./lua/fault";
import type { LuaFunction } from "./lua/host";

/**
 * Counts the virtual machine's instructions that each entry into a script costs, in code of the scripts alone. Lua 5.2
 * counts in steps, and counts the hook's own twenty instructions among them, so that readings are up to a tenth too high;
 * LuaJIT does not count compiled code, so figures are taken on 5.2.
 *
 * @noSelf
 */
export interface Meter {
  /** Instructions since the meter was made, in steps of `STEP`. */
  total: number;
  /** The heaviest run of every handler of every script. */
  heaviest: LuaTable<string, Reading>;
  hook: () => void;
}

export interface Reading {
  script: string;
  handler: string;
  /** Instructions of the heaviest single run. */
  count: number;
  /** How often it ran. */
  runs: number;
}

/** In finer steps the hook itself, which runs once in each, would be much of what is counted. */
const STEP = 500;

export function createMeter(): Meter {
  const meter: Meter = { total: 0, heaviest: new LuaTable(), hook: () => {} };
  meter.hook = () => {
    // What the emulator does for a script is the game's own work there: only what stands in scripts counts.
    const { source } = debug.getinfo(2, "S") ?? {};
    if (source !== undefined && isScriptSource(source)) meter.total += STEP;
  };
  return meter;
}

/** Makes the running coroutine count; every coroutine needs it once. */
export function installMeter(meter: Meter): void {
  debug.sethook(meter.hook, "", STEP);
}

/** Stops counting. */
export function removeMeter(): void {
  debug.sethook();
}

/** A function of the game: what it does is not the cost of the script that calls it. */
export function uncounted(meter: Meter | undefined, body: LuaFunction): LuaFunction {
  if (meter === undefined) return body;
  return (...parameters: unknown[]): unknown => {
    const before = meter.total;
    const result = body(...parameters);
    meter.total = before;
    return result;
  };
}

/** Books a run that began when the meter stood at `start`. */
export function bookRun(meter: Meter, script: string, handler: string, start: number): void {
  const key = `${script}\n${handler}`;
  const count = meter.total - start;
  const reading = meter.heaviest.get(key);
  if (reading === undefined) {
    meter.heaviest.set(key, { script, handler, count, runs: 1 });
    return;
  }
  reading.runs++;
  if (count > reading.count) reading.count = count;
}

/** All readings, the heaviest first. */
export function readings(meter: Meter): Reading[] {
  const list: Reading[] = [];
  for (const [, reading] of meter.heaviest) list.push(reading);
  return list.sort((a, b) => b.count - a.count);
}
