import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { LUA } from "../build/transpile";
import { ROOT } from "../project";

/** Who uses what, by the names of modules or files. */
export type Users = ReadonlyMap<string, readonly string[]>;

/** Some modules and all that use them, however indirectly. */
export function dependants(of: readonly string[], users: Users): Set<string> {
  const found = new Set<string>();
  const waiting = [...of];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(users.get(name) ?? []));
  }
  return found;
}

const REQUIRED = /require\(["']([\w.-]+)["']\)/g;

/** Which modules of dist/lua require which: `src.kit.data.random`. */
export function luaUsers(): Users {
  const users = new Map<string, string[]>();
  for (const file of readdirSync(LUA, { recursive: true, encoding: "utf8" })) {
    if (!/^(src|spec)\b.*\.lua$/.test(file)) continue;
    const name = file.replace(/\.lua$/, "").replaceAll(/[\\/]/g, ".");
    for (const [, required = ""] of readFileSync(join(LUA, file), "utf8").matchAll(REQUIRED))
      add(users, required, name);
  }
  return users;
}

/** Where what runs in Node is: its sources import one another, and none of the others imports them. */
const IN_NODE = ["scripts", "saves", "spec/node"];
const IMPORTED = /(?:from|import\() ?"(\.[^"]+)"/g;

/** Which sources of what runs in Node import which: `scripts/project.ts`. */
export function sourceUsers(): Users {
  const users = new Map<string, string[]>();
  for (const folder of IN_NODE)
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })) {
      const file = `${folder}/${name.replaceAll("\\", "/")}`;
      if (!file.endsWith(".ts")) continue;
      for (const [, imported = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORTED)) {
        const path = posix.join(posix.dirname(file), imported);
        for (const source of [path, `${path}.ts`, `${path}/index.ts`]) add(users, source, file);
      }
    }
  return users;
}

function add(users: Map<string, string[]>, used: string, user: string): void {
  users.set(used, [...(users.get(used) ?? []), user]);
}
