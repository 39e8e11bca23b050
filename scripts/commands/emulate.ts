import { basename, relative } from "node:path";
import type { LuaHost } from "../../src/webassembly/host";
import { isFolder, readSaveFile, savesIn } from "../emulate/saves";
import {
  EXIT,
  exitCodeOf,
  outcomeLine,
  type Outcome,
  readSummary,
  summaryJson,
  summaryLines,
} from "../emulate/summary";
import { startProgram } from "../lua/program";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint, Fault } from "../terminal/complaint";
import { type Progress, startProgress } from "../terminal/progress";

/** What the command line asks for. */
interface Wishes {
  seconds: number;
  json?: boolean;
}

await runCommand(
  command(
    "emulate",
    "Loads any save of Tabletop Simulator in the emulator, with somebody at every seat, runs it, and reports what happens.",
  )
    .argument("<save>", "a save or saved object, a JSON file; or a folder: every save in it, a line each")
    .option("--seconds <number>", "how long to run it, in the game's time", wholeNumber(0), 10)
    .option("--json", "print the summary as JSON, and nothing else")
    .addHelpText(
      "after",
      `
It ends with a summary of the errors by their cause: the mod's own; the emulator's, if that very line uses a member that it
lacks; unknown, if the script has used one before.

The exit code is ${EXIT.allWell} if no script raised an error,
${EXIT.faults} if one did and the cause is the mod or unknown, or if a save of a folder is damaged,
2 if the arguments are wrong or the save cannot be read,
${EXIT.emulatorLacks} if all errors are the emulator's: what comes after them has not been tried.`,
    )
    .action(async (path: string, wishes: Wishes) => {
      const progress = startProgress();
      const outcomes = isFolder(path)
        ? await emulateFolder(path, wishes, progress)
        : await emulateSave(path, wishes, progress);
      const summary = wishes.json === true ? summaryJson(outcomes) : summaryLines(outcomes).join("\n");
      process.stdout.write(`${summary}\n`);
      process.exitCode = exitCodeOf(outcomes);
    }),
);

/** Runs a save and reports what happened in it. Raises a Complaint for a file that is no sound save. */
async function emulateSave(path: string, { seconds, json }: Wishes, progress: Progress): Promise<Outcome[]> {
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
  if (json !== true) process.stdout.write(`${lua.call("report")}\n\n`);
  return [{ name: basename(path), kind: "run", summary: readSummary(lua.call("summary")) }];
}

/** Runs every save of a folder, each in a Lua of its own, and reports each in a line. */
async function emulateFolder(
  folder: string,
  { seconds, json }: Wishes,
  progress: Progress,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const paths = savesIn(folder);
  if (paths.length === 0)
    throw new Complaint(`The folder "${folder}" has no saves. Name one with JSON files in it.`);
  for (const path of paths) {
    const name = relative(folder, path);
    progress.show(`${name} ...`);
    const outcome = await outcomeOf(path, name, seconds, progress);
    progress.end();
    if (json !== true) process.stdout.write(`${outcomeLine(outcome)}\n`);
    outcomes.push(outcome);
  }
  if (json !== true) process.stdout.write("\n");
  return outcomes;
}

async function outcomeOf(path: string, name: string, seconds: number, progress: Progress): Promise<Outcome> {
  const reading = readSaveFile(path);
  if (reading.kind === "damaged") return { name, kind: "damaged", why: reading.why };
  const lua = await startProgram("emulate", progress);
  const why = problemOf(() => {
    open(lua, reading.save);
    lua.call("run", `${seconds}`);
  });
  const outcome: Outcome =
    why === undefined
      ? { name, kind: "run", summary: readSummary(lua.call("summary")) }
      : { name, kind: "damaged", why: `cannot be loaded: ${why}` };
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
