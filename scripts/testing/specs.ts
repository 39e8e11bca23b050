import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LUA } from "../build/transpile";
import { ROOT } from "../project";
import { readDurations, type Durations } from "./durations";
import { runName, runsOf, type Run } from "./interpreters";
import { runShard, timedName } from "./shard-run";
import { balanced, shardsFor } from "./shards";
import type { Job, Part } from "./verdict";
import { followFiles } from "./whereabouts";

/** Every spec as its source is called: spec/table/seats.spec.ts. dist/lua has to be up to date. */
export function specFiles(): string[] {
  const folder = join(LUA, "spec");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("_spec.lua"))
    .map((file) => `spec/${file.replaceAll("\\", "/").replace(/_spec\.lua$/, ".spec.ts")}`)
    .sort();
}

/** How specs are to be run. */
export interface SpecRunning {
  /** How many times as many games they play. */
  scale?: number;
  /** Whether each file has a process of its own, for somebody who waits for one after the other. */
  apart?: boolean;
}

/**
 * Some specs, each on every interpreter that it is to run on. Those that run on the same one share some processes of about the
 * same length; spec/support/fresh-start.ts keeps files from affecting each other.
 */
export function specs(files: readonly string[], { scale = 1, apart = false }: SpecRunning = {}): Part {
  const durations = readDurations();
  const groups = new Map<string, { run: Run; files: string[] }>();
  let seconds = 0;
  for (const file of files)
    for (const run of runsOf(file, readFileSync(join(ROOT, file), "utf8"))) {
      const of = groups.get(runName(run)) ?? { run, files: [] };
      groups.set(runName(run), of);
      of.files.push(file);
      seconds += durations.of(timedName(file, { run, scale }));
    }
  const jobs = [...groups.values()].flatMap(({ run, files: own }) => {
    const secondsOf = (file: string): number => durations.of(timedName(file, { run, scale }));
    const ownSeconds = own.reduce((total, file) => total + secondsOf(file), 0);
    const shards = apart ? own.length : Math.round((shardsFor(seconds) * ownSeconds) / seconds);
    return balanced(own, Math.max(1, shards), secondsOf).map((shard) => shardJob(shard, run, scale));
  });
  return { name: "specs", jobs };
}

/** How many seconds a spec will probably take, on all interpreters together. */
export function expectedSeconds(file: string, durations: Durations): number {
  const runs = runsOf(file, readFileSync(join(ROOT, file), "utf8"));
  return runs.reduce((total, run) => total + durations.of(timedName(file, { run, scale: 1 })), 0);
}

/** Some specs in one process. */
function shardJob(files: readonly string[], run: Run, scale: number): Job {
  const consistsOf = files.map((file) => timedName(file, { run, scale }));
  const [first = ""] = consistsOf;
  const { hear, where } = followFiles();
  return {
    name: files.length === 1 ? first : `${first} and ${files.length - 1} more`,
    consistsOf,
    run: () => runShard(files, { run, scale, hear }),
    where,
  };
}
