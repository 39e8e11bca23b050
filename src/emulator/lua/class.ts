import { type AnyTable, rawRead, rawWrite, typeOf, type ValuesFunction } from "./host";

/** A class of TTS as scripts see it: a callable table that is also the metatable of its instances. */
export type ScriptClass = LuaTable<AnyNotNil, unknown>;

/**
 * The frame of TTS's Vector and Color. `make(...)` is what calling the class does. An instance's parts can be read and
 * written by their names and by their numbers from 1; what an instance does not have is looked up in the class, and what
 * the class does not have is `missing`'s.
 */
export function scriptClass(
  parts: readonly string[],
  make: ValuesFunction,
  missing: (this: void, name: unknown) => unknown,
): ScriptClass {
  const theClass = new LuaTable<AnyNotNil, unknown>();
  const nameOf = (key: AnyNotNil): AnyNotNil =>
    typeOf(key) === "number" ? (parts[(key as number) - 1] ?? key) : key;
  theClass.set("new", make);
  theClass.set("__index", (instance: AnyTable, key: AnyNotNil) => {
    const name = nameOf(key);
    return rawRead(instance, name) ?? rawRead(theClass, name);
  });
  theClass.set("__newindex", (instance: AnyTable, key: AnyNotNil, value: unknown) => {
    rawWrite(instance, nameOf(key), value);
  });
  const metatable = new LuaTable<string, unknown>();
  metatable.set("__call", (_class: unknown, ...parameters: unknown[]) => make(...parameters));
  metatable.set("__index", (_class: unknown, name: unknown) => missing(name));
  setmetatable(theClass, metatable as LuaMetatable<ScriptClass>);
  return theClass;
}

/** A number as these classes print it: six places at most, without trailing zeros. */
export function shortNumber(value: number): string {
  const [text] = string.gsub(string.gsub(string.format("%f", value), "0+$", "")[0], "%.$", "");
  return text;
}
