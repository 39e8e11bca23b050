import type { Seat } from "../../kit/rules";
import type { Side } from "./chess/position";
import type { OpenState, TeamNumber } from "./state";
import { rosterOf, teamOfSide } from "./teams/roster";

/**
 * The people who have a side's places on the board, from the first place on: in roster order, or by seat while a division is
 * only proposed (PC-12.2). Before the draw for white the first team has White's places.
 */
export function peopleOf(open: OpenState, side: Side): Seat[] {
  const { phase } = open;
  return phase.kind === "division" ? proposed(phase.division, teamOfSide(open, side)) : rosterOf(open, side);
}

function proposed(division: readonly TeamNumber[], team: TeamNumber): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < division.length; seat++) if (division[seat] === team) seats.push(seat);
  return seats;
}
