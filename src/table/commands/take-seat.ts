import type { Seat } from "../../kit/rules/rules";
import { say, sayColours } from "../languages/sentences";
import { noteWitnesses } from "../model/owners";
import { coverAll } from "../model/hot-seat";
import { personAs } from "../model/person-names";
import { mayGiveAway, mayPlay, takingOf } from "../model/seat-permissions";
import {
  isKeptFor,
  ownerOf,
  isEmpty,
  occupy,
  playerAt,
  type TableSeat,
  type SeatPlayer,
  nextLevel,
} from "../model/seats";
import { colourNamed, isSeated, steamIdAt } from "../../tts/players";
import { createLobbySeats } from "./lobby-seats";
import { refused, type Invalidation } from "./result";
import type { Table } from "../table";
import type { Seating } from "./contracts";

/** The seating of the game on a desk. */
export function createSeating(table: Table): Seating {
  const { game, desk, visibility, panels, idleSeats, consent, mousePassing, tell } = table;
  const invitations = createLobbySeats(table);
  /** Whether a seat belongs to one person, or to the person who sits at its colour. */
  const secret = game.rules.seats.max > 1;
  let waitedFor: ColorLiteral[] = [];

  /** A player who is back need not be waited for, and takes the seat again that a bot has kept. */
  function welcomeBack(): Invalidation {
    let stale: Invalidation = "panels";
    waitedFor = waitedFor.filter((colour) => !isSeated(colour));
    for (const tableSeat of desk.seats) {
      const { colour, player } = tableSeat;
      if (player.kind !== "bot" || !player.standIn || !isSeated(colour)) continue;
      if (!secret || isKeptFor(tableSeat, steamIdAt(colour)))
        stale = give(tableSeat, playerAt(colour, secret));
    }
    return stale;
  }

  function give(tableSeat: TableSeat, player: SeatPlayer): Invalidation {
    // Whom a bot plays for is said before it does.
    const stands = newPlayer(tableSeat.colour, player);
    occupy(tableSeat, player);
    tableSeat.since = desk.playthrough.record.steps.length;
    coverAll(desk);
    visibility.renamed();
    const sentence = player.kind === "bot" ? stands : newPlayer(tableSeat.colour, player);
    tell("news", sentence);
    panels.forgetNotices();
    // Who was waited for may be another one now.
    consent.changed();
    return "turn";
  }

  /** A seat of which it is for a colour to say what becomes of it. */
  function givenBy(seat: Seat, colour: ColorLiteral): TableSeat | undefined {
    return mayGiveAway(desk, seat, colour, idleSeats.isIdle(seat)) ? desk.seats[seat] : undefined;
  }

  /** An empty seat is for the table to give; another one everybody can only take for oneself. */
  function givingOf(seat: Seat, to: ColorLiteral, by: ColorLiteral): "free" | "asked" | undefined {
    if (givenBy(seat, by) !== undefined && mayPlay(desk, seat, to)) return "free";
    return to === by ? takingOf(desk, seat, to) : undefined;
  }

  return {
    changed: () => {
      noteWitnesses(desk);
      // Who leaves wants no other game, and whoever comes to that colour has not asked for one.
      desk.again = desk.again.filter((colour) => isSeated(colour));
      if (desk.playing) mousePassing.follow();
      const stale = desk.playing ? welcomeBack() : invitations.arrange();
      consent.changed();
      return stale;
    },
    handlers: {
      addBot: () => invitations.add(invitations.bot()),
      addSeat: ({ color }) => invitations.add(playerAt(color, true)),
      removeGuest: (_player, { colour }) => invitations.remove(colour),
      level: () => {
        desk.level = nextLevel(desk.level);
        for (const { player } of desk.guests) if (player.kind === "bot") player.level = desk.level;
        return "panels";
      },
      giveSeat: (player, { seat, colour: named }) => {
        const tableSeat = desk.seats[seat];
        const colour = colourNamed(named);
        const giving = colour === undefined ? undefined : givingOf(seat, colour, player.color);
        if (tableSeat === undefined || colour === undefined || giving === undefined)
          return refused({ kind: "cannotNow" });
        if (giving === "free") return give(tableSeat, playerAt(colour, secret));
        const proposal = {
          about: "keptSeat" as const,
          what: () => sayColours("takeSeat", { colour: tableSeat.colour }),
          question: () => say("askTakeOver", { colour: personAs(colour), owner: tableSeat.colour }),
        };
        const still = (): boolean => takingOf(desk, seat, colour) !== undefined;
        return consent.ask(player, proposal, () => give(tableSeat, playerAt(colour, secret)), { still });
      },
      standIn: (player, { seat }) => {
        const tableSeat = givenBy(seat, player.color);
        if (tableSeat === undefined || game.bots.length === 0) return refused({ kind: "cannotNow" });
        // A player who is there but does not decide takes the seat back themselves.
        const owner = secret ? ownerOf(tableSeat) : undefined;
        return give(tableSeat, { kind: "bot", level: desk.level, standIn: isEmpty(tableSeat), owner });
      },
      waitFor: (player, { seat }) => {
        const tableSeat = givenBy(seat, player.color);
        if (tableSeat?.player.kind !== "person") return refused({ kind: "cannotNow" });
        if (isEmpty(tableSeat)) waitedFor.push(tableSeat.player.colour);
        else idleSeats.wait();
        return "panels";
      },
    },
    plan: invitations.plan,
    take: (seats) => {
      waitedFor = [];
      invitations.take(seats);
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
  };
}

/** The sentence that says who plays a seat from now on. */
function newPlayer(colour: ColorLiteral, player: SeatPlayer): string {
  if (player.kind === "bot") return say("botStandsIn", { colour });
  if (player.colour === colour) return say("playsAgain", { colour });
  return sayColours("playsFor", { player: personAs(player.colour), colour });
}
