import { spawn } from "node:child_process";
import { ROOT } from "../project";
import { endWithUs, isEnding, kill, OWN_GROUP } from "./ending";

/** How another program ended, and everything it printed. `status` is undefined if a signal has ended it or it could not be started. */
export interface Ended {
  status: number | undefined;
  output: string;
  /** For how many milliseconds it had printed nothing when it was ended for that. */
  silentFor?: number;
}

/** How another program is to be run. */
export interface Circumstances {
  /** The folder that it is run in; the project's unless told otherwise. */
  folder?: string;
  /** Variables that are added to its environment. */
  variables?: Readonly<Record<string, string>>;
  /** For how many milliseconds it may print nothing before it is ended. */
  mostSilence?: number;
  /** Hears what it prints, as it comes. */
  hear?: (text: string) => void;
}

/** Runs another program to its end, or to that of this process; never raises. */
export function runChild(
  program: string,
  args: readonly string[],
  { folder = ROOT, variables = {}, mostSilence, hear }: Circumstances = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    if (isEnding()) return;
    const env = { ...process.env, ...variables };
    const child = spawn(program, args, {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: OWN_GROUP,
    });
    endWithUs(child);
    let silentFor: number | undefined;
    const silence =
      mostSilence === undefined
        ? undefined
        : setTimeout(() => {
            silentFor = mostSilence;
            kill(child);
          }, mostSilence);
    const end = (ended: Ended): void => {
      clearTimeout(silence);
      if (!isEnding()) resolve(silentFor === undefined ? ended : { ...ended, silentFor });
    };
    let output = "";
    const collect = (chunk: string): void => {
      output += chunk;
      silence?.refresh();
      hear?.(chunk);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", collect);
    child.on("error", (error) => {
      end({ status: undefined, output: error.message });
    });
    child.on("close", (status) => {
      end({ status: status ?? undefined, output });
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
