import type { Tint } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import { isPlayerColour, PLAYER_COLOURS } from "../../kit/player-colours";
import type { Seat } from "../../kit/rules";
import type { Sight } from "../../kit/scene";
import type { SeatNames } from "../../kit/seat-names";
import { seatsOf, type Chair } from "./chairs";
import type { Desk } from "../desk";
import { hasHand, viewers } from "./seats";
import { colourName, say } from "../words";

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
   * The colour in whose hand the cards of a seat are held: that of the person who plays it. Whoever plays several seats
   * holds the cards of the one that is to decide, so that people who share a colour do not see one another's.
   */
  handOf: (seat: Seat) => ColorLiteral | undefined;
  /** The colours from which a card with this sight is hidden. */
  coloursWithout: (sight: Sight) => ColorLiteral[];
}

/** The company at a desk on which so many can play at most. */
export function createCompany<State, Action>(desk: Desk<State, Action>, most: number): Company {
  let chairs: readonly Chair[] | undefined;
  let language: Language | undefined;
  let names: string[] = [];
  let available = 0;
  let everybody: ColorLiteral[] = [];

  /** Every colour that can look at a card. They come and go with their hands; each card that is drawn asks. */
  function allColours(): ColorLiteral[] {
    const count = Player.getAvailableColors().length;
    if (count !== available) {
      available = count;
      everybody = viewers().concat(["Black"]);
    }
    return everybody;
  }

  /** Whether somebody at a colour may see what these seats see. */
  function knows(colour: ColorLiteral, seats: readonly Seat[]): boolean {
    if (colour === "Grey" && desk.openHands) return true;
    return seatsOf(desk.chairs, colour).some((seat) => seats.includes(seat));
  }

  return {
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
      const isOnly = seatsOf(desk.chairs, sitter.colour).length === 1;
      return isOnly || desk.deciding.includes(seat) ? sitter.colour : undefined;
    },
    coloursWithout: (sight) => {
      if (sight === "everyone") return [];
      const all = allColours();
      return sight === "nobody" || sight.length === 0 ? all : all.filter((colour) => !knows(colour, sight));
    },
  };
}
