import type { GameKeys } from "../../kit/game";
import type { Action } from "./state";

/** What the keys for rolling and passing stand for. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** A Berserker's Rage throws all weapons; in every other attack a weapon has to be chosen (CVD-4.2). */
function isRoll({ kind }: Action): boolean {
  return kind === "rage";
}

/** No Rage (CVD-4.2), and the end of the battle (CVD-5.2). */
function isPass({ kind }: Action): boolean {
  return kind === "calm" || kind === "end";
}
