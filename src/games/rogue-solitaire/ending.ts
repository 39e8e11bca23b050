import type { Ending, Event, State } from "./state";

/** Ends the game (RS-9.1, option `targetFloors`). */
export function finish(state: State, ending: Ending, events: Event[]): void {
  state.phase = { kind: "over", ending };
  events.push({ kind: "gameOver", ending, floors: state.floors });
}
