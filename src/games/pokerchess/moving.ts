import { attack } from "./battle/opening";
import { isPromotion, rookMove, victimOf } from "./chess/moves";
import { playQuiet, promote, relocate } from "./chess/playing";
import { shapeOn, type Move, type Square } from "./chess/position";
import { squareName } from "./chess/squares";
import { moveMan } from "./men";
import type { Promotion, State } from "./state";
import type { Event } from "./events";
import { generalOf } from "./teams/roster";
import { endTurn } from "./turn";

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

/** Puts the repelled attacker where it may stand; the turn ends (PC-8.3). */
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
