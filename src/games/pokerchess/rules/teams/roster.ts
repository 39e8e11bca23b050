import { missing } from "../../../../kit/data/must";
import type { Seat } from "../../../../kit/rules/rules";
import { otherSide, type Side } from "../chess/position";
import type { OpenState, TeamNumber } from "../state";

/** The numbers of the two teams. */
export const TEAMS: readonly TeamNumber[] = [0, 1];

/** The team that plays a side (PC-3.2). */
export function teamOfSide(open: OpenState, side: Side): TeamNumber {
  const { whiteTeam } = open;
  return side === "white" ? whiteTeam : otherTeam(whiteTeam);
}

/** The side that a team plays. */
export function sideOfTeam(open: OpenState, team: TeamNumber): Side {
  return team === open.whiteTeam ? "white" : "black";
}

/** The other team. */
export function otherTeam(team: TeamNumber): TeamNumber {
  return team === 0 ? 1 : 0;
}

/** The members of a team, nobody while teams are formed; General first once it has one (PC-12.7). */
export function membersOf(open: OpenState, team: TeamNumber): Seat[] {
  return open.teams[team] ?? [];
}

/** Who leads a team, once it has a General. */
export function generalOfTeam(open: OpenState, team: TeamNumber): Seat {
  return open.teams[team]?.[0] ?? missing("a General of each team");
}

/** The members of a side in roster order: the General first, then the others by seat (PC-12.7). */
export function rosterOf(open: OpenState, side: Side): Seat[] {
  return membersOf(open, teamOfSide(open, side));
}

/** Who decides for a side outside of battles (PC-12.11). */
export function generalOf(open: OpenState, side: Side): Seat {
  return generalOfTeam(open, teamOfSide(open, side));
}

/** Who fights the battles of a chess piece: its owner, or the General if it was given to nobody (PC-12.9, PC-12.12). */
export function fighterOf(open: OpenState, side: Side, manId: string): Seat {
  return open.owners[manId] ?? generalOf(open, side);
}

/** The team in which a seat is; undefined while it is in none. */
export function teamOfSeat(open: OpenState, seat: Seat): TeamNumber | undefined {
  const [first = [], second = []] = open.teams;
  if (first.includes(seat)) return 0;
  return second.includes(seat) ? 1 : undefined;
}

/** The side of a seat; everybody has one as soon as the teams are formed. */
export function sideOfSeat(open: OpenState, seat: Seat): Side {
  return sideOfTeam(open, teamOfSeat(open, seat) ?? otherTeam(open.whiteTeam));
}

/** The seat's side if it is its General, which alone speaks for it (PC-12.11); undefined for everybody else. */
export function sideAsGeneral(open: OpenState, seat: Seat): Side | undefined {
  const side = sideOfSeat(open, seat);
  return generalOf(open, side) === seat ? side : undefined;
}

/** The General of the other side. */
export function opposingGeneral(open: OpenState, seat: Seat): Seat {
  return generalOf(open, otherSide(sideOfSeat(open, seat)));
}

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
