import type { Ended } from "../terminal/child";
import { readMeasured } from "./budgets";
import { readTap } from "./tap";
import { failed, type Verdict } from "./verdict";

/** The report of a process on one of its spec files. */
export interface FileReport {
  file: string;
  /** What was printed while it ran, without the lines that only tell where it was. */
  output: string;
  /** The seconds of a processor that it took; undefined where the process has died in it. */
  seconds: number | undefined;
  /** The tests that have ended, with their seconds. */
  tests: readonly { title: string; seconds: number }[];
  /** The test that was the last to begin. */
  lastTest: string | undefined;
}

/** What a process that ran some spec files has printed, file by file (spec/support/run-report.ts says where each begins). */
export interface ShardReport {
  files: readonly FileReport[];
  /** The output outside all files: the files that could not be loaded. */
  outside: string;
  /** Whether it ran to its end, so a missing file would not run another time either. */
  isWhole: boolean;
}

/** Takes apart what a process has printed that ran some spec files. */
export function readShard(output: string): ShardReport {
  const files: FileReport[] = [];
  const outside: string[] = [];
  let current: ReturnType<typeof reading> | undefined;
  const close = (seconds?: number): void => {
    if (current !== undefined) files.push(current.report(seconds));
    current = undefined;
  };
  for (const line of output.split("\n")) {
    const [, begun] = /^# begins (\S+_spec\.lua)$/.exec(line) ?? [];
    const [, ended, seconds] = /^# ends (\S+_spec\.lua) ([\d.]+)$/.exec(line) ?? [];
    if (begun !== undefined) {
      close();
      current = reading(sourceOf(begun));
    } else if (ended !== undefined) close(Number(seconds));
    else if (current !== undefined) current.hear(line);
    else if (line !== "") outside.push(line);
  }
  close();
  return { files, outside: outside.join("\n"), isWhole: outside.some((line) => /^1\.\.\d+$/.test(line)) };
}

/** Reads what is printed while a file runs, line by line. */
function reading(file: string): { hear(line: string): void; report(seconds?: number): FileReport } {
  const lines: string[] = [];
  const tests: { title: string; seconds: number }[] = [];
  let lastTest: string | undefined;
  return {
    hear(line) {
      const [, begun] = /^# starts (.*)$/.exec(line) ?? [];
      const [, seconds] = /^# took ([\d.]+)$/.exec(line) ?? [];
      if (begun !== undefined) lastTest = begun;
      else if (seconds !== undefined) tests.push({ title: lastTest ?? "", seconds: Number(seconds) });
      else if (line !== "") lines.push(line);
    },
    report: (seconds) => ({ file, output: lines.join("\n"), seconds, tests, lastTest }),
  };
}

/** The result of a file; it has failed if it ran no test, or if the process died in it. */
export function verdictOf({ file, output, seconds, lastTest }: FileReport, ended: Ended): Verdict {
  if (seconds === undefined) {
    const where = lastTest === undefined ? "before its first test" : `in or after the test "${lastTest}"`;
    return failed(`It was not finished: ${endOf(ended)}, ${where}.\n${output}`);
  }
  if (!/^(?:not )?ok \d+/m.test(output)) return failed(`It has run no test.\n${output}`);
  return { ...readTap({ status: 0, output }, file), measured: readMeasured(output) };
}

/** How a process ended, as part of a sentence. */
export function endOf({ status, silentFor }: Ended): string {
  if (silentFor !== undefined)
    return `the process had said nothing for ${silentFor / 60_000} minutes and was ended`;
  return status === undefined
    ? "the process was ended by a signal"
    : `the process ended with status ${status}`;
}

/** The source of a spec, as its Lua is called. */
function sourceOf(lua: string): string {
  return lua.replace(/_spec\.lua$/, ".spec.ts");
}
