import { raise } from "./fault";
import { type Library, typeOf } from "./host";
import { readJsonAs } from "./json";
import { createScriptJson } from "./script-json";
import { utf8Character } from "./utf8";

/** The global `json` of MoonSharp, which is not TTS's `JSON`. */
export function createInterpreterJson(): Library {
  const library = new LuaTable<string, unknown>();
  /** What `null` reads as: unlike nil it keeps its key. */
  const nothing = {};
  const isNull = (value: unknown): boolean => value === undefined || value === nothing;
  const writer = createScriptJson((value) => (isNull(value) ? "nil" : typeOf(value)));
  library.set("parse", (text: unknown) => {
    if (typeOf(text) !== "string") return raise(`json.parse: a string was expected, got ${typeOf(text)}`);
    const dialect = { emptyPlace: undefined, nothing, trailingText: false, character: utf8Character };
    const reading = readJsonAs(text as string, dialect);
    return reading.kind === "read" ? reading.value : raise(`json.parse: ${reading.reason}`);
  });
  library.set("serialize", (value: unknown) => {
    if (typeOf(value) !== "table") return raise(`json.serialize: a table was expected, got ${typeOf(value)}`);
    return writer.encode(value);
  });
  library.set("isnull", isNull);
  library.set("null", () => nothing);
  return library;
}
