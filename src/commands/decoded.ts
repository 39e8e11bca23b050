import { readJson } from "../emulator/lua/json";
import { isRecord } from "../kit/data";
import { allows, standardOptions, type Options, type OptionSpec } from "../kit/options";

/** The record in a JSON text; an empty one if there is none. */
export function decodedRecord(json: string): Record<string, unknown> {
  const reading = readJson(json);
  return reading.kind === "read" && isRecord(reading.value) ? reading.value : {};
}

/** The options among decoded settings; what is missing or impossible is as the designer set it. */
export function readOptions(specs: readonly OptionSpec[], settings: unknown): Options {
  const options = standardOptions(specs);
  if (!isRecord(settings)) return options;
  for (const spec of specs) {
    const value = settings[spec.name];
    if (allows(spec, value)) options[spec.name] = value;
  }
  return options;
}
