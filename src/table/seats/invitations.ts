import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent, Seat } from "../../kit/rules";
import { chairOf, isEmpty, isPlayedBy, sitterAt, type Chair, type Sitter } from "./chairs";
import { nextLevel } from "../options/cycling";
import type { Desk } from "../desk";
import type { Flow } from "../flow";
import type { SeatCommand } from "../panel/view";
import { begin } from "../play/playthrough";
import type { Screens } from "../panel/screens";
import { isSeated, playingColours, seatedColours } from "./seats";
import { say } from "../words";

/**
 * Who will play the next game: everybody who is seated, and guests: computer players, and second chairs of people.
 * @noSelf
 */
export interface Invitations {
  /** Looks who would play now. */
  arrange: () => void;
  /** Adds or removes a guest; answers what is wrong if that cannot be. */
  obey: (player: Player, command: SeatCommand) => string | undefined;
  /** Sets the chairs of a game that is about to be dealt; answers what is wrong if it cannot be. */
  seat: (player: Player, fill: boolean) => string | undefined;
  /** Sets the chairs of a lesson: one for whoever learns, the others for computers, at free colours if there are any. */
  seatLearner: (player: Player, lesson: { seats: number; learner: Seat }) => void;
}

/** The invitations at a desk. */
export function createInvitations<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, computers, words }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, screens }: { flow: Flow<Action>; screens: Screens },
): Invitations {
  const { min, max } = rules.seats;

  function arrange(): void {
    if (max === 1) return;
    const before = desk.chairs;
    const present = desk.guests.filter((guest) => !isEmpty(guest));
    desk.chairs = chairsFor(max, present);
    desk.guests = desk.chairs.filter((chair) => !isPlayedBy(chair, chair.colour));
    const seats = Math.max(min, desk.chairs.length);
    if (seats !== desk.playthrough.record.seats) {
      desk.playthrough = begin(rules, { ...desk.options }, seats);
    }
    if (!areAlike(before, desk.chairs) && desk.busy !== "resuming") flow.advance();
  }

  function add(sitter: Sitter): string | undefined {
    const [colour] = freeColours(desk.chairs);
    if (desk.chairs.length >= max || colour === undefined) return say("tableFull", { most: max });
    desk.guests.push(chairOf(colour, sitter));
    arrange();
    return undefined;
  }

  function computer(): Sitter {
    return { kind: "computer", level: desk.level, standIn: false };
  }

  return {
    arrange,
    obey: (player, command) => {
      switch (command.kind) {
        case "addComputer":
          return add(computer());
        case "addChair":
          return add(sitterAt(player.color, true));
        case "removeGuest":
          desk.guests = desk.guests.filter(({ colour }) => colour !== command.colour);
          arrange();
          return undefined;
        case "level":
          desk.level = nextLevel(desk.level);
          for (const { sitter } of desk.guests) if (sitter.kind === "computer") sitter.level = desk.level;
          screens.refresh();
          return undefined;
        default:
          return say("cannotNow");
      }
    },
    seat: (player, fill) => {
      if (max === 1) {
        desk.chairs = [chairOf(player.color, sitterAt(player.color, false))];
        return undefined;
      }
      arrange();
      while (fill && computers.length > 0 && desk.chairs.length < min) {
        const problem = add(computer());
        if (problem !== undefined) return problem;
      }
      return desk.chairs.length >= min
        ? undefined
        : say("tooFew", { title: words.title(), least: min, most: max });
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
