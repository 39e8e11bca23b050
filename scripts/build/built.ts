import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DIST, ROOT, SCRIPTS } from "../project";
import { Complaint } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { sourcesOf } from "./position";

/** The bundles in dist/scripts: each name and its Lua; none if nothing has been built. */
export function builtScripts(): { name: string; code: string }[] {
  if (!existsSync(SCRIPTS)) return [];
  return readdirSync(SCRIPTS)
    .filter((file) => file.endsWith(".lua"))
    .map((file) => ({ name: basename(file, ".lua"), code: readFileSync(join(SCRIPTS, file), "utf8") }));
}

/** The paths of the built saves and saved objects. */
export function builtSaves(): string[] {
  return ["saves", "saved-objects"].flatMap((folder) =>
    readdirSync(join(DIST, folder))
      .filter((file) => file.endsWith(".json"))
      .map((file) => join(DIST, folder, file)),
  );
}

/** The path of the save of a game. */
export function savePath(game: string): string {
  return join(DIST, "saves", `${game}.json`);
}

/** The description of the option `--no-build`. */
export const NO_BUILD = ["--no-build", "use the last build in dist/ as it is"] as const;

/** Raises a `Complaint` unless something has been built. */
export function requireBuild(): void {
  if (builtScripts().length === 0 || !existsSync(join(DIST, "saves")))
    throw new Complaint("Nothing has been built yet. Leave out --no-build, or run npm run build first.");
}

/** Builds the project unless what is built is newer than all its sources. */
export async function buildIfStale(progress: Progress): Promise<void> {
  if (isFresh()) return;
  // The compiler takes a second to load: only who needs it waits for it.
  const { buildProject } = await import("./project");
  buildProject(progress);
}

/** Whether no source of a built script, and nothing else that saves are made of, has changed since. */
function isFresh(): boolean {
  const maps = builtScripts().map(({ name }) => join(SCRIPTS, `${name}.lua.map`));
  if (maps.length === 0) return false;
  const made = Math.min(...maps.map((map) => statSync(map).mtimeMs));
  const sources = maps.flatMap((map) => sourcesOf(readFileSync(map, "utf8")));
  const folders = ["assets", "saves", "scripts/build", "scripts/save"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...new Set(sources.map((source) => join(ROOT, source))), ...folders].every(
    (path) => existsSync(path) && statSync(path).mtimeMs < made,
  );
}

/** The text of the built save of a game; it is built first if there is none. */
export async function readBuiltSave(game: string, progress: Progress): Promise<string> {
  const path = savePath(game);
  if (!existsSync(path)) {
    // The compiler takes a second to load: only who needs it waits for it.
    const { buildProject } = await import("./project");
    buildProject(progress);
  }
  return readFileSync(path, "utf8");
}
