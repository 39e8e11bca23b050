import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LUA } from "../build/transpile";
import { ROOT } from "../project";
import { runChild, type Ended } from "../terminal/child";
import { doubtCover } from "./doubt-cover";
import { runsOf, type Run } from "./interpreters";
import { readTap } from "./tap";
import type { Job, Part } from "./verdict";

/** Every spec as its source is called: spec/table/seats.spec.ts. dist/lua has to be up to date. */
export function specFiles(): string[] {
  const folder = join(LUA, "spec");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("_spec.lua"))
    .map((file) => `spec/${file.replaceAll("\\", "/").replace(/_spec\.lua$/, ".spec.ts")}`)
    .sort();
}

/** Some specs, each file a job of its own on every interpreter that it is to run on, `scale` times as many games. */
export function specs(files: readonly string[], scale = 1): Part {
  return {
    name: "specs",
    jobs: files.flatMap((file) =>
      runsOf(file, readFileSync(join(ROOT, file), "utf8")).map((run) => specJob(file, run, scale)),
    ),
  };
}

/** A spec on one interpreter, under the prelude that makes it as strict as TTS. */
function specJob(file: string, { interpreter, tag }: Run, scale: number): Job {
  const args = [
    `--lua=${interpreter}`,
    "--lpath=./?.lua",
    "--pattern=_spec",
    "--helper=spec.support.strict",
    "--output=TAP",
    ...(tag === undefined ? [] : [`--tags=${tag}`]),
    file.replace(/\.spec\.ts$/, "_spec.lua"),
  ];
  const times = scale === 1 ? "" : ` x${scale}`;
  return {
    name: `${file} on ${interpreter}${times}`,
    run: async () => readTap(await runBusted(args, variablesFor(file, scale), file), file),
  };
}

/** What a spec learns from outside: how much it is to play, and under which answers to the doubts about TTS. */
function variablesFor(file: string, scale: number): Record<string, string> {
  const variables = { OFFSUIT_SCALE: `${scale}` };
  return file.endsWith("/doubts.spec.ts")
    ? { ...variables, OFFSUIT_DOUBTS: doubtCover().join(" ") }
    : variables;
}

/** What a shell says of a program that has crashed. */
const CRASH = /^(?:Segmentation fault|Bus error|Illegal instruction|Aborted)(?: \(core dumped\))?\s*$/m;

/**
 * Runs busted. Debian's LuaJIT is a beta whose compiler now and then loses the stack of deep calls and crashes. That says
 * nothing about the spec, which then runs again on the same LuaJIT without the compiler, and the crash is told.
 */
async function runBusted(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  file: string,
): Promise<Ended> {
  const ended = await runChild("busted", args, LUA, variables);
  if (ended.status === 0 || !CRASH.test(ended.output)) return ended;
  process.stdout.write(`  ${file}: the interpreter crashed; once more, without its compiler ...\n`);
  return runChild("busted", args, LUA, { ...variables, OFFSUIT_COMPILER: "off" });
}
