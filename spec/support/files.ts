import { expectPresent } from "./expect";

/** The text of a file, by its path from the folder of the transpiled specs; fails where there is none. */
export function readText(path: string): string {
  const [file] = io.open(path, "r");
  const opened = expectPresent(file, `${path} cannot be opened`);
  const text = opened.read("*a") ?? "";
  opened.close();
  return text;
}

/** Writes a file again, by its path from the folder of the transpiled specs. */
export function writeText(path: string, text: string): void {
  const [file] = io.open(path, "w");
  const opened = expectPresent(file, `${path} cannot be written`);
  opened.write(text);
  opened.close();
}
