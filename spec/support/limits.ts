import budgets from "../budgets.json";
import { expectTrue } from "./expect";

/** What has a budget (spec/budgets.json). */
export type Budget = keyof typeof budgets;

/** What something may take at most. */
export function limitOf(budget: Budget): number {
  return budgets[budget].limit;
}

/** Tells what something takes if that is above its goal: `npm test` collects that (scripts/testing/budgets.ts). */
export function tellAboveGoal(budget: Budget, value: number): void {
  if (value > budgets[budget].goal) io.write(`# budget ${budget} ${value}\n`);
}

/** Holds what something takes to its budget. */
export function expectWithin(budget: Budget, value: number, what: string = budgets[budget].name): void {
  tellAboveGoal(budget, value);
  const { unit, limit } = budgets[budget];
  expectTrue(value <= limit, `${what}: ${value} ${unit}, not ${limit} at most`);
}
