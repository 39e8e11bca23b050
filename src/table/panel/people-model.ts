import type { AnyGame } from "../model/game";
import type { Seat } from "../../kit/rules";
import type { Attendance } from "../commands/take-seat";
import type { Desk } from "../model/desk";
import { coveredSeatOf } from "../model/hot-seat";
import { refusalByRight, refusalToDecide, refusalToPause } from "../model/permissions";
import { mayGiveAway, maySwap, mayPlay, movedTo, takingOf } from "../model/seat-permissions";
import { isEmpty, isPlayedBy, type TableSeat } from "../model/seats";
import { seatedColours } from "../../tts/players";

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
  /** The colours with whose people the viewer may swap seats. */
  swaps: (this: void) => readonly ColorLiteral[];
  /** Whether the viewer may begin and end games. */
  mayStart: boolean;
  /** Whether the viewer may pause the game. */
  mayPause: boolean;
  /** Whether the viewer may have the table speak another language. */
  maySpeak: boolean;
  /** Who plays the seat of the viewer's colour, which the viewer can take back. */
  standsIn: Seat | undefined;
  /** The seat for which somebody at the viewer's mouse is to act, as soon as that person has taken it and turned the cards up. */
  covered: Seat | undefined;
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
  const open = openSeats(desk, viewer);
  return {
    seats: desk.seats,
    standsIn: open.find((seat) => isTakenBack(desk, seat, viewer)),
    vacancy: vacancyFor(game, desk, viewer, attendance),
    open,
    swaps: () => seatedColours().filter((colour) => maySwap(desk, viewer, colour)),
    mayStart: viewer !== "Grey" && refusalByRight(desk, Player[viewer], "players") === undefined,
    mayPause: refusalToPause(desk, viewer) === undefined,
    maySpeak: refusalToDecide(desk, viewer, "language") === undefined,
    covered: coveredSeatOf(desk, viewer),
    openHands: game.rules.seats.max > 1 ? desk.openHands : undefined,
  };
}

/** The first empty seat about which a viewer is to decide: those that are waited for come last. */
function vacancyFor(
  { bots }: AnyGame,
  desk: Desk,
  viewer: ColorLiteral,
  { isWaitedFor, isIdle }: Attendance,
): Vacancy | undefined {
  let vacancy: Vacancy | undefined;
  for (let seat = 0; seat < desk.seats.length; seat++) {
    const tableSeat = desk.seats[seat];
    if (tableSeat === undefined) continue;
    const idle = isIdle(seat);
    if (!mayGiveAway(desk, seat, viewer, idle)) continue;
    const waiting = isWaitedFor(seat);
    if (vacancy !== undefined && waiting) continue;
    const vacant = seat;
    const others = seatedColours().filter((colour) => mayPlay(desk, vacant, colour));
    const own = movedTo(desk, seat) === viewer;
    vacancy = { seat, colour: tableSeat.colour, idle, waiting, others, own, bots: bots.length > 0 };
    if (!waiting) break;
  }
  return vacancy;
}

/** Whether somebody else plays the seat of a viewer's colour in the viewer's place. */
function isTakenBack({ seats }: Desk, seat: Seat, viewer: ColorLiteral): boolean {
  const tableSeat = seats[seat];
  return tableSeat?.colour === viewer && !isEmpty(tableSeat) && !isPlayedBy(tableSeat, viewer);
}

function openSeats(desk: Desk, viewer: ColorLiteral): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < desk.seats.length; seat++)
    if (takingOf(desk, seat, viewer) !== undefined) seats.push(seat);
  return seats;
}
