import type { Additions } from "./shown";

/** A part of what features add of which there is one at most: that of the first feature that has it. */
export function firstOf<Key extends keyof Additions>(
  additions: readonly Additions[],
  key: Key,
): Additions[Key] | undefined {
  for (const each of additions) {
    const part = each[key];
    if (part !== undefined) return part;
  }
  return undefined;
}
