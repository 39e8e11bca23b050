import { createCounting, outside, type Counting } from "./counting";
import type { Library, LuaFunction } from "./lua/host";
import type { ScriptJson } from "./lua/script-json";
import { bytesOfPattern, bytesOfText, type Work } from "./moonsharp-cost";
import { createSampler, functionsBetween, takeSample, type Sampler } from "./sampler";

/**
 * Books what each entry into a script costs: the virtual machine's instructions in code of the scripts alone (counting.ts),
 * calls of the API, and what text functions leave. LuaJIT counts no instructions, so figures are taken on 5.2.
 *
 * @noSelf
 */
export interface Meter {
  /** The instructions, and what else is charged as such. */
  counting: Counting;
  /** Calls of the API since then, and the bytes of garbage of text functions (moonsharp-cost.ts). */
  calls: number;
  textBytes: number;
  /** What all runs together have done but for the chunks of scripts, nothing twice. */
  work: Work;
  /** The heaviest run of every handler of every script; with a sampler one for each function that most of a run went into. */
  heaviest: LuaTable<string, Reading>;
  sampler: Sampler | undefined;
  /** The work since the last frame ended, and the frame with the most. */
  frame: FrameReading;
  heaviestFrame: FrameReading;
}

/**
 * What TTS's own JSON costs, in instructions a letter of the text. There it is Lua that reads and writes letter by letter
 * (JSON.lua of Berserk Games' Tabletop-Simulator-Lua-Classes), here it is the emulator's. Measured with that file on
 * MoonSharp 2.0.0.0: decoding 66 letters takes 0.35 ms, 317 letters 1.5 to 1.8 ms, 1,200 letters 4.6 to 6.3 ms; encoding
 * them 0.2, 0.9 and 2.8 ms. An instruction of Lua 5.2 is 2.36 of MoonSharp's, and takes 0.27 microseconds at best and 0.43 usually
 * (moonsharp-cost.ts).
 */
const JSON_COST = { decode: 25, encode: 13 } as const;

export interface Reading {
  script: string;
  handler: string;
  /** Instructions of the heaviest single run. */
  count: number;
  /** The calls of the API and the bytes of text functions in that run. */
  calls: number;
  textBytes: number;
  /** How often it ran, and the instructions of all runs together. */
  runs: number;
  sum: number;
  /** The functions that most of the heaviest run went into, the innermost first (`functionsBetween`); none without a sampler. */
  where: string[];
}

/** The name of a script's first run, which is behind the loading screen and in no frame. */
export const CHUNK = "the chunk";

/** What all scripts together do in a frame, and what people bring about before it. */
export interface FrameReading {
  /** Instructions of everything that ran in it. */
  count: number;
  /** Each run that counts: the script, its handler, the instructions. */
  runs: string[];
}

/** The instructions of a step: what is counted does not depend on it, but for each sample it looks at the whole stack. */
const STEP = { counting: 64, sampling: 200 } as const;

/** A meter on which nothing has run. With `samples` it knows which functions the instructions went into, and is slower. */
export function createMeter(samples = false): Meter {
  const sampler = samples ? createSampler() : undefined;
  const counting = createCounting(sampler === undefined ? STEP.counting : STEP.sampling);
  if (sampler !== undefined)
    counting.sample = (instructions) => {
      takeSample(sampler, counting.total, instructions);
    };
  return {
    counting,
    calls: 0,
    textBytes: 0,
    work: { instructions: 0, calls: 0, textBytes: 0 },
    heaviest: new LuaTable(),
    sampler,
    frame: newFrame(),
    heaviestFrame: newFrame(),
  };
}

/** The reading of a meter. */
export interface Mark {
  total: number;
  calls: number;
  textBytes: number;
}

/** The meter's reading now; nothing if nothing is counted. */
export function markOf(meter: Meter | undefined): Mark {
  if (meter === undefined) return NOWHERE;
  const { counting, calls, textBytes } = meter;
  return { total: counting.total, calls, textBytes };
}

const NOWHERE: Mark = { total: 0, calls: 0, textBytes: 0 };

/** A function of the game: what it does is not the cost of the script that calls it, but for the call. */
export function uncounted(meter: Meter | undefined, body: LuaFunction): LuaFunction {
  if (meter === undefined) return body;
  const { counting } = meter;
  return outside((...parameters: unknown[]): unknown => {
    const { calls, textBytes } = meter;
    const { total } = counting;
    const result = body(...parameters);
    counting.total = total;
    meter.calls = calls;
    meter.textBytes = textBytes;
    return result;
  });
}

