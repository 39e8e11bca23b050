import { transpileLua } from "../build/transpile";
import { buildProject } from "../build/project";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";
import { requireBusted } from "./busted";
import { readDurations } from "./durations";
import { forgetFailures } from "./failures";
import { isBuilt } from "./prepared";
import { AT_ONCE, runParts } from "./run";
import { isNamed, requirePath } from "./selection";
import { specFiles, specs } from "./specs";
import { touchedSpecs } from "./touched";
import type { Verdict } from "./verdict";

/** How much is to be soaked. */
export interface Soaking {
  /** How many times as many games each spec plays. */
  scale: number;
  /** After this many minutes no further spec is begun; none: everything is run. */
  minutes?: number;
}

/** The module that says how much a spec plays: those that import it, however indirectly, play more in a soak. */
const SCALE = "spec/support/scale.ts";

/** The specs that can play more games, all or those that are named. Raises a `Complaint` if there are none. dist/lua has to be up to date. */
export function soakedSpecs(names: readonly string[]): string[] {
  names.forEach(requirePath);
  const files = touchedSpecs([SCALE]).filter((file) => names.length === 0 || isNamed(file, names));
  if (files.length === 0)
    throw new Complaint(`No spec in ${names.join(", ")} can play more games. Use npm test instead.`);
  return files;
}

/**
 * Runs the specs that can play more games than in `npm test` with many times as many; all of them, or those named. It first says
 * what that adds and, from earlier runs, how long it will take, then each result, and ends by itself.
 */
export async function runSoak(names: readonly string[], { scale, minutes }: Soaking): Promise<Verdict> {
  names.forEach(requirePath);
  await requireBusted();
  forgetFailures();
  const progress = startProgress();
  transpileLua();
  if (!isBuilt()) buildProject(progress);
  progress.end();
  const files = soakedSpecs(names);
  const soak = specs(files, { scale, apart: true });
  const durations = readDurations();
  const seconds = soak.jobs.reduce((total, { name }) => total + durations.of(name), 0) / AT_ONCE;
  const others =
    names.length > 0
      ? "No other spec runs."
      : `The other ${specFiles().length - files.length} would only repeat themselves, and do not run.`;
  const budget = minutes === undefined ? "" : `; none is begun after ${minutes} minutes`;
  process.stderr.write(
    `What this adds to npm test: ${files.length} specs play ${scale} times as many games, most with seeds of their own ` +
      `(${foldersOf(files)}). ${others}\n` +
      `That takes about ${Math.ceil(seconds / 60)} minutes${budget}.\n`,
  );
  const until = minutes === undefined ? Infinity : Date.now() + minutes * 60_000;
  return runParts([soak], {
    goOn: () => Date.now() < until,
    jobEnded({ name }, { failed }, left) {
      process.stderr.write(`${failed === 0 ? "ok" : "FAILED"} ${name}, ${left} left\n`);
    },
  });
}

/** How many of some specs each folder has: `spec/table 12, spec/soak 3`. */
function foldersOf(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.split("/").slice(0, 2).join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(", ");
}
