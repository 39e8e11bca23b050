import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../build/bundle";
import { programEntry } from "../build/entries";
import { sourcesOf, withPositions } from "../build/position";
import { DIST, ROOT } from "../project";
import { Fault } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { LuaError, startLua, type LuaHost } from "./host";

const PROGRAMS = join(DIST, "programs");

/**
 * Starts one of the Lua programs in src/commands/programs. It is transpiled again if one of its sources has changed
 * since the last time. An error in Lua ends the command with the lines of TypeScript that raised it.
 */
export async function startProgram(name: string, progress: Progress): Promise<LuaHost> {
  const bundle = await freshBundle(name, progress);
  const host = startLua();
  const translated = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if (error instanceof LuaError) throw new Fault(withPositions(error.message, bundle));
      throw error;
    }
  };
  translated(() => {
    host.load(bundle.code, name);
  });
  return { ...host, call: (called, ...texts) => translated(() => host.call(called, ...texts)) };
}

async function freshBundle(name: string, progress: Progress): Promise<Bundle> {
  const file = join(PROGRAMS, `${name}.lua`);
  const kept = keptBundle(name, file);
  if (kept !== undefined) return kept;
  progress.announce("Transpiling to Lua ...");
  // The compiler takes a second to load: only who needs it waits for it.
  const { createBundler } = await import("../build/bundle");
  const bundle = createBundler()(programEntry(name));
  mkdirSync(PROGRAMS, { recursive: true });
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
  return fresh ? { name, code: readFileSync(file, "utf8"), map } : undefined;
}
