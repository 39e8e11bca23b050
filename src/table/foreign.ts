import { isRecord } from "../kit/data";
import { textsIn } from "../kit/lists";
import type {
  Asking,
  ChatLine,
  DeckShuffled,
  DieSettled,
  Guarding,
  KeyPressed,
  SettingsMessage,
  Shelving,
} from "./messages";
import { isUserdata } from "./orders";
import { isPlaying, isSeated } from "./seats/seats";

/*
 * Whatever stands on `_G` can be called by any script at the table, with anything. So everything that comes from outside is
 * read here first; what makes no sense is undefined, and whoever was called does nothing.
 */

/** Whether a value is a person, as events hand it over. */
export function isPerson(value: unknown): value is Player {
  return isUserdata(value);
}

/** The colour of this name; whoever sat there may have left. */
export function colourOf(value: unknown): ColorLiteral | undefined {
  return Player.getColors().find((known) => known === value);
}

/** Who asks: somebody who is seated, looks on, or is the game master. */
export function readAsking(message: unknown): Asking | undefined {
  const colour = isRecord(message) ? colourOf(message["colour"]) : undefined;
  if (colour === undefined) return undefined;
  return isSeated(colour) || !isPlaying(colour) ? { colour } : undefined;
}

export function readShelving(message: unknown): Shelving | undefined {
  const colour = readAsking(message)?.colour;
  const board = isRecord(message) ? message["board"] : undefined;
  return colour !== undefined && typeof board === "string" ? { colour, board } : undefined;
}

export function readKeyPressed(message: unknown): KeyPressed | undefined {
  const colour = readAsking(message)?.colour;
  if (!isRecord(message) || colour === undefined) return undefined;
  const { key, object, x, z } = message;
  if (typeof key !== "string" || typeof object !== "string") return undefined;
  return typeof x === "number" && typeof z === "number" ? { colour, key, object, x, z } : undefined;
}

export function readChatLine(message: unknown): ChatLine | undefined {
  const colour = readAsking(message)?.colour;
  if (!isRecord(message) || colour === undefined) return undefined;
  const { person, command } = message;
  return typeof person === "string" && typeof command === "string" ? { colour, person, command } : undefined;
}

export function readSettingsMessage(message: unknown): SettingsMessage | undefined {
  const settings = isRecord(message) ? message["settings"] : undefined;
  return typeof settings === "string" ? { settings } : undefined;
}

export function readGuarding(message: unknown): Guarding | undefined {
  if (!isRecord(message)) return undefined;
  const { piece } = message;
  return typeof piece === "string" ? { piece } : undefined;
}

export function readDieSettled(message: unknown): DieSettled | undefined {
  if (!isRecord(message)) return undefined;
  const { die, token, face } = message;
  if (typeof die !== "string" || typeof token !== "number" || typeof face !== "number") return undefined;
  return { die, token, face };
}

export function readDeckShuffled(message: unknown): DeckShuffled | undefined {
  if (!isRecord(message)) return undefined;
  const { token, memos } = message;
  if (typeof token !== "number" || !Array.isArray(memos)) return undefined;
  return { token, memos: textsIn(memos) };
}

/** Whether a message is for the object that bears this script: what would end or change it for good says so. */
export function isFor(object: { guid: string }, message: unknown): boolean {
  return isRecord(message) && message["receiver"] === object.guid;
}
