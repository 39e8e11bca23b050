import { readText } from "../../support/files";

const NEEDED = 'require%("([^"]+)"%)';

/** The text of a script made of a module of the specs and of all that it needs, as the build makes those that ship. */
export function bundledScript(entry: string): string {
  const modules: Record<string, string> = {};
  gather(entry, modules);
  const names = Object.keys(modules).sort((one, other) => one.length - other.length);
  const parts = names.map((name) => `modules["${name}"] = function()\n${modules[name] ?? ""}\nend`);
  return `${HEAD}\n${parts.join("\n")}\nrequire("${entry}")`;
}

const HEAD = `attachedScripts = {}
local modules, loaded = {}, {}
local function require(name)
  if loaded[name] == nil then loaded[name] = modules[name]() or true end
  return loaded[name]
end`;

function gather(name: string, modules: Record<string, string>): void {
  if (modules[name] !== undefined) return;
  const text = readText(`${name.split(".").join("/")}.lua`);
  modules[name] = text;
  for (const [needed] of string.gmatch(text, NEEDED)) if (needed !== undefined) gather(needed, modules);
}
