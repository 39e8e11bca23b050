import type { Ended } from "../terminal/child";
import { readTap } from "./tap";
import { failed, type Verdict } from "./verdict";

/** What a process that ran some spec files has to say of one of them. */
export interface FileReport {
  file: string;
  /** What was printed while it ran. */
  output: string;
  /** The seconds it took; undefined where the process has died in it. */
  seconds: number | undefined;
}

/** What a process that ran some spec files has printed, file by file (spec/support/fresh-start.ts says where each begins). */
export interface ShardReport {
  files: readonly FileReport[];
  /** What was printed outside all files: what could not be loaded. */
  outside: string;
  /** Whether it came to its end, so that a file that is missing will not run another time either. */
  isWhole: boolean;
}

/** Takes apart what a process has printed that ran some spec files. */
export function readShard(output: string): ShardReport {
  const files: FileReport[] = [];
  const outside: string[] = [];
  let lines: string[] = [];
  let current: string | undefined;
  const close = (seconds?: number): void => {
    if (current !== undefined) files.push({ file: current, output: lines.join("\n"), seconds });
    current = undefined;
  };
  for (const line of output.split("\n")) {
    const [, begun] = /^# begins (\S+_spec\.lua)$/.exec(line) ?? [];
    const [, ended, seconds] = /^# ends (\S+_spec\.lua) ([\d.]+)$/.exec(line) ?? [];
    if (begun !== undefined) {
      close();
      current = sourceOf(begun);
      lines = [];
    } else if (ended !== undefined) close(Number(seconds));
    else if (current !== undefined) lines.push(line);
    else outside.push(line);
  }
  close();
  return { files, outside: outside.join("\n"), isWhole: outside.some((line) => /^1\.\.\d+$/.test(line)) };
}

/** What came of a file; one that ran no test, or in which the process has died, has failed. */
export function verdictOf({ file, output, seconds }: FileReport, { status }: Ended): Verdict {
  const dead = `The process has died in ${file} (${status === undefined ? "by a signal" : `status ${status}`}).\n`;
  if (seconds === undefined) return failed(`${dead}${output}\n`);
  if (!/^(?:not )?ok \d+/m.test(output)) return failed(`${file} has run no test.\n${output}\n`);
  return readTap({ status: 0, output }, file);
}

/** The source of a spec, as its Lua is called. */
function sourceOf(lua: string): string {
  return lua.replace(/_spec\.lua$/, ".spec.ts");
}
