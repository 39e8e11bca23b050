import type { Tint } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import { isPlayerColour, PLAYER_COLOURS, PLAYER_COLOUR_NAMES } from "../../kit/player-colours";
import type { Seat } from "../../kit/rules";
import type { Sight } from "../../kit/scene";
import type { SeatNames } from "../../kit/seat-names";
import { colourName, say } from "../languages/sentences";
import { hasHand } from "../tts/players";
import { areHandsOpen, isEmpty, seatsOf, type Chair } from "./seats";
import type { Table } from "../table";

/** Every colour that there can be at a table, whether it has a hand now or not: one may be added at any time. */
export const EVERYBODY: ColorLiteral[] = [...PLAYER_COLOUR_NAMES];

/**
 * What the pieces of a game show of those who play it.
 * @noSelf
 */
export interface Company {
  /** The names of all seats that the game can have. */
  names: () => SeatNames;
  /** The colour of a seat's chair, or undefined if nobody has it. */
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
  recognise: () => void;
}

/** The company at a desk for this many players at most. */
export function createCompany({ desk }: Pick<Table, "desk">, most: number): Company {
  let chairs: readonly Chair[] | undefined;
  let language: Language | undefined;
  let names: string[] = [];
  let doubtful: ColorLiteral[] = [];

  /** The colours of those who may see what these seats see. */
  function coloursKnowing(seats: readonly Seat[]): ColorLiteral[] {
    const knowing: ColorLiteral[] = areHandsOpen(desk) ? ["Grey"] : [];
    for (const seat of seats) {
      const chair = desk.chairs[seat];
      if (chair?.sitter.kind === "person" && !isEmpty(chair)) knowing.push(chair.sitter.colour);
    }
    return knowing.filter((colour) => !doubtful.includes(colour));
  }

  return {
    doubt: (colour) => {
      doubtful.push(colour);
    },
    recognise: () => {
      doubtful = [];
    },
    keepsSecrets: most > 1,
    names: () => {
      if (chairs === desk.chairs && language === spoken()) return names;
      chairs = desk.chairs;
      language = spoken();
      names = chairs.map(({ colour }) => colourName(colour));
      while (names.length < most) names.push(say("freeSeat"));
      return names;
    },
    tintOf: (seat) => {
      const colour = desk.chairs[seat]?.colour;
      return colour !== undefined && isPlayerColour(colour) ? PLAYER_COLOURS[colour] : undefined;
    },
    handOf: (seat) => {
      const sitter = desk.chairs[seat]?.sitter;
      if (sitter?.kind !== "person" || !hasHand(sitter.colour)) return undefined;
      if (!seatsOf(desk.chairs, sitter.colour).includes(seat)) return undefined;
      const isOnly = seatsOf(desk.chairs, sitter.colour).length === 1;
      return isOnly || desk.deciding.includes(seat) ? sitter.colour : undefined;
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
