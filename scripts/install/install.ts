import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../../src/games";
import { objectName, saveName } from "../save/build";
import type { Machine } from "./machine";
import { unplayedGame } from "./ours";
import { saveFolders } from "./places";

/** What was installed, and what to tell the player. */
export interface Installed {
  /** The saves as they lie in the game's folders now; none where Tabletop Simulator was not found. */
  saves: string[];
  /** What to tell: how to load the saves, or what to do with them. */
  lines: string[];
}

/** A file to install with its thumbnail of the same name. */
interface Item {
  json: Buffer;
  png: Buffer;
}

/** A game to install: as a whole table, and as a saved object with its name. */
interface GameItems {
  id: string;
  title: string;
  name: string;
  save: Item;
  object: Item;
}

/** The folder among the saved objects that ours lie in. */
const FOLDER = "Offsuit";
/** A place in the menu that hardly anybody has reached, for who copies the saves by hand. */
const FREE_SLOT = 900;
/** The names of a save and its picture as the game writes them: the number is the place in the menu. */
const SLOT = /^TS_Save_(\d+)\.\w+$/;
/** How many names are tried for a saved object before giving up. */
const MOST_NAMES = 100;

/**
 * Puts the built saves and saved objects into the folders of Tabletop Simulator.
 *
 * Each save becomes `Saves/TS_Save_N.json`, the form Tabletop Simulator itself gives its saves and so the one its menu
 * surely shows. N is the place where an earlier version of the same game lies that nobody has played, or else a new one
 * after all others. Saved objects go to `Saves/Saved Objects/Offsuit/`. No file of the player's is ever replaced.
 *
 * @param dist the folder that `npm run build` has filled
 */
export function installOffsuit(dist: string, machine: Machine): Installed {
  const games = GAMES.map((game) => {
    const title = game.visit(({ words }) => words.title);
    const name = objectName(title);
    const save = readItem(join(dist, "saves"), game.id);
    return { id: game.id, title, name, save, object: readItem(join(dist, "saved-objects"), name) };
  });
  const folders = saveFolders(machine);
  const saves: string[] = [];
  const failures: string[] = [];
  for (const folder of folders) {
    try {
      saves.push(...installIn(folder, games, machine));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.push(`Offsuit could not be put into ${folder}: ${reason}`);
    }
  }
  if (folders.length === 0)
    return { saves, lines: ["Tabletop Simulator was not found here.", ...byHand(dist, games)] };
  if (saves.length === 0) return { saves, lines: [...failures, ...byHand(dist, games)] };
  return { saves, lines: [...howToLoad(games), ...failures] };
}

/** Installs every game; answers with the paths of the saves. */
function installIn(folder: string, games: readonly GameItems[], machine: Machine): string[] {
  const objects = machine.path.join(folder, "Saved Objects", FOLDER);
  machine.files.makeFolder(objects);
  return games.map((game) => {
    put(objects, freeName(objects, game, machine), game.object, machine);
    return put(folder, slotName(folder, game.id, machine), game.save, machine);
  });
}

/** Writes an item, its picture first so that the menu never shows it without; answers with its path. */
function put(folder: string, name: string, { json, png }: Item, { files, path }: Machine): string {
  const place = path.join(folder, `${name}.json`);
  files.replace(path.join(folder, `${name}.png`), png);
  files.replace(place, json);
  return place;
}

/** The place of an earlier version of the same game, or the first one after every other save. */
function slotName(folder: string, game: string, machine: Machine): string {
  const slots = machine.files.list(folder).map((file) => Number(SLOT.exec(file)?.[1] ?? 0));
  const earlier = slots.find((slot) => slot > 0 && gameAt(folder, `TS_Save_${slot}`, machine) === game);
  return `TS_Save_${earlier ?? Math.max(0, ...slots) + 1}`;
}

/** The name of the game's saved object, with a number if the player has one of that name. */
function freeName(folder: string, { id, name }: GameItems, machine: Machine): string {
  const { files, path } = machine;
  for (let number = 1; number <= MOST_NAMES; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    const free = ["json", "png"].every(
      (type) => files.read(path.join(folder, `${tried}.${type}`)) === undefined,
    );
    if (free || gameAt(folder, tried, machine) === id) return tried;
  }
  throw new Error(`${folder} is full of other files called ${name}.`);
}

/** The game of ours in a file that nobody has played, if there is such a file. */
function gameAt(folder: string, name: string, { files, path }: Machine): string | undefined {
  const content = files.read(path.join(folder, `${name}.json`));
  return content && unplayedGame(content);
}

function howToLoad(games: readonly GameItems[]): string[] {
  const names = games.map(({ title }) => `"${saveName(title)}"`);
  const anyOfThem = new Intl.ListFormat("en", { type: "disjunction" }).format(names);
  return [
    "Offsuit is installed. Start Tabletop Simulator and choose Create > Singleplayer (or Multiplayer).",
    `Then open Games > Save & Load and click ${anyOfThem}.`,
  ];
}

function byHand(dist: string, games: readonly GameItems[]): string[] {
  const copies = games.map(({ id }, place) => {
    const slot = `TS_Save_${FREE_SLOT + place}`;
    return `  ${id}.json and ${id}.png as ${slot}.json and ${slot}.png`;
  });
  return [
    `The saves are in ${join(dist, "saves")}. Copy into the folder Saves of Tabletop Simulator:`,
    ...copies,
    "Then load them with Games > Save & Load. If the folder is not there, start Tabletop Simulator once. It is",
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
