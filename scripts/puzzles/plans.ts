import type { Game } from "../../src/kit/game/game";
import { standardOptions, type Options } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import type { PuzzleBook } from "../../src/kit/game/puzzle";

/** Who looks for the puzzles of a game, and in which games. Policies are those of the game, by their names. */
export interface SearchPlan extends Omit<PuzzleBook, "puzzles"> {
  /** Who plays on after each choice, to compare the choices. */
  player: string;
  /** The policies or levels whose misses make the rating. */
  weaker: readonly string[];
  /** By how much the game's advisor has to rate one choice above any other, on its own scale. */
  gap: number;
  /** How many decisions may come before a position, so its text stays short; any number if left out. */
  latest?: number;
  /**
   * The name of a field that describes the kind of an answer better than the kind of its action; a book has no more than a third
   * of a kind.
   */
  kindBy?: string;
  /** How many answers a position has at least, and at most. */
  choices: { least: number; most: number };
}

const ALONE = { seats: 1, seat: 0 };

/** The plans by the ids of the games; a game that has none has no puzzles. */
export const PLANS: Readonly<Record<string, SearchPlan>> = {
  "cards-vs-dice": {
    ...ALONE,
    options: {},
    player: "foresighted",
    weaker: ["random", "sensible"],
    gap: 0,
    kindBy: "weapon",
    choices: { least: 3, most: 9 },
  },
  // In short games, as their preset has them, a single choice counts for more.
  "roll-flush": {
    ...{ seats: 2, seat: 0 },
    options: { target: 10 },
    player: "sensible",
    weaker: ["random", "beginner", "casual", "regular"],
    gap: 0.02,
    choices: { least: 3, most: 9 },
  },
  // As designed it is won too seldom for a single choice to count.
  "pokers-rogue-reckoning": {
    ...ALONE,
    options: { startHp: 18, trade: "MAX" },
    player: "sensible",
    weaker: ["random", "naive"],
    gap: 0.01,
    choices: { least: 2, most: 12 },
  },
  "rogue-solitaire": {
    ...ALONE,
    options: { targetFloors: 1 },
    free: ["walk", "travel"],
    player: "sensible",
    weaker: ["random", "sensible"],
    gap: 0.04,
    choices: { least: 2, most: 12 },
  },
  // As designed games are long, and most moves can be made up for; with so few chips nearly every bet decides one. A puzzle has
  // no clock.
  pokerchess: {
    ...{ seats: 2, seat: 0 },
    options: { startingChips: 4, pawnDoubleStep: true, moveLimit: 0, battleLimit: 0 },
    player: "sensible",
    weaker: ["random", "beginner", "casual", "regular"],
    gap: 0.02,
    latest: 120,
    choices: { least: 2, most: 12 },
  },
};

/** The options of the games in which a plan looks. */
export function optionsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  { options }: Pick<SearchPlan, "options">,
): Options {
  return { ...standardOptions(rules.options), ...options };
}
