import { isRecord } from "../../src/kit/data/data";

/**
 * What stands for JSON's null in a decoded file. Lua has no null that can be kept in a list, so anyone who decodes a
 * file of vectors puts this text wherever the file says null.
 */
export const JSON_NULL = "@null";

/** One field of a case that did not turn out as the case expects. */
export interface Mismatch {
  field: string;
  expected: string;
  found: string;
}

/**
 * Compares what a case expects with what was found, and adds what differs. Of a map only the fields that the case
 * names count; lists must be of one length and agree item by item.
 */
export function compare(field: string, expected: unknown, found: unknown, mismatches: Mismatch[]): void {
  if (!isRecord(expected) || !isRecord(found)) {
    if (expected !== found) mismatches.push(mismatch(field, expected, found));
    return;
  }
  if (isList(expected) && isList(found)) {
    if (expected.length !== found.length) {
      mismatches.push(mismatch(field, expected, found));
      return;
    }
    for (let i = 0; i < expected.length; i++) compare(`${field}[${i}]`, expected[i], found[i], mismatches);
    return;
  }
  for (const key of sortedKeys(expected)) compare(`${field}.${key}`, expected[key], found[key], mismatches);
}

/** Compares two lists in which the order does not count. */
export function compareSets(field: string, expected: unknown, found: unknown, mismatches: Mismatch[]): void {
  if (asSet(expected) !== asSet(found)) mismatches.push(mismatch(field, expected, found));
}

function asSet(value: unknown): string {
  return isList(value) ? sortedText(value.map((item) => show(item))).join(" ") : show(value);
}

export function mismatch(field: string, expected: unknown, found: unknown): Mismatch {
  return { field, expected: show(expected), found: show(found) };
}

/** A decoded list. An empty map and an empty list look alike in Lua: both count. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** A value as JSON would write it, the fields of a map in alphabetical order. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === JSON_NULL) return "null";
  if (typeof value === "string") return `"${value}"`;
  if (isList(value)) return `[${value.map((item) => show(item)).join(", ")}]`;
  if (!isRecord(value)) return String(value);
  return `{${sortedKeys(value)
    .map((key) => `"${key}": ${show(value[key])}`)
    .join(", ")}}`;
}

/** The names of a map's fields in alphabetical order. */
export function sortedKeys(map: Record<string, unknown>): string[] {
  return sortedText(Object.keys(map));
}

/** Texts in the order of their characters' codes, the same on every machine. */
export function sortedText(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => order(a, b));
}

function order(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
