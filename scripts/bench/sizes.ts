import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../../src/games";
import { savePath } from "../build/built";
import { SCRIPTS } from "../project";
import type { Figure } from "./figure";

const MOST_BYTES = 1_000_000;

/** The sizes of the built scripts and of the saves. */
export function sizes(): Figure[] {
  const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith(".lua"));
  return [
    ...scripts.map((file) => ({ name: `size of ${file}`, value: bytes(join(SCRIPTS, file)), unit: "bytes" })),
    ...GAMES.map(({ id }) => ({
      name: `size of the save of ${id}`,
      value: bytes(savePath(id)),
      unit: "bytes",
      target: { bound: "at most" as const, value: MOST_BYTES },
    })),
  ];
}

function bytes(file: string): number {
  return statSync(file).size;
}
