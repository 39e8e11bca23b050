import { isRecord } from "../../src/kit/data/data";
import type { ScriptState } from "./editor-api";

/** Global's guid in the External Editor API. */
export const GLOBAL = "-1";

/** The scripts and screen UIs that a save holds: Global's, and those of every object on the table that has any. */
export function scriptStates(save: unknown): ScriptState[] {
  if (!isRecord(save)) return [];
  const objects = Array.isArray(save["ObjectStates"]) ? save["ObjectStates"].filter(isRecord) : [];
  return [
    stateOf(save, GLOBAL, "Global"),
    ...objects
      .map((object) => stateOf(object, textOf(object["GUID"]), textOf(object["Nickname"])))
      .filter(({ script, ui }) => script !== "" || ui !== ""),
  ];
}

function stateOf(part: Record<string, unknown>, guid: string, name: string): ScriptState {
  return { name, guid, script: textOf(part["LuaScript"]), ui: textOf(part["XmlUI"]) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
