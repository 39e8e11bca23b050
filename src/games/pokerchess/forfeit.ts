import type { Seat } from "../../kit/rules";
import { award } from "./battle/settlement";
import { sideOfRole } from "./battle/roles";
import { otherSide } from "./chess/position";
import { finish } from "./ending";
import { ROLES, type State } from "./state";
import type { Event } from "./events";
import { sideOfSeat } from "./teams/roster";

/** A General gives the game up (PC-9.3); the pot of a battle under way goes to the other side first (PC-12.16). */
export function forfeit(state: State, seat: Seat, events: Event[]): void {
  const winner = otherSide(sideOfSeat(state, seat));
  const { battle, last } = state;
  events.push({ kind: "forfeited", seat });
  if (battle !== undefined && last === undefined) {
    const role = ROLES.find((each) => sideOfRole(state, each) === winner);
    if (role !== undefined) award(state, battle, role, events);
  }
  finish(state, "forfeit", winner, events);
}
