import type { AnyGame } from "../model/game";
import type { Seat } from "../../kit/rules/rules";
import { coveredSeatOf } from "../model/hot-seat";
import { refusalByRight, refusalToDecide, refusalToPause } from "../model/permissions";
import { mayGiveAway, maySwap, mayPlay, movedTo, takingOf } from "../model/seat-permissions";
import { isEmpty, isPlayedBy } from "../model/seats";
import { seatedColours } from "../../tts/players";
import type { PeopleModel, Vacancy } from "./shown";
import type { Attendance } from "../commands/contracts";
import type { Desk } from "../model/contracts";

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
