import { GAMES } from "../../src/games";
import { readBuiltSave } from "../build/built";
import { startProgram } from "../lua/program";
import { parseSave } from "../save/read";
import { startProgress } from "../terminal/progress";
import type { Figure } from "./figure";
import { createFunctionNamer } from "./functions";
import { scriptFigures } from "./sizes";
import { tableFigures } from "./table";

/** The work that is no game's: loading the scripts of all saves. */
export const SCRIPTS_WORK = "scripts";
/** The save of the shelf, which holds the boxes. */
const SHELF = "offsuit";

/** Takes what needs no quiet machine, as it counts instructions and frames: `SCRIPTS_WORK`, or the table of a game by its id. */
export async function createWork(): Promise<(task: string) => Figure[]> {
  const progress = startProgress();
  const lua = await startProgram("bench", progress);
  const nameOf = createFunctionNamer();
  const games = GAMES.map(({ id }) => id);
  const saves = new Map<string, string>();
  for (const name of [...games, SHELF])
    saves.set(name, JSON.stringify(parseSave(await readBuiltSave(name, progress))));
  return (task) =>
    task === SCRIPTS_WORK
      ? scriptFigures(lua, [...saves.values()], nameOf)
      : tableFigures(lua, task, saves.get(task) ?? "", nameOf);
}
