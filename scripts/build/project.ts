import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ArtPlace } from "../art/place";
import { writeArt, type ArtByGame } from "../art/write";
import { DIST } from "../project";
import { buildSaves } from "../save/build";
import type { Progress } from "../terminal/progress";
import { bundleScripts, writeBundles } from "./scripts";

/** The folders of what is built. */
export const BUILT: readonly string[] = ["scripts", "saves", "saved-objects"];

/**
 * Builds everything that is shipped into a folder: scripts/, saves/ and saved-objects/, and art/ if the saves are to look
 * for card art in a place. Answers with the files, named from that folder. Raises a `Fault` that says what does not
 * compile.
 */
export function buildProject(progress: Progress, outDir = DIST, place?: ArtPlace): string[] {
  const art = drawnArt(progress, join(outDir, "art"), place);
  const bundles = bundleScripts(progress, art);
  writeBundles(bundles, join(outDir, "scripts"));
  progress.show("Writing the saves ...");
  buildSaves({ scripts: Object.fromEntries(bundles.map(({ name, code }) => [name, code])), art, outDir });
  return (place === undefined ? BUILT : [...BUILT, "art"]).flatMap((folder) =>
    readdirSync(join(outDir, folder)).map((file) => `${folder}/${file}`),
  );
}

/** The art that saves look for in this place; none leaves no pictures of an earlier build behind. */
function drawnArt(progress: Progress, folder: string, place: ArtPlace | undefined): ArtByGame {
  if (place === undefined) {
    rmSync(folder, { recursive: true, force: true });
    return {};
  }
  progress.show("Drawing the cards ...");
  return writeArt(place, folder);
}
