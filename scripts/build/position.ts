import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { SCRIPTS } from "../project";
import type { Bundle } from "./bundle";

/** A line of TypeScript. */
export interface Position {
  file: string;
  line: number;
}

/** Finds the line of TypeScript that a line of a bundle came from, or undefined if it came from none. */
export type PositionFinder = (line: number) => Position | undefined;

/**
 * A finder for one source map. A line of Lua that the compiler added by itself counts as the mapped line before it;
 * the compiler's own library comes before all mapped lines and has no position.
 */
export function positionFinder(map: string): PositionFinder {
  const positions: Position[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, source, originalLine }) => {
    if (source !== null) positions[generatedLine] ??= { file: source, line: originalLine };
  });
  return (line) => {
    for (let mapped = Math.min(line, positions.length); mapped > 0; mapped--) {
      const position = positions[mapped];
      if (position !== undefined) return position;
    }
    return undefined;
  };
}

/** The finder of a script in dist/scripts, or undefined if there is no such script. */
export function builtPositionFinder(name: string): PositionFinder | undefined {
  try {
    return positionFinder(readFileSync(join(SCRIPTS, `${name}.lua.map`), "utf8"));
  } catch {
    return undefined;
  }
}

/** Puts TypeScript lines in the place of a bundle's own (`name:12`) in an error message. */
export function withPositions(message: string, bundle: Pick<Bundle, "name" | "map">): string {
  const find = positionFinder(bundle.map);
  return message.replaceAll(/([\w.-]+):(\d+)/g, (text, name: string, line: string) => {
    const position = name === bundle.name ? find(Number(line)) : undefined;
    return position === undefined ? text : `${position.file}:${position.line}`;
  });
}

/** The TypeScript files that a bundle was made of, from the project's folder. */
export function sourcesOf(map: string): string[] {
  return new TraceMap(map).sources.filter((source) => source !== null);
}
