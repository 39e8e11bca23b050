import type { View } from "../panel/view";
import type { Activity } from "./situation";
import { say } from "../languages/words";

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
