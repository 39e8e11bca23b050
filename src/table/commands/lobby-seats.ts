import { begin } from "../../kit/record/playthrough";
import type { Seat } from "../../kit/rules/rules";
import { newSeat, isEmpty, isPlayedBy, playerAt, type TableSeat, type SeatPlayer } from "../model/seats";
import { isSeated, playingColours, seatedColours } from "../../tts/players";
import { isFar } from "../../tts/readers";
import { isRefused, refused, type Refused, type Invalidation } from "./result";
import type { Table } from "../table";
import type { LobbySeats } from "./contracts";
import type { Desk } from "../model/contracts";

/** The invitations at a desk. */
export function createLobbySeats(table: Table): LobbySeats {
  const { game, desk } = table;
  const { rules, bots, words } = game;
  const { min, max } = rules.seats;

  /** The seats of those who are there, and of these guests as far as there is room. */
  function seatsWith(guests: readonly TableSeat[]): TableSeat[] {
    const present = guests.filter((guest) => !isEmpty(guest));
    const seats = seatsFor(max, present);
    return game.twoSides === true ? inTurn(seats) : seats;
  }

  function take(seats: readonly TableSeat[]): Invalidation {
    const before = desk.seats;
    desk.seats = [...seats];
    desk.guests = guestsIn(seats);
    const count = Math.max(min, seats.length);
    if (count !== desk.playthrough.record.seats) desk.playthrough = begin(rules, { ...desk.options }, count);
    return areAlike(before, seats) ? "panels" : "turn";
  }

  function arrange(): Invalidation {
    return max === 1 ? "panels" : take(seatsWith(desk.guests));
  }

  /** These seats and a guest's, or why there is none. */
  function withGuest(seats: readonly TableSeat[], player: SeatPlayer): TableSeat[] | Refused {
    const [colour] = freeColours(seats);
    if (seats.length >= max || colour === undefined) return refused({ kind: "tableFull", most: max });
    return seatsWith(guestsIn(seats).concat([newSeat(colour, player)]));
  }

  return {
    arrange,
    take,
    add: (player) => {
      const seats = withGuest(desk.seats, player);
      return isRefused(seats) ? seats : take(seats);
    },
    bot: () => botOf(desk),
    remove: (colour) => {
      desk.guests = desk.guests.filter((guest) => guest.colour !== colour);
      return arrange();
    },
    plan: (player, fill) => {
      if (max === 1) return [newSeat(player.color, playerAt(player.color, false))];
      let seats = seatsWith(desk.guests);
      while (fill && bots.length > 0 && seats.length < min) {
        const filled = withGuest(seats, botOf(desk));
        if (isRefused(filled)) return filled;
        seats = filled;
      }
      if (seats.length >= min) return seats;
      return refused({ kind: "tooFew", title: words.title(), least: min, most: max });
    },
    seatLearner: (player, tutorial) => {
      desk.seats = seatsToLearn(newSeat(player.color, playerAt(player.color, max > 1)), tutorial, desk);
    },
  };
}

function botOf({ level }: Desk): SeatPlayer {
  return { kind: "bot", level, standIn: false };
}

/** The seat of a learner, and those of bots around it. */
function seatsToLearn(
  own: TableSeat,
  { seats, learner }: { seats: number; learner: Seat },
  desk: Desk,
): TableSeat[] {
  const free = freeColours([]);
  const taken = playingColours().filter((colour) => colour !== own.colour && !free.includes(colour));
  const others = free
    .concat(taken)
    .slice(0, seats - 1)
    .map((colour) => newSeat(colour, botOf(desk)));
  return others.slice(0, learner).concat([own], others.slice(learner));
}

/** The seats of those who were invited. */
function guestsIn(seats: readonly TableSeat[]): TableSeat[] {
  return seats.filter((tableSeat) => !isPlayedBy(tableSeat, tableSeat.colour));
}

/** Everybody who is seated, and guests as long as there are seats, in the order of the table. */
function seatsFor(most: number, guests: readonly TableSeat[]): TableSeat[] {
  const seats = seatedColours()
    .slice(0, most)
    .map((colour) => newSeat(colour, playerAt(colour, true)));
  if (guests.length === 0) return seats;
  // Guests keep their seats; those whose seat somebody has sat down on look for another one.
  const displaced = guests.filter(({ colour }) => isSeated(colour));
  for (const guest of guests) {
    if (seats.length < most && !displaced.includes(guest)) seats.push(guest);
  }
  for (const { player } of displaced) {
    const [colour] = freeColours(seats);
    if (seats.length < most && colour !== undefined) seats.push(newSeat(colour, player));
  }
  // To look a colour up in the list at each comparison would cost a deal for eight a fifth of its slice.
  const order: Record<string, number> = {};
  for (const [place, colour] of playingColours().entries()) order[colour] = place;
  return seats.sort((a, b) => (order[a.colour] ?? -1) - (order[b.colour] ?? -1));
}

/** Seats of the two sides of the table in turn, the fuller side's first: so partners sit side by side. */
function inTurn(seats: readonly TableSeat[]): TableSeat[] {
  const [near, far]: [TableSeat[], TableSeat[]] = [[], []];
  for (const seat of seats) (isFar(seat.colour) ? far : near).push(seat);
  const [first, second] = far.length > near.length ? [far, near] : [near, far];
  const turns: TableSeat[] = [];
  for (let place = 0; place < first.length; place++)
    for (const seat of [first[place], second[place]]) if (seat !== undefined) turns.push(seat);
  return turns;
}

/** The colours whose seats are free, in the order of the table. */
function freeColours(seats: readonly TableSeat[]): ColorLiteral[] {
  return playingColours().filter(
    (colour) => !isSeated(colour) && seats.every((tableSeat) => tableSeat.colour !== colour),
  );
}

function areAlike(some: readonly TableSeat[], others: readonly TableSeat[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ colour, player }, seat) => {
      const other = others[seat];
      if (other?.colour !== colour) return false;
      return player.kind === "bot" ? other.player.kind === "bot" : isPlayedBy(other, player.colour);
    })
  );
}
