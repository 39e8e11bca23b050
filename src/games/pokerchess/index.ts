import type { Game } from "../../kit/game/game";
import { policies } from "./policies";
import type { AnyReason } from "./rules/reasons";
import type { Action, Seen, State } from "./rules/state";
import type { Event } from "./rules/events";
import { face } from "./scene/face";
import { tableGame } from "./table";

/** Pokerchess: chess in which every capture has to be won in a hand of poker. For two to eight people. */
export const pokerchess: Game<State, Action, Event, Seen, AnyReason> = { ...tableGame, policies, face };
