import { isRecord } from "../../src/kit/data/data";
import { sortedKeys } from "../vectors/values";

/**
 * Plain data as one text that is the same in Lua and in JavaScript: fields in alphabetical order, nothing empty told
 * apart from an empty list, fractions to nine decimals.
 */
export function canonical(value: unknown): string {
  if (typeof value === "number") return numberText(value);
  if (!isRecord(value)) return String(value);
  const keys = Array.isArray(value) ? [] : sortedKeys(value).filter((key) => value[key] !== undefined);
  if (keys.length > 0) return `{${keys.map((key) => `${key}:${canonical(value[key])}`).join(",")}}`;
  return Array.isArray(value) ? `[${value.map((item: unknown) => canonical(item)).join(",")}]` : "[]";
}

function numberText(value: number): string {
  const whole = Math.floor(value);
  const billionths = Math.round((value - whole) * 1000000000);
  return billionths === 0 ? `${whole}` : `${whole}+${billionths}e-9`;
}
