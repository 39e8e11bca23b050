import { readText } from "../../support/files";

const NEEDED = 'require%("([^"]+)"%)';

/**
 * The text of a script that does not ship, and of all that it needs, as the build makes those that do.
 * @param start what the script does, in Lua
 * @param attached the scripts of the pieces that a board makes, by their kinds
 */
export function bundledScript(start: string, attached: Readonly<Record<string, string>> = {}): string {
  const modules: Record<string, string> = {};
  gather(start, modules);
  const names = Object.keys(modules).sort((one, other) => one.length - other.length);
  const parts = names.map((name) => `modules["${name}"] = function()\n${modules[name] ?? ""}\nend`);
  const pieces = Object.entries(attached).map(([kind, script]) => `${kind} = ${longText(script)}`);
  return `attachedScripts = { ${pieces.join(", ")} }\n${HEAD}\n${parts.join("\n")}\n${start}\n`;
}

/** A text as a Lua string in long brackets, in which nothing needs an escape. */
export function longText(text: string): string {
  let level = "";
  while (text.includes(`]${level}]`)) level += "=";
  return `[${level}[\n${text}]${level}]`;
}

const HEAD = `local modules, loaded = {}, {}
local function require(name)
  if loaded[name] == nil then loaded[name] = modules[name]() or true end
  return loaded[name]
end`;

function gather(text: string, modules: Record<string, string>): void {
  for (const [needed] of string.gmatch(text, NEEDED)) {
    if (needed === undefined || modules[needed] !== undefined) continue;
    modules[needed] = readText(`${needed.split(".").join("/")}.lua`);
    gather(modules[needed] ?? "", modules);
  }
}
