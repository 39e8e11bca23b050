import type { ScriptPart } from "../../src/box/content";

/** Anything shorter than this is not worth a place of its own, in letters. */
const WORTH = 200;

/** Some scripts; a part that several of them have is kept once. */
export interface SharedCode {
  /** The parts that several scripts have, one behind the other on lines of their own. */
  code: string;
  /** The parts of each script, in its order. */
  scripts: readonly (readonly ScriptPart[])[];
}

/**
 * Takes what several scripts have in common out of them. A script is its parts, each on lines of its own; `wholeScript` in
 * src/box/scripts/box.ts puts it together again. Only ASCII is shared: every Lua counts its letters alike.
 */
export function shareCode(scripts: readonly (readonly string[])[]): SharedCode {
  const counts = new Map<string, number>();
  for (const part of scripts.flatMap((parts) => [...new Set(parts)]))
    counts.set(part, (counts.get(part) ?? 0) + 1);
  const places = new Map<string, number>();
  const kept: string[] = [];
  let length = 0;
  for (const [part, count] of counts) {
    if (count < 2 || part.length < WORTH || !/^[\x00-\x7f]*$/.test(part)) continue;
    places.set(part, length + 1);
    kept.push(part);
    length += part.length + 1;
  }
  return { code: kept.join("\n"), scripts: scripts.map((parts) => partsOf(parts, places)) };
}

/** A script by the places of its parts in the shared code; neighbours there and here are one part. */
function partsOf(parts: readonly string[], places: ReadonlyMap<string, number>): ScriptPart[] {
  const found: ScriptPart[] = [];
  for (const part of parts) {
    const from = places.get(part);
    const last = found.at(-1);
    if (from === undefined) {
      if (typeof last === "string") found[found.length - 1] = `${last}\n${part}`;
      else found.push(part);
    } else {
      const to = from + part.length - 1;
      if (typeof last === "object" && last.to + 2 === from) found[found.length - 1] = { from: last.from, to };
      else found.push({ from, to });
    }
  }
  return found;
}
