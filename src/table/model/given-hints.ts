import type { Action } from "./game";
import { listed } from "../../kit/enumeration";
import type { Seat } from "../../kit/rules";
import { say, sayColours } from "../languages/sentences";
import { type TableSeat } from "./seats";
import type { Desk } from "./desk";
import { versionOf } from "./versions";
import { type Scope } from "../../tts/scheduler";

/** What a seat is told that has asked for a hint, or that it is being thought of; it holds for one moment of the game. */
export interface Hint {
  seat: Seat;
  version: number;
  steps: number;
  /** The turn in which it is thought of: when that is over, so is the thought. */
  turn: Scope;
  /** What is recommended, and the sentences for it; undefined while it is thought of. */
  advice: { action: Action; says: string } | undefined;
}

/** The hints in the game on a board. */
export interface HintsGiven {
  /** How many every seat has used, by its number; they are not given back by an undo. */
  used: number[];
  /** The Steam ids of those who have agreed to hints in this game; whoever comes to a seat later has not. */
  agreed: readonly string[];
  /** The newest hint of every seat that has asked. */
  newest: Hint[];
}

/** The hints in a game in which nobody has asked for any. */
export function noHints(): HintsGiven {
  return { used: [], agreed: [], newest: [] };
}

/** The hint that a seat sees now, or waits for; undefined if it has asked for none since the last step. */
export function hintFor(
  { hints, versions, playthrough }: Pick<Desk, "hints" | "versions" | "playthrough">,
  seat: Seat,
): Hint | undefined {
  const hint = hints.newest.find((other) => other.seat === seat);
  const isNow = hint?.version === versionOf(versions, seat) && hint.steps === playthrough.record.steps.length;
  return isNow && (hint.advice !== undefined || !hint.turn.isOver()) ? hint : undefined;
}

/** From now on this is the newest hint of its seat. */
export function putHint(hints: HintsGiven, hint: Hint): void {
  hints.newest = hints.newest.filter((other) => other.seat !== hint.seat).concat([hint]);
}

/** A seat has got a hint. */
export function countHint({ hints }: { hints: HintsGiven }, seat: Seat): void {
  const used: number[] = [];
  for (let other = 0; other <= Math.max(seat, hints.used.length - 1); other++)
    used.push((hints.used[other] ?? 0) + (other === seat ? 1 : 0));
  hints.used = used;
}

/** How many hints were used, by colour where several could have; empty if none was. */
export function hintsLine(used: readonly number[], seats: readonly TableSeat[]): string {
  const counts: string[] = [];
  let total = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    const colour = seats[seat]?.colour;
    const count = used[seat] ?? 0;
    total += count;
    if (colour !== undefined && count > 0) counts.push(sayColours("hintsOf", { colour, count }));
  }
  if (total === 0) return "";
  return seats.length > 1
    ? say("hintsUsedBy", { counts: listed(counts) })
    : say("hintsUsed", { count: total });
}

/**
 * The hints that a save tells of; whatever is damaged counts as none.
 * @param agreed who has agreed to them; older saves say only that everybody has who owned a seat
 */
export function readHints(saved: unknown, agreed: readonly string[]): HintsGiven {
  const hints = noHints();
  hints.agreed = agreed;
  if (!Array.isArray(saved)) return hints;
  for (const count of saved) hints.used.push(typeof count === "number" && count > 0 ? count : 0);
  return hints;
}
