import { say } from "../table/languages/sentences";
import { createAllowances } from "../tts/rate-limit";

const allowances = createAllowances();

/** Whether a person may have Global do one thing more now. */
export function isAllowed(player: Player): boolean {
  return allowances.allow(player, () => {
    player.broadcast(say("slowDown"));
  });
}
