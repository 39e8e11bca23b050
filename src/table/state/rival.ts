import type { Tally } from "../../kit/tally";
import { say } from "../languages/words";

/** How many steps somebody has done, and whether that was a win. */
interface Reached {
  done: number;
  won: boolean;
}

/** What a bot has made of the cards of the game on a board; `dice`: whether dice had a part in it, which fell otherwise. */
export type Rival = { kind: "thinking" } | { kind: "done"; own: Reached; bot: Reached; dice: boolean };

/** How a bot has fared with the same cards, in a sentence of the game's words; empty if none plays them. */
export function rivalLine(rival: Rival | undefined, tally: Pick<Tally, "reached"> | undefined): string {
  if (rival === undefined || tally === undefined) return "";
  if (rival.kind === "thinking") return say("rivalThinking");
  const reachedBy = ({ done, won }: Reached): string => {
    const reached = tally.reached(done);
    return won ? say("rivalWon", { reached }) : reached;
  };
  const { own, bot, dice } = rival;
  return say(dice ? "rivalDice" : "rivalCards", { bot: reachedBy(bot), own: reachedBy(own) });
}
