import type { Refusal } from "../../kit/refusal";
import type { Choice, Seat } from "../../kit/rules";
import { refusal, type Reason } from "./reasons";
import type { Action, OpenState, State } from "./state";
import type { Event } from "./events";
import { teamOfSeat } from "./teams/roster";

/** Why a seat may not say that it would share the team's chips, or would not any longer, or undefined (PC-12.19). */
export function checkSharing(open: OpenState, seat: Seat, wanted: boolean): Refusal<Reason> | undefined {
  if (!hasTeam(open, seat)) return refusal("nobodyToShare");
  if (open.sharing[seat] !== wanted) return undefined;
  return refusal(wanted ? "sharingAlready" : "notSharing");
}

/** Notes who would share; the chips are shared in the end if the whole team would (PC-12.19). */
export function setSharing(state: State, seat: Seat, wanted: boolean, events: Event[]): void {
  state.sharing[seat] = wanted;
  events.push({ kind: "sharingWanted", seat, wanted });
}

/** What a seat may say about sharing (PC-12.19). */
export function sharingAsides(open: OpenState, seat: Seat): Choice<Action>[] {
  if (!hasTeam(open, seat)) return [];
  const kind = open.sharing[seat] === true ? "declineSharing" : "shareEqually";
  return [{ action: { kind }, rule: "PC-12.19" }];
}

function hasTeam(open: OpenState, seat: Seat): boolean {
  const team = teamOfSeat(open, seat);
  return team !== undefined && (open.teams[team] ?? []).length > 1;
}
