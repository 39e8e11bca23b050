import type { Action } from "./state";

/** There are no dice. */
export function isRoll(): boolean {
  return false;
}

/** Does without the held card (RS-5.4), leaves a beaten enemy (RS-5.7), or an Ace (RS-6.3). */
export function isPass({ kind }: Action): boolean {
  return kind === "decline" || kind === "leave" || kind === "discard";
}
