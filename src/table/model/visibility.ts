import type { Tint } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import { isPlayerColour, PLAYER_COLOURS, PLAYER_COLOUR_NAMES } from "../../kit/player-colours";
import type { Seat } from "../../kit/rules";
import type { Sight } from "../../kit/scene";
import type { SeatNames } from "../../kit/seat-names";
import { colourName, say } from "../languages/sentences";
import { hasHand } from "../../tts/players";
import { areHandsOpen, isEmpty, seatsOf, type TableSeat } from "./seats";
import type { Table } from "../table";

/** Every colour that there can be at a table, whether it has a hand now or not: one may be added at any time. */
export const EVERYBODY: ColorLiteral[] = [...PLAYER_COLOUR_NAMES];

/**
 * What the pieces of a game show of those who play it.
 * @noSelf
 */
export interface Visibility {
  /** The names of all seats that the game can have. */
  names: () => SeatNames;
  /** The colour of a seat's seat, or undefined if nobody has it. */
  tintOf: (seat: Seat) => Tint | undefined;
  /** Whether players have secrets from one another, which stay so while their hands are free of the automation. */
  keepsSecrets: boolean;
  /**
   * The colour in whose hand the cards of a seat are held: that of the person who plays it. A person who plays several seats
   * holds the cards of the one that has to decide, so that people who share a colour do not see one another's.
   */
  handOf: (seat: Seat) => ColorLiteral | undefined;
  /** The colours from which a card with this sight is hidden. */
  coloursWithout: (sight: Sight) => ColorLiteral[];
  /** Somebody is at a colour now, nobody knows who: until `recognise`, that colour may know nothing. */
  doubt: (colour: ColorLiteral) => void;
  /** It is known again who is where. */
  recognize: () => void;
}

/** What everybody may see at a desk, for this many players at most. */
export function createVisibility({ desk }: Pick<Table, "desk">, most: number): Visibility {
  let seats: readonly TableSeat[] | undefined;
  let language: Language | undefined;
  let names: string[] = [];
  let doubtful: ColorLiteral[] = [];

  /** The colours of those who may see what these seats see. */
  function coloursKnowing(seats: readonly Seat[]): ColorLiteral[] {
    const knowing: ColorLiteral[] = areHandsOpen(desk) ? ["Grey"] : [];
    for (const seat of seats) {
      const tableSeat = desk.seats[seat];
      if (tableSeat?.player.kind === "person" && !isEmpty(tableSeat)) knowing.push(tableSeat.player.colour);
    }
    return knowing.filter((colour) => !doubtful.includes(colour));
  }

  return {
    doubt: (colour) => {
      doubtful.push(colour);
    },
    recognize: () => {
      doubtful = [];
    },
    keepsSecrets: most > 1,
    names: () => {
      if (seats === desk.seats && language === spoken()) return names;
      seats = desk.seats;
      language = spoken();
      names = seats.map(({ colour }) => colourName(colour));
      while (names.length < most) names.push(say("freeSeat"));
      return names;
    },
    tintOf: (seat) => {
      const colour = desk.seats[seat]?.colour;
      return colour !== undefined && isPlayerColour(colour) ? PLAYER_COLOURS[colour] : undefined;
    },
    handOf: (seat) => {
      const player = desk.seats[seat]?.player;
      if (player?.kind !== "person" || !hasHand(player.colour)) return undefined;
      if (!seatsOf(desk.seats, player.colour).includes(seat)) return undefined;
      const isOnly = seatsOf(desk.seats, player.colour).length === 1;
      return isOnly || desk.deciding.includes(seat) ? player.colour : undefined;
    },
    coloursWithout: (sight) => {
      if (sight === "everyone") return [];
      const knowing = sight === "nobody" ? [] : coloursKnowing(sight);
      return knowing.length === 0
        ? EVERYBODY
        : EVERYBODY.filter((colour) => !knowing.some((other) => other === colour));
    },
  };
}
