import type { Step } from "../../kit/record/record";
import type { Seat } from "../../kit/rules/rules";
import { logEvent } from "../../tts/event-log";
import type { Desk, Asked, Versions } from "./contracts";

/** The versions of a board on which nothing has happened. */
export function newVersions(): Versions {
  return { games: 0, common: 0, own: [], asked: [] };
}

/** The number of the moment that a seat has come to; without a seat, that of everybody. */
export function versionOf({ common, own }: Versions, seat: Seat | undefined): number {
  return seat === undefined ? common : common + (own[seat] ?? 0);
}

/** Whether a question still counts for a seat at this version in this game. */
export function isStill({ version, game }: Asked, now: number, games: number): boolean {
  return version === now || game === games;
}

/** A step is played: others who decide at the same time still decide the same. */
export function stepTaken(
  desk: Pick<Desk, "versions" | "justUndone" | "eventLog">,
  step: Step<unknown>,
): void {
  const { versions } = desk;
  logEvent(desk.eventLog, step.kind === "act" ? `step by seat ${step.seat}` : `step: ${step.kind}`);
  desk.justUndone = false;
  if (step.kind === "act") passes(versions, step.seat);
  else versions.common++;
}

/** From now on these seats are to decide. */
export function seatsAsked(versions: Versions, seats: readonly Seat[]): void {
  for (const seat of seats) if (!versions.asked.includes(seat)) passes(versions, seat);
  versions.asked = seats;
}

/** The game is set back, or another one is laid out: nobody at a shared mouse is shown anything of it yet. */
export function beginAnew(
  { versions, hotSeat }: Pick<Desk, "versions" | "hotSeat">,
  otherGame: boolean,
): void {
  hotSeat.open = [];
  if (otherGame) versions.games++;
  versions.common++;
  versions.asked = [];
}

function passes({ own }: Versions, seat: Seat): void {
  while (own.length <= seat) own.push(0);
  own[seat] = (own[seat] ?? 0) + 1;
}
