import { isRecord } from "../../kit/data/data";
import { LEVELS, type Level } from "../../kit/game/level";
import { takeFirst, textsIn } from "../../kit/data/lists";
import type { Whose } from "../../kit/record/playthrough";
import type { Seat } from "../../kit/rules/rules";
import type { TableRefusal } from "../languages/refusals";
import { colourNamed, isSeated, playingColours, seatedColours, steamIdAt } from "../../tts/players";

/**
 * Who plays a seat: the person at a colour, or a bot, which may only stand in until that person is back. Where
 * people have secrets from one another, `person` is the Steam id: somebody else who sits down at that colour does not play.
 */
export type SeatPlayer =
  | { kind: "person"; colour: ColorLiteral; person: string | undefined }
  /** `owner`: the Steam id of the person whose seat the bot keeps. */
  | { kind: "bot"; level: Level; standIn: boolean; owner?: string | undefined };

/**
 * A place at the game. It keeps its colour no matter who plays it: one person can play several, another can take one over,
 * and a bot can stand in.
 */
export interface TableSeat {
  colour: ColorLiteral;
  player: SeatPlayer;
  /** The Steam ids of everybody who has played it in this game, the first one first: they know what it holds. */
  known: readonly string[];
  /** How many steps there were when its player took it over: what was chosen before is not theirs to undo. */
  since: number;
}

/** The person at a colour as a player; `secret`: only that very person is one. */
export function playerAt(colour: ColorLiteral, secret: boolean): SeatPlayer {
  return { kind: "person", colour, person: secret ? steamIdAt(colour) : undefined };
}

/** A seat with somebody on it. */
export function newSeat(colour: ColorLiteral, player: SeatPlayer): TableSeat {
  const tableSeat: TableSeat = { colour, player, known: [], since: 0 };
  occupy(tableSeat, player);
  return tableSeat;
}

/** Has somebody play a seat from now on. */
export function occupy(tableSeat: TableSeat, player: SeatPlayer): void {
  tableSeat.player = player;
  const person = player.kind === "person" ? player.person : undefined;
  if (person !== undefined) knowsSeat(tableSeat, person);
}

/** From now on a person counts as one who has played a seat. */
export function knowsSeat(tableSeat: TableSeat, person: string): void {
  const { known } = tableSeat;
  if (!known.includes(person)) tableSeat.known = known.concat([person]);
}

/** Whether the person at a colour plays a seat. */
export function isPlayedBy({ player }: TableSeat, colour: ColorLiteral): boolean {
  return player.kind === "person" && player.colour === colour && isThere(player);
}

/** Whether a seat is played by a person who is not at the table. */
export function isEmpty({ player }: TableSeat): boolean {
  return player.kind === "person" && !isThere(player);
}

/** Whether a bot keeps a seat for this person; older saves name only those who have played it. */
export function isKeptFor(tableSeat: TableSeat, person: string): boolean {
  const { player } = tableSeat;
  if (player.kind !== "bot") return false;
  return player.owner === undefined ? hasPlayed(tableSeat, person) : player.owner === person;
}

/** Whether a person has played a seat in this game; where nobody has secrets, nobody is known. */
export function hasPlayed({ known }: TableSeat, person: string): boolean {
  return known.includes(person);
}

/**
 * Whether those who only look on may see every hand: not while somebody among them plays, or has played.
 */
export function areHandsOpen({
  openHands,
  seats,
}: {
  openHands: boolean;
  seats: readonly TableSeat[];
}): boolean {
  if (!openHands) return false;
  return Player.getSpectators().every(({ steam_id: person }) =>
    seats.every((tableSeat) => person === undefined || !hasPlayed(tableSeat, person)),
  );
}

/** Whether a person has played another seat of a game than this one, whose secrets are not for their eyes. */
export function playsAgainst(seats: readonly TableSeat[], tableSeat: TableSeat, person: string): boolean {
  return seats.some((other) => other !== tableSeat && hasPlayed(other, person));
}

function isThere({ colour, person }: Extract<SeatPlayer, { kind: "person" }>): boolean {
  return isSeated(colour) && (person === undefined || person === steamIdAt(colour));
}

/** The seats that the person at a colour plays. */
export function seatsOf(seats: readonly TableSeat[], colour: ColorLiteral): Seat[] {
  const own: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const tableSeat = seats[seat];
    if (tableSeat !== undefined && isPlayedBy(tableSeat, colour)) own.push(seat);
  }
  return own;
}

/** The Steam id of the person who owns a seat; empty: nobody does, or whoever sits at its colour, who has left. */
export function ownerOf({ player }: TableSeat): string {
  return player.kind === "person" ? (player.person ?? steamIdAt(player.colour)) : "";
}

/** The Steam ids of all who own some seats, here or away, each once. */
export function ownersOf(seats: readonly TableSeat[]): string[] {
  const ids: string[] = [];
  for (const tableSeat of seats) {
    const id = ownerOf(tableSeat);
    if (id !== "" && !ids.includes(id)) ids.push(id);
  }
  return ids;
}

/**
 * The seats of a game for whoever has played it, to play once more; undefined: somebody has left, or others sit at the table, too.
 */
export function seatsAgain(seats: readonly TableSeat[]): TableSeat[] | undefined {
  return areAllBack(seats) ? seats.map(({ colour, player }) => newSeat(colour, player)) : undefined;
}

