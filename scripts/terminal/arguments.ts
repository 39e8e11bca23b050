import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { isTooDeep } from "../save/read";
import { Complaint } from "./complaint";

/** The highest number of a port. */
export const LAST_PORT = 65_535;

/** Reads a whole number of at least `least`, and at most `most`, from the command line. */
export function wholeNumber(least: number, most = Infinity): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^-?\d+$/.test(text) && Number.isSafeInteger(number) && number >= least && number <= most)
      return number;
    const limit = most === Infinity ? "" : ` and at most ${most}`;
    throw new InvalidArgumentError(`It should be a whole number of at least ${least}${limit}.`);
  };
}

/** Reads an option of the command line that may be repeated. */
export function gather(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value];
}

/** A file that was named on the command line; npm runs commands in the project's folder, not in the caller's. */
export function givenPath(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
}

/** The text of a file that was named on the command line. */
export function readGivenFile(path: string): string {
  try {
    return readFileSync(givenPath(path), "utf8");
  } catch {
    throw new Complaint(
      `The file "${path}" cannot be read. Check its name; the path is relative to the current folder.`,
    );
  }
}

/** The value of a JSON file that was named on the command line. */
export function readGivenJson(path: string): unknown {
  const text = readGivenFile(path);
  try {
    const value: unknown = JSON.parse(text);
    if (!isTooDeep(value)) return value;
  } catch {
    // Damaged, as one that is nested too deep.
  }
  throw new Complaint(`The file "${path}" is damaged: it is not JSON. Export or download it again.`);
}
