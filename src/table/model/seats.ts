import { isRecord } from "../../kit/data";
import { LEVELS, type Level } from "../../kit/game";
import { takeFirst, textsIn } from "../../kit/lists";
import type { Whose } from "../../kit/playthrough";
import type { Seat } from "../../kit/rules";
import type { TableReason } from "../languages/refusals";
import { colourNamed, isSeated, playingColours, steamIdAt } from "../tts/players";

/**
 * Who plays a chair: the person at a colour, or a bot, which may only stand in until that person is back. Where
 * people have secrets from one another, `person` is the Steam id: somebody else who sits down at that colour does not play.
 */
export type Sitter =
  | { kind: "person"; colour: ColorLiteral; person: string | undefined }
  | { kind: "computer"; level: Level; standIn: boolean };

/**
 * A place at the game. It keeps its colour no matter who plays it: one person can play several, another can take one over,
 * and a bot can stand in.
 */
export interface Chair {
  colour: ColorLiteral;
  sitter: Sitter;
  /** The Steam ids of everybody who has played it in this game, the first one first: they know what it holds. */
  known: string[];
}

/** The person at a colour as a sitter; `secret`: only that very person is one. */
export function sitterAt(colour: ColorLiteral, secret: boolean): Sitter {
  return { kind: "person", colour, person: secret ? steamIdAt(colour) : undefined };
}

/** A chair with somebody on it. */
export function chairOf(colour: ColorLiteral, sitter: Sitter): Chair {
  const chair: Chair = { colour, sitter, known: [] };
  occupy(chair, sitter);
  return chair;
}

/** Has somebody play a chair from now on. */
export function occupy(chair: Chair, sitter: Sitter): void {
  chair.sitter = sitter;
  const person = sitter.kind === "person" ? sitter.person : undefined;
  if (person !== undefined && !chair.known.includes(person)) chair.known.push(person);
}

/** Whether the person at a colour plays a chair. */
export function isPlayedBy({ sitter }: Chair, colour: ColorLiteral): boolean {
  return sitter.kind === "person" && sitter.colour === colour && isThere(sitter);
}

/** Whether a chair is played by a person who is not at the table. */
export function isEmpty({ sitter }: Chair): boolean {
  return sitter.kind === "person" && !isThere(sitter);
}

/** Whether a person has played a chair in this game; where nobody has secrets, nobody is known. */
export function hasPlayed({ known }: Chair, person: string): boolean {
  return known.includes(person);
}

/**
 * Whether those who only look on may see every hand: not while somebody among them plays, or has played.
 */
export function areHandsOpen({
  openHands,
  chairs,
}: {
  openHands: boolean;
  chairs: readonly Chair[];
}): boolean {
  if (!openHands) return false;
  return Player.getSpectators().every(({ steam_id: person }) =>
    chairs.every((chair) => person === undefined || !hasPlayed(chair, person)),
  );
}

/** Whether a person has played another chair of a game than this one, whose secrets are not for their eyes. */
export function playsAgainst(chairs: readonly Chair[], chair: Chair, person: string): boolean {
  return chairs.some((other) => other !== chair && hasPlayed(other, person));
}

function isThere({ colour, person }: Extract<Sitter, { kind: "person" }>): boolean {
  return isSeated(colour) && (person === undefined || person === steamIdAt(colour));
}

/** The seats that the person at a colour plays. */
export function seatsOf(chairs: readonly Chair[], colour: ColorLiteral): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < chairs.length; seat++) {
    const chair = chairs[seat];
    if (chair !== undefined && isPlayedBy(chair, colour)) seats.push(seat);
  }
  return seats;
}

/** The people at the table who play some seats, each once. */
export function peopleAt(chairs: readonly Chair[], seats: readonly Seat[]): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  for (const seat of seats) {
    const chair = chairs[seat];
    if (chair?.sitter.kind !== "person" || isEmpty(chair)) continue;
    const { colour } = chair.sitter;
    if (!colours.includes(colour)) colours.push(colour);
  }
  return colours;
}

