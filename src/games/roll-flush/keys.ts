import type { GameKeys } from "../../kit/game";
import type { Action } from "./state";

/** What the keys for rolling and passing stand for. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** The roll of a turn (RF-5.1). */
function isRoll({ kind }: Action): boolean {
  return kind === "roll";
}

/** Leaves the dice as they lie, stops rolling, keeps what is kept, or passes (RF-5, RF-7.2). */
function isPass({ kind }: Action): boolean {
  return kind === "accept" || kind === "stop" || kind === "keep" || kind === "pass";
}
