import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Keeps a picture under its name, which may begin with a folder's. */
export type Album = (name: string, png: Buffer) => void;

/** An album in a folder; the folder is made where it is missing. */
export function albumIn(folder: string): Album {
  return (name, png) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
  };
}
