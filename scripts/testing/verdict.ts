/** What came of one part of the tests. `report` tells what failed; it is empty when nothing did. */
export interface Verdict {
  passed: number;
  failed: number;
  report: string;
}

/** One part of the tests. */
export interface Part {
  name: string;
  run(): Promise<Verdict>;
}

export const PASSED: Verdict = { passed: 1, failed: 0, report: "" };

export function failed(report: string): Verdict {
  return { passed: 0, failed: 1, report };
}

export function sum(verdicts: readonly Verdict[]): Verdict {
  return {
    passed: verdicts.reduce((total, { passed }) => total + passed, 0),
    failed: verdicts.reduce((total, { failed: count }) => total + count, 0),
    report: verdicts.map(({ report }) => report).join(""),
  };
}
