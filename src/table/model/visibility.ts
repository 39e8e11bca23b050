import { spoken, type Language } from "../../kit/words/language";
import { isPlayerColour, PLAYER_COLOURS, PLAYER_COLOUR_NAMES } from "../../kit/game/player-colours";
import type { Seat } from "../../kit/rules/rules";
import { callSeatsBy, colourName, say, sayColours } from "../languages/sentences";
import { colourNamed, hasHand, nameOf, personAt, personWith } from "../../tts/players";
import { personAs, plainName, withName } from "./person-names";
import { isCovered } from "./hot-seat";
import { areHandsOpen, isEmpty, seatsOf, type TableSeat } from "./seats";
import type { Desk, Visibility } from "./contracts";

/** Every colour that there can be at a table, whether it has a hand now or not: one may be added at any time. */
export const EVERYBODY: ColorLiteral[] = [...PLAYER_COLOUR_NAMES];

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
