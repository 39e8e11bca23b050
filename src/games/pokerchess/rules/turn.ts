import { attack } from "./battle/opening";
import { canMove, isPromotion, rookMove, victimOf } from "./chess/moves";
import { moveMan, playQuiet, promote, relocate } from "./chess/playing";
import { otherSide, shapeOn, squareName, type Move, type Side, type Square } from "./chess/position";
import { burn, deal, gatherAll } from "./deck";
import type { Event } from "./events";
import type { Ending, Promotion, State } from "./state";
import { settleKing, shareEqually } from "./teams/chips";
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
  events.push({ kind: "turnBegan", seat, side, turn, reveals: "seat" });
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

/** Makes a legal move: quiet ones are carried out, attacks are declared (PC-4.3, PC-4.4). */
export function makeMove(state: State, move: Move, events: Event[]): void {
  const { position } = state;
  state.offers = {};
  const victim = victimOf(position, move);
  if (victim === undefined) moveQuietly(state, move, events);
  else attack(state, move, victim, events);
}

function moveQuietly(state: State, move: Move, events: Event[]): void {
  const { position, options } = state;
  const seat = generalOf(state, position.side);
  const shape = shapeOn(position.board, move.from);
  const squares = { from: squareName(move.from), to: squareName(move.to) };
  const isCastling = rookMove(position, move) !== undefined;
  for (const shift of playQuiet(position, move, options)) moveMan(state, shift);
  events.push(
    isCastling ? { kind: "castled", seat, ...squares } : { kind: "moved", seat, shape, ...squares },
  );
  if (isPromotion(position, move.to)) state.phase = { kind: "promote", square: move.to };
  else endTurn(state, events);
}

/** Makes the arrived pawn another piece; the turn ends (PC-8.4). */
export function promotePawn(state: State, shape: Promotion, events: Event[]): void {
  const { phase, position } = state;
  if (phase.kind !== "promote") return;
  const { square } = phase;
  promote(position, square, shape);
  events.push({ kind: "promoted", seat: generalOf(state, position.side), shape, square: squareName(square) });
  endTurn(state, events);
}

/** Puts the repelled attacker where it may be; the turn ends (PC-8.3). */
export function retreat(state: State, to: Square, events: Event[]): void {
  const { phase, position } = state;
  const from = phase.kind === "retreat" ? phase.squares[0] : undefined;
  if (from === undefined) return;
  const shape = shapeOn(position.board, from);
  relocate(position, { from, to });
  moveMan(state, { from, to });
  events.push({ kind: "retreated", seat: generalOf(state, position.side), shape, to: squareName(to) });
  endTurn(state, events);
}

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
