import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";
import { runChild, type Ended } from "../terminal/child";
import { failed, type Part, type Verdict } from "./verdict";

/** The tests of what runs in Node: spec/node. */
export const NODE_TESTS: Part = {
  name: "tests of the Node side",
  run: () => runTests(join(ROOT, "spec", "node")),
};

/** The tests of the preview's page, its parts in Node and the whole of it in a browser: spec/page. */
export const PAGE_TESTS: Part = {
  name: "tests of the page",
  run: () => runTests(join(ROOT, "spec", "page")),
};

/** How long a file of tests may take, in milliseconds: one that hangs fails instead of stopping everything. */
const LONGEST = 600_000;

async function runTests(folder: string): Promise<Verdict> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".test.ts"));
  const paths = files.map((file) => join(folder, file));
  const args = ["--import", "tsx", "--test", "--test-reporter=spec", `--test-timeout=${LONGEST}`, ...paths];
  return readSpecReport(await runChild(process.execPath, args));
}

/** Reads the report of Node's test runner. A test that was skipped or cancelled counts as failed. */
function readSpecReport({ status, output }: Ended): Verdict {
  const count = (name: string): number =>
    Number(new RegExp(`^. ${name} (\\d+)$`, "m").exec(output)?.[1] ?? 0);
  const passed = count("pass");
  const others = count("tests") - passed;
  if (passed + others === 0 || (status !== 0 && others === 0)) return failed(output);
  return {
    passed,
    failed: others,
    report: others === 0 ? "" : (output.split("failing tests:")[1] ?? output),
  };
}
