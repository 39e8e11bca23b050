import { availableParallelism } from "node:os";
import { readDurations } from "./durations";
import { keepFailure } from "./failures";
import { failed, sum, type Job, type Part, type Verdict } from "./verdict";

/**
 * How many jobs run at the same time: one more than there are processors, because those with a browser often wait for it, and
 * no more than four, for memory's sake.
 */
export const AT_ONCE = Math.min(4, availableParallelism() + 1);

/** A part that is under way. */
interface Progress {
  part: Part;
  verdicts: Verdict[];
  seconds: number;
}

/** How parts have to be run. */
export interface Running {
  /** Whether another job has to start. */
  goOn?: () => boolean;
  /** Whether the shortest jobs come first, for somebody who waits for the first that fails. */
  shortestFirst?: boolean;
  /** Called when a job has ended. */
  jobEnded?: (job: Job, verdict: Verdict, left: number) => void;
}

/**
 * Runs parts of the tests and prints each result as soon as it is there. Within a part the longest jobs of the last time come
 * first, so all processors end at about the same time, unless asked otherwise.
 */
export async function runParts(
  parts: readonly Part[],
  { goOn = () => true, shortestFirst = false, jobEnded }: Running = {},
): Promise<Verdict> {
  const durations = readDurations();
  const expected = ({ name, consistsOf = [name] }: Job): number =>
    consistsOf.reduce((total, of) => total + durations.of(of), 0);
  const progress = parts.map((part): Progress => ({ part, verdicts: [], seconds: 0 }));
  const waiting = progress.flatMap((of) =>
    [...of.part.jobs]
      .sort((one, other) => (expected(other) - expected(one)) * (shortestFirst ? -1 : 1))
      .map((job) => ({ of, job })),
  );
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && goOn(); next = waiting.shift()) {
      const { of, job } = next;
      const start = Date.now();
      const ended = await runJob(job);
      const seconds = (Date.now() - start) / 1000;
      const verdict = { ...ended, timed: ended.timed ?? [{ name: job.name, seconds }] };
      for (const { name, seconds: own } of verdict.timed) durations.remember(name, own);
      of.verdicts.push(verdict);
      of.seconds += seconds;
      jobEnded?.(job, verdict, waiting.length);
      if (of.verdicts.length === of.part.jobs.length) printPart(of);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  durations.keep();
  for (const of of progress) if (of.verdicts.length < of.part.jobs.length) printPart(of);
  return sum(progress.flatMap(({ verdicts }) => verdicts));
}

/** Runs a job; all that it has printed is kept in a file if it has failed, and the report says in which. */
export async function runJob(job: Job): Promise<Verdict> {
  const start = Date.now();
  const timer = setInterval(() => {
    const where = job.where?.();
    const seconds = Math.round((Date.now() - start) / 1000);
    process.stderr.write(`  ${job.name}: ${seconds} s${where === undefined ? "" : `, in ${where}`} ...\n`);
  }, 60_000);
  const verdict = await verdictOf(job);
  clearInterval(timer);
  const { report, output = "" } = verdict;
  if (verdict.failed === 0) return { ...verdict, output: undefined };
  const file = keepFailure(job.name, output === "" ? report : output);
  return { ...verdict, output: undefined, report: `${report.trimEnd()}\nAll that was printed: ${file}\n\n` };
}

/** The result of a job. One that breaks down counts as one failure. */
async function verdictOf(job: Job): Promise<Verdict> {
  try {
    return await job.run();
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function printPart({ part, verdicts, seconds }: Progress): void {
  const { passed, failed: faults, report, remark } = sum(verdicts);
  const figures = faults === 0 ? `${passed} passed` : `${passed} passed, ${faults} FAILED`;
  const missing = part.jobs.length - verdicts.length;
  const left = missing === 0 ? "" : `; ${missing} of ${part.jobs.length} not run`;
  const said = remark === undefined || remark === "" ? "" : `. ${remark}`;
  process.stdout.write(`${part.name}: ${figures} (${Math.round(seconds)} s${left})${said}\n`);
  if (report !== "") process.stdout.write(`${report.trimEnd()}\n\n`);
}
