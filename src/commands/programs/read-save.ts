import { readJson, type SaveState } from "../../emulator";
import { isRecord } from "../../kit/data";

/** A save that the Node side has found to be sound JSON; anything else becomes an empty table. */
export function readSave(json: string): SaveState {
  const reading = readJson(json);
  return reading.kind === "read" && isSave(reading.value) ? reading.value : { ObjectStates: [] };
}

function isSave(value: unknown): value is SaveState {
  return isRecord(value) && Array.isArray(value["ObjectStates"]);
}
