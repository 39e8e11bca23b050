import budgets from "../../spec/budgets.json" with { type: "json" };

/** What something may take (docs/development.md, Budgets). */
export interface Budget {
  name: string;
  unit: string;
  /** What was promised. */
  goal: number;
  /** More than this fails the tests. */
  limit: number;
  /** Each change of the limit, the first one first, as `readChange` reads it. */
  changes: readonly string[];
}

export type BudgetName = keyof typeof budgets;

export const BUDGETS: Readonly<Record<BudgetName, Budget>> = budgets;

/** What something that has a budget takes now, in the budget's unit. */
export interface Measured {
  budget: BudgetName;
  value: number;
}

/** What tests reported about budgets while they ran: `# budget slice 10395`. They report only what is above its goal. */
export function readMeasured(output: string): Measured[] {
  return [...output.matchAll(/# budget (\w+) ([\d.]+)$/gm)].flatMap(([, budget = "", value]) =>
    isBudget(budget) ? [{ budget, value: Number(value) }] : [],
  );
}

function isBudget(name: string): name is BudgetName {
  return Object.hasOwn(BUDGETS, name);
}

/** Prints each budget that is above its goal. */
export function printBudgets(measured: readonly Measured[] = []): void {
  const lines = aboveGoal(measured);
  if (lines.length > 0) process.stdout.write(`\nAbove their goal:\n${lines.join("\n")}\n\n`);
}

/** A line for each budget of which the most that was measured is above its goal. */
export function aboveGoal(measured: readonly Measured[]): string[] {
  const most = new Map<BudgetName, number>();
  for (const { budget, value } of measured) most.set(budget, Math.max(value, most.get(budget) ?? 0));
  return [...most].flatMap(([budget, value]) => {
    const { name, unit, goal, limit } = BUDGETS[budget];
    if (value <= goal) return [];
    const over = value > limit ? " IT IS ABOVE THAT." : "";
    return [`  ${name}: ${figure(value)} ${unit}; goal ${figure(goal)}, limit ${figure(limit)}.${over}`];
  });
}

/** A number as it is written in the documents: `10,800`. */
export function figure(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 1 });
}
