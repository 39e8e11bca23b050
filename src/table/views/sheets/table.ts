import type { SheetSight, SheetView } from "./sheet";
import type { Entry } from "../../panel/view";
import { say } from "../../languages/words";
import { paged } from "../pages";
import { settingEntries } from "../settings";

/** What can be set at this table, whatever is played. */
export function tableView(sight: SheetSight): SheetView {
  return {
    turn: say("tableTab"),
    page: "",
    prompt: say("settings"),
    groups: [],
    choices: paged(settingEntries(sight), sight.page, hosting(sight)),
  };
}

/** What can be done with the game itself, on every page: a look at how it went, a pause, the way back into the box. */
function hosting({ mayPause, hasShelf, openHands }: SheetSight): Entry[] {
  const entries: Entry[] = [
    { label: say("statistics"), tone: "quiet", command: { kind: "sheet", sheet: { kind: "statistics" } } },
  ];
  // Where several play, they may want to sit otherwise.
  if (openHands !== undefined) {
    entries.push({
      label: say("swapSeats"),
      tone: "quiet",
      command: { kind: "sheet", sheet: { kind: "seats" } },
    });
  }
  if (mayPause) entries.push({ label: say("pauseGame"), tone: "go", command: { kind: "pause" } });
  if (hasShelf) entries.push({ label: say("putAway"), tone: "go", command: { kind: "shelve" } });
  return entries;
}
