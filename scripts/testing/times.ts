import type { Timed, Verdict } from "./verdict";

/** How many of the slowest are listed. Where no more than these have run, nothing is. */
const SLOWEST = 15;

/** Prints where the time of a longer run has gone: the seconds of each folder of spec, the slowest runs, the slowest tests. */
export function printTimes({ timed = [], timedTests = [] }: Pick<Verdict, "timed" | "timedTests">): void {
  if (timed.length > SLOWEST) process.stdout.write(`\n${timesOf(timed, timedTests)}\n`);
}

/**
 * The seconds of each folder of spec and of all that is no spec, most first, the slowest jobs, and of the tests in Lua the
 * slowest.
 */
export function timesOf(timed: readonly Timed[], timedTests: readonly Timed[] = []): string {
  const folders = new Map<string, { seconds: number; count: number }>();
  for (const { name, seconds } of timed) {
    const folder = /^spec\/[^/ ]+/.exec(name)?.[0] ?? "no spec";
    const of = folders.get(folder) ?? { seconds: 0, count: 0 };
    folders.set(folder, { seconds: of.seconds + seconds, count: of.count + 1 });
  }
  const sums = [...folders].map(([name, { seconds, count }]) => ({ name: `${name} (${count})`, seconds }));
  return [
    "Seconds by folder (and how many runs), of a processor for Lua, else on the clock:",
    ...longestFirst(sums).map(line),
    "",
    ...slowest("runs", timed),
    ...(timedTests.length === 0 ? [] : slowest("tests on Lua", timedTests)),
  ].join("\n");
}

function slowest(what: string, timed: readonly Timed[]): string[] {
  const listed = longestFirst(timed).slice(0, SLOWEST);
  return [`The ${listed.length} slowest ${what}:`, ...listed.map(line), ""];
}

function longestFirst(timed: readonly Timed[]): Timed[] {
  return [...timed].sort((one, other) => other.seconds - one.seconds);
}

function line({ name, seconds }: Timed): string {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`;
}
