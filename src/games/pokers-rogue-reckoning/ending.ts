import type { Ending, Event, State } from "./state";

/** Ends the game (PRR-18.1, PRR-18.2). */
export function finish(state: State, ending: Ending, events: Event[]): void {
  state.phase = { kind: "over", ending };
  events.push({ kind: "gameOver", ending, killed: state.killed, level: state.level });
}
