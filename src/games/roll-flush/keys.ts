import type { Action } from "./state";

/** The roll of a turn (RF-5.1). */
export function isRoll({ kind }: Action): boolean {
  return kind === "roll";
}

/** Leaves the dice as they lie, stops rolling, keeps what is kept, or passes (RF-5, RF-7.2). */
export function isPass({ kind }: Action): boolean {
  return kind === "accept" || kind === "stop" || kind === "keep" || kind === "pass";
}
