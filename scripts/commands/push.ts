import { setTimeout as sleep } from "node:timers/promises";
import { builtPositionFinder } from "../build/position";
import { builtScripts, readBuiltSave } from "../build/built";
import { listen, saveAndPlay, type ScriptState } from "../push/editor-api";
import { portsOf, withPorts, type PortWords } from "../push/ports";
import { scriptStates } from "../push/script-states";
import { spoken, type ScriptFinder } from "../push/speech";
import { SHELF } from "../save/build";
import { parseSave } from "../save/read";
import { requireGame } from "../simulation/plan";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

interface Words extends PortWords {
  game?: string;
  build: boolean;
  seconds: number;
  watch?: boolean;
}

await runCommand(
  withPorts(
    command(
      "push",
      "Builds the mod, sends its scripts to a running Tabletop Simulator, and prints what the game says.",
    )
      .option("--game <game>", "the game whose own save is loaded, rather than the shelf with all games")
      .option("--no-build", "send the last build in dist/ as it is")
      .option("--seconds <number>", "how long to listen for prints and errors", wholeNumber(0), 5)
      .option("--watch", "listen until you press Ctrl+C"),
  ).action(push),
);

async function push(words: Words): Promise<void> {
  const id = words.game === undefined ? SHELF : requireGame(words.game).id;
  const progress = startProgress();
  if (words.build) {
    const { buildProject } = await import("../build/project");
    buildProject(progress);
  }
  const states = scriptStates(parseSave(await readBuiltSave(id, progress)));
  progress.end();
  const ports = portsOf(words);
  const scriptOf = finderOf(states);
  const server = await listen(ports, (message) => {
    const line = spoken(message, scriptOf);
    if (line !== undefined) process.stdout.write(`${line}\n`);
  });
  try {
    await saveAndPlay(ports, states);
    process.stdout.write(`Sent ${states.length} scripts.\n`);
    await (words.watch === true ? forever() : sleep(words.seconds * 1000));
  } finally {
    server.close();
  }
}

/** Until the reader ends the command; the server keeps it alive. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}

/** Objects carry scripts of dist/scripts unchanged, so a script is found by its text. */
function finderOf(states: readonly ScriptState[]): ScriptFinder {
  const built = new Map(builtScripts().map(({ name, code }) => [code, name]));
  const names = new Map(states.map(({ guid, script }) => [guid, built.get(script)]));
  return (guid) => builtPositionFinder(names.get(guid) ?? "");
}
