import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../../src/games";
import { objectName, SHELF } from "../save/build";
import { table } from "../../saves/table";
import type { Machine } from "./machine";
import { unplayed } from "./ours";
import { saveFolders } from "./places";

/** What was installed, and what to tell the player. */
export interface Installed {
  /** The save as it is in the game's folders now; nowhere if Tabletop Simulator was not found. */
  saves: string[];
  /** What to print: how to load the save, or what to do with it. */
  lines: string[];
}

/** A file to install with its thumbnail of the same name. */
interface Item {
  json: Buffer;
  png: Buffer;
}

/** A game to install as a saved object of this name. */
interface GameObject {
  id: string;
  name: string;
  object: Item;
}

/** What is installed: the table with the shelf, and every game for anybody's table. */
interface Offsuit {
  save: Item;
  games: readonly GameObject[];
}

/** The folder among the saved objects that ours are in. */
const FOLDER = "Offsuit";
/** A place in the menu that hardly anybody has reached, for people who copy the saves themselves. */
const FREE_SLOT = "TS_Save_900";
/** The names of a save and its picture as the game writes them: the number is the place in the menu. */
const SLOT = /^TS_Save_(\d+)\.\w+$/;
/** How many names are tried for a saved object before giving up. */
const MOST_NAMES = 100;

/**
 * Puts the save with the shelf and the games' saved objects into the folders of Tabletop Simulator.
 *
 * The save becomes `Saves/TS_Save_N.json`, the form Tabletop Simulator itself gives its saves and so the one its menu
 * surely shows. N is the place where an earlier version is that nobody has played, or else a new one
 * after all others. Saved objects go to `Saves/Saved Objects/Offsuit/`. No file of the player's is ever replaced.
 *
 * @param dist the folder that `npm run build` has filled
 */
export function installOffsuit(dist: string, machine: Machine): Installed {
  const games = GAMES.map((game) => {
    const name = objectName(game.visit(({ words }) => words.title()));
    return { id: game.id, name, object: readItem(join(dist, "saved-objects"), name) };
  });
  const offsuit: Offsuit = { save: readItem(join(dist, "saves"), SHELF), games };
  const folders = saveFolders(machine);
  const saves: string[] = [];
  const failures: string[] = [];
  for (const folder of folders) {
    try {
      saves.push(installIn(folder, offsuit, machine));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`Offsuit could not be put into ${folder}: ${reason}`);
    }
  }
  if (folders.length === 0)
    return { saves, lines: ["Tabletop Simulator was not found here.", ...byHand(dist)] };
  if (saves.length === 0) return { saves, lines: [...failures, ...byHand(dist)] };
  return { saves, lines: [...HOW_TO_LOAD, ...failures] };
}

/** Installs everything; answers with the path of the save. */
function installIn(folder: string, { save, games }: Offsuit, machine: Machine): string {
  const objects = machine.path.join(folder, "Saved Objects", FOLDER);
  machine.files.makeFolder(objects);
  for (const game of games) put(objects, freeName(objects, game, machine), game.object, machine);
  return put(folder, slotName(folder, machine), save, machine);
}

/** Writes an item, its picture first so that the menu never shows it without; answers with its path. */
function put(folder: string, name: string, { json, png }: Item, { files, path }: Machine): string {
  const place = path.join(folder, `${name}.json`);
  files.replace(path.join(folder, `${name}.png`), png);
  files.replace(place, json);
  return place;
}

/** The place of an earlier version, or the first one after every other save. */
function slotName(folder: string, machine: Machine): string {
  const slots = machine.files.list(folder).map((file) => Number(SLOT.exec(file)?.[1] ?? 0));
  const earlier = slots.find((slot) => slot > 0 && oursAt(folder, `TS_Save_${slot}`, machine) === SHELF);
  return `TS_Save_${earlier ?? Math.max(0, ...slots) + 1}`;
}

/** The name of the game's saved object, with a number if the player has one of that name. */
function freeName(folder: string, { id, name }: GameObject, machine: Machine): string {
  const { files, path } = machine;
  for (let number = 1; number <= MOST_NAMES; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    const free = ["json", "png"].every(
      (type) => files.read(path.join(folder, `${tried}.${type}`)) === undefined,
    );
    if (free || oursAt(folder, tried, machine) === id) return tried;
  }
  throw new Error(`${folder} is full of other files called ${name}.`);
}

/** Our content in a file that nobody has played, if there is such a file. */
function oursAt(folder: string, name: string, { files, path }: Machine): string | undefined {
  const content = files.read(path.join(folder, `${name}.json`));
  return content && unplayed(content);
}

const HOW_TO_LOAD: readonly string[] = [
  "Offsuit is installed. Start Tabletop Simulator and choose Create > Singleplayer (or Multiplayer).",
  `Then open Games > Save & Load and click "${table.SaveName}".`,
];

function byHand(dist: string): string[] {
  return [
    `The save is in ${join(dist, "saves")}. Copy ${SHELF}.json and ${SHELF}.png into the folder Saves of Tabletop`,
    `Simulator as ${FREE_SLOT}.json and ${FREE_SLOT}.png, and load it with Games > Save & Load. If the folder is not there,`,
    "start Tabletop Simulator once. It is",
    "Documents\\My Games\\Tabletop Simulator\\Saves on Windows, ~/Library/Tabletop Simulator/Saves on macOS and",
    "~/.local/share/Tabletop Simulator/Saves on Linux.",
  ];
}

function readItem(folder: string, name: string): Item {
  return {
    json: readFileSync(join(folder, `${name}.json`)),
    png: readFileSync(join(folder, `${name}.png`)),
  };
}
