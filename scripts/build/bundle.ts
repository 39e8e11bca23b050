import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { addMapping, GenMapping, toEncodedMap } from "@jridgewell/gen-mapping";
import ts from "typescript";
import { LuaTarget } from "typescript-to-lua";
import { buildMinimalLualibBundle, findUsedLualibFeatures } from "typescript-to-lua/dist/LuaLib";
import { ROOT } from "../project";
import { luaLiteral } from "../lua/literal";
import { readHeading } from "../puzzles/book-file";
import { Complaint } from "../terminal/complaint";
import type { Entry } from "./entries";
import { exportKey, mentioned } from "./definitions";
import { LIBRARY, linked, linkedLibrary, linksOf, type Asked, type Links, type SharedNames } from "./links";
import { EXPORTS, minify, namesBut } from "./minify";
import { puzzlesOf } from "./phrases";
import { positionFinder, type Position } from "./position";
import { shortLibraryFor } from "./standard-library";
import { LUA, transpileLua } from "./transpile";

/** One Lua file that holds an entry point and everything it needs, and the source map of its lines. */
export interface Bundle {
  name: string;
  code: string;
  /** The same by its modules: their texts, on lines of their own. */
  parts: readonly string[];
  map: string;
}

/** Makes bundles one after the other; what was read and minified for one serves the next. */
export type Bundler = (entry: Entry) => Bundle;

/** A module: its text, what that has to do with others, and where each of its lines comes from. */
interface Module {
  links: Links;
  find: (line: number) => Position | undefined;
  /** How it is written in bundles, by those of its neighbours that keep their tables and by what of it is needed. */
  written: Map<string, Lines>;
}

/** The lines of a module in a bundle. */
interface Lines {
  lines: string[];
  positions: (Position | undefined)[];
}

/** Names, with the local of an export by its key (`exportKey`). */
interface BundleNames extends SharedNames {
  localOf: (key: string) => string | undefined;
}

/** What reads the puzzles that a board carries as a text. */
const STORED = "src.table.languages.stored-texts";

/** How many exports are locals of a bundle: Lua has room for 200, and LuaJIT lets a function use 60 that are not its own. */
const MOST_LOCALS = 100;

/**
 * A bundler of what dist/lua holds, which is brought up to date first. It raises a `Fault` that lists every error.
 * @param typical an entry whose code mentions most what all mention most: that gets the shortest names
 */
export function createBundler(typical?: Entry): Bundler {
  transpileLua();
  const modules = new Map<string, Module>();
  const moduleOf = (name: string): Module => {
    const module = modules.get(name) ?? readModule(name);
    modules.set(name, module);
    return module;
  };
  const puzzles = new Map<string, Module>();
  const moduleOrPuzzles = (name: string): Module => {
    const module = puzzles.get(name) ?? storedPuzzles(name) ?? moduleOf(name);
    puzzles.set(name, module);
    return module;
  };
  const names = sharedNames(typical === undefined ? [] : mentionedMost(typical, moduleOrPuzzles));
  return (entry) => bundle(entry, entry.hasStoredPuzzles === true ? moduleOrPuzzles : moduleOf, names);
}

/** The modules of an entry in their order, those of them that keep their tables, and what is needed of each. */
interface Needs {
  moduleOf: (module: string) => Module;
  order: readonly string[];
  tables: ReadonlySet<string>;
  needed: ReadonlyMap<string, ReadonlySet<string>>;
}

function needsOf({ name, start }: Entry, known: (name: string) => Module): Needs {
  const beginning = "lua" in start ? moduleFrom(name, start.lua, () => undefined) : undefined;
  const moduleOf = (module: string): Module =>
    module === name && beginning !== undefined ? beginning : known(module);
  const order = reachable("lua" in start ? name : moduleName(start.file), moduleOf);
  const tables = new Set(order.flatMap((module) => moduleOf(module).links.tables));
  const needed = mentioned(new Map(order.map((module) => [module, moduleOf(module).links.defined])), tables);
  return { moduleOf, order, tables, needed };
}

/** The exports that an entry's code mentions, those first that it mentions most. */
function mentionedMost(entry: Entry, known: (name: string) => Module): string[] {
  const { moduleOf, order, tables, needed } = needsOf(entry, known);
  const counts = new Map<string, number>();
  for (const module of order) {
    const { definitions, mentions } = moduleOf(module).links.defined;
    const used = definitions.filter(({ key }) => needed.get(module)?.has(key) === true);
    for (const key of [...mentions, ...used.flatMap((definition) => definition.mentions)])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([key]) => {
      const [module = "", name = ""] = key.split(" ");
      return name !== "" && module !== LIBRARY && !tables.has(module);
    })
    .sort(([, one], [, other]) => other - one)
    .map(([key]) => key);
}

