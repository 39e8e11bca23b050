import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import path, { type PlatformPath } from "node:path";

/** The files of a bot; what cannot be read is not there. */
export interface Files {
  isFolder(path: string): boolean;
  read(path: string): Buffer | undefined;
  list(folder: string): string[];
  /** The path without symbolic links, so one folder under two names counts once. */
  real(path: string): string;
  makeFolder(path: string): void;
  /** Writes the whole file or leaves the old one: a crash half way never damages anything. */
  replace(path: string, content: Buffer): void;
}

/** The parts of a computer that installing needs. Tests make up their own. */
export interface Machine {
  platform: NodeJS.Platform;
  home: string;
  env: Readonly<Record<string, string | undefined>>;
  path: PlatformPath;
  files: Files;
  /** The output of a program, or undefined if it is missing or fails. */
  ask(program: string, args: readonly string[]): string | undefined;
}

/** How long a program may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/** The bot that this runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env, path, files: DISK, ask };
}

/** The real files. */
export const DISK: Files = {
  isFolder: (folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false,
  read: (file) => orUndefined(() => readFileSync(file)),
  list: (folder) => orUndefined(() => readdirSync(folder)) ?? [],
  real: (path) => orUndefined(() => realpathSync(path)) ?? path,
  makeFolder: (folder) => {
    mkdirSync(folder, { recursive: true });
  },
  replace: (file, content) => {
    const draft = `${file}.${process.pid}.tmp`;
    try {
      writeFileSync(draft, content);
      renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  },
};

function ask(program: string, args: readonly string[]): string | undefined {
  return orUndefined(() =>
    execFileSync(program, [...args], {
      encoding: "utf8",
      timeout: PATIENCE,
      windowsHide: true,
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
}

function orUndefined<T>(get: () => T): T | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
