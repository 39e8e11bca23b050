import type { SheetSight, SheetView } from "./sheet";
import type { Entry } from "../../panel/view";
import { seatedColours } from "../../tts/seats";
import { say } from "../../languages/words";
import { paged } from "../pages";

/** With whom the viewer could swap seats. */
export function seatsView({ viewer, page }: SheetSight): SheetView {
  const entries: Entry[] = [];
  for (const colour of seatedColours()) {
    if (colour === viewer) continue;
    const label = say("swapWith", { colour });
    entries.push({ label, tone: "plain", command: { kind: "offerSwap", colour } });
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
