import type { Action } from "./game";
import type { Seat } from "../../kit/rules/rules";
import type { Scope } from "../../tts/scope";

/** What a seat is told that has asked for a hint, or that it is being thought of; it holds for one version of the game. */
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
