import { printBudgets } from "./budgets";
import { printTimes } from "./times";
import type { Verdict } from "./verdict";

/** Ends a command that has run tests: it prints where the time went and, alone on the last line, the verdict. */
export function conclude(verdict: Verdict): void {
  const { passed, failed } = verdict;
  printTimes(verdict);
  printBudgets(verdict.measured);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
}
