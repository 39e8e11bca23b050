import { join } from "node:path";
import { transpileLua } from "../build/transpile";
import { DIST, ROOT } from "../project";
import { runNode, runTypeScript } from "../terminal/child";
import { failed, part, PASSED, type Job, type Part, type Verdict } from "./verdict";

/** The types of what becomes Lua, which are checked when it is transpiled. */
export const LUA_TYPES: Part = part("types of the Lua side", () => {
  transpileLua();
  return Promise.resolve(PASSED);
});

/** The types of what runs in Node and in the browser. */
export const TYPES: Part = part("types", () => checkCode("types"));

/** What nothing uses: files, exports, packages. */
const DEAD_CODE: Job = {
  name: "dead code",
  run: () => tool("knip/bin/knip.js", "--no-progress", "--no-config-hints"),
};

/** What the lint rules find, and what nothing uses. */
export const LINT: Part = { name: "lint", jobs: [{ name: "lint", run: lint }, DEAD_CODE] };

/** Both, where the rules that know types ask the compiler that has checked them. */
export const TYPES_AND_LINT: Part = {
  name: "types and lint",
  jobs: [{ name: "types and lint", run: () => checkCode("types", "lint") }, DEAD_CODE],
};

export const FORMAT: Part = part("format", () => prettier("--check"));

/** The lint rules and the format of some files alone. Each takes what it knows and passes over the rest. */
export function staticsOf(files: readonly string[]): Part[] {
  if (files.length === 0) return [];
  const checked = files.filter((file) => file.endsWith(".ts"));
  const rules = ["--max-warnings", "0", "--no-warn-ignored", ...checked];
  return [
    ...(checked.length === 0
      ? []
      : [part("lint of what has changed", () => tool("eslint/bin/eslint.js", ...rules))]),
    part("format of what has changed", () =>
      tool("prettier/bin/prettier.cjs", "--check", "--ignore-unknown", "--log-level", "warn", ...files),
    ),
  ];
}

/** Checks all code against the rules of eslint.config.ts. */
export function lint(): Promise<Verdict> {
  return checkCode("lint");
}

/** Writes all files in the format of .prettierrc.json. */
export function format(): Promise<Verdict> {
  return prettier("--write");
}

function prettier(what: "--check" | "--write"): Promise<Verdict> {
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", join(DIST, "prettier.json")];
  return tool("prettier/bin/prettier.cjs", what, "--log-level", "warn", ...cache, ".");
}

/** Checks types, or the code against the lint rules, or both. */
async function checkCode(...tasks: ("types" | "lint")[]): Promise<Verdict> {
  const program = join(ROOT, "scripts", "testing", "statics-program.ts");
  const { status, output } = await runTypeScript(program, tasks);
  return status === 0 ? PASSED : failed(output);
}

async function tool(script: string, ...args: string[]): Promise<Verdict> {
  const { status, output } = await runNode(join(ROOT, "node_modules", script), args);
  return status === 0 ? PASSED : failed(output);
}
