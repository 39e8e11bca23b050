import type { Game } from "../../kit/game/game";
import type { AnyReason } from "./rules/legality";
import { policies } from "./policies";
import type { Action, Event, Seen, State } from "./rules/state";
import { face } from "./scene/face";
import { tableGame } from "./table";

/** Cards vs Dice: cards are monsters, dice are your weapons. For one player. */
export const cardsVsDice: Game<State, Action, Event, Seen, AnyReason> = { ...tableGame, policies, face };
