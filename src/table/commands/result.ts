import type { Refusal } from "../../kit/rules/refusal";
import type { TableRefusal } from "../languages/refusals";
import type { Command, CommandKind, FeatureCommand, OwnCommand } from "./commands";

/**
 * What no longer shows how things are: nothing, the panel of one viewer, everybody's panels, the pieces on the table, or the turn
 * itself: what the game waits for has to be looked at, and all the rest comes with that. `waiting`: the table has come to wait for
 * people, who are shown and told so.
 */
export type Invalidation = "nothing" | "panel" | "panels" | "table" | "turn" | "waiting";

/** Why a command is not obeyed: by a rule of the game, or for a reason of the table. */
export interface Refused {
  kind: "refused";
  why: Refusal | TableRefusal;
}

/** What becomes of a command: it is obeyed, and something has become stale, or it is refused. */
export type CommandResult = Invalidation | Refused;

export function refused(why: Refusal | TableRefusal): Refused {
  return { kind: "refused", why };
}

export function isRefused(answer: CommandResult | readonly unknown[]): answer is Refused {
  return typeof answer !== "string" && "kind" in answer;
}

/** What obeys each command of certain kinds. */
export type Handlers<Kind extends CommandKind> = {
  readonly [Each in Kind]: (this: void, player: Player, command: Command<Each>) => CommandResult;
};

/** All handlers of a table: what features obey may be missing. */
export type AllHandlers = Handlers<OwnCommand> & Partial<Handlers<FeatureCommand>>;

/** Sees to the answer that somebody gets: tells why not, or has brought up to date what has become stale. */
export type Reply = (this: void, player: Player, answer: CommandResult) => void;
