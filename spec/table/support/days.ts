import { fillCount } from "../../../src/kit/words/words";
import { english } from "../../support/english";

/** How a panel begins to tell on how many days in a row today's deal was played. */
export function inARow(count: number): string {
  return fillCount(english.table.SENTENCES, "dailyRun", { count });
}
