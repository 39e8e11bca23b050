import type { Step } from "../../kit/record";
import type { Seat } from "../../kit/rules";
import { happened, type Happenings } from "./event-log";

/**
 * The moments of the games on a board, so that what somebody has seen or was asked counts only as long as it still is
 * about the same thing. All numbers only grow, also when something is undone.
 */
export interface Moments {
  /** How many games have been laid out. */
  games: number;
  /** How often something has happened that concerns every seat. */
  common: number;
  /** The same for what concerns one seat alone: it has chosen, or its turn has come. */
  own: number[];
  /** The seats that were to decide when the table last waited for people. */
  asked: readonly Seat[];
}

/** The moments of a board on which nothing has happened. */
export function newMoments(): Moments {
  return { games: 0, common: 0, own: [], asked: [] };
}

/** The number of the moment that a seat has come to; without a seat, that of everybody. */
export function momentOf({ common, own }: Moments, seat: Seat | undefined): number {
  return seat === undefined ? common : common + (own[seat] ?? 0);
}

/** A step is played: others who decide at the same time still decide the same. */
export function stepTaken(
  desk: { moments: Moments; takenBack: boolean; happenings: Happenings },
  step: Step<unknown>,
): void {
  const { moments } = desk;
  happened(desk.happenings, step.kind === "act" ? `step by seat ${step.seat}` : `step: ${step.kind}`);
  desk.takenBack = false;
  if (step.kind === "act") passes(moments, step.seat);
  else moments.common++;
}

/** From now on these seats are to decide. */
export function seatsAsked(moments: Moments, seats: readonly Seat[]): void {
  for (const seat of seats) if (!moments.asked.includes(seat)) passes(moments, seat);
  moments.asked = seats;
}

/** The game is set back, or another one is laid out. */
export function beginAnew(moments: Moments, otherGame: boolean): void {
  if (otherGame) moments.games++;
  moments.common++;
  moments.asked = [];
}

function passes({ own }: Moments, seat: Seat): void {
  while (own.length <= seat) own.push(0);
  own[seat] = (own[seat] ?? 0) + 1;
}
