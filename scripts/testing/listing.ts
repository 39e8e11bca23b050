import { changedTests } from "./changed";
import { gitChanges } from "./git-changes";
import { testFiles } from "./node-tests";
import { isNamed, selectedTests } from "./selection";
import { specFiles } from "./specs";
import { STATIC_CHECKS, SUITE } from "./suite";
import { touchedSpecs } from "./touched";
import type { Part } from "./verdict";

/* What commands would run, by name: who lists it runs nothing, and leaves everything as it is. Specs are those of dist/lua. */

/** The option of commands that run tests. */
export const LIST = ["--list", "only list what would run"] as const;

/** What `npm test` runs: all of it, or what is asked for by name. */
export function listedTests(names: readonly string[]): string[] {
  if (names.length === 0) return [...namesOf(SUITE), ...testFiles(), ...specFiles()];
  const { parts, inNode, inLua } = selectedTests(names);
  return [...namesOf(parts), ...inNode, ...inLua];
}

/** What `npm test -- --changed` chooses among the tests. */
export function listedChanged(): string[] {
  return changedTests().chosen.map(({ file }) => file);
}

/** What `npm run check` checks. */
export function listedChecks(): string[] {
  return namesOf(STATIC_CHECKS);
}

/** What `npm run watch` runs when a file is saved: the named specs, or those that the changes so far touch. */
export function listedWatch(names: readonly string[]): string[] {
  return names.length === 0
    ? touchedSpecs(gitChanges().files)
    : specFiles().filter((file) => isNamed(file, names));
}

/** Prints a name a line. */
export function printList(names: readonly string[]): void {
  for (const name of names) process.stdout.write(`${name}\n`);
}

function namesOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ jobs }) => jobs.map(({ name }) => name));
}