/** The same for a global function; for a member, to read it was the call. */
export function countedCall(meter: Meter | undefined, body: LuaFunction): LuaFunction {
  const run = uncounted(meter, body);
  if (meter === undefined) return run;
  return (...parameters: unknown[]): unknown => {
    meter.calls++;
    return run(...parameters);
  };
}

/** The JSON table of a script, whose work counts as that of the script: in TTS it is Lua like the script itself. */
export function countedJson(meter: Meter, json: ScriptJson): ScriptJson {
  const counted = (text: string): string => {
    meter.counting.total += text.length * JSON_COST.encode;
    return text;
  };
  return {
    encode: (value) => counted(json.encode(value)),
    encode_pretty: (value) => counted(json.encode_pretty(value)),
    decode: (text) => {
      if (typeof text === "string") meter.counting.total += text.length * JSON_COST.decode;
      return json.decode(text);
    },
  };
}

/** Text functions that copy a text to look through it, and whether they surely read all of it; how far others read is not known. */
const READING_FUNCTIONS: Readonly<Record<string, boolean>> = {
  find: false,
  match: false,
  gmatch: true,
  gsub: true,
};
/** Those that only make a text. */
const MAKING_FUNCTIONS = ["sub", "format", "rep", "lower", "upper", "reverse"];

/** Has the text functions of a script book what they leave. */
export function meterTexts(meter: Meter, strings: Library, tables: Library): void {
  for (const [name, readsAll] of Object.entries(READING_FUNCTIONS)) {
    const original = strings.get(name) as LuaFunction;
    strings.set(name, (text: unknown, pattern: unknown, third: unknown, fourth: unknown) => {
      if (typeof text === "string")
        meter.textBytes += bytesOfPattern(text.length, readsAll ? text.length : 0);
      return original(text, pattern, third, fourth);
    });
  }
  for (const name of MAKING_FUNCTIONS) strings.set(name, making(meter, strings.get(name) as LuaFunction));
  tables.set("concat", making(meter, tables.get("concat") as LuaFunction));
}

function making(meter: Meter, original: LuaFunction): LuaFunction {
  return (...given: unknown[]): unknown => {
    const made = original(...given);
    if (typeof made === "string") meter.textBytes += bytesOfText(made.length);
    return made;
  };
}

/** Books a run that began when the meter stood at `start`. */
export function bookRun(meter: Meter, script: string, handler: string, start: Mark): void {
  const count = meter.counting.total - start.total;
  const calls = meter.calls - start.calls;
  const textBytes = meter.textBytes - start.textBytes;
  const where =
    meter.sampler === undefined ? [] : functionsBetween(meter.sampler, start.total, meter.counting.total);
  if (handler !== CHUNK) {
    meter.work.instructions += count;
    meter.work.calls += calls;
    meter.work.textBytes += textBytes;
  }
  if (handler !== CHUNK && count > 0) {
    meter.frame.count += count;
    meter.frame.runs.push(`${script} ${handler}: ${count}`);
  }
  const key = `${script}\n${handler}\n${where[0] ?? ""}`;
  const reading = meter.heaviest.get(key);
  if (reading === undefined) {
    meter.heaviest.set(key, { script, handler, count, calls, textBytes, runs: 1, sum: count, where });
    return;
  }
  reading.runs++;
  reading.sum += count;
  if (count <= reading.count) return;
  reading.count = count;
  reading.calls = calls;
  reading.textBytes = textBytes;
  reading.where = where;
}

function newFrame(): FrameReading {
  return { count: 0, runs: [] };
}

/** A frame has ended. */
export function endFrame(meter: Meter): void {
  if (meter.frame.count > meter.heaviestFrame.count) meter.heaviestFrame = meter.frame;
  meter.frame = newFrame();
}

/** Forgets all readings. */
export function clearReadings(meter: Meter): void {
  meter.heaviest = new LuaTable();
  meter.work = { instructions: 0, calls: 0, textBytes: 0 };
  meter.frame = newFrame();
  meter.heaviestFrame = newFrame();
}

/** All readings, the heaviest first. */
export function readings(meter: Meter): Reading[] {
  const list: Reading[] = [];
  for (const [, reading] of meter.heaviest) list.push(reading);
  return list.sort((a, b) => b.count - a.count);
}
