import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Machine } from "./machine";
import { isOurs } from "./ours";
import { saveFolders } from "./places";

/** What was installed, and what to tell the player. */
export interface Installed {
  /** The saves as they lie in the game's folders now; none where the game was not found. */
  saves: string[];
  /** What to tell: how to load the save, or what to do with it. */
  lines: string[];
}

/** A file to install with its thumbnail of the same name. */
interface Item {
  title: string;
  json: Buffer;
  png: Buffer;
}

const SAVE = "Offsuit";
/** The names of a save and its picture as the game writes them: the number is the place in the menu. */
const SLOT = /^TS_Save_(\d+)\.\w+$/;
/** How many names are tried for a saved object before giving up. */
const MOST_NAMES = 100;

/**
 * Puts the built save and saved objects into the game's folders.
 *
 * The save becomes `Saves/TS_Save_N.json`, the form the game itself gives its saves and so the one its menu surely
 * shows. N is the place where an earlier version of ours lies that nobody has played, or else a new one after all
 * others. Saved objects go to `Saves/Saved Objects/Offsuit/`. No file of the player's is ever replaced.
 *
 * @param dist the folder that `npm run build` has filled
 */
export function installOffsuit(dist: string, machine: Machine): Installed {
  const save = readItem(dist, SAVE);
  const objects = join(dist, "saved-objects");
  const games = readdirSync(objects)
    .filter((file) => file.endsWith(".json"))
    .map((file) => readItem(objects, basename(file, ".json")));
  const folders = saveFolders(machine);
  const saves: string[] = [];
  const failures: string[] = [];
  for (const folder of folders) {
    try {
      saves.push(installIn(folder, save, games, machine));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`Offsuit could not be put into ${folder}: ${reason}`);
    }
  }
  if (folders.length === 0)
    return { saves, lines: ["Tabletop Simulator was not found here.", ...byHand(dist)] };
  if (saves.length === 0) return { saves, lines: [...failures, ...byHand(dist)] };
  return { saves, lines: [...howToLoad(), ...failures] };
}

function installIn(folder: string, save: Item, games: readonly Item[], machine: Machine): string {
  const { files, path } = machine;
  const objects = path.join(folder, "Saved Objects", SAVE);
  files.makeFolder(objects);
  for (const game of games) put(objects, objectName(objects, game.title, machine), game, machine);
  return put(folder, slotName(folder, machine), save, machine);
}

/** Writes an item, its picture first so that the menu never shows it without; answers with its path. */
function put(folder: string, name: string, { json, png }: Item, { files, path }: Machine): string {
  const place = path.join(folder, `${name}.json`);
  files.replace(path.join(folder, `${name}.png`), png);
  files.replace(place, json);
  return place;
}

/** The place of an earlier version of ours, or the first one after every other save. */
function slotName(folder: string, machine: Machine): string {
  const slots = machine.files.list(folder).map((file) => Number(SLOT.exec(file)?.[1] ?? 0));
  const earlier = slots.find((slot) => slot > 0 && isOursAt(folder, `TS_Save_${slot}`, machine));
  return `TS_Save_${earlier ?? Math.max(0, ...slots) + 1}`;
}

/** The game's title, with a number if the player has a saved object of that name. */
function objectName(folder: string, title: string, machine: Machine): string {
  const { files, path } = machine;
  for (let number = 1; number <= MOST_NAMES; number++) {
    const name = number === 1 ? title : `${title} ${number}`;
    const free = ["json", "png"].every(
      (type) => files.read(path.join(folder, `${name}.${type}`)) === undefined,
    );
    if (free || isOursAt(folder, name, machine)) return name;
  }
  throw new Error(`${folder} is full of other files called ${title}.`);
}

function isOursAt(folder: string, name: string, { files, path }: Machine): boolean {
  const content = files.read(path.join(folder, `${name}.json`));
  return content !== undefined && isOurs(content);
}

function howToLoad(): string[] {
  return [
    "Offsuit is installed. Start Tabletop Simulator and choose Create > Singleplayer (or Multiplayer).",
    `Then open Games > Save & Load and click "${SAVE}".`,
  ];
}

function byHand(dist: string): string[] {
  return [
    `The save is ${join(dist, `${SAVE}.json`)}. Copy it and ${SAVE}.png as TS_Save_900.json and TS_Save_900.png into`,
    "the game's folder Saves, then load it in the game with Games > Save & Load. If the folder is not there, start",
    "the game once. It is Documents\\My Games\\Tabletop Simulator\\Saves on Windows, ~/Library/Tabletop Simulator/Saves",
    "on macOS and ~/.local/share/Tabletop Simulator/Saves on Linux.",
  ];
}

function readItem(folder: string, title: string): Item {
  return {
    title,
    json: readFileSync(join(folder, `${title}.json`)),
    png: readFileSync(join(folder, `${title}.png`)),
  };
}
