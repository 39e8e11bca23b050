/** A text as a Lua string on a single line. */
export function luaText(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r");
  return `"${escaped}"`;
}

/** A text as a Lua string on as many lines as it has: hardly anything in it needs an escape. */
export function luaLongText(text: string): string {
  let level = "";
  while (text.includes(`]${level}]`)) level += "=";
  // Lua leaves out a line break right behind the bracket, and takes every kind of line break for \n.
  return text.includes("\r") ? luaText(text) : `[${level}[\n${text}]${level}]`;
}

/** Plain data as a Lua expression; lists become tables that count from 1, fields that are undefined are left out. */
export function luaLiteral(value: unknown): string {
  if (typeof value === "string") return luaText(value);
  if (Array.isArray(value)) return `{${value.map(luaLiteral).join(",")}}`;
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `[${luaText(name)}]=${luaLiteral(field)}`).join(",")}}`;
}
