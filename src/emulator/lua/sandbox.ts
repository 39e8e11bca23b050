import { seeded } from "../../kit/data/random";
import { createBits } from "./bits";
import { createCalendar } from "./calendar";
import { createEntry, type Entry } from "./entry";
import type { ScriptError } from "./fault";
import { raise, registerScriptSource, scriptError } from "./fault";
import type { Library, LuaFunction } from "./host";
import { compileScript } from "./compiled";
import { addNilMarker, translateForeign } from "./foreign";
import { createInterpreterJson } from "./interpreter-json";
import { compileChunk, librarySelection, metatableOf, pick, rawLength, typeOf } from "./host";
import { orderedPairs, shuffledPairs } from "./iteration";
import { mathLibrary, stringLibrary, tableLibrary } from "./libraries";
import { addProtection } from "./protection";
import { scriptToNumber, textOf } from "./text";

export type { LuaFunction } from "./host";

/** The globals of one script, by name. */
export type Environment = LuaTable<string, unknown>;

/** @noSelf */
export interface SandboxSettings {
  /** Seeds math.random, the order of `pairs` and the order of equal elements after table.sort. */
  seed: number;
  /** Seconds since 1970, with a fraction: what os.time() answers. */
  clock(): number;
  /** Where `print` goes. */
  print(text: string): void;
  /**
   * "shuffled": `pairs` visits in a seeded random order, so nothing comes to depend on one; "ordered": always in the same
   * one, for what counts instructions.
   */
  pairs: "ordered" | "shuffled";
  /**
   * Refuses what TTS lets through although it comes out differently from one host to the next: sorting strings without
   * a comparator, bit operations above 2^31, empty intervals for math.random, holes in table.concat, patterns and counts of
   * letters that its UTF-16 makes come out otherwise.
   */
  fussy: boolean;
  /** Takes what TTS's interpreter reads beyond Lua, and is used by published mods: lambdas, and what is destroyed as nil. */
  lenient?: boolean;
  /** Whether a thing of the game counts as nil where a lenient script compares it, as one does that has been destroyed. */
  isGone?(value: unknown): boolean;
}

/** The result of compiling a script. */
export type Compilation = { kind: "compiled"; chunk: LuaFunction } | { kind: "failed"; error: ScriptError };

/** @noSelf */
export interface Sandbox extends Entry {
  /** The script's globals, the standard library among them. The emulator adds TTS's own. */
  readonly environment: Environment;
  /** Compiles a script; `name` is what error positions show. The function runs the chunk: pass it to `call`. */
  compile(text: string, name: string): Compilation;
}

/**
 * The standard library and the globals of one script, exactly those that TTS has, with the deviations of its interpreter
 * (MoonSharp) from Lua 5.2. What can only be changed inside an interpreter stays Lua's: `#` (texts are UTF-8 here, UTF-16
 * there), `%`, `..`, `<` on strings, `goto`, and results that are "void".
 */
export function createSandbox(settings: SandboxSettings): Sandbox {
  const strings = stringLibrary(settings.fussy);
  const environment = createGlobals(settings, strings);

  return {
    environment,
    ...createEntry(strings),
    compile: (text, name) => {
      const source = `@${name}`;
      registerScriptSource(source);
      const [chunk, problem] = compileScript(
        settings.lenient === true ? translateForeign(text) : text,
        source,
        environment,
      );
      if (chunk !== undefined) return { kind: "compiled", chunk };
      return { kind: "failed", error: scriptError(problem, "") };
    },
  };
}

function createGlobals(settings: SandboxSettings, strings: Library): Environment {
  const random = seeded(settings.seed);
  const hostFunctions = new LuaSet();
  const globals = librarySelection(_G, ["ipairs", "next", "rawequal", "rawget", "rawset", "setmetatable"]);
  const tables = tableLibrary(random, settings.fussy);
  hostFunctions.add(tables.get("sort") as AnyNotNil);

  globals.set("_G", globals);
  globals.set("_VERSION", "MoonSharp 2.0.0.0");
  globals.set("_MOONSHARP", { version: "2.0.0.0", luacompat: "5.2", platform: "emulator", is_aot: false });
  globals.set("string", strings);
  globals.set("table", tables);
  globals.set("math", mathLibrary(random, settings.fussy));
  globals.set("bit32", createBits(settings.fussy));
  globals.set(
    "os",
    createCalendar(() => settings.clock()),
  );
  globals.set("pack", tables.get("pack"));
  globals.set("unpack", tables.get("unpack"));
  globals.set("type", typeOf);
  // No values at all count as one in MoonSharp (issue 198): what is spread after an empty list is lost.
  globals.set("select", (place: number | "#", ...values: unknown[]) => {
    if (place === "#" && pick("#", ...values)[0] === 0) return $multi(1);
    return pick(place, ...values);
  });
  globals.set("tonumber", scriptToNumber);
  globals.set("tostring", (...values: unknown[]) => {
    // A function without a result "answers" no value, and MoonSharp minds.
    if (pick("#", ...values)[0] === 0) raise("bad argument #1 to 'tostring' (value expected)");
    const [value] = pick(1, ...values);
    return textOf(value);
  });
  globals.set("pairs", settings.pairs === "shuffled" ? shuffledPairs(random) : orderedPairs);
  globals.set("rawlen", (value: unknown) =>
    typeOf(value) === "string" ? (value as string).length : rawLength(value as LuaTable<AnyNotNil, unknown>),
  );
  globals.set("collectgarbage", (option: unknown) => (option === "count" ? undefined : 0));
  const stringMethods = { __index: strings };
  globals.set("getmetatable", (value: unknown) =>
    typeOf(value) === "string" ? stringMethods : metatableOf(value),
  );
  globals.set("print", (...values: unknown[]) => {
    const [count] = pick("#", ...values);
    let line = "";
    for (const place of $range(1, count as number))
      line += (place > 1 ? "\t" : "") + textOf(values[place - 1]);
    settings.print(line);
  });
  globals.set("dynamic", dynamicLibrary(globals));
  globals.set("json", createInterpreterJson());
  if (settings.lenient === true) addNilMarker(globals, (value) => settings.isGone?.(value) === true);
  addProtection(globals, hostFunctions);
  return globals;
}

/** `dynamic.eval`: an expression over the script's globals. */
function dynamicLibrary(globals: Environment): Library {
  const library = new LuaTable<string, unknown>();
  library.set("eval", (expression: unknown) => {
    const [chunk, problem] = compileChunk(`return ${textOf(expression)}`, "=dynamic", "t", globals);
    return chunk === undefined ? raise(textOf(problem)) : (chunk as LuaFunction)();
  });
  return library;
}
