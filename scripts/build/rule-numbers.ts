import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";

const ANCHOR = /<a id="([a-z]+-\d+(?:\.\d+)*)">/g;

/** The numbers of all rules in docs/rules/GAME.md, in order, such as `CVD-5.5`; rulings have none. */
export function ruleNumbers(game: string): string[] {
  const page = readFileSync(join(ROOT, "docs", "rules", `${game}.md`), "utf8");
  return [...page.matchAll(ANCHOR)].map(([, anchor = ""]) => anchor.toUpperCase());
}
