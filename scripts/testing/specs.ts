import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LUA } from "../build/transpile";
import { ROOT } from "../project";
import { runChild, type Ended } from "../terminal/child";
import { doubtCover } from "./doubt-cover";
import { readDurations } from "./durations";
import { runsOf, type Run } from "./interpreters";
import { readShard, verdictOf } from "./shard-report";
import { balanced, shardsFor } from "./shards";
import { failed, sum, type Job, type Part, type Verdict } from "./verdict";

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
 * Some specs, each on every interpreter that it is to run on. Those that run on the same share some processes, which take
 * about as long as one another; spec/support/fresh-start.ts sees to it that no file notices another.
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
      seconds += durations.of(timedName(file, run, scale));
    }
  const jobs = [...groups.values()].flatMap(({ run, files: own }) => {
    const secondsOf = (file: string): number => durations.of(timedName(file, run, scale));
    const ownSeconds = own.reduce((total, file) => total + secondsOf(file), 0);
    const shards = apart ? own.length : Math.round((shardsFor(seconds) * ownSeconds) / seconds);
    return balanced(own, Math.max(1, shards), secondsOf).map((shard) => shardJob(shard, run, scale));
  });
  return { name: "specs", jobs };
}

function runName({ interpreter, tag }: Run): string {
  return tag === undefined ? interpreter : `${interpreter} #${tag}`;
}

/** What a run of a spec is called where its seconds are kept. */
function timedName(file: string, run: Run, scale: number): string {
  return `${file} on ${runName(run)}${scale === 1 ? "" : ` x${scale}`}`;
}

/** Some specs in one process. */
function shardJob(files: readonly string[], run: Run, scale: number): Job {
  const consistsOf = files.map((file) => timedName(file, run, scale));
  const [first = ""] = consistsOf;
  return {
    name: files.length === 1 ? first : `${first} and ${files.length - 1} more`,
    consistsOf,
    run: () => runShard(files, run, scale),
  };
}

/**
 * Runs some specs in one process. If it dies in one of them, that one has failed, and those that were to follow run in
 * another process.
 */
export async function runShard(
  files: readonly string[],
  run: Run,
  scale: number,
  compiles = true,
): Promise<Verdict> {
  const ended = await runBusted(files, run, scale, compiles);
  const report = readShard(ended.output);
  const verdicts: Verdict[] = [];
  for (const of of report.files) {
    const hasCrashed = of.seconds === undefined && compiles && CRASH.test(ended.output);
    const verdict = hasCrashed ? await runUncompiled(of.file, run, scale) : verdictOf(of, ended);
    const timed = { name: timedName(of.file, run, scale), seconds: of.seconds ?? 0 };
    verdicts.push({ ...verdict, timed: verdict.timed ?? [timed] });
  }
  const missing = files.filter((file) => !report.files.some((of) => of.file === file));
  if (report.isWhole || files.length === 1)
    for (const file of missing) verdicts.push(failed(`${file} has not run.\n${report.outside.trim()}\n`));
  else
    for (const some of portions(missing, report.files.length > 0))
      verdicts.push(await runShard(some, run, scale, compiles));
  const verdict = sum(verdicts);
  const hasDiedInFile = report.files.some((of) => of.seconds === undefined);
  if (ended.status === 0 || verdict.failed > 0 || hasDiedInFile) return verdict;
  return sum([verdict, failed(`${files.join(", ")}\n${ended.output}\n`)]);
}

/** What has to run again after a process has died. Where no file had begun, one cannot be read: each by itself, to see which. */
function portions(missing: readonly string[], hasBegun: boolean): string[][] {
  if (!hasBegun) return missing.map((file) => [file]);
  return missing.length === 0 ? [] : [[...missing]];
}

/** What a shell says of a program that has crashed. */
const CRASH = /^(?:Segmentation fault|Bus error|Illegal instruction|Aborted)(?: \(core dumped\))?\s*$/m;

/**
 * Debian's LuaJIT is a beta whose compiler now and then loses the stack of deep calls and crashes. That says nothing about
 * the spec, which then runs again on the same LuaJIT without the compiler, and the crash is told.
 */
function runUncompiled(file: string, run: Run, scale: number): Promise<Verdict> {
  process.stdout.write(`  ${file}: the interpreter crashed; once more, without its compiler ...\n`);
  return runShard([file], run, scale, false);
}

/** Runs busted on some specs; each begins as in a process of its own, and as strict as TTS (spec/support/fresh-start.ts). */
function runBusted(
  files: readonly string[],
  { interpreter, tag }: Run,
  scale: number,
  compiles: boolean,
): Promise<Ended> {
  const args = [
    `--lua=${interpreter}`,
    "--lpath=./?.lua",
    "--pattern=_spec",
    "--helper=spec.support.fresh-start",
    "--output=TAP",
    ...(tag === undefined ? [] : [`--tags=${tag}`]),
    ...files.map((file) => file.replace(/\.spec\.ts$/, "_spec.lua")),
  ];
  return runChild("busted", args, LUA, {
    OFFSUIT_SCALE: `${scale}`,
    ...(compiles ? {} : { OFFSUIT_COMPILER: "off" }),
    ...(files.some((file) => file.endsWith("/doubts.spec.ts"))
      ? { OFFSUIT_DOUBTS: doubtCover().join(" ") }
      : {}),
  });
}
