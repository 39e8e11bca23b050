import { join } from "node:path";
import { transpileLua } from "../build/transpile";
import { DIST, ROOT } from "../project";
import { runNode } from "../terminal/child";
import { failed, part, PASSED, type Part, type Verdict } from "./verdict";

/** The types of what becomes Lua, which are checked when it is transpiled. */
export const LUA_TYPES: Part = part("types of the Lua side", () => {
  transpileLua();
  return Promise.resolve(PASSED);
});

/** The types of what runs in Node and in the browser. */
export const TYPES: Part = {
  name: "types",
  jobs: ["node", "preview"].map((side) => ({ name: `types of ${side}`, run: () => checkTypes(side) })),
};

/** What the lint rules find, and what nothing uses: files, exports, packages. */
export const LINT: Part = {
  name: "lint",
  jobs: [
    { name: "lint", run: lint },
    { name: "dead code", run: () => tool("knip/bin/knip.js", "--no-progress", "--no-config-hints") },
  ],
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

/**
 * Checks all code against the rules of eslint.config.ts. What has not changed since it was last found to be in order is
 * skipped, although a rule that knows types might see it otherwise by now: a fresh clone, as in CI, checks all.
 */
export function lint(): Promise<Verdict> {
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", join(DIST, "eslint.json")];
  return tool("eslint/bin/eslint.js", "--max-warnings", "0", ...cache, ".");
}

/** Writes all files in the format of .prettierrc.json. */
export function format(): Promise<Verdict> {
  return prettier("--write");
}

function prettier(what: "--check" | "--write"): Promise<Verdict> {
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", join(DIST, "prettier.json")];
  return tool("prettier/bin/prettier.cjs", what, "--log-level", "warn", ...cache, ".");
}

function checkTypes(side: string): Promise<Verdict> {
  const memory = ["--incremental", "--tsBuildInfoFile", join(DIST, `${side}.tsbuildinfo`)];
  return tool("typescript/bin/tsc", "-p", `tsconfig.${side}.json`, ...memory);
}

async function tool(script: string, ...args: string[]): Promise<Verdict> {
  const { status, output } = await runNode(join(ROOT, "node_modules", script), args);
  return status === 0 ? PASSED : failed(output);
}
