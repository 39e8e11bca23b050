import { readOptions, TIME_OPTIONS, type GameOptions } from "./options";
import type { OpenState, TimeChange } from "./state";

/** The settings with one of those about time changed (PC-10.8). */
export function withChange(options: GameOptions, { option, value }: TimeChange): GameOptions {
  return readOptions({ ...options, [option]: value });
}

/** What one of these settings is from the next decision on (PC-10.8). */
function comingValue({ options, timer }: OpenState, option: TimeChange["option"]): number | string {
  let value: number | string = options[option];
  for (const change of timer.agreed) if (change.option === option) value = change.value;
  return value;
}

/** The changes that may be proposed now: for a number the next lower and the next higher one of those that are offered. */
export function possibleChanges(open: OpenState): TimeChange[] {
  const changes: TimeChange[] = [];
  for (const spec of TIME_OPTIONS) {
    const option = spec.name;
    const current = comingValue(open, option);
    if (spec.kind === "choice") {
      for (const value of spec.values) if (value !== current) changes.push({ option, value });
    } else if (typeof current === "number") {
      for (const value of neighbours(spec.offered, current)) changes.push({ option, value });
    }
  }
  return changes;
}

/** The last number below a value and the first one above it, in an ascending list. */
function neighbours(offered: readonly number[], value: number): number[] {
  const found: number[] = [];
  for (const other of offered) {
    if (other < value) found[0] = other;
    else if (other > value) {
      found.push(other);
      break;
    }
  }
  return found;
}
