import { isScriptSource } from "./lua/fault";

/**
 * Remembers which functions of scripts were running whenever the meter counted, so a report can name what a run spent its work
 * on.
 *
 * @noSelf
 */
export interface Sampler {
  /** The latest samples, in the order of the meter's counts. */
  samples: Sample[];
}

interface Sample {
  /** The meter's count then, and how much of that belongs to this sample, in instructions. */
  at: number;
  instructions: number;
  /** The functions on the call stack, the innermost first: `@Global:120` is the one defined in line 120 of Global. */
  functions: string[];
}

/** What the meter was charged with for work of the game: nothing ran in a script meanwhile. */
export const CHARGED = "JSON";

/** None of our scripts calls deeper than this; in a deeper recursion the innermost calls say enough. */
const MOST_LEVELS = 80;
/** How many samples are kept; the older half goes when there are more. No run takes nearly as many. */
const MOST_SAMPLES = 5000;

export function createSampler(): Sampler {
  return { samples: [] };
}

/** Notes the call stack of the running function, which counts for this many instructions up to `at`. */
export function takeSample(sampler: Sampler, at: number, instructions: number): void {
  dropFrom(sampler, at);
  if (sampler.samples.length >= MOST_SAMPLES) sampler.samples = sampler.samples.slice(MOST_SAMPLES / 2);
  const functions: string[] = [];
  const known = new LuaSet<string>();
  for (let above = 2; above < MOST_LEVELS; above++) {
    const info = debug.getinfo(above, "S");
    if (info === undefined) break;
    const { source, linedefined } = info;
    if (source === undefined || !isScriptSource(source)) continue;
    const name = `${source}:${linedefined ?? 0}`;
    if (known.has(name)) continue;
    known.add(name);
    functions.push(name);
  }
  sampler.samples.push({ at, instructions, functions });
}

/**
 * The functions that were running in at least half of a run, the innermost first; the run began when the meter stood at
 * `start` and ended at `end`.
 */
export function functionsBetween(sampler: Sampler, start: number, end: number): string[] {
  dropFrom(sampler, end + 1);
  const { samples } = sampler;
  const shares = new LuaTable<string, { instructions: number; depth: number }>();
  let taken = 0;
  for (let i = samples.length - 1; i >= 0; i--) {
    const sample = samples[i];
    if (sample === undefined || sample.at <= start) break;
    const { instructions } = sample;
    taken += instructions;
    sample.functions.forEach((name, depth) => {
      const share = shares.get(name) ?? { instructions: 0, depth: 0 };
      share.instructions += instructions;
      share.depth += depth * instructions;
      shares.set(name, share);
    });
  }
  if (end > start && taken * 2 < end - start) return [CHARGED];
  const common: { name: string; depth: number }[] = [];
  for (const [name, share] of shares)
    if (share.instructions * 2 >= taken) common.push({ name, depth: share.depth / share.instructions });
  return common.sort((a, b) => a.depth - b.depth).map(({ name }) => name);
}

/** Forgets samples of work that the meter has discounted. */
function dropFrom({ samples }: Sampler, at: number): void {
  while ((samples[samples.length - 1]?.at ?? -1) >= at) samples.pop();
}
