/**
 * What a process that runs spec files says between their own lines: which file and which test these belong to, how many
 * seconds of the processor each took, and where one has failed, what was played. scripts/testing/shard-report.ts reads it.
 */
import * as busted from "busted";
import type * as emulated from "../../src/emulator/acts";
import type * as noted from "./noted-seed";
import type * as rotation from "./rotation";

/** The modules that the running file has loaded. */
const { loaded } = (_G as unknown as Record<string, unknown>).package as {
  readonly loaded: LuaTable<string, unknown>;
};

// A spec may put others in their places.
const write = io.write;
const flush = io.output().flush;
const clock = os.clock;

let fileStart = 0;
let testStart = 0;

/** Says that a file begins. */
export function fileBegins({ name }: busted.Element): void {
  announce(`# begins ${name}`);
  fileStart = clock();
}

/** Says that a file has ended, and how long it took. */
export function fileEnds({ name }: busted.Element): void {
  announce(string.format("# ends %s %.3f", name, clock() - fileStart));
}

/** Says that a test begins, for a process that never comes to its end. */
export function testBegins(test: busted.Element): void {
  announce(`# starts ${titleOf(test)}`);
  testStart = clock();
}

/** Says how long a test took, and if it has failed, what was played. */
export function testEnds(status: busted.Status): void {
  const seconds = clock() - testStart;
  if (status === "success") forgetPlayed();
  else tellPlayed();
  announce(string.format("# took %.3f", seconds));
}

/** Says what was played when something broke down that is no test, if it did so outside all tests. */
export function somethingBreaks({ descriptor }: busted.Element): void {
  if (descriptor !== "it") tellPlayed();
}

function announce(line: string): void {
  // What a test has printed may lack the end of its line.
  write(`\n${line}\n`);
  flush.call(io.output());
}

/** The whole title of a test, as reports have it. */
function titleOf(test: busted.Element): string {
  let title = test.name;
  for (let of = busted.parent(test); of !== undefined && of.descriptor !== "file"; of = busted.parent(of))
    if (of.name !== undefined) title = `${of.name} ${title}`;
  return title;
}

/** The day whose games were played, the seeds of what was played last, and what was done at that table. */
function tellPlayed(): void {
  const lines: string[] = [];
  const day = rotating()?.DAY;
  if (day !== undefined) lines.push(`# The games are those of the day: OFFSUIT_DAY=${day}`);
  const seed = noting()?.lastSeed();
  if (seed !== undefined) lines.push(`# Seed of the choices: ${seed}`);
  const played = emulator()?.lastPlayed();
  if (played !== undefined) {
    lines.push(`# Seed of the table: ${played.seed}`);
    lines.push(
      played.acts.length === 0 ? "# Nothing was done at the table." : "# The last acts at the table:",
    );
    for (const act of played.acts) lines.push(`#   ${act}`);
  }
  if (lines.length > 0) announce(lines.join("\n"));
  forgetPlayed();
}

function forgetPlayed(): void {
  noting()?.forgetSeed();
  emulator()?.forgetLastPlayed();
}

function emulator(): typeof emulated | undefined {
  return loaded.get("src.emulator.acts") as typeof emulated | undefined;
}

function noting(): typeof noted | undefined {
  return loaded.get("spec.support.noted-seed") as typeof noted | undefined;
}

function rotating(): typeof rotation | undefined {
  return loaded.get("spec.support.rotation") as typeof rotation | undefined;
}
