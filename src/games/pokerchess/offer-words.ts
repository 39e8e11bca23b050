import { seatMark } from "../../kit/seat-names";
import { fill } from "../../kit/words";
import { otherSide } from "./chess/position";
import { text } from "./languages";
import type { Offer, OpenState, Seen } from "./state";
import { generalOf } from "./teams/roster";

/** What an offer to end the game comes to: the Generals pay and are paid (PC-9.6, PC-12.18). */
export function offerTerms(open: OpenState, { payer, amount }: Offer): string {
  if (amount === 0) return text().PAYS_NOTHING;
  return fill(text().PAYS, { player: seatMark(generalOf(open, payer)), amount });
}

/**
 * The offer that the viewer may answer, if that is a General. Offers lie there only while a move is due, and only the
 * General of the side to move knows the private card then (PC-9.6, PC-12.13).
 */
export function offerToViewer({ offers, position, privateCard }: Seen): Offer | undefined {
  return offers[privateCard === undefined ? position.side : otherSide(position.side)];
}
