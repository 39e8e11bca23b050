import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";
import type { Entry } from "../../panel/view";
import { say } from "../../languages/words";
import { groupRow, openGroupOf, paged } from "../pages";
import { waysBack } from "../practice";
import { settingEntries } from "../settings";
import { seatedColours } from "../../tts/seats";
import { button } from "../button";

/** What can be done with the game itself, and what can be set at this table, whatever is played. */
export function tableView(sight: Sight): SheetView {
  const names = [say("gameTab"), say("settingsTab")];
  const open = openGroupOf(names, sight.glance.openGroup);
  const isGame = open === names[0];
  const entries = isGame ? hosting(sight) : settingEntries(sight);
  return {
    turn: say("tableTab"),
    page: "",
    prompt: isGame ? "" : say("settings"),
    groups: groupRow(names, open),
    ...paged(entries, sight.glance.page, { page: "", coach: "", field: undefined, groups: names.length }),
  };
}

/** What can be done with the game itself: a new one, a look at how it went, a pause, the way back into the box. */
function hosting({ coach: { afterwards }, people, table }: Sight): Entry[] {
  const { activity, hasShelf } = table;
  const { mayPause, openHands } = people;
  const entries = afterwards.isPractice ? waysBack(afterwards) : [];
  if (!afterwards.isPractice && activity.kind !== "lobby")
    entries.push(button("newGame", "plain", { kind: "newGame" }));
  entries.push(button("statistics", "quiet", { kind: "sheet", sheet: { kind: "statistics" } }));
  // Where several play, they may want to sit otherwise.
  if (openHands !== undefined) {
    entries.push(button("swapSeats", "quiet", { kind: "sheet", sheet: { kind: "seats" } }));
  }
  if (mayPause) entries.push(button("pauseGame", "go", { kind: "pause" }));
  if (activity.kind !== "handsOff") entries.push(button("handsOff", "plain", { kind: "handsOff" }));
  if (hasShelf) entries.push(button("putAway", "go", { kind: "shelve" }));
  return entries;
}

/** With whom the viewer could swap seats. */
export function seatsView({ glance: { viewer, page } }: Sight): SheetView {
  const entries: Entry[] = [];
  for (const colour of seatedColours()) {
    if (colour === viewer) continue;
    entries.push(button("swapWith", "plain", { kind: "offerSwap", colour }, { colour }));
  }
  const isAlone = entries.length === 0;
  return {
    turn: say("swapSeats"),
    page: "",
    prompt: say(isAlone ? "swapNobody" : "swapHow"),
    groups: [],
    ...paged(entries, page),
  };
}
