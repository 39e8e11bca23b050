import { listed } from "../../kit/enumeration";
import type { GameAction } from "../../kit/rules";
import type { View } from "../panel/view";
import type { Offer } from "../state/offers";
import type { Sight } from "./sights/sight";
import type { Activity } from "./sights/table";
import { colourName, say } from "../languages/words";
import { vacancyView } from "./chairs";

/** What a viewer reads while dice or a deck wait for somebody's hands. */
export function handworkView(
  { what, hands }: Extract<Activity, { kind: "byHand" }>,
  { game: { prompt }, choices: { commonMoment: moment }, people: { vacancy }, glance }: Sight,
): Partial<View> {
  const { viewer, notice } = glance;
  if (vacancy !== undefined && !vacancy.waiting) return vacancyView(vacancy, viewer);
  const players = listed(hands.map((colour) => colourName(colour)));
  if (!hands.includes(viewer)) return { turn: say("theirMove", { colour: players }), prompt };
  return {
    turn: say("yourMove"),
    prompt,
    choices: [
      {
        label: say(what === "roll" ? "rollNow" : "shuffleNow"),
        tone: "go",
        command: { kind: "serve", moment },
      },
    ],
    notes: notice ?? say(what === "roll" ? "rollByHand" : "shuffleByHand"),
  };
}

/** Says that the viewer can make choices by hand which are not listed; empty where there are none. */
export function handNote(offers: readonly Offer<GameAction>[], listsAll: boolean): string {
  if (listsAll) return "";
  for (const { byHand } of offers) if (byHand) return say("moveByHand");
  return "";
}

/** What everybody reads while somebody has paused the game. */
export function pausedView({
  by: colour,
  mayGoOn,
}: Extract<Activity, { kind: "paused" }>): Pick<View, "turn" | "prompt" | "choices"> {
  return {
    turn: say("pausedTurn"),
    prompt: say(mayGoOn ? "pausedForYou" : "pausedForOthers", { colour }),
    choices: mayGoOn ? [{ label: say("resumeGame"), tone: "go", command: { kind: "resume" } }] : [],
  };
}
