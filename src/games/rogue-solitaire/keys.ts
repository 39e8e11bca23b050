import type { GameKeys } from "../../kit/game";
import type { Action } from "./state";

/** What the keys for rolling and passing stand for. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** There are no dice. */
function isRoll(): boolean {
  return false;
}

/** Does without the held card (RS-5.4), leaves a beaten enemy (RS-5.7), or an Ace (RS-6.3). */
function isPass({ kind }: Action): boolean {
  return kind === "decline" || kind === "leave" || kind === "discard";
}
