import { reasonSentence } from "../table/languages/words";
import { createAllowances } from "../table/time/allowances";

const allowances = createAllowances();

/** Whether a person may have Global do one thing more now. */
export function isAllowed(player: Player): boolean {
  return allowances.allow(player, () => {
    player.broadcast(reasonSentence({ kind: "slowDown" }));
  });
}
