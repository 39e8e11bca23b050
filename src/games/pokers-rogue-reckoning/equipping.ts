import { removeFrom } from "./board";
import type { Potion } from "./cards";
import type { Event, State } from "./state";

/** Puts a held potion under the player's dice (PRR-5.5). */
export function equip(state: State, card: Potion, events: Event[]): void {
  removeFrom(state.hand, card);
  state.equip.push(card);
  events.push({ kind: "equipped", card });
}
