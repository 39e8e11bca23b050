import { signsOf, type Progress } from "../../kit/tally";
import { say } from "../languages/words";

/** How far somebody has come, and whether to a win. */
interface Reached extends Progress {
  won: boolean;
}

/** What a bot has made of the cards of the game on a board; `dice`: whether dice had a part in it, which fell otherwise. */
export type Rival = { kind: "thinking" } | { kind: "done"; own: Reached; bot: Reached; dice: boolean };

/** How a bot has fared with the same cards, in a sentence; empty if none plays them. */
export function rivalLine(rival: Rival | undefined): string {
  if (rival === undefined) return "";
  if (rival.kind === "thinking") return say("rivalThinking");
  const { own, bot, dice } = rival;
  return say(dice ? "rivalDice" : "rivalCards", { bot: reachedBy(bot), own: reachedBy(own) });
}

function reachedBy(reached: Reached): string {
  const signs = reached.done === 0 && reached.all <= 1 ? "□" : signsOf(reached);
  return reached.won ? `${signs} ★` : signs;
}
