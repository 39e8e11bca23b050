import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../project";
import { buildSaves } from "../save/build";
import type { Progress } from "../terminal/progress";
import { bundleScripts, writeBundles } from "./scripts";

/** The folders of what is built. */
export const BUILT: readonly string[] = ["scripts", "saves", "saved-objects"];

/**
 * Builds everything that is shipped into a folder: scripts/, saves/ and saved-objects/.
 * Answers with the files, named from that folder. Raises a `Fault` that tells what does not compile.
 */
export function buildProject(progress: Progress, outDir = DIST): string[] {
  const bundles = bundleScripts(progress);
  writeBundles(bundles, join(outDir, "scripts"));
  progress.show("Writing the saves ...");
  buildSaves({ scripts: Object.fromEntries(bundles.map(({ name, code }) => [name, code])), outDir });
  return BUILT.flatMap((folder) => readdirSync(join(outDir, folder)).map((file) => `${folder}/${file}`));
}
