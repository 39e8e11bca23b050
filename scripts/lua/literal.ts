/** A text as a Lua string on a single line. */
export function luaText(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"')
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r");
  return `"${escaped}"`;
}

/** Plain data as a Lua expression; lists become tables that count from 1, fields that are undefined are left out. */
export function luaLiteral(value: unknown): string {
  if (typeof value === "string") return luaText(value);
  if (Array.isArray(value)) return `{${value.map(luaLiteral).join(",")}}`;
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `[${luaText(name)}]=${luaLiteral(field)}`).join(",")}}`;
}
