import { isRecord } from "../kit/data/data";
import { readJson } from "./lua/json";
import type { SaveState } from "./state";

/** A save that somebody has found to be sound JSON; anything else becomes an empty table. */
export function readSave(json: string): SaveState {
  const reading = readJson(json);
  return reading.kind === "read" && isSave(reading.value) ? reading.value : { ObjectStates: [] };
}

function isSave(value: unknown): value is SaveState {
  return isRecord(value) && Array.isArray(value["ObjectStates"]);
}
