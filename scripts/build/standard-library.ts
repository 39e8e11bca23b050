import type { Span, Syntax } from "./lua-syntax";

/** What scripts use most of Lua's own library. It does the same in every script, and nobody puts anything in its place. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...["ipairs", "next", "pairs", "tonumber", "tostring", "type"],
  ...["math.abs", "math.ceil", "math.floor", "math.max", "math.min"],
  ...["string.find", "string.gmatch", "string.match", "string.sub", "table.concat", "table.remove"],
]);

/** Writes the functions of Lua's library under short names: fewer letters, and a local is found faster than a global. */
export function shortLibrary(
  globals: ReadonlyMap<string, readonly number[]>,
  fields: Syntax["fields"],
  nameOf: (name: string) => string,
): { texts: [place: number, text: string][]; left: Span[] } {
  const texts: [number, string][] = [];
  const left: Span[] = [];
  for (const [name, places] of globals) {
    for (const place of places) {
      const field = fields.get(place);
      const whole = `${name}.${field?.name ?? ""}`;
      if (FUNCTIONS.has(name)) texts.push([place, nameOf(name)]);
      if (field === undefined || !FUNCTIONS.has(whole)) continue;
      texts.push([place, nameOf(whole)]);
      left.push([place + name.length, field.place + field.name.length]);
    }
  }
  return { texts, left };
}

/** The declaration of those short names that a text mentions; empty if it mentions none. */
export function shortLibraryFor(text: string, nameOf: (name: string) => string): string {
  const words = new Set(text.match(/\b[a-z]\d+\b/g));
  const used = [...FUNCTIONS].filter((name) => words.has(nameOf(name)));
  if (used.length === 0) return "";
  return `local ${used.map(nameOf).join(",")}=${used.join(",")}`;
}
