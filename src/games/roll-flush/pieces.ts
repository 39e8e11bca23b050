import type { Seat } from "../../kit/rules";
import { NUMBERS, type Token } from "./state";

/** The seats for which the box holds pieces, whether they are taken or not (RF-1.1). */
export const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3];

/** The piece of an ability token of a seat. */
export function tokenPiece(seat: Seat, token: Token): string {
  return `${token}${seat + 1}`;
}

/** The piece of the Score/Pass token of a seat. */
export function answerPiece(seat: Seat): string {
  return `answer${seat + 1}`;
}

/** The pawn of a seat. */
export function pawnPiece(seat: Seat): string {
  return `pawn${seat + 1}`;
}

/** The spot of a slot, on to which another slot's card can be dropped. */
export function slotSpot(number: number): string {
  return `slot${number}`;
}

/** The number of the slot that a spot belongs to; the spots of hands have none. */
export const SLOT_OF_SPOT: Record<string, (typeof NUMBERS)[number]> = {};
for (const number of NUMBERS) SLOT_OF_SPOT[slotSpot(number)] = number;

/** The spots on to which cards in hand can be dropped that are to be kept or laid down. */
export const KEPT_SPOT = "kept";
export const LAID_SPOT = "laid";
