import type { Timed } from "./verdict";

/** How many of the slowest are listed. Where no more than these have run, nothing is. */
const SLOWEST = 15;

/** Prints where the time of a longer run has gone: the seconds of each folder of spec, and the slowest of all. */
export function printTimes(timed: readonly Timed[] = []): void {
  if (timed.length > SLOWEST) process.stdout.write(`\n${timesOf(timed)}\n`);
}

/** The seconds of each folder of spec and of all that is no spec, most first, and the slowest jobs. */
export function timesOf(timed: readonly Timed[]): string {
  const folders = new Map<string, { seconds: number; count: number }>();
  for (const { name, seconds } of timed) {
    const folder = /^spec\/[^/ ]+/.exec(name)?.[0] ?? "no spec";
    const of = folders.get(folder) ?? { seconds: 0, count: 0 };
    folders.set(folder, { seconds: of.seconds + seconds, count: of.count + 1 });
  }
  const sums = [...folders].map(([name, { seconds, count }]) => ({ name: `${name} (${count})`, seconds }));
  return [
    "Seconds by folder (and how many runs):",
    ...longestFirst(sums).map(line),
    "",
    `The ${Math.min(SLOWEST, timed.length)} slowest:`,
    ...longestFirst(timed).slice(0, SLOWEST).map(line),
    "",
  ].join("\n");
}

function longestFirst(timed: readonly Timed[]): Timed[] {
  return [...timed].sort((one, other) => other.seconds - one.seconds);
}

function line({ name, seconds }: Timed): string {
  return `${seconds.toFixed(1).padStart(8)}  ${name}`;
}
