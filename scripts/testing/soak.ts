import { transpileLua } from "../build/transpile";
import { buildProject } from "../build/project";
import { startProgress } from "../terminal/progress";
import { requireBusted } from "./busted";
import { readDurations } from "./durations";
import { isBuilt, RECORDS } from "./prepared";
import { AT_ONCE, runParts } from "./run";
import { specFiles, specs } from "./specs";
import type { Verdict } from "./verdict";

/** How much has to be soaked. */
export interface Soaking {
  /** How many times as many games each spec plays. */
  scale: number;
  /** After this many minutes no further spec is begun; none: everything is run. */
  minutes?: number;
}

/**
 * Runs every spec with many times as many games. It says first how long that will take, by how long each spec took
 * before, then what each has come to, and ends by itself.
 */
export async function runSoak({ scale, minutes }: Soaking): Promise<Verdict> {
  await requireBusted();
  const progress = startProgress();
  transpileLua();
  if (!isBuilt()) buildProject(progress);
  progress.end();
  await runParts([RECORDS]);
  const soak = specs(specFiles(), { scale, apart: true });
  const durations = readDurations();
  const seconds = soak.jobs.reduce((total, { name }) => total + durations.of(name), 0) / AT_ONCE;
  const budget = minutes === undefined ? "" : `; none is begun after ${minutes} minutes`;
  process.stderr.write(
    `${soak.jobs.length} specs, ${scale} times as many games: about ${Math.ceil(seconds / 60)} minutes${budget}.\n`,
  );
  const until = minutes === undefined ? Infinity : Date.now() + minutes * 60_000;
  return runParts([soak], {
    goOn: () => Date.now() < until,
    jobEnded({ name }, { failed }, left) {
      process.stderr.write(`${failed === 0 ? "ok" : "FAILED"} ${name}, ${left} left\n`);
    },
  });
}
