/**
 * Makes a spec run on TTS's terms. It is loaded before each (fresh-start.ts); from then on the code that ships (SHIPPED, and
 * TypeScriptToLua's library) is loaded into an environment of its own: TTS's standard library with MoonSharp's deviations,
 * as fussy as it gets, and `pairs` in a random order. What runs in real Lua and would break in the game breaks there. busted
 * itself, the specs and the emulator keep all of Lua.
 */
import { registerScriptSource } from "../../src/emulator/lua/fault";
import { createSandbox } from "../../src/emulator/lua/sandbox";
import type * as language from "../../src/kit/words/language";
import { translationOf } from "./translations";

/** Finds a module and answers the function that runs it, or why there is none. */
type Searcher = (this: void, name: string) => LuaMultiReturn<[unknown, string | undefined]>;

/** The host's module system; Lua 5.2 says `searchers`, LuaJIT `loaders`. */
const modules = (_G as unknown as Record<string, unknown>).package as {
  readonly loaded: LuaTable<string, unknown>;
  readonly path: string;
  readonly searchers?: Searcher[];
  readonly loaders?: Searcher[];
  readonly searchpath: (this: void, name: string, path: string) => string | undefined;
};

/** LuaJIT forgets all that it has compiled when there is more than this, and compiles it again: whole games need more. */
const COMPILER_ROOM = ["maxtrace=20000", "maxmcode=65536"];
/** Every table loads its scripts again, so most loops run too seldom for their compilation to pay. */
const COMPILED_AFTER = ["hotloop=1000", "hotexit=100"];

/** LuaJIT's compiler, as far as it is used here. */
interface Compiler {
  readonly opt: { readonly start: (this: void, ...settings: string[]) => void };
  readonly off: (this: void) => void;
}

const compiler = (_G as unknown as Record<string, unknown>).jit as Compiler | undefined;
compiler?.opt.start(...COMPILER_ROOM, ...COMPILED_AFTER);
if (os.getenv("OFFSUIT_COMPILER") === "off") compiler?.off();

/** By how many percent the memory in use grows before garbage is collected again: a quarter of the time would go into that. */
const COLLECTED_AT = 500;
(collectgarbage as (this: void, option: string, percent: number) => void)("setpause", COLLECTED_AT);

const compile = load;
const openFile = io.open;
const requirePlainly = require as (this: void, name: string) => unknown;

/** The folders of src whose code runs in TTS. */
const SHIPPED = new LuaSet<string>();
for (const folder of ["kit", "saved", "games", "tts", "table", "features", "print", "box"])
  SHIPPED.add(folder);

/** TypeScriptToLua's library. The code under test gets a copy of its own, which is as fussy as TTS too. */
const LIBRARY = "lualib_bundle";

/** Whether a module is code that runs in TTS. */
function isShipped(name: string): boolean {
  const [folder] = string.match(name, "^src%.(%w+)%.");
  return folder !== undefined && SHIPPED.has(folder);
}

/** Every name that the host has as a global and TTS has not. */
function hiddenNames(environment: LuaTable<string, unknown>): LuaSet<string> {
  const hidden = new LuaSet<string>();
  for (const [name] of pairs(_G as unknown as LuaTable<string, unknown>)) {
    if (environment.get(name) === undefined) hidden.add(name);
  }
  return hidden;
}

/**
 * The environment of the code under test. `require` is there because modules need it before the build has bundled them;
 * what a spec puts into `_G` to stand for a global of TTS can be seen, what plain Lua has beyond TTS cannot.
 */
function createEnvironment(): LuaTable<string, unknown> {
  const { environment } = createSandbox({
    seed: 1,
    clock: () => 1795000000.25,
    print: (text) => {
      io.write(`${text}\n`);
    },
    pairs: "shuffled",
    fussy: true,
  });
  const hidden = hiddenNames(environment);
  environment.set("require", requireStrictly);
  const outside = _G as unknown as LuaTable<string, unknown>;
  const metatable = new LuaTable<string, unknown>();
  metatable.set("__index", (_environment: unknown, name: string) =>
    hidden.has(name) ? undefined : outside.get(name),
  );
  setmetatable(environment, metatable as LuaMetatable<object>);
  return environment;
}

/** The globals that code under test sees. */
export const strictEnvironment = createEnvironment();

/** Compiles a text as code under test; `source` is what error positions show. */
export function compileStrictly(text: string, source: string): (this: void) => unknown {
  registerScriptSource(`@${source}`);
  const [chunk, problem] = compile(text, `@${source}`, "t", strictEnvironment);
  if (chunk === undefined) return error(problem, 0);
  return chunk;
}

/** A module of the code under test, compiled strictly, with its path; or why there is none. */
function loadStrictly(name: string): LuaMultiReturn<[unknown, string | undefined]> {
  const path = modules.searchpath(name, modules.path);
  if (path === undefined) return $multi(`\n\tno file for '${name}'`, undefined);
  const [file, problem] = openFile(path, "r");
  if (file === undefined) return $multi(`\n\t${problem}`, undefined);
  const text = file.read("*a") ?? "";
  file.close();
  return $multi(compileStrictly(text, path), path);
}

let library: unknown;

/** What the code under test calls `require`. */
function requireStrictly(this: void, name: string): unknown {
  if (name !== LIBRARY) return requirePlainly(name);
  if (library === undefined) {
    const [chunk] = loadStrictly(name);
    library = (chunk as (this: void) => unknown)();
  }
  return library;
}

/** A searcher for modules that loads shipped code strictly and leaves everything else to the next one. */
const searchShipped: Searcher = (name) => {
  if (!isShipped(name)) return $multi(`\n\t'${name}' does not run in TTS`, undefined);
  return loadStrictly(name);
};

table.insert(modules.searchers ?? modules.loaders ?? [], 2, searchShipped);

// What this file itself has loaded was not loaded strictly; the specs load it again.
for (const name of Object.keys(modules.loaded)) if (isShipped(name)) modules.loaded.delete(name);

// Here translations are the files of src/languages; on a board they are texts.
(requirePlainly("src.kit.words.language") as typeof language).translateBy(translationOf);
