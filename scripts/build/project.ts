import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** The paths of what `npm run build` has left for players. */
export function builtSaves(): string[] {
  const objects = join(DIST, "saved-objects");
  const files = readdirSync(objects).filter((file) => file.endsWith(".json"));
  return [join(DIST, "Offsuit.json"), ...files.map((file) => join(objects, file))];
}

/** The text of the built save; it is built first if there is none. */
export function readBuiltSave(progress: Progress): string {
  const path = join(DIST, "Offsuit.json");
  if (!existsSync(path)) buildProject(progress);
  return readFileSync(path, "utf8");
}
