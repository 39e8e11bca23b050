import { readJson } from "../emulator/lua/json";
import { isRecord } from "../kit/data/data";

/** The record in a JSON text; an empty one if there is none. */
export function decodedRecord(json: string): Record<string, unknown> {
  const reading = readJson(json);
  return reading.kind === "read" && isRecord(reading.value) ? reading.value : {};
}
