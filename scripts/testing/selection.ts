import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildProject } from "../build/project";
import { transpileLua } from "../build/transpile";
import { ROOT } from "../project";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";
import { requireBusted } from "./busted";
import { forgetFailures } from "./failures";
import { nodeTests, testFiles } from "./node-tests";
import { BUILD, isBuilt, isOnBuiltSaves, isOnRecords, RECORDS } from "./prepared";
import { PREVIEW_PAGE } from "./preview-page";
import { ruleCoverage } from "./rule-coverage";
import { runParts } from "./run";
import { specFiles, specs } from "./specs";
import { FORMAT, LINT, LUA_TYPES, TYPES } from "./statics";
import { TRANSLATED } from "./translated";
import { sum, type Part, type Verdict } from "./verdict";

/** The parts that you can ask for by name, as well as paths of tests. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  build: [BUILD],
  format: [FORMAT],
  lint: [LINT],
  preview: [PREVIEW_PAGE],
  translations: [TRANSLATED],
  types: [LUA_TYPES, TYPES],
};

/**
 * Runs the tests that somebody asks for, with no more preparation than they need: parts by name, and folders or files of
 * spec, with or without the ending. Raises a `Complaint` about a name that means nothing.
 */
export async function runSelected(names: readonly string[]): Promise<Verdict> {
  const { parts, paths, inNode } = selectedTests(names);
  forgetFailures();
  const verdicts = parts.length === 0 ? [] : [await runParts(parts)];
  if (inNode.length > 0) verdicts.push(await runParts([nodeTests("named tests in Node", inNode, true)]));
  if (paths.some((path) => !isIn(path, "spec/node") && !isIn(path, "spec/page")))
    verdicts.push(await runSpecs((file) => isNamed(file, paths)));
  return sum(verdicts);
}

/** What some names stand for. */
interface Selected {
  parts: readonly Part[];
  paths: readonly string[];
  inNode: readonly string[];
  /** As far as they have been transpiled. */
  inLua: readonly string[];
}

/** The tests that somebody asks for. Raises a `Complaint` about a name that means nothing. */
export function selectedTests(names: readonly string[]): Selected {
  const parts = names.flatMap((name) => PARTS[name] ?? []);
  const paths = names.filter((name) => PARTS[name] === undefined).map((name) => name.replace(/\/+$/, ""));
  paths.forEach(requirePath);
  const wanted = (file: string): boolean => isNamed(file, paths);
  return { parts, paths, inNode: testFiles().filter(wanted), inLua: specFiles().filter(wanted) };
}

/** Runs specs after bringing up to date what they are on: dist/lua, and if they play it, the build. */
export async function runSpecs(wanted: (file: string) => boolean): Promise<Verdict> {
  await requireBusted();
  const progress = startProgress();
  transpileLua();
  const files = specFiles().filter(wanted);
  if (files.some(isOnBuiltSaves) && !isBuilt()) buildProject(progress);
  progress.end();
  const recorded = files.some(isOnRecords) ? [await runParts([RECORDS])] : [];
  const ran = await runParts([specs(files)]);
  const covered = await runParts(ruleCoverage(ran.passedTests ?? [], files, specFiles()));
  return sum([...recorded, ran, covered]);
}

/** Raises a `Complaint` unless there is such a folder or file of tests. */
export function requirePath(path: string): void {
  const isThere = ["", ".spec.ts", ".test.ts", ".ts"].some((ending) => existsSync(join(ROOT, path + ending)));
  if (/^spec(\/|$)/.test(path) && isThere) return;
  throw new Complaint(
    `There is no test "${path}". Name a part (${Object.keys(PARTS).join(", ")}), or a folder or file of spec, such as spec/table/seats.`,
  );
}

/** Whether a test is among some files and folders that were asked for. */
export function isNamed(file: string, names: readonly string[]): boolean {
  return names.some((name) => isIn(file, name.replace(/\/+$/, "")));
}

/** Whether a test is a file, or in a folder, that was asked for. */
function isIn(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`);
}
