import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { after } from "node:test";
import { ROOT } from "../../scripts/project";

/** The name of a command and its arguments. */
export type CommandLine = readonly [name: string, ...words: string[]];

/** How a command ended, and what it printed. */
export interface CommandEnd {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command as `npm run` does, in a process of its own, with no terminal, and some text as its input. */
export function runDoor(line: readonly string[], input = ""): CommandEnd {
  const door = join(ROOT, "scripts", "offsuit.mjs");
  return spawnSync(process.execPath, [door, ...line], { cwd: ROOT, input, encoding: "utf8" });
}

let host: ChildProcess | undefined;
/** The command that was asked for last. */
let latest: Promise<unknown> = Promise.resolve();

after(() => {
  host?.disconnect();
});

/** Runs a command without an input, in a process that runs others before and after it, as soon as those before have ended. */
export function run(line: CommandLine): Promise<CommandEnd> {
  const end = latest.then(() => runNext(line));
  latest = end.catch(() => undefined);
  return end;
}

function runNext(line: CommandLine): Promise<CommandEnd> {
  const running = (host ??= fork(join(ROOT, "spec", "node", "many-commands.ts"), {
    cwd: ROOT,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  }));
  return new Promise((resolve, reject) => {
    const broken = (): void => {
      host = undefined;
      reject(new Error(`The process has broken down at: ${line.join(" ")}`));
    };
    running.once("exit", broken);
    running.once("message", (end: CommandEnd) => {
      running.off("exit", broken);
      resolve(end);
    });
    running.send(line);
  });
}
