import { isRecord } from "../../kit/data";
import { LEVELS, type Level } from "../../kit/game";
import type { Seat } from "../../kit/rules";
import type { Whose } from "../play/playthrough";
import { colourNamed, isSeated } from "./seats";

/** Who plays a chair: the person at a colour, or a computer player, who may only stand in until that person is back. */
export type Sitter =
  { kind: "person"; colour: ColorLiteral } | { kind: "computer"; level: Level; standIn: boolean };

/**
 * A place at the game. It keeps its colour whoever plays it: one person can play several, another can take one over,
 * and a computer can stand in.
 */
export interface Chair {
  colour: ColorLiteral;
  sitter: Sitter;
}

/** The chair of the person at a colour. */
export function ownChair(colour: ColorLiteral): Chair {
  return { colour, sitter: { kind: "person", colour } };
}

/** Whether the person at a colour plays a chair. */
export function isPlayedBy({ sitter }: Chair, colour: ColorLiteral): boolean {
  return sitter.kind === "person" && sitter.colour === colour;
}

/** Whether a chair is played by a person who is not at the table. */
export function isEmpty({ sitter }: Chair): boolean {
  return sitter.kind === "person" && !isSeated(sitter.colour);
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

function readChair(saved: unknown): Chair | undefined {
  if (!isRecord(saved)) return undefined;
  const colour = colourNamed(saved["colour"]);
  const sitter = readSitter(saved["sitter"]);
  return colour === undefined || sitter === undefined ? undefined : { colour, sitter };
}

function readSitter(saved: unknown): Sitter | undefined {
  if (!isRecord(saved)) return undefined;
  if (saved["kind"] === "computer") {
    return { kind: "computer", level: readLevel(saved["level"]), standIn: saved["standIn"] === true };
  }
  const colour = colourNamed(saved["colour"]);
  return colour === undefined ? undefined : { kind: "person", colour };
}

/** How well computers play according to a save. */
export function readLevel(saved: unknown): Level {
  return LEVELS.find((level) => level === saved) ?? "fair";
}
