import type { SheetSight, SheetView } from "./sheet";
import { text } from "../../languages";

/** The kinds of hands, best first, each with an example and, where it counts by itself, what it is worth. */
export function handRanksView({ handRanks }: SheetSight): SheetView {
  const lines = handRanks().map(({ name, example, worth }) => {
    const line = `<b>${name}</b>  ${example}`;
    return worth === "" ? line : `${line}  ${worth}`;
  });
  return { turn: text().HELP.handRanks, page: lines.join("\n"), groups: [], choices: [] };
}
