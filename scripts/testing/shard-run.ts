import { LUA } from "../build/transpile";
import { runChild, type Ended } from "../terminal/child";
import { doubtCover } from "./doubt-cover";
import { runName, type Run } from "./interpreters";
import { endOf, readShard, verdictOf, type FileReport } from "./shard-report";
import { failed, sum, type Verdict } from "./verdict";

/** How specs run that share a process. */
export interface ShardRunning {
  run: Run;
  /** How many times as many games they play. */
  scale: number;
  /** Whether LuaJIT compiles, as it does unless it has crashed. */
  compiles?: boolean;
  /** Hears what the process prints, as it comes. */
  hear?: (text: string) => void;
}

/** The name of a run of a spec in the list of seconds. */
export function timedName(file: string, { run, scale }: ShardRunning): string {
  return `${file} on ${runName(run)}${scale === 1 ? "" : ` x${scale}`}`;
}

/**
 * Runs some specs in one process. If it dies in one of them, that one has failed, and those that were to follow run in
 * another process.
 */
export async function runShard(files: readonly string[], running: ShardRunning): Promise<Verdict> {
  const ended = await runBusted(files, running);
  const report = readShard(ended.output);
  const verdicts: Verdict[] = [{ ...sum([]), output: ended.output }];
  for (const of of report.files) verdicts.push(await verdictOn(of, ended, running));
  const missing = files.filter((file) => !report.files.some((of) => of.file === file));
  if (report.isWhole || files.length === 1)
    for (const file of missing)
      verdicts.push(told(file, running, failed(`It has not run: ${endOf(ended)}.\n${report.outside}`)));
  else
    for (const some of portions(missing, report.files.length > 0))
      verdicts.push(await runShard(some, running));
  const verdict = sum(verdicts);
  const hasDiedInFile = report.files.some((of) => of.seconds === undefined);
  if (ended.status === 0 || verdict.failed > 0 || hasDiedInFile) return verdict;
  const last = report.files.at(-1)?.file ?? files.join(", ");
  return sum([
    verdict,
    told(last, running, failed(`It was the last to run: ${endOf(ended)}.\n${report.outside}`)),
  ]);
}

/** The result of a file that a process has run or died in. */
async function verdictOn(of: FileReport, ended: Ended, running: ShardRunning): Promise<Verdict> {
  const { compiles = true } = running;
  if (of.seconds === undefined && compiles && CRASH.test(ended.output))
    return runUncompiled(of.file, running);
  const verdict = told(of.file, running, verdictOf(of, ended));
  const name = timedName(of.file, running);
  return {
    ...verdict,
    timed: of.seconds === undefined ? [] : [{ name, seconds: of.seconds }],
    timedTests: of.tests.map(({ title, seconds }) => ({ name: `${name}: ${title}`, seconds })),
  };
}

/** The same verdict, whose report begins with the spec and ends with the command that repeats what has failed. */
function told(file: string, running: ShardRunning, verdict: Verdict): Verdict {
  if (verdict.failed === 0) return verdict;
  const { run, scale } = running;
  const name = file.replace(/\.spec\.ts$/, "");
  const command = scale === 1 ? `npm test -- ${name}` : `npm run soak -- --scale ${scale} ${name}`;
  const report = verdict.report.trim();
  return {
    ...verdict,
    report: `${file} on ${runName(run)}, OFFSUIT_SCALE=${scale}\n${report}\nRepeat alone: ${command}\n\n`,
  };
}

/** What has to run again after a process has died. Where no file had begun, one cannot be read: each by itself, to see which. */
function portions(missing: readonly string[], hasBegun: boolean): string[][] {
  if (!hasBegun) return missing.map((file) => [file]);
  return missing.length === 0 ? [] : [[...missing]];
}

/** What a shell says of a program that has crashed. */
const CRASH = /^(?:Segmentation fault|Bus error|Illegal instruction|Aborted)(?: \(core dumped\))?\s*$/m;

/**
 * Debian's LuaJIT is a beta whose compiler now and then loses the stack of deep calls and crashes. That says nothing about the
 * spec, which then runs again on the same LuaJIT without the compiler; the crash is reported.
 */
function runUncompiled(file: string, running: ShardRunning): Promise<Verdict> {
  process.stdout.write(`  ${file}: the interpreter crashed; once more, without its compiler ...\n`);
  return runShard([file], { ...running, compiles: false });
}

/** For how many milliseconds a process may print nothing, which is one test, where specs play as many games as usual. */
const MOST_SILENCE = 1_200_000;

/** Runs busted on some specs; each begins as in a process of its own, and as strict as TTS (spec/support/fresh-start.ts). */
function runBusted(
  files: readonly string[],
  { run: { interpreter, tag }, scale, compiles = true, hear = () => undefined }: ShardRunning,
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
  const variables = {
    OFFSUIT_SCALE: `${scale}`,
    ...(compiles ? {} : { OFFSUIT_COMPILER: "off" }),
    ...(files.some((file) => file.endsWith("/doubts.spec.ts"))
      ? { OFFSUIT_DOUBTS: doubtCover().join(" ") }
      : {}),
  };
  return runChild("busted", args, { folder: LUA, variables, mostSilence: MOST_SILENCE * scale, hear });
}
