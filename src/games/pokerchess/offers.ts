import type { Refusal } from "../../kit/refusal";
import type { Choice, Seat } from "../../kit/rules";
import { otherSide, SIDES, type Side } from "./chess/position";
import { addChips, stackOf } from "./chips";
import { finishUndecided } from "./ending";
import { refusal, type Reason } from "./reasons";
import type { Action, Offer, OpenState, State } from "./state";
import type { Event } from "./events";
import { generalOf, sideAsGeneral } from "./teams/roster";

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

/** The endings that a General may offer, whichever side pays (PC-9.6). */
export function offerAsides(open: OpenState): Choice<Action>[] {
  if (open.phase.kind !== "move") return [];
  return SIDES.map((payer) => ({
    action: { kind: "offer", payer, amount: 0 },
    rule: "PC-9.6",
    amounts: { min: 0, max: mostPaid(open, payer) },
  }));
}
