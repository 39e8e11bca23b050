import { join } from "node:path";
import { ROOT } from "../project";

/** What a bundle is made from. `name` is the bundle's name without its ending. */
export interface Entry {
  name: string;
  /** Where it begins: a source file, or Lua that only requires and calls what is there. */
  start: { file: string } | { lua: string };
  /** Whether its puzzles are a text on an object (scripts/build/phrases.ts) and no code. */
  hasStoredPuzzles?: boolean;
}

/** A program that runs in Node's Lua host, one of src/commands/programs. */
export function programEntry(name: string): Entry {
  return { name, start: { file: join(ROOT, "src", "commands", "programs", `${name}.ts`) } };
}

/** The program that runs the table behind the page of the browser preview. */
export const PREVIEW_ENTRY: Entry = {
  name: "preview",
  start: { file: join(ROOT, "src", "preview", "emulation", "program.ts") },
};
