import type { Game } from "../../kit/game/game";
import type { AnyReason } from "./rules/legality";
import { policies } from "./policies";
import type { Action, Event, Seen, State } from "./rules/state";
import { face } from "./scene/face";
import { tableGame } from "./table";

/** Roll Flush: push your luck for cards, then score the best poker hand. For two to four players. */
export const rollFlush: Game<State, Action, Event, Seen, AnyReason> = { ...tableGame, policies, face };
