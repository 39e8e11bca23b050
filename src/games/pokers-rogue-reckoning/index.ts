import type { Game } from "../../kit/game/game";
import type { AnyReason } from "./rules/reasons";
import { policies } from "./policies";
import type { Action, Event, Seen, State } from "./rules/state";
import { face } from "./scene/face";
import { tableGame } from "./table";

/** Poker's Rogue Reckoning: a dungeon of 54 cards, and fights with hands of dice. For one player. */
export const pokersRogueReckoning: Game<State, Action, Event, Seen, AnyReason> = {
  ...tableGame,
  policies,
  face,
};
