import type { OptionSpec, Options } from "../kit/options";
import { UNDO_RULES, type UndoRule } from "./playthrough";

/** The value after the current one, round and round; numbers go up and start again at the least. */
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
      return value >= spec.max ? spec.min : value + 1;
    }
  }
}

/** The undo rule after the current one, round and round. */
export function nextUndoRule(rule: UndoRule): UndoRule {
  return UNDO_RULES[(UNDO_RULES.indexOf(rule) + 1) % UNDO_RULES.length] ?? "open";
}
