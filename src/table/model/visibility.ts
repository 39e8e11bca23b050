import type { Tint } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import { isPlayerColour, PLAYER_COLOURS, PLAYER_COLOUR_NAMES } from "../../kit/player-colours";
import type { Seat } from "../../kit/rules";
import type { Sight } from "../../kit/scene";
import type { SeatNames } from "../../kit/seat-names";
import { callSeatsBy, colourName, say, sayColours } from "../languages/sentences";
import { colourNamed, hasHand, nameOf, personAt, personWith } from "../../tts/players";
import { personAs, plainName, withName } from "./person-names";
import { isCovered } from "./hot-seat";
import { areHandsOpen, isEmpty, seatsOf, type TableSeat } from "./seats";
import type { Desk } from "./desk";

/** Every colour that there can be at a table, whether it has a hand now or not: one may be added at any time. */
export const EVERYBODY: ColorLiteral[] = [...PLAYER_COLOUR_NAMES];

/**
 * What the pieces of a game show of those who play it.
 * @noSelf
 */
export interface Visibility {
  /** The names of all seats that the game can have: colours, those of bots marked. */
  names: () => SeatNames;
  /** The same with the people who play them, and those for whom bots stand in. */
  people: () => SeatNames;
  /** Somebody else may play a seat now. */
  renamed: () => void;
  /** The colour of a seat's seat, or undefined if nobody has it. */
  tintOf: (seat: Seat) => Tint | undefined;
  /** Whether players have secrets from one another, which stay so while their hands are free of the automation. */
  keepsSecrets: boolean;
  /**
   * The colour in whose hand the cards of a seat are held: that of the person who plays it. A person who plays several seats
   * holds the cards of the one that has to decide, or of the one that is shown where several share a mouse.
   */
  handOf: (seat: Seat) => ColorLiteral | undefined;
  /** The colours from which a card with this sight is hidden. */
  coloursWithout: (sight: Sight) => ColorLiteral[];
  /** Somebody is at a colour now, nobody knows who: until `recognise`, that colour may know nothing. */
  doubt: (colour: ColorLiteral) => void;
  /** It is known again who is where. */
  recognize: () => void;
}

/** What the seats of a desk are called. */
function createNaming(desk: Desk, most: number): Pick<Visibility, "names" | "people" | "renamed"> {
  let seats: readonly TableSeat[] | undefined;
  let language: Language | undefined;
  let names: string[] = [];
  let people: string[] = [];
  /** What people were called who have played here. */
  const known: Record<string, string | undefined> = {};

  function personIn({ colour, player }: TableSeat, short: string): string {
    if (player.kind === "bot") {
      const name = plainName(known[player.owner ?? ""] ?? "");
      return name === "" ? short : sayColours("botFor", { colour, name });
    }
    const person = player.person === undefined ? personAt(player.colour) : personWith(player.person);
    const name = person === undefined ? (known[player.person ?? ""] ?? "") : nameOf(person);
    if (player.person !== undefined && name !== "") known[player.person] = name;
    return withName(colour, name);
  }

  /** Names the seats, unless nothing has changed. */
  function call(): void {
    if (seats === desk.seats && language === spoken()) return;
    seats = desk.seats;
    language = spoken();
    names = seats.map(({ colour, player }) =>
      player.kind === "bot" ? sayColours("botAt", { colour }) : colourName(colour),
    );
    people = seats.map((tableSeat, seat) => personIn(tableSeat, names[seat] ?? ""));
    if (seats.length === most) return;
    const free = say("freeSeat");
    for (const list of [names, people]) while (list.length < most) list.push(free);
  }

  return {
    names: () => {
      call();
      return names;
    },
    people: () => {
      call();
      return people;
    },
    renamed: () => {
      seats = undefined;
    },
  };
}

/** What everybody may see at a desk, for this many players at most. */
export function createVisibility(desk: Desk, most: number): Visibility {
  const naming = createNaming(desk, most);
  let doubtful: ColorLiteral[] = [];

  /** The colours of those who may see what these seats see. */
  function coloursKnowing(seats: readonly Seat[]): ColorLiteral[] {
    const knowing: ColorLiteral[] = areHandsOpen(desk) ? ["Grey"] : [];
    for (const seat of seats) {
      const tableSeat = desk.seats[seat];
      if (tableSeat?.player.kind !== "person" || isEmpty(tableSeat) || isCovered(desk, seat)) continue;
      knowing.push(tableSeat.player.colour);
    }
    return knowing.filter((colour) => !doubtful.includes(colour));
  }

  callSeatsBy((colour) => {
    const seat = desk.seats.findIndex((tableSeat) => tableSeat.colour === colour);
    const there = colourNamed(colour);
    return naming.people()[seat] ?? (there === undefined ? colourName(colour) : personAs(there));
  });

  return {
    doubt: (colour) => {
      doubtful.push(colour);
    },
    recognize: () => {
      doubtful = [];
    },
    keepsSecrets: most > 1,
    ...naming,
    tintOf: (seat) => {
      const colour = desk.seats[seat]?.colour;
      return colour !== undefined && isPlayerColour(colour) ? PLAYER_COLOURS[colour] : undefined;
    },
    handOf: (seat) => {
      const player = desk.seats[seat]?.player;
      if (player?.kind !== "person" || !hasHand(player.colour)) return undefined;
      if (!seatsOf(desk.seats, player.colour).includes(seat)) return undefined;
      const isOnly = seatsOf(desk.seats, player.colour).length === 1;
      const held = desk.hotSeat.on ? desk.hotSeat.open : desk.deciding;
      return isOnly || held.includes(seat) ? player.colour : undefined;
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
