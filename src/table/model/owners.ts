import type { Seat } from "../../kit/rules/rules";
import { steamIdAt } from "../../tts/players";
import { isUnderWay } from "./desk";
import {
  areHandsOpen,
  everybodyAt,
  isEmpty,
  ownerOf,
  ownersOf,
  type SeatPlayer,
  type TableSeat,
} from "./seats";
import type { Again, Desk } from "./contracts";

/*
 * Who plays a game: the persons who own its seats, whether they are at the table or away. What was agreed is agreed by them.
 */

/** A seat that a person owns. */
export interface OwnedSeat extends TableSeat {
  player: Extract<SeatPlayer, { kind: "person" }>;
}

/** The seats of the game on a desk that a person owns. */
export function seatsOwnedBy({ seats }: { seats: readonly TableSeat[] }, id: string): OwnedSeat[] {
  return seats.filter((tableSeat): tableSeat is OwnedSeat => id !== "" && ownerOf(tableSeat) === id);
}

/** All but the person at a colour who own the game that is on: some things are only done if they agree. */
export function ownersBeside(desk: Desk, colour: ColorLiteral): string[] {
  if (!isUnderWay(desk)) return [];
  const id = steamIdAt(colour);
  return ownersOf(desk.seats).filter((other) => other !== id);
}

/** Who wants to play again after the game on a desk. */
export function againAt({ again, seats }: Pick<Desk, "again" | "seats">): Again {
  return {
    wants: again,
    open: everybodyAt(seats).filter((colour) => !again.includes(colour)),
    away: seats.filter((tableSeat) => isEmpty(tableSeat)).map(({ colour }) => colour),
  };
}

/** Notes who looks on while spectators see every hand of the game that is on: they know too much to play it. */
export function noteWitnesses(desk: Desk): void {
  if (!isUnderWay(desk) || desk.seats.length < 2 || !areHandsOpen(desk)) return;
  for (const { steam_id: id } of Player.getSpectators())
    if (id !== undefined && !desk.witnesses.includes(id)) desk.witnesses = desk.witnesses.concat([id]);
}

/** The one person who has played a seat from the beginning, and no other seat; undefined: nobody has. */
export function onlyPlayerOf(seats: readonly TableSeat[], seat: Seat): string | undefined {
  const tableSeat = seats[seat];
  const id = tableSeat && personOf(tableSeat);
  if (tableSeat === undefined || id === undefined || id === "") return undefined;
  const isAlone = seats.every((other) => other === tableSeat || personOf(other) !== id);
  const isTheirs = tableSeat.known.every((person) => person === id);
  return isAlone && isTheirs ? id : undefined;
}

function personOf({ player }: TableSeat): string | undefined {
  return player.kind === "person" ? (player.person ?? steamIdAt(player.colour)) : undefined;
}
