import { LEVELS, type Level } from "../../kit/game";
import type { OptionSpec, Options } from "../../kit/options";

/** The value after the current one, round and round; numbers go up and start again at the least offered. */
export function nextOptionValue(spec: OptionSpec, options: Options): boolean | number | string {
  const current = options[spec.name];
  switch (spec.kind) {
    case "switch":
      return current !== true;
    case "choice": {
      const index = spec.values.findIndex((value) => value === current);
      return spec.values[(index + 1) % spec.values.length] ?? spec.standard;
    }
    case "number": {
      const value = typeof current === "number" ? current : spec.standard;
      if (spec.offered !== undefined)
        return spec.offered.find((other) => other > value) ?? spec.offered[0] ?? value;
      return value >= spec.max ? spec.min : value + 1;
    }
  }
}

/** How well computers play after a click on it, round and round. */
export function nextLevel(level: Level): Level {
  return LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? "fair";
}
