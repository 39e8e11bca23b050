import { isRecord } from "../../src/kit/data/data";
import { Fault } from "../terminal/complaint";
import type { FunctionNamer } from "./functions";

/** The heaviest run of a handler of a script, as the emulator's meter read it, with the function that it mostly was in. */
export interface NamedReading {
  /** The bundle of the script: `pokerchess.board`. */
  script: string;
  handler: string;
  where: string;
  /** Instructions of the heaviest run, and of all runs together. */
  count: number;
  sum: number;
}

/** What a table's meter read between two looks at it. */
export interface NamedStretch {
  frames: number;
  /** The heaviest first. */
  readings: NamedReading[];
}

/** The meter's name for loading a script, which happens behind the loading screen. */
export const LOADING = "the chunk";

/** A `Stretch` of the Lua side (src/commands/measured-table.ts) with names for its functions. Raises a `Fault` for anything else. */
export function readStretch(value: unknown, nameOf: FunctionNamer): NamedStretch {
  if (!isRecord(value) || typeof value["frames"] !== "number" || !isRecord(value["bundles"])) {
    throw new Fault("The table could not be measured: it did not get ready within a minute of its own time.");
  }
  const { bundles, readings } = value;
  const bundleOf = (script: string): string => textIn(bundles[script]) ?? script;
  const named = listIn(readings).flatMap((reading): NamedReading[] => {
    if (!isRecord(reading)) return [];
    const { script, handler, count, sum, where } = reading;
    if (typeof count !== "number" || typeof sum !== "number") return [];
    const functions = listIn(where).map((name) => functionName(String(name), bundleOf, nameOf));
    return [
      {
        script: bundleOf(String(script)),
        handler: String(handler),
        where: functions.find((name) => name !== undefined) ?? "",
        count,
        sum,
      },
    ];
  });
  return { frames: value["frames"], readings: named.sort((a, b) => b.count - a.count) };
}

/** The heaviest readings of several stretches, one for each handler and function. */
export function heaviest(stretches: readonly NamedStretch[]): NamedReading[] {
  const found = new Map<string, NamedReading>();
  for (const reading of stretches.flatMap(({ readings }) => readings)) {
    const key = `${reading.script} ${reading.handler} ${reading.where}`;
    if (reading.count > (found.get(key)?.count ?? -1)) found.set(key, reading);
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/** A list that came from Lua, where an empty one may have become an empty object. */
export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The name behind `@SCRIPT:LINE`; anything else is a name already. */
function functionName(
  name: string,
  bundleOf: (script: string) => string,
  nameOf: FunctionNamer,
): string | undefined {
  const [, script, line] = /^@(.*):(\d+)$/.exec(name) ?? [];
  return script === undefined ? name : nameOf(bundleOf(script), Number(line));
}
