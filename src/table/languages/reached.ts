import type { Tally } from "../../kit/tally";
import { say } from "./sentences";

/** How many steps somebody has done, and whether that was a win. */
export interface Reached {
  done: number;
  won: boolean;
}

/** How far somebody came, in the game's words. */
export function reachedIn(tally: Pick<Tally, "reached">, { done, won }: Reached): string {
  const reached = tally.reached(done);
  return won ? say("rivalWon", { reached }) : reached;
}
