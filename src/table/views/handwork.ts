import { listed } from "../../kit/enumeration";
import type { GameAction } from "../../kit/rules";
import type { View } from "../panel/view";
import type { Activity, Situation } from "./situation";
import { colourName, say } from "../languages/words";
import { vacancyView } from "./chairs";
import type { Glance } from "../panel/glances";

/** What a viewer reads while dice or a deck wait for somebody's hands. */
export function handworkView<Action extends GameAction>(
  { what, hands }: Extract<Activity, { kind: "byHand" }>,
  { viewer, vacancy, prompt, notice, commonMoment: moment }: Situation<Action> & Glance,
): Partial<View> {
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
export function handNote<Action extends GameAction>({
  offers,
  listsAll,
}: Pick<Situation<Action>, "offers"> & Pick<Glance, "listsAll">): string {
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
