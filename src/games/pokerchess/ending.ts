import { otherSide, type Side } from "./chess/position";
import type { Ending, State } from "./state";
import type { Event } from "./events";
import { settleKing, shareEqually } from "./teams/settlement";

/** Ends a game that a side has won (PC-9.1 to PC-9.4); it receives the chips. */
export function finish(state: State, ending: Ending, winner: Side, events: Event[]): void {
  settleKing(state, otherSide(winner), events);
  over(state, ending, winner, events);
}

/** Ends a game that nobody has won: all keep their chips (PC-9.6, PC-9.8). */
export function finishUndecided(state: State, ending: Ending, events: Event[]): void {
  over(state, ending, undefined, events);
}

function over(state: State, ending: Ending, winner: Side | undefined, events: Event[]): void {
  shareEqually(state, events);
  state.phase = { kind: "over", ending, winner };
  events.push({ kind: "gameOver", ending, winner });
}
