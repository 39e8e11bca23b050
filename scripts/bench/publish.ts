import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";
import { figureMarkdown, type Figure } from "./figure";

const FILE = join(ROOT, "docs", "bench.md");
const BEGINS = "<!-- npm run bench -- --publish -->";
const ENDS = "<!-- end of the table -->";

/** When the measuring began, how many processors the machine has, and how many programs wanted one, a minute's mean. */
export interface Circumstances {
  began: Date;
  cores: number;
  load: number;
}

/** Writes the figures into docs/bench.md in place of those of the last time, and when and on what they were taken. */
export async function publish(
  figures: readonly Figure[],
  { began, cores, load }: Circumstances,
): Promise<void> {
  const day = began.toISOString().slice(0, 10);
  const taken = `Taken on ${day} on ${cores} cores; the load was ${load.toFixed(1)} when it began.`;
  const text = withTable(readFileSync(FILE, "utf8"), `${taken}\n\n${figureMarkdown(figures)}`);
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
}

/** A text with another table between its two marks. Raises a `Fault` if it lacks them. */
export function withTable(text: string, table: string): string {
  const begin = text.indexOf(BEGINS);
  const end = text.indexOf(ENDS);
  if (begin < 0 || end < begin) throw new Fault(`docs/bench.md lacks ${BEGINS} and ${ENDS} below it.`);
  return `${text.slice(0, begin + BEGINS.length)}\n\n${table}\n\n${text.slice(end)}`;
}
