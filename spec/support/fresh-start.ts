/**
 * Lets many spec files share a process as if each had one of its own. busted loads this file first
 * (`--helper=spec.support.fresh-start`) and takes back what a spec has done to the globals and the loaded modules. What it
 * leaves, this file sees to: every spec gets modules, a strict environment (strict.ts) and a compiler without a past, no hook
 * runs on, and what it has held is let go. It also has every file and test reported (run-report.ts).
 */
import * as busted from "busted";
import { fileBegins, fileEnds, somethingBreaks, testBegins, testEnds } from "./run-report";

/** The host's module system; Lua 5.2 says `searchers`, LuaJIT `loaders`. */
const modules = (_G as unknown as Record<string, unknown>).package as {
  readonly loaded: LuaTable<string, unknown>;
  readonly searchers?: unknown[];
  readonly loaders?: unknown[];
};
const compiler = (_G as unknown as Record<string, unknown>).jit as
  { readonly flush: (this: void) => void } | undefined;

const searchers = modules.searchers ?? modules.loaders ?? [];
const usualSearchers = new LuaTable<number, unknown>();
for (const place of $range(1, searchers.length)) usualSearchers.set(place, searchers[place - 1]);

const collect = collectgarbage as unknown as (this: void, option: "collect" | "restart" | "count") => number;
/** Garbage is collected between two files when more memory than this is in use, in kilobytes: each time would take a while. */
const ROOM = 300_000;
const requirePlainly = require as (this: void, name: string) => unknown;
const removeHook = debug.sethook as (this: void) => void;

/** Forgets the modules of ours that this process has loaded, and how they are found. */
function forgetModules(): void {
  for (const [name] of pairs(modules.loaded)) {
    if (string.match(name, "^src%.")[0] !== undefined || string.match(name, "^spec%.")[0] !== undefined)
      modules.loaded.delete(name);
  }
  modules.loaded.delete("lualib_bundle");
  const list = searchers as unknown as LuaTable<number, unknown>;
  for (const place of $range(1, searchers.length)) list.set(place, usualSearchers.get(place));
}

/** What busted still asks of an element that has ended: a file that fails later looks at the first one's way to tell where. */
const KEPT = new LuaSet<string>();
for (const name of ["attributes", "run"]) KEPT.add(name);

/** Lets go of what the tests of a file hold: busted keeps every function to the end, and with it all that it knows. */
function letGo(element: busted.Element): void {
  for (const child of busted.children(element)) {
    letGo(child);
    child.run = undefined;
  }
  const fields = element as unknown as LuaTable<string, unknown>;
  for (const [name, value] of pairs(fields))
    if (!KEPT.has(name) && typeof value !== "string" && typeof value !== "number") fields.delete(name);
}

busted.subscribe(["file", "start"], (file) => {
  fileBegins(file);
  removeHook();
  collect("restart");
  forgetModules();
  compiler?.flush();
  requirePlainly("spec.support.strict");
  return $multi(undefined, true);
});

busted.subscribe(["file", "end"], (file) => {
  fileEnds(file);
  letGo(file);
  if (collect("count") > ROOM) collect("collect");
  return $multi(undefined, true);
});

busted.subscribe(["test", "start"], (test) => {
  testBegins(test);
  return $multi(undefined, true);
});

busted.subscribe(["test", "end"], (_test, _parent, status) => {
  testEnds(status);
  return $multi(undefined, true);
});

busted.subscribe(["error"], (element) => {
  somethingBreaks(element);
  return $multi(undefined, true);
});
