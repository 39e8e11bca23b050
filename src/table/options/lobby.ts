import type { Level, TableGame } from "../../kit/game";
import type { Options } from "../../kit/options";
import type { GameAction, GameEvent } from "../../kit/rules";
import { isVariant, yetToAccept } from "./agreement";
import type { Chair } from "../state/chairs";
import type { Desk } from "../state/desk";
import { presetOf, type PresetName } from "./presets";

/** What can be arranged before the deal. */
export interface Lobby {
  /** How many can play. */
  seats: { readonly min: number; readonly max: number };
  /** Who would play now. */
  chairs: readonly Chair[];
  /** Whether the game has a guided first game. */
  lesson: boolean;
  /** Whether it has puzzles. */
  puzzles: boolean;
  /** Whether there are bots to ask. */
  computers: boolean;
  level: Level;
  /** The deal code of the next game, where the game offers one. */
  code: { offered: boolean; chosen: string | undefined };
  /** The options by their names, and what they and their values are called. */
  options: readonly { name: string; words: (this: void) => { label: string; value: string } }[];
  chosen: Options;
  preset: (this: void) => PresetName;
  /** Whether the game would be another one than the designer's, and who has yet to accept that. */
  variant: boolean;
  missing: readonly ColorLiteral[];
}

/** The lobby of the game on a desk. */
export function lobbyOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
): Lobby {
  const { rules, words, computers, dealsByCode, lesson, puzzles } = game;
  return {
    seats: rules.seats,
    chairs: desk.chairs,
    lesson: lesson !== undefined,
    puzzles: puzzles !== undefined && puzzles.puzzles.length > 0,
    computers: computers.length > 0,
    level: desk.level,
    code: { offered: dealsByCode, chosen: desk.code },
    options: rules.options.map((spec) => ({
      name: spec.name,
      words: () => ({
        label: words.option(spec).label,
        value: words.optionValue(spec, `${desk.options[spec.name] ?? spec.standard}`),
      }),
    })),
    chosen: desk.options,
    preset: () => presetOf(game, desk),
    variant: isVariant(rules.options, desk),
    missing: yetToAccept(desk),
  };
}
