import { spawn } from "node:child_process";
import { ROOT } from "../project";

/** How another program ended, and everything it printed. `status` is undefined if it could not be started. */
export interface Ended {
  status: number | undefined;
  output: string;
}

/**
 * Runs another program to its end, in the project's folder unless told otherwise, with some variables added to its
 * environment; never raises.
 */
export function runChild(
  program: string,
  args: readonly string[],
  folder = ROOT,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables };
    const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => {
      resolve({ status: undefined, output: error.message });
    });
    child.on("close", (status) => {
      resolve({ status: status ?? undefined, output });
    });
  });
}

/** Runs a program of an installed package in this Node. */
export function runNode(script: string, args: readonly string[]): Promise<Ended> {
  return runChild(process.execPath, [script, ...args]);
}

/** Runs a program of ours, in TypeScript, in a Node of its own. */
export function runTypeScript(file: string, args: readonly string[]): Promise<Ended> {
  return runChild(process.execPath, ["--import", "tsx", file, ...args]);
}
