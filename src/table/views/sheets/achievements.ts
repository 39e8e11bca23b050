import { signsOf } from "../../../kit/tally";
import { say } from "../../languages/words";
import { textPage } from "../pages";
import type { Sight } from "../sights/sight";
import type { SheetView } from "./sheet";
import { typed, ACHIEVEMENTS } from "../../command/commands";

/** What can be achieved in the game, and what of it the viewer has achieved. */
export function achievementsView({ coach, glance }: Sight): SheetView {
  const entries = coach.achievements.list();
  const lines = entries.map(({ title, detail, unaided, won }) => {
    const whole = unaided ? say("achievementUnaided", { detail }) : detail;
    return say("achievementLine", { sign: signsOf({ done: won ? 1 : 0, all: 1 }), title, detail: whole });
  });
  lines.push(say("achievementsHow", { command: typed(ACHIEVEMENTS) }));
  const { text, turning } = textPage(lines.join("\n"), glance.page);
  return { turn: say("achievementsTitle"), page: text, groups: [], choices: turning };
}
