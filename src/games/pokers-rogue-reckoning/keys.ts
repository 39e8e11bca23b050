import type { GameKeys } from "../../kit/game";
import type { Action } from "./state";

/** What the keys for rolling and passing stand for. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** A round of combat (PRR-9.4), and what may follow a tie (PRR-11.4). */
function isRoll({ kind }: Action): boolean {
  return kind === "roll" || kind === "counter" || kind === "rerollAll";
}

/** The end of a level (PRR-4.7), the end of what goes step by step, and a roll that stands as it is (PRR-9). */
function isPass({ kind }: Action): boolean {
  return kind === "endLevel" || kind === "finish" || kind === "resolve";
}
