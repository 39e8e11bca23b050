import type { Card } from "../../src/kit/data/cards";
import type { Options } from "../../src/kit/rules/options";
import type { Seat } from "../../src/kit/rules/rules";
import { raiseBounds } from "../../src/games/pokerchess/rules/battle/betting";
import type { Square } from "../../src/games/pokerchess/rules/chess/position";
import type { Action, Role, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { expectPresent } from "../support/expect";
import { act, begun, look, shuffle } from "./people";

/** Where a white pawn is and may attack, in the games below. */
export const A2 = 8;
export const B3 = 17;
/** Where chess pieces are at the start that some of the games below move to b3. */
export const B7 = 49;
export const E8 = 60;

/** Takes what is on a square and puts it on another one, whatever the rules of movement say. */
export function displace(state: State, from: Square, to: Square): void {
  const { board } = state.position;
  board[to] = board[from] ?? "";
  board[from] = "";
  state.men[to] = state.men[from] ?? "";
  state.men[from] = "";
}

/**
 * A game in which White is to move and its pawn on a2 may attack what is on b3: the black piece from this square. The
 * attack's match cards will be 3C for the pawn, and 5C for another pawn or KS for the king.
 */
export function duel(
  rosters: readonly (readonly Seat[])[],
  options: Options = {},
  owners: Record<string, Seat> = {},
  from: Square = B7,
): State {
  const state = begun(rosters, options, owners, ["QC", "QD", "QH", "3C", "5C", "KS"]);
  displace(state, from, B3);
  return state;
}

/** Declares the attack on b3, by this seat. */
export function attack(state: State, seat: Seat): Event[] {
  return act(state, seat, { kind: "move", from: A2, to: B3 });
}

/** The match cards have been seen, and the defender's card is dealt; the board will be good for the one or the other. */
export function dealt(state: State, winner: Role): Event[] {
  look(state);
  const board: Card[] = winner === "attacker" ? ["3D", "3H", "3S"] : ["5D", "5H", "5S"];
  const flop: Card[] = ["2C", "9C", "2D"];
  return shuffle(state, flop.concat(board, ["2H", "QS", "2S", "JC"]));
}

/** What the player to act in the battle does. */
export function bet(state: State, action: Action): Event[] {
  const { battle } = state;
  return act(state, expectPresent(battle?.[battle.toAct].seat), action);
}

/** Both put in all that can be matched, if there is anything to bet, and the cards decide. */
export function allIn(state: State, winner: Role): Event[] {
  dealt(state, winner);
  const { battle } = state;
  if (state.phase.kind === "bet" && battle !== undefined) {
    const bounds = raiseBounds(state, battle, battle.toAct);
    bet(state, bounds === undefined ? { kind: "call" } : { kind: "raise", amount: bounds.max });
  }
  if (state.phase.kind === "bet") bet(state, { kind: "call" });
  return look(state);
}
