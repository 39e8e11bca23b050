import type { Action } from "./state";

/** A round of combat (PRR-9.4), and what may follow a tie (PRR-11.4). */
export function isRoll({ kind }: Action): boolean {
  return kind === "roll" || kind === "counter" || kind === "rerollAll";
}

/** The end of a level (PRR-4.7), the end of what goes step by step, and a roll that stands as it is (PRR-9). */
export function isPass({ kind }: Action): boolean {
  return kind === "endLevel" || kind === "finish" || kind === "resolve";
}
