import { fill } from "../../../src/kit/words";
import { english, startOf } from "../../support/english";

/** How a panel begins to tell on how many days in a row today's deal was played. */
export function inARow(run: number): string {
  return startOf(fill(english.table.SENTENCES.dailyDone.split("\n")[1] ?? "", { run }));
}
