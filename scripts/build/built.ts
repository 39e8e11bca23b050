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

/** The paths of the built save and saved objects. */
export function builtSaves(): string[] {
  const objects = join(DIST, "saved-objects");
  const files = readdirSync(objects).filter((file) => file.endsWith(".json"));
  return [join(DIST, "Offsuit.json"), ...files.map((file) => join(objects, file))];
}

/** The text of the built save; it is built first if there is none. */
export async function readBuiltSave(progress: Progress): Promise<string> {
  const path = join(DIST, "Offsuit.json");
  if (!existsSync(path)) {
    // The compiler takes a second to load: only who needs it waits for it.
    const { buildProject } = await import("./project");
    buildProject(progress);
  }
  return readFileSync(path, "utf8");
}
