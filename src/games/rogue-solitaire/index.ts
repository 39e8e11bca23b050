import type { Game } from "../../kit/game/game";
import type { AnyReason } from "./rules/legality";
import { policies } from "./policies";
import type { Action, Event, Seen, State } from "./rules/state";
import { face } from "./scene/face";
import { tableGame } from "./table";

/** Rogue: The Solitaire-Like: cross a dungeon of cards, floor after floor. For one player. */
export const rogueSolitaire: Game<State, Action, Event, Seen, AnyReason> = {
  ...tableGame,
  policies,
  face,
};