/** Whether just those are at the table who have played a game, bots included. */
export function areAllBack(seats: readonly TableSeat[]): boolean {
  const playing: Record<string, true | undefined> = {};
  for (const tableSeat of seats) {
    const { player } = tableSeat;
    if (player.kind === "bot" ? player.standIn : isEmpty(tableSeat)) return false;
    if (player.kind === "person") playing[player.colour] = true;
  }
  return seatedColours().every((colour) => playing[colour] === true);
}

/** The people at the table who play some seats, each once. */
export function peopleAt(seats: readonly TableSeat[], those: readonly Seat[]): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  for (const seat of those) {
    const tableSeat = seats[seat];
    if (tableSeat?.player.kind !== "person" || isEmpty(tableSeat)) continue;
    const { colour } = tableSeat.player;
    if (!colours.includes(colour)) colours.push(colour);
  }
  return colours;
}

/** The people at the table who play, each once. */
export function everybodyAt(seats: readonly TableSeat[]): ColorLiteral[] {
  return peopleAt(
    seats,
    seats.map((_, seat) => seat),
  );
}

/** The colours of the seats of some seats. */
export function coloursOf(seats: readonly TableSeat[], those: readonly Seat[]): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  for (const seat of those) {
    const tableSeat = seats[seat];
    if (tableSeat !== undefined) colours.push(tableSeat.colour);
  }
  return colours;
}

/** Who plays each seat, as the person at a colour sees it. */
export function whoseFor(
  seats: readonly TableSeat[],
  colour: ColorLiteral,
): (this: void, seat: Seat) => Whose {
  return (seat) => {
    const tableSeat = seats[seat];
    if (tableSeat?.player.kind === "bot") return "bot";
    return tableSeat !== undefined && isPlayedBy(tableSeat, colour) ? "mine" : "other";
  };
}

/** Why somebody who has no seat in the game may not do what players may. */
export function notTheirs(seats: readonly TableSeat[]): TableRefusal {
  return { kind: "notYourGame", players: seats.map(({ colour }) => colour) };
}

/** The seats that a save holds; those that are damaged are left out. */
export function readSeats(saved: unknown): TableSeat[] {
  const seats: TableSeat[] = [];
  if (!Array.isArray(saved)) return seats;
  for (const entry of saved) {
    const tableSeat = readSeat(entry);
    if (tableSeat !== undefined) seats.push(tableSeat);
  }
  return seats;
}

/** Seats as a save holds them, in the words of the saves of all versions. */
export function savedSeats(seats: readonly TableSeat[]): Record<string, unknown>[] {
  return seats.map(({ colour, player, known, since }) => ({
    colour,
    sitter:
      player.kind === "bot"
        ? { kind: "computer", level: player.level, standIn: player.standIn, owner: player.owner }
        : player,
    known,
    since,
  }));
}

/** Stands for somebody who is not at the table, no matter who is. */
const NOBODY = "nobody";

/**
 * The seats of a running game that a save holds. One that is damaged is empty, for the table to give to somebody.
 * @param least how many there are at least
 * @param most how many the game can have
 */
export function readSeatsInPlay(
  saved: unknown,
  least: number,
  most: number,
): { seats: TableSeat[]; damaged: boolean } {
  const entries: unknown[] = Array.isArray(saved) ? saved : [];
  const read: (TableSeat | undefined)[] = [];
  const taken: ColorLiteral[] = [];
  let damaged = entries.length < least || entries.length > most;
  const count = Math.min(most, Math.max(least, entries.length));
  for (let seat = 0; seat < count; seat++) {
    const tableSeat = readSeat(entries[seat]);
    const usable = tableSeat === undefined || taken.includes(tableSeat.colour) ? undefined : tableSeat;
    if (usable === undefined) damaged = true;
    else taken.push(usable.colour);
    read[seat] = usable;
  }
  const free = playingColours().filter((colour) => !taken.includes(colour));
  const seats: TableSeat[] = [];
  for (let seat = 0; seat < count; seat++) {
    const tableSeat = read[seat] ?? emptySeat(takeFirst(free) ?? "White");
    seats.push(tableSeat);
  }
  return { seats, damaged };
}

function emptySeat(colour: ColorLiteral): TableSeat {
  return { colour, player: { kind: "person", colour, person: NOBODY }, known: [], since: 0 };
}

function readSeat(saved: unknown): TableSeat | undefined {
  if (!isRecord(saved)) return undefined;
  const colour = colourNamed(saved["colour"]);
  const player = readPlayer(saved["sitter"]);
  if (colour === undefined || player === undefined) return undefined;
  const tableSeat = newSeat(colour, player);
  tableSeat.known = textsIn(saved["known"]);
  tableSeat.since = tonumber(saved["since"]) ?? 0;
  return tableSeat;
}

function readPlayer(saved: unknown): SeatPlayer | undefined {
  if (!isRecord(saved)) return undefined;
  if (saved["kind"] === "computer") {
    const owner = typeof saved["owner"] === "string" ? saved["owner"] : undefined;
    return { kind: "bot", level: readLevel(saved["level"]), standIn: saved["standIn"] === true, owner };
  }
  const colour = colourNamed(saved["colour"]);
  const person = saved["person"];
  if (colour === undefined) return undefined;
  return { kind: "person", colour, person: typeof person === "string" ? person : undefined };
}

/** What the levels were called when there were three. */
const FORMER: Record<string, Level | undefined> = { easy: "beginner", fair: "regular", strong: "expert" };

/** How well bots play according to a save. */
export function readLevel(saved: unknown): Level {
  if (typeof saved !== "string") return "regular";
  return LEVELS.find((level) => level === saved) ?? FORMER[saved] ?? "regular";
}

/** How well bots play after a click on it, round and round. */
export function nextLevel(level: Level): Level {
  return LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? "regular";
}
