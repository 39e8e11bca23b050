import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { Complaint } from "./complaint";

/** Reads a whole number of at least `least` from the command line. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^-?\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`It should be a whole number of at least ${least}.`);
  };
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
      `The file "${path}" cannot be read. Check its name; it is looked for from where you are.`,
    );
  }
}

/** The value of a JSON file that was named on the command line. */
export function readGivenJson(path: string): unknown {
  const text = readGivenFile(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`The file "${path}" is damaged: it is not JSON. Export or download it once more.`);
  }
}
