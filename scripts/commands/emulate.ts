import { isRecord } from "../../src/kit/data";
import type { LuaHost } from "../../src/webassembly/host";
import { startProgram } from "../lua/program";
import { parseSave } from "../save/read";
import { readGivenFile, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint, Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

await runCommand(
  command(
    "emulate",
    "Loads any save of Tabletop Simulator in the emulator, runs it, and tells what happened.",
  )
    .argument("<save>", "a save or saved object, a JSON file")
    .option("--seconds <number>", "how long to run it, in the game's time", wholeNumber(0), 10)
    .addHelpText("after", "\nThe exit code is 1 if a script raised an error.")
    .action(async (path: string, { seconds }: { seconds: number }) => {
      const save = readSave(path);
      const progress = startProgress();
      const lua = await startProgram("emulate", progress);
      open(lua, path, save);
      for (let second = 0; second < seconds; second++) {
        progress.show(`${second} of ${seconds} seconds ...`);
        lua.call("run", "1");
      }
      progress.end();
      const answer = lua.call("report");
      const end = answer.indexOf("\n");
      process.stdout.write(`${answer.slice(end + 1)}\n`);
      if (answer.slice(0, end) !== "0") process.exitCode = 1;
    }),
);

/** Loads a save. What the emulator cannot load, the game could not either. */
function open(lua: LuaHost, path: string, save: unknown): void {
  try {
    lua.call("open", JSON.stringify(save));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const [reason = ""] = error.message.split("\n");
    throw new Complaint(`The file "${path}" cannot be loaded: ${reason}. Save or download it once more.`);
  }
}

function readSave(path: string): unknown {
  const text = readGivenFile(path);
  let save: unknown;
  try {
    save = parseSave(text);
  } catch {
    throw new Complaint(`The file "${path}" is damaged: it is not JSON. Save or download it once more.`);
  }
  if (isRecord(save) && Array.isArray(save["ObjectStates"])) return save;
  throw new Complaint(`The file "${path}" is no save of Tabletop Simulator: it has no list "ObjectStates".`);
}
