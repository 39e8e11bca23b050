import type { Seat } from "../../kit/rules";
import { say } from "../languages/sentences";
import {
  hasPlayed,
  isEmpty,
  isPlayedBy,
  occupy,
  playsAgainst,
  seatsOf,
  sitterAt,
  type Chair,
  type Sitter,
  nextLevel,
} from "../model/seats";
import { colourNamed, decidingColours, isSeated, seatedColours, steamIdAt } from "../tts/players";
import { createInvitations, type Invitations } from "./lobby-seats";
import { refused, type Answer, type Handlers, type Stale } from "./result";
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
  changed: () => Stale;
  handlers: Handlers<
    "addComputer" | "level" | "addChair" | "removeGuest" | "giveSeat" | "standIn" | "waitFor"
  >;
  /** Sets the chairs of a game that is about to be dealt; answers what is wrong if it cannot be. */
  seat: Invitations["seat"];
  /** Sets the chairs of a lesson: one for the learner, the others for computers. */
  seatLearner: Invitations["seatLearner"];
}

/** The seating of the game on a desk. */
export function createSeating(table: Pick<Table, "game" | "desk" | "screens" | "idleness">): Seating {
  const { game, desk, screens, idleness } = table;
  const invitations = createInvitations(table);
  /** Whether a chair belongs to one person, or to the person who sits at its colour. */
  const secret = game.rules.seats.max > 1;
  let waitedFor: ColorLiteral[] = [];

  function movedTo(seat: Seat): ColorLiteral | undefined {
    const chair = desk.chairs[seat];
    if (chair?.sitter.kind !== "person" || !isEmpty(chair)) return undefined;
    const { person } = chair.sitter;
    return seatedColours().find((colour) => person !== undefined && steamIdAt(colour) === person);
  }

  /** A player who is back need not be waited for, and takes the chair again that a bot has kept. */
  function welcomeBack(): Stale {
    let stale: Stale = "panels";
    waitedFor = waitedFor.filter((colour) => !isSeated(colour));
    for (const chair of desk.chairs) {
      const { colour, sitter } = chair;
      if (sitter.kind !== "computer" || !sitter.standIn || !isSeated(colour)) continue;
      if (!secret || hasPlayed(chair, steamIdAt(colour))) stale = give(chair, sitterAt(colour, secret));
    }
    return stale;
  }

  function give(chair: Chair, sitter: Sitter): Stale {
    occupy(chair, sitter);
    screens.write(newSitter(chair.colour, sitter));
    return "turn";
  }

  /** What concerns the next game can be said in the lobby only. */
  function inLobby(act: () => Answer): Answer {
    return desk.playing ? refused({ kind: "cannotNow" }) : act();
  }

  /** A chair that nobody sits on, or nobody who decides, if it is for this colour to say what becomes of it. */
  function emptyChair(seat: Seat, colour: ColorLiteral): Chair | undefined {
    const chair = desk.playing ? desk.chairs[seat] : undefined;
    return chair !== undefined && isGivenBy(seat, chair, colour) ? chair : undefined;
  }

  /** Whether a chair is free, or as good as free, and it is for this colour to say what becomes of it. */
  function isGivenBy(seat: Seat, chair: Chair, colour: ColorLiteral): boolean {
    return (isEmpty(chair) || idleness.isIdle(seat)) && decidersAbout(chair).includes(colour);
  }

  /** An empty chair is for the table to give; another one everybody can only take for oneself. */
  function mayGive(seat: Seat, chair: Chair, to: ColorLiteral, by: ColorLiteral): boolean {
    if (!isSeated(to) || playsAgainst(desk.chairs, chair, steamIdAt(to))) return false;
    if (isGivenBy(seat, chair, by)) return true;
    return to === by && (movedTo(seat) === by || mayTake(desk.chairs, chair, by));
  }

  return {
    changed: () => (desk.playing ? welcomeBack() : invitations.arrange()),
    handlers: {
      addComputer: () => inLobby(() => invitations.add(invitations.computer())),
      addChair: ({ color }) => inLobby(() => invitations.add(sitterAt(color, true))),
      removeGuest: (_player, { colour }) => inLobby(() => invitations.remove(colour)),
      level: () =>
        inLobby(() => {
          desk.level = nextLevel(desk.level);
          for (const { sitter } of desk.guests) if (sitter.kind === "computer") sitter.level = desk.level;
          return "panels";
        }),
      giveSeat: (player, { seat, colour: named }) => {
        const chair = desk.playing ? desk.chairs[seat] : undefined;
        const colour = colourNamed(named);
        if (chair === undefined || colour === undefined || !mayGive(seat, chair, colour, player.color))
          return refused({ kind: "cannotNow" });
        return give(chair, sitterAt(colour, secret));
      },
      standIn: (player, { seat }) => {
        const chair = emptyChair(seat, player.color);
        if (chair === undefined || game.computers.length === 0) return refused({ kind: "cannotNow" });
        // A player who is there but does not decide takes the chair back themselves.
        return give(chair, { kind: "computer", level: desk.level, standIn: isEmpty(chair) });
      },
      waitFor: (player, { seat }) => {
        const chair = emptyChair(seat, player.color);
        if (chair?.sitter.kind !== "person") return refused({ kind: "cannotNow" });
        if (isEmpty(chair)) waitedFor.push(chair.sitter.colour);
        else idleness.wait();
        return "panels";
      },
    },
    seat: (player, fill) => {
      waitedFor = [];
      return invitations.seat(player, fill);
    },
    seatLearner: (player, lesson) => {
      waitedFor = [];
      invitations.seatLearner(player, lesson);
    },
    isWaitedFor: (seat) => {
      const sitter = desk.chairs[seat]?.sitter;
      return sitter?.kind === "person" && waitedFor.includes(sitter.colour);
    },
    isIdle: idleness.isIdle,
    movedTo,
  };
}

/** Who says what becomes of a chair: nobody of one's own, so if it is the host's, all the others. */
export function decidersAbout(chair: Chair): ColorLiteral[] {
  const deciding = decidingColours().filter((colour) => !isPlayedBy(chair, colour));
  return deciding.length > 0 ? deciding : seatedColours().filter((colour) => !isPlayedBy(chair, colour));
}

/** Whether somebody may take a chair without asking: one's own, or a computer's, but none of a game that they play already. */
export function mayTake(chairs: readonly Chair[], chair: Chair, colour: ColorLiteral): boolean {
  // Most chairs are somebody else's: that is seen before anything is looked up.
  if (chair.colour !== colour && chair.sitter.kind !== "computer") return false;
  const person = steamIdAt(colour);
  if (isPlayedBy(chair, colour) || playsAgainst(chairs, chair, person)) return false;
  if (chair.colour === colour && (chair.known.length === 0 || chair.known[0] === person)) return true;
  return chair.sitter.kind === "computer" && seatsOf(chairs, colour).length === 0;
}

/** The sentence that says who plays a chair from now on. */
function newSitter(colour: ColorLiteral, sitter: Sitter): string {
  if (sitter.kind === "computer") return say("computerStandsIn", { colour });
  if (sitter.colour === colour) return say("playsAgain", { colour });
  return say("playsFor", { player: sitter.colour, colour });
}
