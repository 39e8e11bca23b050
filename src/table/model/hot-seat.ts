import { lastToAct, type Whose } from "../../kit/record/playthrough";
import type { Seat } from "../../kit/rules/rules";
import { isWatched } from "../../saved/practice";
import { seatOf } from "./desk";
import { ownerOf, seatsOf, whoseFor, type TableSeat } from "./seats";
import type { Desk } from "./contracts";

/** What decides about the hot seat of a desk. */
type HotSeatFacts = Pick<Desk, "hotSeat" | "playing" | "counted" | "practice" | "seats">;

/** Whether somebody plays more than one of the seats of the next game: all but the first are at other colours than their person. */
export function hasShared(seats: readonly TableSeat[]): boolean {
  return seats.some(({ colour, player }) => player.kind === "person" && player.colour !== colour);
}

/** Whether the secrets of a seat are kept from the person who plays it: several sit there, and none of them has shown them. */
export function isCovered(desk: HotSeatFacts, seat: Seat): boolean {
  return desk.hotSeat.on && isHotSeat(desk, seat) && !desk.hotSeat.open.includes(seat);
}

/** Whether several people share the mouse of the person at a colour, and with it the screen and the chat. */
export function sharesMouse(desk: HotSeatFacts, colour: ColorLiteral): boolean {
  return desk.hotSeat.on && seatsOf(desk.seats, colour).some((seat) => isHotSeat(desk, seat));
}

/** The seat whose secrets the person at a colour sees; undefined: there is none, or it is covered. */
export function openSeatOf(desk: Desk, colour: ColorLiteral): Seat | undefined {
  const seat = seatOf(desk, colour);
  return seat === undefined || isCovered(desk, seat) ? undefined : seat;
}

/** The seat for which the person at a colour acts as soon as it is shown, if it is covered. */
export function coveredSeatOf(desk: Desk, colour: ColorLiteral): Seat | undefined {
  if (!desk.hotSeat.on) return undefined;
  const seat = seatOf(desk, colour);
  return seat === undefined || !isCovered(desk, seat) ? undefined : seat;
}

/** The colour at which the person of a seat sits who acts for it, here or away; undefined: a bot does. Those at one mouse change places. */
export function placeOf(
  { hotSeat, seats }: Pick<Desk, "hotSeat" | "seats">,
  seat: Seat,
): ColorLiteral | undefined {
  const tableSeat = seats[seat];
  if (tableSeat?.player.kind !== "person") return undefined;
  return hotSeat.on && isShared(seats, seat) ? tableSeat.colour : tableSeat.player.colour;
}

/** A person has the secrets of this seat turned up, and of no other. */
export function turnUp({ hotSeat, seats }: Pick<Desk, "hotSeat" | "seats">, seat: Seat): void {
  const others = hotSeat.open.filter((other) => !isSamePerson(seats, seat, other));
  hotSeat.open = others.concat([seat]);
}

/**
 * Covers what is shown of seats for which nobody acts any more: another one at the same mouse is to decide, or its person has left.
 * Answers the colours of those who had it before them.
 */
export function coverOthers(desk: Desk): ColorLiteral[] {
  const before: ColorLiteral[] = [];
  const { open } = desk.hotSeat;
  if (open.length === 0) return before;
  desk.hotSeat.open = open.filter((seat) => {
    const player = desk.seats[seat]?.player;
    if (player?.kind === "person" && seatOf(desk, player.colour) === seat) return true;
    if (player?.kind === "person") before.push(player.colour);
    return false;
  });
  return before;
}

/** Covers all that is shown. */
export function coverAll({ hotSeat }: Pick<Desk, "hotSeat">): void {
  hotSeat.open = [];
}

/** The seats whose person has moved to the colour of another one of them, and that colour: they move along. */
export function seatsMoved(
  seats: readonly TableSeat[],
  movedTo: (this: void, seat: Seat) => ColorLiteral | undefined,
): [Seat, ColorLiteral][] {
  const moved: [Seat, ColorLiteral][] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const mover = seat;
    const colour = isShared(seats, seat) ? movedTo(seat) : undefined;
    if (colour === undefined) continue;
    const isOwn = seats.some((other, place) => other.colour === colour && isSamePerson(seats, mover, place));
    if (isOwn) moved.push([seat, colour]);
  }
  return moved;
}

/**
 * Who plays each seat for the one who has the mouse of the person at a colour: those who share it are others. While all is covered,
 * whoever has chosen last still has it.
 */
export function whoseAtMouse(desk: Desk, colour: ColorLiteral): (this: void, seat: Seat) => Whose {
  const whose = whoseFor(desk.seats, colour);
  if (!sharesMouse(desk, colour)) return whose;
  const own = seatsOf(desk.seats, colour);
  const holder = openSeatOf(desk, colour) ?? lastToAct(desk.playthrough.record.steps, own);
  return (seat) => (own.includes(seat) && seat !== holder ? "other" : whose(seat));
}

/** Whether a seat is one of several that share a mouse, in a game that is not over. */
function isHotSeat(desk: HotSeatFacts, seat: Seat): boolean {
  const { playing, counted, seats } = desk;
  return playing && !counted && !isWatched(desk) && isShared(seats, seat);
}

function isShared(seats: readonly TableSeat[], seat: Seat): boolean {
  return seats.some((_, other) => other !== seat && isSamePerson(seats, seat, other));
}

function isSamePerson(seats: readonly TableSeat[], one: Seat, other: Seat): boolean {
  const [first, second] = [seats[one], seats[other]];
  if (first === undefined || second === undefined) return false;
  const owner = ownerOf(first);
  return owner !== "" && owner === ownerOf(second);
}
