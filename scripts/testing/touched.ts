import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";
import { dependants, luaUsers, sourceUsers } from "./dependants";
import { specFiles } from "./specs";

/** The specs that open a built save: they do not require what they test. */
const AT_THE_TABLE = /^spec\/(attacks|table|box|soak)\//;

/**
 * The specs that a change of some sources touches: those that require one of them, however indirectly, and where the
 * change is in what ships, those that play it at a table; of a single game, those that speak of it.
 */
export function touchedSpecs(changed: readonly string[]): string[] {
  const modules = changed.map((file) => moduleOf(file.replace(/\.(?:ts|json)$/, "")));
  const touched = dependants(modules, luaUsers());
  const shipped = changed.some((file) => /^src\/(kit|table|box)\//.test(file));
  const games = gamesOf(changed);
  return specFiles().filter((file) => {
    if (touched.has(moduleOf(file.replace(/\.ts$/, "")))) return true;
    if (!AT_THE_TABLE.test(file)) return false;
    return shipped || games.some((game) => mentions(file, game) || textOf(file).includes("GAMES"));
  });
}

/** The tests of spec/node that import something that has changed, however indirectly, or have changed themselves. */
export function touchedNodeTests(changed: readonly string[]): string[] {
  const touched = dependants(changed, sourceUsers());
  return [...touched].filter((file) => /^spec\/node\/[^/]+\.test\.ts$/.test(file)).sort();
}

/** How close a test is to what has changed: it is of that very thing, it speaks of the game, or it uses it somehow. */
export type Closeness = "own" | "speaking" | "using";

/** How close a test is to what has changed. */
export function closeness(test: string, changed: readonly string[]): Closeness {
  if (changed.includes(test) || changed.some((file) => test.startsWith(ownFolder(file)))) return "own";
  return gamesOf(changed).some((game) => mentions(test, game)) ? "speaking" : "using";
}

/** The folder of the specs of a source: of a game its own, of others that with the name of their folder. */
function ownFolder(file: string): string {
  const [, folder = ""] = /^src\/(?:games\/)?([\w-]+)\//.exec(file) ?? [];
  return `spec/${folder}/`;
}

/** The games whose own sources are among some files. */
function gamesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => /^src\/games\/([\w-]+)\//.exec(file)?.[1] ?? []);
}

/** How Lua calls a source without its ending; a dot would be a folder, so name.spec is name_spec. */
function moduleOf(path: string): string {
  return path.replace(/\.spec$/, "_spec").replaceAll(/[\\/]/g, ".");
}

function mentions(spec: string, game: string): boolean {
  return spec.includes(game) || textOf(spec).includes(`"${game}"`);
}

function textOf(spec: string): string {
  return readFileSync(join(ROOT, spec), "utf8");
}
