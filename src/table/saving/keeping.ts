import type { Desk } from "../state/desk";
import { addTab } from "./notebook";
import { say } from "../languages/words";

/** Whether a damaged text tells what is hidden in the game that goes on: then it waits for the game's end, as a record does. */
export function isSecret({
  playing,
  counted,
  chairs,
}: Pick<Desk<unknown, unknown>, "playing" | "counted" | "chairs">): boolean {
  return playing && !counted && chairs.length > 1;
}

/** Puts the damaged text that a desk keeps into the Notebook, as soon as that may be; until then it is saved with the board. */
export function keepDamaged<State, Action>(desk: Desk<State, Action>, title: () => string): void {
  const { kept } = desk;
  if (kept === undefined || isSecret(desk)) return;
  if (addTab(say("damagedTitle", { title: title() }), kept)) desk.kept = undefined;
}
