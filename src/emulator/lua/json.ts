/**
 * TTS's own JSON table: encode, encode_pretty and decode under the published rules, errors raised in the calling script.
 *
 * @noSelf
 */
export interface ScriptJson {
  encode(value: unknown): string;
  encode_pretty(value: unknown): string;
  decode(text: unknown): unknown;
}

export declare function createScriptJson(): ScriptJson;

/** What came of reading a JSON text. `null` leaves a key out and reads as `false` in a list. */
export type JsonReading = { kind: "read"; value: unknown } | { kind: "failed"; reason: string; line: number };

/** Reads a whole file (a save of 200 kB takes some tens of milliseconds). Never raises. */
export declare function readJson(text: string): JsonReading;

/**
 * Writes data as JSON: keys sorted, numbers so that they read back exactly, tables with only the keys 1..n as lists.
 * Lua cannot tell an empty list from an empty record: `emptyRecords` names the keys whose empty tables are written `{}`.
 */
export declare function writeJson(
  value: unknown,
  style?: { indent?: string; emptyRecords?: readonly string[] },
): string;
