import { runChild } from "./child";

/** Runs a program that installs something, and says so. Whether it is there afterwards is for the caller to see. */
export async function installAnnounced(purpose: string, program: string, ...args: string[]): Promise<void> {
  process.stderr.write(`Installing what ${purpose}: ${[program, ...args].join(" ")} ...\n`);
  await runChild(program, args);
}

/** Installs packages of Debian or Ubuntu where this process may: as root. `purpose` reads like "the specs need". */
export async function installDebianPackages(purpose: string, ...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await installAnnounced(purpose, "apt-get", "install", "--yes", ...packages);
}
