import { relative } from "node:path";
import type { LuaHost } from "../../src/webassembly/host";
import { isFolder, readSaveFile, savesIn } from "../emulate/saves";
import { groupedFindings, readSummary, type Summary, summaryLine } from "../emulate/summary";
import { startProgram } from "../lua/program";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint, Fault } from "../terminal/complaint";
import { type Progress, startProgress } from "../terminal/progress";

await runCommand(
  command(
    "emulate",
    "Loads any save of Tabletop Simulator in the emulator, with somebody at every seat, runs it, and reports what happens.",
  )
    .argument("<save>", "a save or saved object, a JSON file; or a folder: every save in it, a line each")
    .option("--seconds <number>", "how long to run it, in the game's time", wholeNumber(0), 10)
    .addHelpText(
      "after",
      "\nThe exit code is 1 if a script raised an error, or if a save of a folder is damaged.",
    )
    .action(async (path: string, { seconds }: { seconds: number }) => {
      const progress = startProgress();
      if (isFolder(path)) await emulateFolder(path, seconds, progress);
      else await emulateSave(path, seconds, progress);
    }),
);

async function emulateSave(path: string, seconds: number, progress: Progress): Promise<void> {
  const reading = readSaveFile(path);
  if (reading.kind === "damaged")
    throw new Complaint(`The file "${path}" ${reading.why}. Save or download it once more.`);
  const lua = await startProgram("emulate", progress);
  const why = problemOf(() => open(lua, reading.save));
  if (why !== undefined)
    throw new Complaint(`The file "${path}" cannot be loaded: ${why}. Save or download it once more.`);
  for (let second = 0; second < seconds; second++) {
    progress.show(`${second} of ${seconds} seconds ...`);
    lua.call("run", "1");
  }
  progress.end();
  const answer = lua.call("report");
  const end = answer.indexOf("\n");
  process.stdout.write(`${answer.slice(end + 1)}\n`);
  if (answer.slice(0, end) !== "0") process.exitCode = 1;
}

async function emulateFolder(folder: string, seconds: number, progress: Progress): Promise<void> {
  const summaries: { name: string; summary: Summary }[] = [];
  const paths = savesIn(folder);
  if (paths.length === 0)
    throw new Complaint(`The folder "${folder}" has no saves. Name one with JSON files in it.`);
  for (const path of paths) {
    const name = relative(folder, path);
    progress.show(`${name} ...`);
    const outcome = await outcomeOf(path, seconds, progress);
    progress.end();
    if (typeof outcome === "string") {
      process.stdout.write(`damaged  ${name}: it ${outcome}\n`);
      process.exitCode = 1;
      continue;
    }
    process.stdout.write(`${summaryLine(name, outcome)}\n`);
    summaries.push({ name, summary: outcome });
    if (outcome.errors.length > 0) process.exitCode = 1;
  }
  process.stdout.write(`\n${groupedFindings(summaries).join("\n")}\n`);
}

/** What came of a save, each in a Lua of its own; or what is wrong with it, as a sentence without its subject. */
async function outcomeOf(path: string, seconds: number, progress: Progress): Promise<Summary | string> {
  const reading = readSaveFile(path);
  if (reading.kind === "damaged") return reading.why;
  const lua = await startProgram("emulate", progress);
  const why = problemOf(() => {
    open(lua, reading.save);
    lua.call("run", `${seconds}`);
  });
  const outcome = why === undefined ? readSummary(lua.call("summary")) : `cannot be loaded: ${why}`;
  lua.close();
  return outcome;
}

function open(lua: LuaHost, save: unknown): void {
  lua.call("open", JSON.stringify(save));
}

/** Why the emulator could not do something: what it cannot load, the game could not either. */
function problemOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.message.split("\n")[0] ?? "";
  }
}
