import type { Action } from "./state";

/** A Berserker's Rage throws all weapons; in every other attack a weapon has to be chosen (CVD-4.2). */
export function isRoll({ kind }: Action): boolean {
  return kind === "rage";
}

/** No Rage (CVD-4.2), and the end of the battle (CVD-5.2). */
export function isPass({ kind }: Action): boolean {
  return kind === "calm" || kind === "end";
}
