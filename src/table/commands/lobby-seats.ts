import { begin } from "../../kit/playthrough";
import type { Seat } from "../../kit/rules";
import { chairOf, isEmpty, isPlayedBy, sitterAt, type Chair, type Sitter } from "../model/seats";
import { isSeated, playingColours, seatedColours } from "../tts/players";
import { isRefused, refused, type Answer, type Refused, type Stale } from "./result";
import type { Table } from "../table";

/**
 * Who will play the next game: everybody who is seated, and guests: bots, and second chairs of people.
 * @noSelf
 */
export interface Invitations {
  /** Looks who would play now. */
  arrange: () => Stale;
  /** Adds a bot, or a second chair for somebody. */
  add: (sitter: Sitter) => Answer;
  /** A bot as it joins now. */
  computer: () => Sitter;
  /** Sends away the guest whose chair has this colour. */
  remove: (colour: string) => Stale;
  /** Sets the chairs of a game that is about to be dealt; answers what is wrong if it cannot be. */
  seat: (player: Player, fill: boolean) => Refused | undefined;
  /** Sets the chairs of a lesson: one for the learner, the others for computers, at free colours if there are any. */
  seatLearner: (player: Player, lesson: { seats: number; learner: Seat }) => void;
}

/** The invitations at a desk. */
export function createInvitations(table: Pick<Table, "game" | "desk">): Invitations {
  const { game, desk } = table;
  const { rules, computers, words } = game;
  const { min, max } = rules.seats;

  function arrange(): Stale {
    if (max === 1) return "panels";
    const before = desk.chairs;
    const present = desk.guests.filter((guest) => !isEmpty(guest));
    desk.chairs = chairsFor(max, present);
    desk.guests = desk.chairs.filter((chair) => !isPlayedBy(chair, chair.colour));
    const seats = Math.max(min, desk.chairs.length);
    if (seats !== desk.playthrough.record.seats) {
      desk.playthrough = begin(rules, { ...desk.options }, seats);
    }
    return areAlike(before, desk.chairs) ? "panels" : "turn";
  }

  function add(sitter: Sitter): Answer {
    const [colour] = freeColours(desk.chairs);
    if (desk.chairs.length >= max || colour === undefined) return refused({ kind: "tableFull", most: max });
    desk.guests.push(chairOf(colour, sitter));
    return arrange();
  }

  function computer(): Sitter {
    return { kind: "computer", level: desk.level, standIn: false };
  }

  return {
    arrange,
    add,
    computer,
    remove: (colour) => {
      desk.guests = desk.guests.filter((guest) => guest.colour !== colour);
      return arrange();
    },
    seat: (player, fill) => {
      if (max === 1) {
        desk.chairs = [chairOf(player.color, sitterAt(player.color, false))];
        return undefined;
      }
      arrange();
      while (fill && computers.length > 0 && desk.chairs.length < min) {
        const answer = add(computer());
        if (isRefused(answer)) return answer;
      }
      return desk.chairs.length >= min
        ? undefined
        : refused({ kind: "tooFew", title: words.title(), least: min, most: max });
    },
    seatLearner: (player, { seats, learner }) => {
      const free = freeColours([]);
      const taken = playingColours().filter((colour) => colour !== player.color && !free.includes(colour));
      const colours = free.concat(taken);
      desk.chairs = colours.slice(0, seats - 1).map((colour) => chairOf(colour, computer()));
      desk.chairs = desk.chairs
        .slice(0, learner)
        .concat([chairOf(player.color, sitterAt(player.color, max > 1))], desk.chairs.slice(learner));
    },
  };
}

/** Everybody who is seated, and guests as long as there are chairs, in the order of the table. */
function chairsFor(most: number, guests: readonly Chair[]): Chair[] {
  const chairs = seatedColours()
    .slice(0, most)
    .map((colour) => chairOf(colour, sitterAt(colour, true)));
  // Guests keep their chairs; those whose chair somebody has sat down on look for another one.
  const displaced = guests.filter(({ colour }) => isSeated(colour));
  for (const guest of guests) {
    if (chairs.length < most && !displaced.includes(guest)) chairs.push(guest);
  }
  for (const { sitter } of displaced) {
    const [colour] = freeColours(chairs);
    if (chairs.length < most && colour !== undefined) chairs.push(chairOf(colour, sitter));
  }
  const order = playingColours();
  return chairs.sort((a, b) => order.indexOf(a.colour) - order.indexOf(b.colour));
}

/** The colours whose chairs are free, in the order of the table. */
function freeColours(chairs: readonly Chair[]): ColorLiteral[] {
  return playingColours().filter(
    (colour) => !isSeated(colour) && chairs.every((chair) => chair.colour !== colour),
  );
}

function areAlike(some: readonly Chair[], others: readonly Chair[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ colour, sitter }, seat) => {
      const other = others[seat];
      if (other?.colour !== colour) return false;
      return sitter.kind === "computer" ? other.sitter.kind === "computer" : isPlayedBy(other, sitter.colour);
    })
  );
}
