import type { Measured } from "./budgets";

/** The result of a part of the tests. `report` says what failed; it is empty if nothing did. */
export interface Verdict {
  passed: number;
  failed: number;
  report: string;
  /** Everything that was printed, of which the report says the gist. */
  output?: string | undefined;
  /** What is worth knowing although it is no failure. */
  remark?: string;
  /** The tests that have passed, where their titles are known. */
  passedTests?: readonly PassedTest[];
  /** What has run, and for how long: one line for each spec, or for the whole job. */
  timed?: readonly Timed[];
  /** Its measurements of things that have a budget. */
  measured?: readonly Measured[];
  /** How long single tests took, where that is known. */
  timedTests?: readonly Timed[];
}

/** A test that has passed, by its source and its whole title. */
export interface PassedTest {
  file: string;
  title: string;
}

/** How many seconds something took, by its name among all that can be timed: of a processor for specs, else on the clock. */
export interface Timed {
  name: string;
  seconds: number;
}

/** A piece of work that needs no other, and its name among all jobs. */
export interface Job {
  name: string;
  /** The names of its parts, if each is timed. */
  consistsOf?: readonly string[];
  run(): Promise<Verdict>;
  /** What it is busy with, where it does several things one after the other. */
  where?: () => string | undefined;
}

/** One part of the tests, told in one line: some jobs that may run side by side. */
export interface Part {
  name: string;
  jobs: readonly Job[];
}

/** A part of one job. */
export function part(name: string, run: () => Promise<Verdict>): Part {
  return { name, jobs: [{ name, run }] };
}

/** The result of a part that could not fail. */
export const NOTHING: Verdict = { passed: 0, failed: 0, report: "" };

export const PASSED: Verdict = { passed: 1, failed: 0, report: "" };

export function failed(report: string): Verdict {
  return { passed: 0, failed: 1, report };
}

export function sum(verdicts: readonly Verdict[]): Verdict {
  return {
    passed: verdicts.reduce((total, { passed }) => total + passed, 0),
    failed: verdicts.reduce((total, { failed: count }) => total + count, 0),
    report: verdicts.map(({ report }) => report).join(""),
    output: verdicts.map(({ output = "" }) => output).join(""),
    remark: verdicts.map(({ remark = "" }) => remark).join(""),
    passedTests: verdicts.flatMap(({ passedTests = [] }) => passedTests),
    timed: verdicts.flatMap(({ timed = [] }) => timed),
    measured: verdicts.flatMap(({ measured = [] }) => measured),
    timedTests: verdicts.flatMap(({ timedTests = [] }) => timedTests),
  };
}
