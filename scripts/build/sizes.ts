import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import budgets from "../../spec/budgets.json" with { type: "json" };
import { DIST } from "../project";
import { SHELF } from "../save/build";

/** A built file, and its size in bytes. */
export interface Sized {
  /** The path from the folder of what is built, such as `saves/offsuit.json`. */
  file: string;
  bytes: number;
  /** The budget that it has to keep, if there is one. */
  budget?: SizeBudget;
}

/** Everybody at a table waits while a save is sent; TTS's editor and players' machines are slow with large scripts. */
type SizeBudget = "shelfSave" | "gameSave" | "boardScript";

/** The size of every file in some folders of what is built. */
export function sizesOf(folders: readonly string[], outDir = DIST): Sized[] {
  return folders.flatMap((folder) =>
    readdirSync(join(outDir, folder)).map((name) => {
      const file = `${folder}/${name}`;
      const budget = budgetOf(folder, name);
      const { size: bytes } = statSync(join(outDir, file));
      return budget === undefined ? { file, bytes } : { file, bytes, budget };
    }),
  );
}

/** How many bytes a file may have, if there is a limit. */
export function mostBytes({ budget }: Sized): number | undefined {
  return budget === undefined ? undefined : budgets[budget].limit;
}

/** A sentence for every file that is larger than it may be. */
export function oversized(files: readonly Sized[]): string[] {
  return files.flatMap((sized) => {
    const { file, bytes } = sized;
    const over = bytes - (mostBytes(sized) ?? Infinity);
    return over > 0 ? [`${file} has ${bytes} bytes, ${over} more than it may have.`] : [];
  });
}

function budgetOf(folder: string, name: string): SizeBudget | undefined {
  if (folder === "scripts") return name.endsWith(".board.lua") ? "boardScript" : undefined;
  if (!name.endsWith(".json")) return undefined;
  return name === `${SHELF}.json` ? "shelfSave" : "gameSave";
}
