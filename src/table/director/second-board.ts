import type { Ascii } from "../../kit/ascii";
import { playsSince } from "../api/board";

/*
 * Two boards of one game would fight over the same pieces: one plays, and the other one waits until it is gone.
 */

/** Whether another board of this game plays: the one that was there before, or the lower GUID of those loaded together. */
export function isSecond(): boolean {
  const { guid, memo } = owner;
  for (const other of getObjects()) {
    if (other.memo !== memo || other.isDestroyed() || other.guid === guid) continue;
    const since = playsSince(other);
    if (since !== undefined && since < Time.time) return true;
    if (numberOf(other.guid) < numberOf(guid)) return true;
  }
  return false;
}

/** A GUID as a number: those of Tabletop Simulator are six hexadecimal digits; anything else is 0, for MoonSharp would raise. */
function numberOf(guid: Ascii): number {
  const [digits] = string.match(guid, "^%x+$");
  return digits === undefined ? 0 : (tonumber(digits, 16) ?? 0);
}
