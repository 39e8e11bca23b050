import type { Seat } from "../../kit/rules";
import { say } from "../languages/sentences";
import {
  hasPlayed,
  isEmpty,
  isPlayedBy,
  occupy,
  playsAgainst,
  seatsOf,
  playerAt,
  type TableSeat,
  type SeatPlayer,
  nextLevel,
} from "../model/seats";
import { colourNamed, decidingColours, isSeated, seatedColours, steamIdAt } from "../../tts/players";
import { createLobbySeats, type LobbySeats } from "./lobby-seats";
import { refused, type CommandResult, type Handlers, type Invalidation } from "./result";
import type { Table } from "../table";

/**
 * Who is not there to play a seat.
 * @noSelf
 */
export interface Attendance {
  /** Whether it was decided to wait for the player who plays this seat. */
  isWaitedFor: (seat: Seat) => boolean;
  /** Whether somebody sits there who does not decide. */
  isIdle: (seat: Seat) => boolean;
  /** The colour where the person who has left this seat sits now. */
  movedTo: (seat: Seat) => ColorLiteral | undefined;
}

/**
 * Who plays, before the deal and when somebody comes or goes.
 * @noSelf
 */
export interface Seating extends Attendance {
  /** Sees who is at the table now. */
  changed: () => Invalidation;
  handlers: Handlers<"addBot" | "level" | "addSeat" | "removeGuest" | "giveSeat" | "standIn" | "waitFor">;
  /** Sets the seats of a game that is about to be dealt; answers what is wrong if it cannot be. */
  seat: LobbySeats["seat"];
  /** Sets the seats of a tutorial: one for the learner, the others for bots. */
  seatLearner: LobbySeats["seatLearner"];
}

