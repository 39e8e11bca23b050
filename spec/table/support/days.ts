import { fill } from "../../../src/kit/words";
import { english, startOf } from "../../support/english";

/** How a panel begins to tell on how many days in a row today's deal was played. */
export function inARow(run: number): string {
  const { dailyDone_one, dailyDone_other } = english.table.SENTENCES;
  const told = fill(run === 1 ? dailyDone_one : dailyDone_other, { line: "", count: run });
  return startOf(told.split("\n")[1] ?? "");
}
