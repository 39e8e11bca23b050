import type { Ended } from "../terminal/child";
import { failed, type Verdict } from "./verdict";

/**
 * Reads what a test runner printed in the Test Anything Protocol. A test that was skipped counts as failed: nothing
 * here is switched off. `file` is where the tests are from. A runner that breaks down, or finds no tests, is a failure of its own.
 */
export function readTap({ status, output }: Ended, file = ""): Verdict {
  const lines = output.split("\n");
  const results = lines.filter((line) => /^(not )?ok \d+/.test(line));
  const passed = results.filter((line) => line.startsWith("ok") && !/# (SKIP|TODO)/i.test(line));
  const passedTests = passed.map((line) => ({ file, title: line.replace(/^ok \d+ - /, "") }));
  const verdict = { passed: passed.length, failed: results.length - passed.length, report: "", passedTests };
  if (results.length === 0 || (status !== 0 && verdict.failed === 0)) return failed(output);
  if (verdict.failed > 0)
    verdict.report = lines.filter((line) => !/^ok \d+(?!.*# (SKIP|TODO))/i.test(line)).join("\n");
  return verdict;
}
