import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../project";
import { runChild } from "../terminal/child";
import { readMeasured } from "./budgets";
import { diagnosticsIn, readNodeReport } from "./node-report";
import type { Part, Verdict } from "./verdict";
import { followFiles } from "./whereabouts";

/**
 * The folders of tests that run in Node: tests of Node code, and of the preview's page, its parts and the whole page in a
 * browser.
 */
const FOLDERS = ["spec/node", "spec/page"] as const;

/** Every file of tests that runs in Node, as it is called from the project's folder. */
export function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  );
}

/** Some test files as a part; their other output is printed if somebody has asked for them by name. */
export function nodeTests(name: string, files: readonly string[], isAskedFor = false): Part {
  const { hear, where } = followFiles();
  const run = (): Promise<Verdict> => runTests(files, isAskedFor, hear);
  return { name, jobs: [{ name, consistsOf: files, run, where }] };
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
const REPORTERS = ["spec", pathToFileURL(join(ROOT, "scripts", "testing", "starts-reporter.ts")).href];
/** For how many milliseconds the process may print nothing: it cannot stop a test that never waits. */
const MOST_SILENCE = 1_260_000;

async function runTests(
  files: readonly string[],
  isAskedFor: boolean,
  hear: (text: string) => void,
): Promise<Verdict> {
  const reporters = REPORTERS.flatMap((reporter) => [
    `--test-reporter=${reporter}`,
    "--test-reporter-destination=stdout",
  ]);
  const args = ["--import", "tsx", ...reporters, ALL_IN_ONE, ...files];
  const ended = await runChild(process.execPath, args, { mostSilence: MOST_SILENCE, hear });
  const verdict = { ...readNodeReport(ended), measured: readMeasured(ended.output) };
  return isAskedFor ? { ...verdict, remark: diagnosticsIn(ended) } : verdict;
}
