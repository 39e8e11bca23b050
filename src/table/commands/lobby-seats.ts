import { begin } from "../../kit/playthrough";
import type { Seat } from "../../kit/rules";
import { newSeat, isEmpty, isPlayedBy, playerAt, type TableSeat, type SeatPlayer } from "../model/seats";
import { isSeated, playingColours, seatedColours } from "../../tts/players";
import { isFar } from "../../tts/readers";
import { isRefused, refused, type CommandResult, type Refused, type Invalidation } from "./result";
import type { Table } from "../table";

/**
 * Who will play the next game: everybody who is seated, and guests: bots, and second seats of people.
 * @noSelf
 */
export interface LobbySeats {
  /** Looks who would play now. */
  arrange: () => Invalidation;
  /** Adds a bot, or a second seat for somebody. */
  add: (player: SeatPlayer) => CommandResult;
  /** A bot as it joins now. */
  bot: () => SeatPlayer;
  /** Sends away the guest whose seat has this colour. */
  remove: (colour: string) => Invalidation;
  /** Sets the seats of a game that is about to be dealt; answers what is wrong if it cannot be. */
  seat: (player: Player, fill: boolean) => Refused | undefined;
  /** Sets the seats of a tutorial: one for the learner, the others for bots, at free colours if there are any. */
  seatLearner: (player: Player, tutorial: { seats: number; learner: Seat }) => void;
}

/** The invitations at a desk. */
export function createLobbySeats(table: Pick<Table, "game" | "desk">): LobbySeats {
  const { game, desk } = table;
  const { rules, bots, words } = game;
  const { min, max } = rules.seats;

  function arrange(): Invalidation {
    if (max === 1) return "panels";
    const before = desk.seats;
    const present = desk.guests.filter((guest) => !isEmpty(guest));
    desk.seats = seatsFor(max, present);
    if (game.twoSides === true) desk.seats = inTurn(desk.seats);
    desk.guests = desk.seats.filter((tableSeat) => !isPlayedBy(tableSeat, tableSeat.colour));
    const seats = Math.max(min, desk.seats.length);
    if (seats !== desk.playthrough.record.seats) {
      desk.playthrough = begin(rules, { ...desk.options }, seats);
    }
    return areAlike(before, desk.seats) ? "panels" : "turn";
  }

  function add(player: SeatPlayer): CommandResult {
    const [colour] = freeColours(desk.seats);
    if (desk.seats.length >= max || colour === undefined) return refused({ kind: "tableFull", most: max });
    desk.guests.push(newSeat(colour, player));
    return arrange();
  }

  function bot(): SeatPlayer {
    return { kind: "bot", level: desk.level, standIn: false };
  }

  return {
    arrange,
    add,
    bot,
    remove: (colour) => {
      desk.guests = desk.guests.filter((guest) => guest.colour !== colour);
      return arrange();
    },
    seat: (player, fill) => {
      if (max === 1) {
        desk.seats = [newSeat(player.color, playerAt(player.color, false))];
        return undefined;
      }
      arrange();
      while (fill && bots.length > 0 && desk.seats.length < min) {
        const answer = add(bot());
        if (isRefused(answer)) return answer;
      }
      return desk.seats.length >= min
        ? undefined
        : refused({ kind: "tooFew", title: words.title(), least: min, most: max });
    },
    seatLearner: (player, { seats, learner }) => {
      const free = freeColours([]);
      const taken = playingColours().filter((colour) => colour !== player.color && !free.includes(colour));
      const colours = free.concat(taken);
      desk.seats = colours.slice(0, seats - 1).map((colour) => newSeat(colour, bot()));
      desk.seats = desk.seats
        .slice(0, learner)
        .concat([newSeat(player.color, playerAt(player.color, max > 1))], desk.seats.slice(learner));
    },
  };
}

/** Everybody who is seated, and guests as long as there are seats, in the order of the table. */
function seatsFor(most: number, guests: readonly TableSeat[]): TableSeat[] {
  const seats = seatedColours()
    .slice(0, most)
    .map((colour) => newSeat(colour, playerAt(colour, true)));
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
