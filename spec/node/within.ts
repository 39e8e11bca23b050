import assert from "node:assert/strict";
import { BUDGETS, type BudgetName } from "../../scripts/testing/budgets";

/** Holds what something takes to its budget, and tells it if that is above its goal, as spec/support/limits.ts does in Lua. */
export function assertWithin(budget: BudgetName, value: number): void {
  const { name, unit, goal, limit } = BUDGETS[budget];
  if (value > goal) console.log(`# budget ${budget} ${value}`);
  assert.ok(value <= limit, `${name}: ${value} ${unit}, not ${limit} at most`);
}
