import type { Seat } from "../../kit/rules";
import { decidingColours, isSeated, seatedColours, steamIdAt } from "../tts/players";
import { type Desk, isUnderWay } from "./desk";
import { isEmpty, isPlayedBy, playsAgainst, seatsOf, type TableSeat } from "./seats";

/** Who may take a seat of a running game, and who may give it to whom. */

/** Who says what becomes of a seat: nobody of one's own, so if it is the host's, all the others. */
function decidersAbout(tableSeat: TableSeat): ColorLiteral[] {
  const deciding = decidingColours().filter((colour) => !isPlayedBy(tableSeat, colour));
  return deciding.length > 0 ? deciding : seatedColours().filter((colour) => !isPlayedBy(tableSeat, colour));
}

/**
 * Whether it is for the person at a colour to say what becomes of a seat: it is free, or as good as free.
 * @param isIdle whether somebody plays it who does not decide
 */
export function mayGiveAway(desk: Desk, seat: Seat, colour: ColorLiteral, isIdle: boolean): boolean {
  const tableSeat = isUnderWay(desk) ? desk.seats[seat] : undefined;
  return (
    tableSeat !== undefined && (isEmpty(tableSeat) || isIdle) && decidersAbout(tableSeat).includes(colour)
  );
}

/** Whether the person at a colour may come to play a seat, whoever gives it: not if that person plays against it. */
export function mayPlay(desk: Desk, seat: Seat, colour: ColorLiteral): boolean {
  const tableSeat = desk.playing ? desk.seats[seat] : undefined;
  return (
    tableSeat !== undefined &&
    isSeated(colour) &&
    !isPlayedBy(tableSeat, colour) &&
    !playsAgainst(desk.seats, tableSeat, steamIdAt(colour))
  );
}

/** Whether the person at a colour may take a seat without asking: one's own, or a bot's by anyone who plays none. */
export function mayTake(desk: Desk, seat: Seat, colour: ColorLiteral): boolean {
  const tableSeat = desk.playing ? desk.seats[seat] : undefined;
  // Most seats are somebody else's: that is seen before anything is looked up.
  if (
    tableSeat === undefined ||
    (tableSeat.player.kind === "person" && isPlayedBy(tableSeat, tableSeat.colour))
  )
    return false;
  if (!mayPlay(desk, seat, colour)) return false;
  const { known } = tableSeat;
  const isFirst = known.length === 0 || known[0] === steamIdAt(colour);
  if (movedTo(desk, seat) === colour || (tableSeat.colour === colour && isFirst)) return true;
  return tableSeat.player.kind === "bot" && seatsOf(desk.seats, colour).length === 0;
}

/** The colour where the person who has left a seat sits now. */
export function movedTo({ seats }: Pick<Desk, "seats">, seat: Seat): ColorLiteral | undefined {
  const tableSeat = seats[seat];
  if (tableSeat?.player.kind !== "person" || !isEmpty(tableSeat)) return undefined;
  const { person } = tableSeat.player;
  return seatedColours().find((colour) => person !== undefined && steamIdAt(colour) === person);
}
