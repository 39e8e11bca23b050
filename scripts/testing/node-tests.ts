import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";
import { runChild, type Ended } from "../terminal/child";
import { failed, part, type Part, type Verdict } from "./verdict";

/** The folders of tests that run in Node: of what runs there, and of the preview's page, its parts and the whole of it in a browser. */
const FOLDERS = ["spec/node", "spec/page"] as const;

/** Every file of tests that runs in Node, as it is called from the project's folder. */
export function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  );
}

/** Some files of tests as a part; what they tell besides is printed if somebody has asked for them by name. */
export function nodeTests(name: string, files: readonly string[], isAskedFor = false): Part {
  return part(name, () => runTests(files, isAskedFor));
}

/** The tests of what runs in Node: spec/node. */
export const NODE_TESTS: Part = nodeTests("spec/node in one process", inFolder(FOLDERS[0]));

/** The tests of the preview's page, its parts in Node and the whole of it in a browser: spec/page. */
export const PAGE_TESTS: Part = nodeTests("spec/page in one process", inFolder(FOLDERS[1]));

function inFolder(folder: string): string[] {
  return testFiles().filter((file) => file.startsWith(`${folder}/`));
}

/** Reads all tests into one process: each file by itself would load the same modules again and open its own browser. */
const ALL_IN_ONE = join(ROOT, "scripts", "testing", "all-in-one.ts");

async function runTests(files: readonly string[], isAskedFor: boolean): Promise<Verdict> {
  const args = ["--import", "tsx", "--test-reporter=spec", ALL_IN_ONE, ...files];
  const ended = await runChild(process.execPath, args);
  const verdict = readSpecReport(ended);
  return isAskedFor ? { ...verdict, remark: diagnosticsIn(ended) } : verdict;
}

/** What tests have told by `diagnostic`; the runner's own lines are not indented. */
function diagnosticsIn({ output }: Ended): string {
  const lines = output.split("\n").filter((line) => /^\s+ℹ /.test(line));
  return lines.map((line) => `\n${line.replace(/^\s+ℹ /, "")}`).join("");
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
