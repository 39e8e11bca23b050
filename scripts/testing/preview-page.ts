import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildPreview } from "../preview/build";
import { pageProblems } from "../preview/check";
import { DIST, PREVIEW } from "../project";
import { startProgress } from "../terminal/progress";
import { failed, part, PASSED, type Part } from "./verdict";

/** Builds the page of the browser preview twice, compares every byte, and looks for files that it lacks. */
export const PREVIEW_PAGE: Part = part("page of the preview", async () => {
  const again = join(DIST, "again-preview");
  const progress = startProgress();
  await buildPreview(progress);
  await buildPreview(progress, again);
  progress.end();
  const different = differences(PREVIEW, again).map((file) => `Two builds differ in ${file}.`);
  rmSync(again, { recursive: true });
  const problems = [...different, ...pageProblems(PREVIEW)];
  return problems.length === 0 ? PASSED : failed(problems.join("\n"));
});

function differences(one: string, other: string): string[] {
  const files = new Set([...filesIn(one), ...filesIn(other)]);
  return [...files].filter((file) => bytesOf(join(one, file)) !== bytesOf(join(other, file)));
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries.filter((entry) => statSync(join(folder, entry)).isFile());
}

function bytesOf(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false }) && readFileSync(file, "base64");
}
