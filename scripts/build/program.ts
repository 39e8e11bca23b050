import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DIST, ROOT } from "../project";
import type { Progress } from "../terminal/progress";
import type { Bundle } from "./bundle";
import type { Entry } from "./entries";
import { sourcesOf } from "./position";

/** Where the bundle of a Lua program is kept. */
export function programFile(name: string): string {
  return join(DIST, "programs", `${name}.lua`);
}

/** The bundle of a Lua program. It is transpiled again if one of its sources has changed since the last time. */
export async function programBundle(entry: Entry, progress: Progress): Promise<Bundle> {
  const file = programFile(entry.name);
  const kept = keptBundle(entry.name, file);
  if (kept !== undefined) return kept;
  progress.announce("Transpiling to Lua ...");
  // The compiler takes a second to load: only who needs it waits for it.
  const { createBundler } = await import("./bundle");
  const bundle = createBundler()(entry);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bundle.code);
  writeFileSync(`${file}.map`, bundle.map);
  return bundle;
}

/** The bundle of the last time, unless a source is newer or gone. */
function keptBundle(name: string, file: string): Bundle | undefined {
  if (!existsSync(file) || !existsSync(`${file}.map`)) return undefined;
  const made = statSync(file).mtimeMs;
  const map = readFileSync(`${file}.map`, "utf8");
  const fresh = [...sourcesOf(map), "package-lock.json", "tsconfig.lua.json"].every((source) => {
    const path = join(ROOT, source);
    return existsSync(path) && statSync(path).mtimeMs < made;
  });
  if (!fresh) return undefined;
  const code = readFileSync(file, "utf8");
  return { name, code, parts: [code], map };
}
