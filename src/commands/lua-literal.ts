import { isRecord } from "../kit/data/data";

/** A text, number, switch or record of them, as Lua source. Its texts hold neither quotes nor backslashes. */
export function luaLiteral(value: unknown): string {
  if (typeof value === "string") return `"${value}"`;
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name} = ${luaLiteral(field)}`);
  return `{${fields.join(", ")}}`;
}
