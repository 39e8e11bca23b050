import { isRecord } from "../kit/data";
import type { RollDie, ShuffleDeck } from "./messages";

/*
 * What dice and decks read of that which any script can send them. There are dozens of them in a save, so they carry no more
 * than this.
 */

/** Whether a value is an object of Tabletop Simulator, as events hand it over; a call brings tables only. */
export function isObject(value: unknown): value is GObject {
  return isUserdata(value);
}

export function isUserdata(value: unknown): boolean {
  const kind: string = typeof value;
  return kind === "userdata";
}

export function readRollDie(message: unknown): RollDie | undefined {
  if (!isRecord(message)) return undefined;
  const { board, die, token, x, y, z } = message;
  if (typeof board !== "string" || typeof die !== "string" || typeof token !== "number") return undefined;
  if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return undefined;
  return { board, die, token, x, y, z };
}

export function readShuffleDeck(message: unknown): ShuffleDeck | undefined {
  if (!isRecord(message)) return undefined;
  const { board, token } = message;
  return typeof board === "string" && typeof token === "number" ? { board, token } : undefined;
}
