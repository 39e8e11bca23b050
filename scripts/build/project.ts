import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../project";
import { buildSaves } from "../save/build";
import type { Progress } from "../terminal/progress";
import { bundleScripts, writeBundles } from "./scripts";

/**
 * Builds everything that is shipped into a folder: scripts/, Offsuit.json with its picture, and saved-objects/.
 * Answers with the files, named from that folder. Raises a `Fault` that tells what does not compile.
 */
export function buildProject(progress: Progress, outDir = DIST): string[] {
  const bundles = bundleScripts(progress);
  writeBundles(bundles, join(outDir, "scripts"));
  progress.show("Writing the save ...");
  buildSaves({ scripts: Object.fromEntries(bundles.map(({ name, code }) => [name, code])), outDir });
  return [
    ...["scripts", "saved-objects"].flatMap((folder) =>
      readdirSync(join(outDir, folder)).map((file) => `${folder}/${file}`),
    ),
    "Offsuit.json",
    "Offsuit.png",
  ];
}
