import type { Refusal } from "../../../kit/rules/refusal";
import type { Choice, Seat } from "../../../kit/rules/rules";
import { sideOfRole } from "./battle/roles";
import { award } from "./battle/settlement";
import { otherSide, SIDES, type Side } from "./chess/position";
import type { Event } from "./events";
import { refusal, type Reason } from "./reasons";
import { ROLES, type Action, type Offer, type OpenState, type State } from "./state";
import { addChips, stackOf } from "./teams/chips";
import { generalOf, sideAsGeneral, sideOfSeat, teamOfSeat } from "./teams/roster";
import { finish, finishUndecided } from "./turn";

/** The most chips that a side can hand over by an agreement: its General's (PC-9.6, PC-12.18). */
function mostPaid(open: OpenState, payer: Side): number {
  return stackOf(open, generalOf(open, payer));
}

/** The offer that this seat may answer: the one of the other side, if the seat is a General (PC-9.6, PC-12.11). */
function offerTo(open: OpenState, seat: Seat): Offer | undefined {
  const side = sideAsGeneral(open, seat);
  return side === undefined ? undefined : open.offers[otherSide(side)];
}

/** Why a seat may not offer this ending, or undefined (PC-9.6). */
export function checkOffer(
  open: OpenState,
  seat: Seat,
  payer: Side,
  amount: number,
): Refusal<Reason> | undefined {
  if (sideAsGeneral(open, seat) === undefined) return refusal("notGeneral");
  if (open.phase.kind !== "move") return refusal("onlyBetweenBattles");
  const most = mostPaid(open, payer);
  return amount > most ? refusal("offerTooLarge", { most }) : undefined;
}

/** Why a seat may not answer an offer, or undefined (PC-9.6). */
export function checkAnswer(open: OpenState, seat: Seat): Refusal<Reason> | undefined {
  return offerTo(open, seat) === undefined ? refusal("noOffer") : undefined;
}

/** Offers an ending; an earlier offer of the same side is gone (PC-9.6). */
export function makeOffer(state: State, seat: Seat, { payer, amount }: Offer, events: Event[]): void {
  const side = sideAsGeneral(state, seat);
  if (side === undefined) return;
  state.offers[side] = { payer, amount };
  events.push({ kind: "offered", seat, payer, chips: amount });
}

/** Accepts the other side's offer: the chips change hands, and nobody has won (PC-9.6). */
export function acceptOffer(state: State, seat: Seat, events: Event[]): void {
  const offer = offerTo(state, seat);
  if (offer === undefined) return;
  addChips(state, generalOf(state, offer.payer), -offer.amount);
  addChips(state, generalOf(state, otherSide(offer.payer)), offer.amount);
  state.offers = {};
  finishUndecided(state, "agreed", events);
}

/** Declines the other side's offer (PC-9.6). */
export function declineOffer(state: State, seat: Seat, events: Event[]): void {
  const side = sideAsGeneral(state, seat);
  if (side !== undefined) state.offers[otherSide(side)] = undefined;
  events.push({ kind: "offerDeclined", seat });
}

/** The answers that are open to a seat; none if nobody has offered it anything (PC-9.6). */
export function offerAnswers(open: OpenState, seat: Seat): Choice<Action>[] {
  if (offerTo(open, seat) === undefined) return [];
  return [
    { action: { kind: "acceptOffer" }, rule: "PC-9.6" },
    { action: { kind: "declineOffer" }, rule: "PC-9.6" },
  ];
}

/** How a General may end the game: gives it up (PC-9.3), or offers an ending for which nobody or either side pays (PC-9.6). */
export function endingAsides(open: OpenState): Choice<Action>[] {
  const list: Choice<Action>[] = [{ action: { kind: "forfeit" }, rule: "PC-9.3" }];
  if (open.phase.kind !== "move") return list;
  list.push({ action: { kind: "offer", payer: "white", amount: 0 }, rule: "PC-9.6" });
  for (const payer of SIDES) {
    const action: Action = { kind: "offer", payer, amount: 0 };
    list.push({ action, rule: "PC-9.6", amounts: { min: 0, max: mostPaid(open, payer) } });
  }
  return list;
}

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
