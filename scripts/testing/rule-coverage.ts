import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../../src/games";
import { ruleNumbers } from "../build/rule-numbers";
import { ROOT } from "../project";
import { part, type Part, type PassedTest, type Verdict } from "./verdict";

/** Whether the rules of each game, all of whose specs have run, are in the titles of tests that have passed. */
export function ruleCoverage(
  passed: readonly PassedTest[],
  ran: readonly string[],
  specs: readonly string[],
): Part[] {
  const games = GAMES.filter(({ id }) => {
    const own = specs.filter((file) => file.startsWith(`spec/${id}/`));
    return own.length > 0 && own.every((file) => ran.includes(file));
  });
  return games.map(({ id }) =>
    part(`rules of ${id} that tests name`, () => Promise.resolve(coverageOf(id, passed))),
  );
}

/** Every rule and ruling of a game counts as a test, which has passed if a test has that names it in its title. */
export function coverageOf(game: string, passed: readonly PassedTest[]): Verdict {
  const titles = passed.filter(({ file }) => file.startsWith(`spec/${game}/`)).map(({ title }) => title);
  const named = new Set(titles.flatMap((title) => title.match(/\b(?:[A-Z]+-\d+(?:\.\d+)*|R\d+)\b/g) ?? []));
  const numbers = [...pointsOf(ruleNumbers(game)), ...rulingsOf(game)];
  const missing = numbers.filter((number) => !named.has(number));
  return {
    passed: numbers.length - missing.length,
    failed: missing.length,
    report: missing.length === 0 ? "" : `No test of ${game} that has passed names ${missing.join(", ")}.\n`,
  };
}

/** The rules that have no points of their own: naming these is naming the rule. */
function pointsOf(numbers: readonly string[]): string[] {
  return numbers.filter((number) => !numbers.some((other) => other.startsWith(`${number}.`)));
}

/** The rulings of a game, in order: `R1` and so on, up to the last that its rules have. */
export function rulingsOf(game: string): string[] {
  const page = readFileSync(join(ROOT, "docs", "rules", `${game}.md`), "utf8");
  const numbers = [...page.matchAll(/\bR(\d+)\b/g)].map(([, number]) => Number(number));
  return Array.from({ length: Math.max(...numbers) }, (_, index) => `R${index + 1}`);
}
