import type { Level, TableGame } from "../kit/game";
import type { OptionSpec } from "../kit/options";
import type { GameAction, GameEvent } from "../kit/rules";
import { isVariant, yetToAccept } from "./agreement";
import type { Chair } from "./chairs";
import type { Desk } from "./desk";
import type { UndoRule } from "./playthrough";

/** What can be arranged before the deal. */
export interface Lobby {
  /** How many can play. */
  seats: { readonly min: number; readonly max: number };
  /** Who would play now. */
  chairs: readonly Chair[];
  /** Whether there are computer players to ask. */
  computers: boolean;
  level: Level;
  /** The deal code of the next game, where the game offers one. */
  code: { offered: boolean; chosen: string | undefined };
  options: readonly { spec: OptionSpec; label: string; value: string }[];
  /** In a game of several: whether it would differ from the designer's, and who has yet to accept that. */
  agreement: { needed: boolean; missing: readonly ColorLiteral[] };
  undoRule: UndoRule;
  openHands: boolean;
}

/** The lobby of the game on a desk. */
export function lobbyOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words, computers, dealsByCode }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): Lobby {
  return {
    seats: rules.seats,
    chairs: desk.chairs,
    computers: computers.length > 0,
    level: desk.level,
    code: { offered: dealsByCode, chosen: desk.code },
    options: rules.options.map((spec) => ({
      spec,
      label: words.option(spec).label,
      value: words.optionValue(spec, `${desk.options[spec.name] ?? spec.standard}`),
    })),
    agreement: {
      needed: rules.seats.max > 1 && isVariant(rules.options, desk),
      missing: yetToAccept(desk),
    },
    undoRule: desk.undoRule,
    openHands: desk.openHands,
  };
}
