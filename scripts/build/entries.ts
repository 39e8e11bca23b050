import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../project";

/** The first file of a bundle. `name` is the bundle's name without its ending. */
export interface Entry {
  name: string;
  file: string;
  /** Whether its languages other than English are a text on an object (scripts/build/phrases.ts) and no code. */
  hasPhrasebook?: boolean;
}

const GAMES = join(ROOT, "src", "games");

/** The scripts that the saves carry: Global, the boxes of the shelf, and each game's board, deck and die; a game's board comes last. */
export function scriptEntries(): Entry[] {
  return [
    { name: "global", file: join(ROOT, "src", "box", "global.ts"), hasPhrasebook: true },
    { name: "box", file: join(ROOT, "src", "box", "scripts", "box.ts"), hasPhrasebook: true },
    ...gamesWithScripts().flatMap(ofGame),
  ];
}

/** A program that runs in Node's Lua host, one of src/commands/programs. */
export function programEntry(name: string): Entry {
  return { name, file: join(ROOT, "src", "commands", "programs", `${name}.ts`) };
}

/** The program that runs the table behind the page of the browser preview. */
export const PREVIEW_ENTRY: Entry = {
  name: "preview",
  file: join(ROOT, "src", "preview", "emulation", "program.ts"),
};

function gamesWithScripts(): string[] {
  return readdirSync(GAMES)
    .filter((game) => existsSync(join(GAMES, game, "scripts")))
    .sort();
}

function ofGame(game: string): Entry[] {
  const folder = join(GAMES, game, "scripts");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => {
      const kind = basename(file, ".ts");
      return { name: `${game}.${kind}`, file: join(folder, file), hasPhrasebook: kind === "board" };
    });
}
