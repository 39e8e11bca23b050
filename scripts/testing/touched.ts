import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LUA } from "../build/transpile";
import { ROOT } from "../project";
import { specFiles } from "./specs";

/** The specs that open a built save: they do not require what they test. */
const AT_THE_TABLE = /^spec\/(attacks|table|box|soak)\//;
const REQUIRED = /require\(["']([\w.-]+)["']\)/g;

/**
 * The specs that a change of some sources touches: those that require one of them, however indirectly, and where the
 * change is in what ships, those that play it at a table; of a single game, those that speak of it.
 */
export function touchedSpecs(changed: readonly string[]): string[] {
  const touched = dependants(
    changed.map((file) => file.replace(/\.(?:ts|json)$/, "").replaceAll(/[\\/]/g, ".")),
  );
  const shipped = changed.some((file) => /^src\/(kit|table|box)\//.test(file));
  const games = changed.flatMap((file) => /^src\/games\/([\w-]+)\//.exec(file)?.[1] ?? []);
  return specFiles().filter((file) => {
    if (touched.has(file.replace(/\.spec\.ts$/, "_spec").replaceAll("/", "."))) return true;
    if (!AT_THE_TABLE.test(file)) return false;
    return shipped || games.some((game) => mentions(file, game));
  });
}

/** Some modules of dist/lua and all that require them, however indirectly. */
function dependants(modules: readonly string[]): Set<string> {
  const users = new Map<string, string[]>();
  for (const file of readdirSync(LUA, { recursive: true, encoding: "utf8" })) {
    if (!/^(src|spec)\b.*\.lua$/.test(file)) continue;
    const name = file.replace(/\.lua$/, "").replaceAll(/[\\/]/g, ".");
    for (const [, required = ""] of readFileSync(join(LUA, file), "utf8").matchAll(REQUIRED))
      users.set(required, [...(users.get(required) ?? []), name]);
  }
  const found = new Set<string>();
  const waiting = modules.map((module) => module.replace(/\.spec$/, "_spec"));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(users.get(name) ?? []));
  }
  return found;
}

function mentions(spec: string, game: string): boolean {
  const text = readFileSync(join(ROOT, spec), "utf8");
  return spec.includes(game) || text.includes(`"${game}"`) || text.includes("GAMES");
}
