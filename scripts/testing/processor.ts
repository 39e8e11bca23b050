import { readFileSync } from "node:fs";

/** Linux tells times to programs in hundredths of a second, whatever its own clock. */
const TICKS_A_SECOND = 100;

/**
 * The seconds of processor time that this process has taken, with every child that has ended: the shards, the browser, and their
 * children. Undefined where there is no `/proc`.
 */
export function processorSeconds(): number | undefined {
  if (process.platform !== "linux") return undefined;
  // proc(5): the name in parentheses may hold anything; after it comes the third field. 14 to 17 are the times.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  const ticks = fields.slice(14 - 3, 17 + 1 - 3).reduce((total, field) => total + Number(field), 0);
  return ticks / TICKS_A_SECOND;
}
