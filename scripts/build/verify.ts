import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../project";
import { uncheckedBooks } from "../puzzles/stamp";
import { checkSaveFile } from "../save/check";
import type { Progress } from "../terminal/progress";
import { builtSaves } from "./built";
import { BUILT, buildProject } from "./project";
import { oversized, sizesOf } from "./sizes";

/**
 * What is wrong with what has just been built, a sentence each: another build of the same sources differs from it, a
 * player's game would stumble over a save, a file is larger than it may be, or a puzzle has not been checked.
 */
export function verifyBuild(progress: Progress): string[] {
  const again = join(DIST, "again");
  progress.show("Building once more, to compare ...");
  const files = buildProject(progress, again);
  const different = files.filter((file) => !sameBytes(join(DIST, file), join(again, file)));
  rmSync(again, { recursive: true });
  progress.show("Checking the saves ...");
  return [
    ...different.map((file) => `Two builds differ in ${file}.`),
    ...builtSaves().flatMap((path) =>
      checkSaveFile(path).map(({ where, sentence }) => `${path}: ${where} ${sentence}`),
    ),
    ...oversized(sizesOf(BUILT)),
    ...uncheckedBooks(),
  ];
}

function sameBytes(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}
