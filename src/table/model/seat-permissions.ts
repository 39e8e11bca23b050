import type { Seat } from "../../kit/rules/rules";
import { decidingColours, isHost, isSeated, personWith, seatedColours, steamIdAt } from "../../tts/players";
import { isUnderWay } from "./desk";
import { isEmpty, isKeptFor, isPlayedBy, ownersOf, playsAgainst, seatsOf, type TableSeat } from "./seats";
import type { Desk } from "./contracts";

/** Who may take a seat of a running game, and who may give it to whom. */

/**
 * Who says what becomes of a seat: nobody of one's own, so if it is the host's, all the others; those who play the game first, and
 * strangers only if nobody who owns a seat is at the table.
 */
function decidersAbout({ seats }: Desk, tableSeat: TableSeat): ColorLiteral[] {
  const deciding = decidingColours().filter((colour) => !isPlayedBy(tableSeat, colour));
  if (deciding.some((colour) => isHost(colour))) return deciding;
  const others = seatedColours().filter((colour) => !isPlayedBy(tableSeat, colour));
  const players = others.filter((colour) => seatsOf(seats, colour).length > 0);
  const isOwned = ownersOf(seats).some((id) => personWith(id) !== undefined);
  return players.length > 0 || isOwned ? players : others;
}

/**
 * Whether it is for the person at a colour to say what becomes of a seat: it is free, or as good as free.
 * @param isIdle whether somebody plays it who does not decide
 */
export function mayGiveAway(desk: Desk, seat: Seat, colour: ColorLiteral, isIdle: boolean): boolean {
  const tableSeat = isUnderWay(desk) ? desk.seats[seat] : undefined;
  return (
    tableSeat !== undefined &&
    (isEmpty(tableSeat) || isIdle) &&
    decidersAbout(desk, tableSeat).includes(colour)
  );
}

/** Whether the person at a colour may come to play a seat, whoever gives it: not if that person has seen what others hold. */
export function mayPlay(desk: Desk, seat: Seat, colour: ColorLiteral): boolean {
  const tableSeat = desk.playing ? desk.seats[seat] : undefined;
  if (tableSeat === undefined || !isSeated(colour) || isPlayedBy(tableSeat, colour)) return false;
  const person = steamIdAt(colour);
  return !playsAgainst(desk.seats, tableSeat, person) && !desk.witnesses.includes(person);
}

/**
 * Whether the person at a colour may take a seat: one's own, or a bot's by anyone who plays none; if a person has played it before
 * the bot, all who own seats have to agree. Undefined: by no means.
 */
export function takingOf(desk: Desk, seat: Seat, colour: ColorLiteral): "free" | "asked" | undefined {
  const tableSeat = desk.playing ? desk.seats[seat] : undefined;
  if (tableSeat === undefined) return undefined;
  const { player, known } = tableSeat;
  // Most seats are somebody else's: that is seen before anything is looked up.
  const isPlayed = player.kind === "person" && isPlayedBy(tableSeat, player.colour);
  if ((isPlayed && tableSeat.colour !== colour) || !mayPlay(desk, seat, colour)) return undefined;
  if (movedTo(desk, seat) === colour || (tableSeat.colour === colour && isOwn(tableSeat, colour)))
    return "free";
  if (player.kind !== "bot" || seatsOf(desk.seats, colour).length > 0) return undefined;
  return known.length > 0 && !isKeptFor(tableSeat, steamIdAt(colour)) ? "asked" : "free";
}

/** Whether a seat is that of the person at its colour: a bot keeps it for that person, or nobody has played it before. */
function isOwn(tableSeat: TableSeat, colour: ColorLiteral): boolean {
  const [first] = tableSeat.known;
  const person = steamIdAt(colour);
  if (first === undefined) return true;
  return tableSeat.player.kind === "bot" ? isKeptFor(tableSeat, person) : first === person;
}

/**
 * Whether the people at two colours may swap seats: while a game is on that has secrets, each has to play the seat of that colour.
 */
export function maySwap(desk: Desk, one: ColorLiteral, other: ColorLiteral): boolean {
  if (one === other || !isSeated(one) || !isSeated(other)) return false;
  if (!isUnderWay(desk) || desk.seats.length === 1) return true;
  return [one, other].every((colour) => seatsOf(desk.seats, colour).length > 0);
}

/** The colour where the person who has left a seat sits now. */
export function movedTo({ seats }: Pick<Desk, "seats">, seat: Seat): ColorLiteral | undefined {
  const tableSeat = seats[seat];
  if (tableSeat?.player.kind !== "person" || !isEmpty(tableSeat)) return undefined;
  const { person } = tableSeat.player;
  return seatedColours().find((colour) => person !== undefined && steamIdAt(colour) === person);
}
