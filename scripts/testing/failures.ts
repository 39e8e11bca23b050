import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { DIST, ROOT } from "../project";

/** Where everything is that jobs have printed which failed, a file each. */
const FOLDER = join(DIST, "test-failures");

/** Forgets the failures of the run before. */
export function forgetFailures(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Keeps everything that a job has printed, by its name, and answers where, from the project's folder. */
export function keepFailure(name: string, output: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const plain = name.replace(/[^\w.-]+/g, "-");
  let file = join(FOLDER, `${plain}.txt`);
  for (let again = 2; existsSync(file); again++) file = join(FOLDER, `${plain}-${again}.txt`);
  writeFileSync(file, output);
  return relative(ROOT, file).replaceAll("\\", "/");
}