function bundle(entry: Entry, known: (name: string) => Module, names: BundleNames): Bundle {
  const { name } = entry;
  const { moduleOf, order, tables, needed } = needsOf(entry, known);
  const locals = [...needed.values()].flatMap((keys) => [...keys].flatMap((key) => names.localOf(key) ?? []));
  const lines = [
    `-- Offsuit, ${name}: made of TypeScript, see npm run where`,
    `local ${[EXPORTS, ...locals.sort()].join(",")}={}`,
  ];
  lines.push(...libraryFor(needed.get(LIBRARY) ?? new Set(), names));
  // A line for the short names of Lua's library, once it is known which are used.
  const declaration = lines.push("") - 1;
  const head = lines.length;
  const parts: string[] = [];
  const map = new GenMapping({ file: `${name}.lua` });
  for (const module of order) {
    const asked = { tables, mentioned: needed.get(module) ?? new Set<string>() };
    const { lines: own, positions } = writtenModule(module, moduleOf(module), asked, names);
    const from = lines.length;
    own.forEach((line, index) => {
      // Each module has a block for its locals: Lua has no room for those of all.
      lines.push(`${index === 0 ? "do " : ""}${line}${index === own.length - 1 ? " end" : ""}`);
      const position = positions[index];
      if (position === undefined) return;
      const { file: source, line: original } = position;
      addMapping(map, {
        generated: { line: lines.length, column: 0 },
        original: { line: original, column: 0 },
        source,
      });
    });
    if (own.length > 0) parts.push(lines.slice(from).join("\n"));
  }
  lines[declaration] = shortLibraryFor(lines.slice(head).join("\n"), names.library);
  parts.unshift(lines.slice(0, head).join("\n"));
  parts.push("");
  return { name, code: parts.join("\n"), parts, map: JSON.stringify(toEncodedMap(map)) };
}

/** The module and all that it requires but the library, each once and behind those that it requires itself. */
function reachable(entry: string, moduleOf: (name: string) => Module): string[] {
  const reached = new Set<string>();
  const order: string[] = [];
  const visit = (name: string): void => {
    if (reached.has(name) || name === LIBRARY) return;
    reached.add(name);
    for (const { module } of moduleOf(name).links.requires) visit(module);
    order.push(name);
  };
  visit(entry);
  return order;
}

/** What Lua calls the module of a source file. Raises a `Complaint` if there is no such file. */
function moduleName(file: string): string {
  if (!existsSync(file))
    throw new Complaint(`${file} is missing, so nothing can be built. Restore the file.`);
  return relative(ROOT, file).replace(/\.ts$/, "").replaceAll(/[\\/]/g, ".");
}

function readModule(name: string): Module {
  const file = join(LUA, `${name.replaceAll(".", "/")}.lua`);
  return moduleFrom(name, readFileSync(file, "utf8"), positionFinder(readFileSync(`${file}.map`, "utf8")));
}

/** In the place of a game's puzzles: where they are read from; undefined for any other module. */
function storedPuzzles(module: string): Module | undefined {
  const game = puzzlesOf(module);
  if (game === undefined) return undefined;
  const code = `local ____exports = {}
local reader = require("${STORED}")
____exports.default = reader.bookOfPuzzles(${luaLiteral(readHeading(game))})
return ____exports`;
  return moduleFrom(module, code, () => undefined);
}

function moduleFrom(name: string, code: string, find: Module["find"]): Module {
  return { links: linksOf(name, code), find, written: new Map() };
}

function writtenModule(
  name: string,
  { links, find, written }: Module,
  asked: Asked,
  names: SharedNames,
): Lines {
  const related = [name, ...links.requires.map(({ module }) => module)];
  const key = JSON.stringify([
    related.filter((module) => asked.tables.has(module)),
    [...asked.mentioned].sort(),
  ]);
  const known = written.get(key);
  if (known !== undefined) return known;
  const { code, lines } = minify(
    links.code,
    (line) => stretchOf(find(line)),
    linked(name, links, asked, names),
  );
  const module =
    code === "" ? { lines: [], positions: [] } : { lines: code.split("\n"), positions: lines.map(find) };
  written.set(key, module);
  return module;
}

/** How many lines of TypeScript share one of Lua: each new line is two letters in the JSON of a save. */
const STRETCH = 4;

/** Which stretch of its file a position is in. */
function stretchOf(position: Position | undefined): number | undefined {
  return position && Math.floor(position.line / STRETCH);
}

/** As much of the compiler's library as is mentioned, by the keys of its exports. */
function libraryFor(mentioned: ReadonlySet<string>, names: SharedNames): string[] {
  // As the compiler writes it, which looks for nothing else.
  const imports = [...mentioned].sort().map((key) => {
    const [, name = ""] = key.split(" ");
    return `local ${name} = ____lualib.${name}`;
  });
  const features = findUsedLualibFeatures(LuaTarget.Universal, ts.sys, imports);
  const library = buildMinimalLualibBundle(features, LuaTarget.Universal, ts.sys);
  return minify(library, () => undefined, linkedLibrary(library, names)).code.split("\n");
}

/**
 * Names in the order in which they are first asked for.
 * @param most the exports that are mentioned most
 */
function sharedNames(most: readonly string[]): BundleNames {
  const fields = counted(namesBut(new Set()));
  const locals = new Map<string, string>();
  most.forEach((key, index) => {
    if (index < MOST_LOCALS) locals.set(key, `${letter(index)}${9 - Math.floor(index / 26)}`);
    else fields(key);
  });
  // A digit, which no other local has in its name.
  const library = counted((index) => `${letter(index)}${Math.floor(index / 26)}`);
  const localOf = (key: string): string | undefined => locals.get(key);
  return {
    ...{ library, localOf, local: (module, name) => localOf(exportKey(module, name)) },
    field: (module, name) => fields(exportKey(module, name)),
  };
}

function letter(index: number): string {
  return "abcdefghijklmnopqrstuvwxyz".charAt(index % 26);
}

function counted(nameOf: (index: number) => string): (key: string) => string {
  const names = new Map<string, string>();
  return (key) => {
    const name = names.get(key) ?? nameOf(names.size);
    names.set(key, name);
    return name;
  };
}
