import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DIST, SCRIPTS } from "../project";
import type { Progress } from "../terminal/progress";

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
