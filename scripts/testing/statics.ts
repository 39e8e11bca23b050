import { join } from "node:path";
import { ROOT } from "../project";
import { runNode } from "../terminal/child";
import { failed, PASSED, type Part, type Verdict } from "./verdict";

/** Types, lint rules and formatting: what can be said of the code without running it. */
export const STATIC_CHECKS: readonly Part[] = [
  {
    name: "types of the Lua side",
    run: () => tool("typescript/bin/tsc", "-p", "tsconfig.lua.json", "--noEmit"),
  },
  { name: "types of the Node side", run: () => tool("typescript/bin/tsc", "-p", "tsconfig.node.json") },
  { name: "types of the preview", run: () => tool("typescript/bin/tsc", "-p", "tsconfig.preview.json") },
  { name: "lint", run: lint },
  { name: "format", run: () => tool("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".") },
];

/** Checks all code against the rules of eslint.config.ts. */
export function lint(): Promise<Verdict> {
  return tool("eslint/bin/eslint.js", "--max-warnings", "0", ".");
}

/** Writes all files in the format of .prettierrc.json. */
export function format(): Promise<Verdict> {
  return tool("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".");
}

async function tool(script: string, ...args: string[]): Promise<Verdict> {
  const { status, output } = await runNode(join(ROOT, "node_modules", script), args);
  return status === 0 ? PASSED : failed(output);
}