/** The seating of the game on a desk. */
export function createSeating(table: Pick<Table, "game" | "desk" | "panels" | "idleSeats">): Seating {
  const { game, desk, panels, idleSeats } = table;
  const invitations = createLobbySeats(table);
  /** Whether a seat belongs to one person, or to the person who sits at its colour. */
  const secret = game.rules.seats.max > 1;
  let waitedFor: ColorLiteral[] = [];

  function movedTo(seat: Seat): ColorLiteral | undefined {
    const tableSeat = desk.seats[seat];
    if (tableSeat?.player.kind !== "person" || !isEmpty(tableSeat)) return undefined;
    const { person } = tableSeat.player;
    return seatedColours().find((colour) => person !== undefined && steamIdAt(colour) === person);
  }

  /** A player who is back need not be waited for, and takes the seat again that a bot has kept. */
  function welcomeBack(): Invalidation {
    let stale: Invalidation = "panels";
    waitedFor = waitedFor.filter((colour) => !isSeated(colour));
    for (const tableSeat of desk.seats) {
      const { colour, player } = tableSeat;
      if (player.kind !== "bot" || !player.standIn || !isSeated(colour)) continue;
      if (!secret || hasPlayed(tableSeat, steamIdAt(colour)))
        stale = give(tableSeat, playerAt(colour, secret));
    }
    return stale;
  }

  function give(tableSeat: TableSeat, player: SeatPlayer): Invalidation {
    occupy(tableSeat, player);
    panels.write(newPlayer(tableSeat.colour, player));
    return "turn";
  }

  /** What concerns the next game can be said in the lobby only. */
  function inLobby(act: () => CommandResult): CommandResult {
    return desk.playing ? refused({ kind: "cannotNow" }) : act();
  }

  /** A seat that nobody sits on, or nobody who decides, if it is for this colour to say what becomes of it. */
  function emptySeat(seat: Seat, colour: ColorLiteral): TableSeat | undefined {
    const tableSeat = desk.playing ? desk.seats[seat] : undefined;
    return tableSeat !== undefined && isGivenBy(seat, tableSeat, colour) ? tableSeat : undefined;
  }

  /** Whether a seat is free, or as good as free, and it is for this colour to say what becomes of it. */
  function isGivenBy(seat: Seat, tableSeat: TableSeat, colour: ColorLiteral): boolean {
    return (isEmpty(tableSeat) || idleSeats.isIdle(seat)) && decidersAbout(tableSeat).includes(colour);
  }

  /** An empty seat is for the table to give; another one everybody can only take for oneself. */
  function mayGive(seat: Seat, tableSeat: TableSeat, to: ColorLiteral, by: ColorLiteral): boolean {
    if (!isSeated(to) || playsAgainst(desk.seats, tableSeat, steamIdAt(to))) return false;
    if (isGivenBy(seat, tableSeat, by)) return true;
    return to === by && (movedTo(seat) === by || mayTake(desk.seats, tableSeat, by));
  }

  return {
    changed: () => (desk.playing ? welcomeBack() : invitations.arrange()),
    handlers: {
      addBot: () => inLobby(() => invitations.add(invitations.bot())),
      addSeat: ({ color }) => inLobby(() => invitations.add(playerAt(color, true))),
      removeGuest: (_player, { colour }) => inLobby(() => invitations.remove(colour)),
      level: () =>
        inLobby(() => {
          desk.level = nextLevel(desk.level);
          for (const { player } of desk.guests) if (player.kind === "bot") player.level = desk.level;
          return "panels";
        }),
      giveSeat: (player, { seat, colour: named }) => {
        const tableSeat = desk.playing ? desk.seats[seat] : undefined;
        const colour = colourNamed(named);
        if (
          tableSeat === undefined ||
          colour === undefined ||
          !mayGive(seat, tableSeat, colour, player.color)
        )
          return refused({ kind: "cannotNow" });
        return give(tableSeat, playerAt(colour, secret));
      },
      standIn: (player, { seat }) => {
        const tableSeat = emptySeat(seat, player.color);
        if (tableSeat === undefined || game.bots.length === 0) return refused({ kind: "cannotNow" });
        // A player who is there but does not decide takes the seat back themselves.
        return give(tableSeat, { kind: "bot", level: desk.level, standIn: isEmpty(tableSeat) });
      },
      waitFor: (player, { seat }) => {
        const tableSeat = emptySeat(seat, player.color);
        if (tableSeat?.player.kind !== "person") return refused({ kind: "cannotNow" });
        if (isEmpty(tableSeat)) waitedFor.push(tableSeat.player.colour);
        else idleSeats.wait();
        return "panels";
      },
    },
    seat: (player, fill) => {
      waitedFor = [];
      return invitations.seat(player, fill);
    },
    seatLearner: (player, tutorial) => {
      waitedFor = [];
      invitations.seatLearner(player, tutorial);
    },
    isWaitedFor: (seat) => {
      const player = desk.seats[seat]?.player;
      return player?.kind === "person" && waitedFor.includes(player.colour);
    },
    isIdle: idleSeats.isIdle,
    movedTo,
  };
}

/** Who says what becomes of a seat: nobody of one's own, so if it is the host's, all the others. */
export function decidersAbout(tableSeat: TableSeat): ColorLiteral[] {
  const deciding = decidingColours().filter((colour) => !isPlayedBy(tableSeat, colour));
  return deciding.length > 0 ? deciding : seatedColours().filter((colour) => !isPlayedBy(tableSeat, colour));
}

/** Whether somebody may take a seat without asking: one's own, or a bot's, but none of a game that they play already. */
export function mayTake(seats: readonly TableSeat[], tableSeat: TableSeat, colour: ColorLiteral): boolean {
  // Most seats are somebody else's: that is seen before anything is looked up.
  if (tableSeat.colour !== colour && tableSeat.player.kind !== "bot") return false;
  const person = steamIdAt(colour);
  if (isPlayedBy(tableSeat, colour) || playsAgainst(seats, tableSeat, person)) return false;
  if (tableSeat.colour === colour && (tableSeat.known.length === 0 || tableSeat.known[0] === person))
    return true;
  return tableSeat.player.kind === "bot" && seatsOf(seats, colour).length === 0;
}

/** The sentence that says who plays a seat from now on. */
function newPlayer(colour: ColorLiteral, player: SeatPlayer): string {
  if (player.kind === "bot") return say("botStandsIn", { colour });
  if (player.colour === colour) return say("playsAgain", { colour });
  return say("playsFor", { player: player.colour, colour });
}
