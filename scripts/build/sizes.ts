import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../project";
import { SHELF } from "../save/build";

/** A built file, its size, and how large it may be; all in bytes. */
export interface Sized {
  /** The path from the folder of what is built, such as `saves/offsuit.json`. */
  file: string;
  bytes: number;
  most?: number;
}

/** Everybody at a table waits while a save is sent; TTS's editor and players' machines are slow with large scripts. */
const MOST_BYTES: Readonly<Record<"shelf" | "game" | "board", number>> = {
  shelf: 3_000_000,
  game: 1_250_000,
  board: 640_000,
};

/** The size of every file in some folders of what is built. */
export function sizesOf(folders: readonly string[], outDir = DIST): Sized[] {
  return folders.flatMap((folder) =>
    readdirSync(join(outDir, folder)).map((name) => {
      const file = `${folder}/${name}`;
      const most = mostBytes(folder, name);
      const { size: bytes } = statSync(join(outDir, file));
      return most === undefined ? { file, bytes } : { file, bytes, most };
    }),
  );
}

/** A sentence for every file that is larger than it may be. */
export function oversized(files: readonly Sized[]): string[] {
  return files.flatMap(({ file, bytes, most }) =>
    most === undefined || bytes <= most
      ? []
      : [`${file} has ${bytes} bytes, ${bytes - most} more than it may have.`],
  );
}

function mostBytes(folder: string, name: string): number | undefined {
  if (folder === "scripts") return name.endsWith(".board.lua") ? MOST_BYTES.board : undefined;
  if (!name.endsWith(".json")) return undefined;
  return name === `${SHELF}.json` ? MOST_BYTES.shelf : MOST_BYTES.game;
}
