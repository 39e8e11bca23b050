import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DIST, SCRIPTS } from "../project";
import type { Figure } from "./figure";

const MOST_BYTES = 1_000_000;

/** The sizes of the built scripts and of the save. */
export function sizes(): Figure[] {
  const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith(".lua"));
  return [
    ...scripts.map((file) => ({ name: `size of ${file}`, value: bytes(join(SCRIPTS, file)), unit: "bytes" })),
    {
      name: "size of Offsuit.json",
      value: bytes(join(DIST, "Offsuit.json")),
      unit: "bytes",
      target: { bound: "at most", value: MOST_BYTES },
    },
  ];
}

function bytes(file: string): number {
  return statSync(file).size;
}
