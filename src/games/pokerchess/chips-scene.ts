import type { Caption, ChipsPiece, Piece } from "../../kit/scene";
import { sideOfRole } from "./battle/roles";
import { betCaption, potCaption, stackCaption } from "./captions";
import { SIDES } from "./chess/position";
import { shownStack } from "./chips";
import * as layout from "./layout";
import type { Point } from "./layout";
import { peopleOf } from "./people";
import { betPiece, EVERY_SEAT, POT, stackPiece } from "./pieces";
import { ROLES, type OpenState, type Role, type State } from "./state";

/** All chips: every stack, what both sides have bet on this street, and the rest of the pot (PC-2.5). */
export function chipsPieces(this: void, state: State): Piece[] {
  const pieces: Piece[] = [];
  const seated: Record<number, boolean> = {};
  for (const side of SIDES) {
    const people = peopleOf(state, side);
    for (let i = 0; i < people.length; i++) {
      const seat = people[i];
      if (seat === undefined) continue;
      seated[seat] = true;
      const count = shownStack(state, seat);
      pieces.push(chips(stackPiece(seat), count, layout.personPoint(side, i), stackCaption(seat, count)));
    }
  }
  // Whoever is in no team has no chips yet (PC-12.10), and the box has places for more people than play.
  for (const seat of EVERY_SEAT) {
    if (seated[seat] !== true)
      pieces.push(chips(stackPiece(seat), 0, layout.POT, stackCaption(undefined, 0)));
  }
  addPot(pieces, state);
  return pieces;
}

function addPot(pieces: Piece[], open: OpenState): void {
  let bets = 0;
  for (const role of ROLES) {
    const bet = betOf(open, role);
    bets += bet;
    pieces.push(chips(betPiece(role), bet, layout.betPoint(sideOfRole(open, role)), betCaption(role, bet)));
  }
  const rest = (open.battle?.pot ?? 0) - bets;
  pieces.push(chips(POT, rest, layout.POT, potCaption(rest)));
}

/** What lies before a contestant on this street; nothing once the pot is awarded. */
function betOf({ battle }: OpenState, role: Role): number {
  return battle === undefined || battle.pot === 0 ? 0 : battle[role].street;
}

function chips(id: string, count: number, middle: Point, caption: Caption): ChipsPiece {
  const { x, z } = layout.chipsPoint(middle);
  return { kind: "chips", id, count, place: { x, z, yaw: 0, layer: 0 }, caption };
}
