import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { addMapping, GenMapping, toEncodedMap } from "@jridgewell/gen-mapping";
import ts from "typescript";
import { LuaTarget } from "typescript-to-lua";
import { buildMinimalLualibBundle, findUsedLualibFeatures } from "typescript-to-lua/dist/LuaLib";
import { ROOT } from "../project";
import { Complaint } from "../terminal/complaint";
import type { Entry } from "./entries";
import { minify } from "./minify";
import { phrasesOf } from "./phrases";
import { positionFinder, type Position } from "./position";
import { LUA, transpileLua } from "./transpile";

/** One Lua file that holds an entry point and everything it needs, and the source map of its lines. */
export interface Bundle {
  name: string;
  code: string;
  map: string;
}

/** Makes bundles one after the other; what was read and minified for one serves the next. */
export type Bundler = (entry: Entry) => Bundle;

/** A module of a bundle: its Lua, where each line comes from, and the modules that it requires. */
interface Module {
  lines: string[];
  positions: (Position | undefined)[];
  requires: string[];
  /** The lines that name what it uses of the library, as the compiler has written them. */
  imports: string;
}

/** What reads the sentences that a board carries as a text. */
const PHRASEBOOK = "src.table.phrasebook";
/** The library of the compiler, of which a bundle gets what it uses. */
const LIBRARY = "lualib_bundle";
const REQUIRE = /\brequire\((['"])([^'"]+)\1\)/g;

/**
 * What a bundle begins with, in one line: modules are known by their numbers and run when they are first required. `R`
 * is a name that `minify` gives to nothing.
 */
const HEAD =
  "local M,V={},{} local function R(n)local v=V[n]if v==nil then v={M[n]()}V[n]=v end return v[1]end";

/** A bundler of what dist/lua holds, which is brought up to date first. It raises a `Fault` that lists every error. */
export function createBundler(): Bundler {
  transpileLua();
  const modules = new Map<string, Module>();
  const moduleOf = (name: string): Module => {
    const module = modules.get(name) ?? readModule(name);
    modules.set(name, module);
    return module;
  };
  return (entry) =>
    bundle(entry, entry.hasPhrasebook === true ? (name) => storedPhrases(name) ?? moduleOf(name) : moduleOf);
}

function bundle({ name, file }: Entry, moduleOf: (name: string) => Module): Bundle {
  if (!existsSync(file))
    throw new Complaint(`${file} is missing, so "${name}" cannot be built. Restore the file.`);
  const order = reachable(moduleName(file), moduleOf);
  const numbers = new Map(order.map((module, index) => [module, index + 1]));
  const lines = [`-- Offsuit, ${name}: made of TypeScript, see npm run where`, HEAD];
  const map = new GenMapping({ file: `${name}.lua` });
  for (const module of order) {
    const { lines: own, positions } = module === LIBRARY ? libraryFor(order, moduleOf) : moduleOf(module);
    own.forEach((line, index) => {
      const before = index === 0 ? `M[${numbers.get(module)}]=function()` : "";
      const after = index === own.length - 1 ? " end" : "";
      lines.push(
        before +
          line.replace(REQUIRE, (_, _quote, required: string) => `R(${numbers.get(required)})`) +
          after,
      );
      const position = positions[index];
      if (position === undefined) return;
      const { file: source, line: original } = position;
      addMapping(map, {
        generated: { line: lines.length, column: 0 },
        original: { line: original, column: 0 },
        source,
      });
    });
  }
  lines.push(`R(${numbers.get(moduleName(file))})`, "");
  return { name, code: lines.join("\n"), map: JSON.stringify(toEncodedMap(map)) };
}

/** The module and all that it requires, each once. */
function reachable(entry: string, moduleOf: (name: string) => Module): string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    if (name !== LIBRARY) moduleOf(name).requires.forEach(visit);
  };
  visit(entry);
  return [...reached];
}

/** What Lua calls the module of a source file. */
function moduleName(file: string): string {
  return relative(ROOT, file).replace(/\.ts$/, "").replaceAll(/[\\/]/g, ".");
}

function readModule(name: string): Module {
  const file = join(LUA, `${name.replaceAll(".", "/")}.lua`);
  const code = readFileSync(file, "utf8");
  const find = positionFinder(readFileSync(`${file}.map`, "utf8"));
  const { code: short, lines } = minify(code, (line) => find(line)?.line);
  return {
    lines: short.split("\n"),
    positions: lines.map(find),
    requires: [...code.matchAll(REQUIRE)].map(([, , required = ""]) => required),
    imports: [...code.matchAll(/^local \w+ = ____lualib\.\w+$/gm)].join("\n"),
  };
}

/** In the place of a language's sentences: where they are read from. */
function storedPhrases(module: string): Module | undefined {
  const name = phrasesOf(module);
  if (name === undefined) return undefined;
  const line = `return require("${PHRASEBOOK}").storedTranslation("${name}")`;
  return { lines: [line], positions: [], requires: [PHRASEBOOK], imports: "" };
}

/** As much of the compiler's library as some modules use. */
function libraryFor(modules: readonly string[], moduleOf: (name: string) => Module): Module {
  const imports = modules.flatMap((name) => (name === LIBRARY ? [] : [moduleOf(name).imports]));
  const features = findUsedLualibFeatures(LuaTarget.Universal, ts.sys, imports);
  const library = buildMinimalLualibBundle(features, LuaTarget.Universal, ts.sys);
  const { code } = minify(library, () => undefined);
  return { lines: code.split("\n"), positions: [], requires: [], imports: "" };
}
