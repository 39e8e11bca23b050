import { canMove } from "./chess/moves";
import { otherSide } from "./chess/position";
import { burn, deal, gatherAll } from "./deck";
import { finish, finishUndecided } from "./ending";
import type { State } from "./state";
import type { Event } from "./events";
import { generalOf } from "./teams/roster";

/** The turn of the side to move begins with a shuffle (PC-4.1), unless the game has lasted long enough (PC-11.3). */
export function beginTurn(state: State, events: Event[]): void {
  const { turnLimit, quietLimit } = state.options;
  gatherAll(state);
  state.turn++;
  if (turnLimit > 0 && state.turn > turnLimit) finishUndecided(state, "turn-limit", events);
  else if (quietLimit > 0 && state.quiet >= quietLimit) finishUndecided(state, "quiet-limit", events);
  else state.phase = { kind: "turnShuffle" };
}

/** Deals the private card (PC-4.1); a side that cannot move is skipped or has lost (PC-11.1). */
export function dealPrivate(state: State, events: Event[]): void {
  const { position, options, turn } = state;
  const { side } = position;
  const seat = generalOf(state, side);
  burn(state);
  state.privateCard = deal(state, 1)[0];
  events.push({ kind: "turnBegan", seat, side, turn, reveals: true });
  if (canMove(position, options)) {
    state.skipped = 0;
    state.phase = { kind: "move" };
  } else if (options.noMoveRule === "lose") finish(state, "no-move", otherSide(side), events);
  else skipTurn(state, events);
}

function skipTurn(state: State, events: Event[]): void {
  events.push({ kind: "turnSkipped", seat: generalOf(state, state.position.side) });
  state.position.enPassant = -1;
  state.skipped++;
  if (state.skipped > 1) finishUndecided(state, "blocked", events);
  else endTurn(state, events);
}

/** The other side becomes active (PC-4.5). */
export function endTurn(state: State, events: Event[]): void {
  if (state.battle === undefined) state.quiet++;
  state.position.side = otherSide(state.position.side);
  beginTurn(state, events);
}