/** The people at the table who play, each once. */
export function everybodyAt(chairs: readonly Chair[]): ColorLiteral[] {
  return peopleAt(
    chairs,
    chairs.map((_, seat) => seat),
  );
}

/** The colours of the chairs of some seats. */
export function coloursOf(chairs: readonly Chair[], seats: readonly Seat[]): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  for (const seat of seats) {
    const chair = chairs[seat];
    if (chair !== undefined) colours.push(chair.colour);
  }
  return colours;
}

/** Who plays each seat, as the person at a colour sees it. */
export function whoseFor(chairs: readonly Chair[], colour: ColorLiteral): (this: void, seat: Seat) => Whose {
  return (seat) => {
    const chair = chairs[seat];
    if (chair?.sitter.kind === "computer") return "computer";
    return chair !== undefined && isPlayedBy(chair, colour) ? "mine" : "other";
  };
}

/** Why somebody who has no seat in the game may not do what players may. */
export function notTheirs(chairs: readonly Chair[]): TableReason {
  return { kind: "notYourGame", players: chairs.map(({ colour }) => colour) };
}

/** The chairs that a save holds; those that are damaged are left out. */
export function readChairs(saved: unknown): Chair[] {
  const chairs: Chair[] = [];
  if (!Array.isArray(saved)) return chairs;
  for (const entry of saved) {
    const chair = readChair(entry);
    if (chair !== undefined) chairs.push(chair);
  }
  return chairs;
}

/** Stands for somebody who is not at the table, no matter who is. */
const NOBODY = "nobody";

/**
 * The chairs of a running game that a save holds. One that is damaged is empty, for the table to give to somebody.
 * @param least how many there are at least
 * @param most how many the game can have
 */
export function readChairsInPlay(
  saved: unknown,
  least: number,
  most: number,
): { chairs: Chair[]; damaged: boolean } {
  const entries: unknown[] = Array.isArray(saved) ? saved : [];
  const read: (Chair | undefined)[] = [];
  const taken: ColorLiteral[] = [];
  let damaged = entries.length < least || entries.length > most;
  const count = Math.min(most, Math.max(least, entries.length));
  for (let seat = 0; seat < count; seat++) {
    const chair = readChair(entries[seat]);
    const usable = chair === undefined || taken.includes(chair.colour) ? undefined : chair;
    if (usable === undefined) damaged = true;
    else taken.push(usable.colour);
    read[seat] = usable;
  }
  const free = playingColours().filter((colour) => !taken.includes(colour));
  const chairs: Chair[] = [];
  for (let seat = 0; seat < count; seat++) {
    const chair = read[seat] ?? emptyChair(takeFirst(free) ?? "White");
    chairs.push(chair);
  }
  return { chairs, damaged };
}

function emptyChair(colour: ColorLiteral): Chair {
  return { colour, sitter: { kind: "person", colour, person: NOBODY }, known: [] };
}

function readChair(saved: unknown): Chair | undefined {
  if (!isRecord(saved)) return undefined;
  const colour = colourNamed(saved["colour"]);
  const sitter = readSitter(saved["sitter"]);
  if (colour === undefined || sitter === undefined) return undefined;
  const chair = chairOf(colour, sitter);
  chair.known = textsIn(saved["known"]);
  return chair;
}

function readSitter(saved: unknown): Sitter | undefined {
  if (!isRecord(saved)) return undefined;
  if (saved["kind"] === "computer") {
    return { kind: "computer", level: readLevel(saved["level"]), standIn: saved["standIn"] === true };
  }
  const colour = colourNamed(saved["colour"]);
  const person = saved["person"];
  if (colour === undefined) return undefined;
  return { kind: "person", colour, person: typeof person === "string" ? person : undefined };
}

/** How well computers play according to a save. */
export function readLevel(saved: unknown): Level {
  return LEVELS.find((level) => level === saved) ?? "fair";
}

/** How well computers play after a click on it, round and round. */
export function nextLevel(level: Level): Level {
  return LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? "fair";
}
