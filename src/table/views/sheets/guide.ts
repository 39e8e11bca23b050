import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";
import { text } from "../../languages";
import type { Sheet } from "../../command/commands";
import type { Entry } from "../../panel/view";
import { say } from "../../languages/words";
import { textPage } from "../pages";

/** What a page of the guide is about. */
export type Topic = Extract<Sheet, { kind: "guide" }>["topic"];

/** A page that tells how to use the table. */
export function guideView({ glance }: Pick<Sight, "glance">, topic: Topic): SheetView {
  const { GUIDE, GUIDE_TITLES } = text();
  const help: Entry = {
    label: say("help"),
    tone: "plain",
    command: { kind: "sheet", sheet: { kind: "help" } },
  };
  const { text: shown, turning } = textPage(GUIDE[topic], glance.page);
  return { turn: GUIDE_TITLES[topic], page: shown, groups: [], choices: turning.concat([help]) };
}

/** The kinds of hands, best first, each with an example and, where it counts by itself, what it is worth. */
export function handRanksView({ game }: Sight): SheetView {
  const lines = game.handRanks().map(({ name, example, worth }) => {
    const line = `<b>${name}</b>  ${example}`;
    return worth === "" ? line : `${line}  ${worth}`;
  });
  return { turn: text().HELP.handRanks, page: lines.join("\n"), groups: [], choices: [] };
}
