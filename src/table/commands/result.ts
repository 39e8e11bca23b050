import type { Refusal } from "../../kit/refusal";
import type { TableReason } from "../languages/refusals";
import type { Command, CommandKind } from "./commands";

/**
 * What no longer shows how things are: nothing, the panel of one viewer, everybody's panels, the pieces on the table, or the turn
 * itself: what the game waits for has to be looked at, and all the rest comes with that. `waiting`: the table has come to wait for
 * people, who are shown and told so.
 */
export type Stale = "nothing" | "panel" | "panels" | "table" | "turn" | "waiting";

/** Why a command is not obeyed: by a rule of the game, or for a reason of the table. */
export interface Refused {
  kind: "refused";
  why: Refusal | TableReason;
}

/** What becomes of a command: it is obeyed, and something has become stale, or it is refused. */
export type Answer = Stale | Refused;

export function refused(why: Refusal | TableReason): Refused {
  return { kind: "refused", why };
}

export function isRefused(answer: Answer): answer is Refused {
  return typeof answer !== "string";
}

/** What obeys each command of certain kinds. */
export type Handlers<Kind extends CommandKind> = {
  readonly [Each in Kind]: (this: void, player: Player, command: Command<Each>) => Answer;
};

/** Sees to the answer that somebody gets: tells why not, or has brought up to date what has become stale. */
export type Settle = (this: void, player: Player, answer: Answer) => void;
