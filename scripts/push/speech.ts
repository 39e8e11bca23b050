import type { PositionFinder } from "../build/position";
import type { GameMessage } from "./editor-api";

/** Finds the TypeScript behind the script of an object, by the object's guid. */
export type ScriptFinder = (guid: string) => PositionFinder | undefined;

/** The game's message as a line for the terminal; undefined if it is of no interest to a modder. */
export function spoken(message: GameMessage, scriptOf: ScriptFinder): string | undefined {
  switch (message.kind) {
    case "print":
      return message.message;
    case "error":
      return `${message.prefix}${message.error}${origin(message.guid, message.error, scriptOf)}`;
    case "loaded":
      return "The table has reloaded with the new scripts.";
    case "custom":
    case "returned":
    case "other":
      return undefined;
  }
}

/** The line of TypeScript of an error such as `chunk_3:(123,4-20): attempt to index a nil value`. */
function origin(guid: string, error: string, scriptOf: ScriptFinder): string {
  const line = /:\((\d+),/.exec(error)?.[1];
  const position = line === undefined ? undefined : scriptOf(guid)?.(Number(line));
  return position === undefined ? "" : `\n    at ${position.file}:${position.line}`;
}
