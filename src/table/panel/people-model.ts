import type { AnyGame } from "../model/game";
import type { Seat } from "../../kit/rules";
import { mayPause } from "../commands/host-game";
import { decidersAbout, mayTake, type Attendance } from "../commands/take-seat";
import type { Desk } from "../model/desk";
import { isEmpty, isPlayedBy, playsAgainst, type TableSeat } from "../model/seats";
import { isSeated, seatedColours, steamIdAt } from "../../tts/players";

/** An empty seat, for somebody who decides what becomes of it. */
export interface Vacancy {
  seat: Seat;
  colour: ColorLiteral;
  /** Whether somebody sits there who does not decide. */
  idle: boolean;
  /** Whether the table has decided to wait. */
  waiting: boolean;
  /** Whether it was the viewer's own, who sits at another colour now. */
  own: boolean;
  /** Who could take it over. */
  others: readonly ColorLiteral[];
  /** Whether a bot could. */
  bots: boolean;
}

/** Who plays, and what a viewer may decide about that. */
export interface PeopleModel {
  seats: readonly TableSeat[];
  /** The empty seat that the viewer is to give to somebody. */
  vacancy: Vacancy | undefined;
  /** The seats that the viewer may take over from their players. */
  open: readonly Seat[];
  /** Whether the viewer may pause the game. */
  mayPause: boolean;
  /** Whether those who only look on see every hand; undefined in a game for one. */
  openHands: boolean | undefined;
}

/** The people at a desk, for one of them. */
export function peopleFor(
  game: AnyGame,
  desk: Desk,
  viewer: ColorLiteral,
  attendance: Attendance,
): PeopleModel {
  return {
    seats: desk.seats,
    vacancy: vacancyFor(game, desk, viewer, attendance),
    open: openSeats(desk, viewer, attendance),
    mayPause: mayPause(desk, viewer),
    openHands: game.rules.seats.max > 1 ? desk.openHands : undefined,
  };
}

/** The first empty seat about which a viewer is to decide: those that are waited for come last. */
function vacancyFor(
  { bots }: AnyGame,
  desk: Desk,
  viewer: ColorLiteral,
  { isWaitedFor, isIdle, movedTo }: Attendance,
): Vacancy | undefined {
  if (!desk.playing || desk.result !== undefined) return undefined;
  let vacancy: Vacancy | undefined;
  for (let seat = 0; seat < desk.seats.length; seat++) {
    const tableSeat = desk.seats[seat];
    if (tableSeat === undefined) continue;
    const idle = isIdle(seat);
    if (!(idle || isEmpty(tableSeat)) || !decidersAbout(tableSeat).includes(viewer)) continue;
    const waiting = isWaitedFor(seat);
    if (vacancy !== undefined && waiting) continue;
    const others = seatedColours().filter(
      (colour) => !isPlayedBy(tableSeat, colour) && !playsAgainst(desk.seats, tableSeat, steamIdAt(colour)),
    );
    const own = movedTo(seat) === viewer;
    vacancy = { seat, colour: tableSeat.colour, idle, waiting, others, own, bots: bots.length > 0 };
    if (!waiting) break;
  }
  return vacancy;
}

function openSeats(desk: Desk, viewer: ColorLiteral, { movedTo }: Pick<Attendance, "movedTo">): Seat[] {
  const seats: Seat[] = [];
  if (!desk.playing || !isSeated(viewer)) return seats;
  for (let seat = 0; seat < desk.seats.length; seat++) {
    const tableSeat = desk.seats[seat];
    if (tableSeat === undefined) continue;
    const free = isEmpty(tableSeat) ? movedTo(seat) === viewer : mayTake(desk.seats, tableSeat, viewer);
    if (free) seats.push(seat);
  }
  return seats;
}
