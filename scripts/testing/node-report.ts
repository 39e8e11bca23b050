import type { Ended } from "../terminal/child";
import { failed, type Timed, type Verdict } from "./verdict";

/** The results of tests in Node, from their process's output. One that was skipped or cancelled counts as failed. */
export function readNodeReport(ended: Ended): Verdict {
  const { status, output } = ended;
  const count = (name: string): number =>
    Number(new RegExp(`^. ${name} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  const passed = count("pass");
  const others = count("tests") - passed;
  if (passed + others === 0 || (status !== 0 && others === 0))
    return { ...failed(`${breakdownOf(ended)}${output}`), output, timed: timedIn(output) };
  const report = others === 0 ? "" : (output.split("failing tests:")[1] ?? output);
  return {
    passed,
    failed: others,
    report: report === "" ? "" : `${report.trim()}\n${repeatLine(filesIn(report))}`,
    output,
    timed: timedIn(output),
  };
}

/** What tests have told by `diagnostic`; the runner's own lines are not indented. */
export function diagnosticsIn({ output }: Ended): string {
  const lines = output.split("\n").filter((line) => /^\s+ℹ /.test(line));
  return lines.map((line) => `\n${line.replace(/^\s+ℹ /, "")}`).join("");
}

/** The command that runs some files of tests again, and nothing else. */
export function repeatLine(files: readonly string[]): string {
  const names = files.map((file) => file.replace(/\.(?:test|spec)\.ts$/, ""));
  return names.length === 0 ? "" : `Repeat alone: npm test -- ${names.join(" ")}\n`;
}

/** In which test the process has broken down, as it was the last to begin (starts-reporter.ts). */
function breakdownOf({ output, silentFor }: Ended): string {
  const last = [...output.matchAll(/^# starts (\S+): (.*)$/gm)].at(-1);
  if (last === undefined) return "";
  const [, file = "", test = ""] = last;
  const how =
    silentFor === undefined
      ? "The process has broken down"
      : `Nothing was heard for ${silentFor / 60_000} minutes`;
  return `${how} in ${file}, in or after the test "${test}".\n${repeatLine([file])}`;
}

/** The files of the tests that have failed, each once. */
function filesIn(report: string): string[] {
  const files = [...report.matchAll(/^test at (\S+\.test\.ts):\d/gm)].map(([, file = ""]) => file);
  return [...new Set(files)];
}

/** The seconds of each file, on the clock. */
function timedIn(output: string): Timed[] {
  const seconds = new Map<string, number>();
  for (const [, file = "", took] of output.matchAll(/^# took (\S+) ([\d.]+)$/gm))
    seconds.set(file, (seconds.get(file) ?? 0) + Number(took));
  return [...seconds].map(([name, of]) => ({ name, seconds: of }));
}
