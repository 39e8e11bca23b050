import { isRecord } from "../../src/kit/data/data";
import type { Budget } from "./budgets";

/** A change of a limit. */
interface Change {
  from: number;
  to: number;
}

/** The day, both limits, and at least two words: what a raise bought, or how the limit came down. */
const CHANGE = /^\d{4}-\d\d-\d\d, ([\d,.]+) to ([\d,.]+): \S+ \S.*$/;

/** Reads `2026-11-27, 15,950 to 16,100: clicks on pieces`. */
function readChange(line: string): Change | undefined {
  const [, from, to] = CHANGE.exec(line) ?? [];
  return from === undefined || to === undefined ? undefined : { from: numberIn(from), to: numberIn(to) };
}

function numberIn(text: string): number {
  return Number(text.replaceAll(",", ""));
}

/** What is wrong with a budget: a limit above its goal without a line that says why, or lines that don't fit it. */
export function faultsOf({ name, goal, limit, changes }: Budget): string[] {
  const faults = limit < goal ? [`${name}: the limit is below the goal.`] : [];
  let last: number | undefined;
  for (const line of changes) {
    const change = readChange(line);
    if (change === undefined) faults.push(`${name}: "${line}" does not say when, from, to, and what for.`);
    else if (last !== undefined && change.from !== last)
      faults.push(`${name}: "${line}" does not begin at ${last}.`);
    last = change?.to ?? last;
  }
  if ((last ?? goal) !== limit)
    faults.push(`${name}: the limit is ${limit}, but the last that was said is ${last ?? goal}.`);
  return faults;
}

/** How a budget stood in some version. */
interface Standing {
  goal: number;
  limit: number;
  changes: number;
}

/** What has been raised since an earlier version of the file without a new line: a limit, or a goal, which never rises. */
export function raisedInSilence(earlier: string, budgets: Readonly<Record<string, Budget>>): string[] {
  const standings = readStandings(earlier);
  return Object.entries(budgets).flatMap(([key, { name, goal, limit, changes }]) => {
    const then = standings.get(key);
    if (then === undefined) return [];
    return [
      ...(goal > then.goal ? [`${name}: the goal was ${then.goal}.`] : []),
      ...(limit > then.limit && changes.length <= then.changes
        ? [`${name}: the limit was ${then.limit}, and no line was added.`]
        : []),
    ];
  });
}

/** The budgets in the text of an earlier version. */
function readStandings(text: string): Map<string, Standing> {
  const read: unknown = JSON.parse(text);
  const standings = new Map<string, Standing>();
  for (const [key, budget] of Object.entries(isRecord(read) ? read : {})) {
    if (!isRecord(budget)) continue;
    const { goal, limit, changes } = budget;
    if (typeof goal === "number" && typeof limit === "number" && Array.isArray(changes))
      standings.set(key, { goal, limit, changes: changes.length });
  }
  return standings;
}
