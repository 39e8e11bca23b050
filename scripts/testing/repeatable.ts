import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BUILT, buildProject } from "../build/project";
import { DIST } from "../project";
import { startProgress } from "../terminal/progress";
import { failed, PASSED, type Part } from "./verdict";

/** Builds twice and compares every byte. The first result stays in dist/. */
export const REPEATABLE_BUILD: Part = {
  name: "two builds alike",
  run: () => {
    const again = join(DIST, "again");
    for (const old of BUILT) {
      rmSync(join(DIST, old), { recursive: true, force: true });
    }
    const progress = startProgress();
    const built = buildProject(progress);
    buildProject(progress, again);
    progress.end();
    const different = built.filter((file) => !sameBytes(join(DIST, file), join(again, file)));
    rmSync(again, { recursive: true });
    const verdict = different.length === 0 ? PASSED : failed(`These files differ: ${different.join(", ")}`);
    return Promise.resolve(verdict);
  },
};

function sameBytes(one: string, other: string): boolean {
  return readFileSync(one).equals(readFileSync(other));
}
