import { lineOf, type DailyResult } from "../state/daily";
import type { Desk } from "../state/desk";
import { say } from "../languages/words";
import { writeTab } from "./notebook";

/** What keeps a page of the Notebook with the lines of the last days, the newest first; `title` is what the game is called. */
export function createDailyPage(
  desk: Pick<Desk<unknown, unknown>, "daily">,
  title: () => string,
): (this: void) => void {
  let written: readonly DailyResult[] = desk.daily;
  return () => {
    if (desk.daily === written) return;
    written = desk.daily;
    const ended = written.filter(({ stage }) => stage !== "open");
    const lines = ended.map((result) => lineOf(result, title())).reverse();
    writeTab(say("dailyPage", { title: title() }), [say("dailyIntro"), ""].concat(lines).join("\n"));
  };
}
