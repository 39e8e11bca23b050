import type { SheetView } from "./sheet";
import { text } from "../../languages";
import type { Sheet } from "../../command/commands";
import type { Entry } from "../../panel/view";
import { say } from "../../languages/words";

/** What a page of the guide is about. */
export type Topic = Extract<Sheet, { kind: "guide" }>["topic"];

/** A page that tells how to use the table. */
export function guideView(topic: Topic): SheetView {
  const { GUIDE, GUIDE_TITLES } = text();
  const help: Entry = {
    label: say("help"),
    tone: "plain",
    command: { kind: "sheet", sheet: { kind: "help" } },
  };
  return { turn: GUIDE_TITLES[topic], page: GUIDE[topic], groups: [], choices: [help] };
}
