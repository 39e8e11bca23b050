import { requireBusted } from "./busted";
import { isFirstRun } from "./durations";
import { forgetFailures } from "./failures";
import { NODE_TESTS, PAGE_TESTS } from "./node-tests";
import { BUILD, RECORDS } from "./prepared";
import { PREVIEW_PAGE } from "./preview-page";
import { processorSeconds } from "./processor";
import { ruleCoverage } from "./rule-coverage";
import { runParts } from "./run";
import { specFiles, specs } from "./specs";
import { FORMAT, LUA_TYPES, TYPES_AND_LINT } from "./statics";
import { TRANSLATED } from "./translated";
import { failed, NOTHING, sum, type Part, type Verdict } from "./verdict";

/** What can be said of the code without running it. */
export const STATIC_CHECKS: readonly Part[] = [LUA_TYPES, TYPES_AND_LINT, FORMAT];

/** What `npm test` runs before any test. */
const PREPARED: readonly Part[] = [BUILD, TYPES_AND_LINT, RECORDS, FORMAT, TRANSLATED];
const BUILT: readonly Part[] = [PREVIEW_PAGE];

/** What `npm test` runs apart from test files. */
export const SUITE: readonly Part[] = [...PREPARED, ...BUILT];

/** Runs all tests and prints the result of each part. */
export async function runSuite(): Promise<Verdict> {
  const budget = isFirstRun() ? "coldTest" : "warmTest";
  const verdict = await runAll();
  const seconds = processorSeconds();
  return seconds === undefined
    ? verdict
    : sum([verdict, { ...NOTHING, measured: [{ budget, value: seconds }] }]);
}

async function runAll(): Promise<Verdict> {
  await requireBusted();
  forgetFailures();
  const prepared = await runParts(PREPARED);
  const built = await runParts(BUILT);
  if (specFiles().length === 0) return sum([prepared, built, failed("The specs do not compile.")]);
  const tested = await runParts([PAGE_TESTS, NODE_TESTS, specs(specFiles())]);
  const covered = await runParts(ruleCoverage(tested.passedTests ?? [], specFiles(), specFiles()));
  return sum([prepared, built, tested, covered]);
}
