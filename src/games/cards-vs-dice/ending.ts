import { bossesSlain } from "./board";
import type { Ending, Event, State } from "./state";

/** Ends the game (CVD-9). */
export function finish(state: State, ending: Ending, events: Event[]): void {
  state.phase = { kind: "over", ending };
  events.push({
    kind: "gameOver",
    ending,
    bossesSlain: bossesSlain(state),
    life: state.life,
    battles: state.battle,
  });
}
