import { CELLS, type Cell } from "./state";

/** The Joker that is YOU (RS-1.2). */
export const YOU = "you";

/** The highest setting of the option `startJokers`: the box holds hit points for every game (RS-12). */
const MOST_JOKERS = 9;

const ALL: string[] = [];
for (let number = 1; number <= MOST_JOKERS; number++) ALL.push(`joker${number}`);

/** The Jokers that are hit points: first those in hand, then those that are lost, then those not in this game. */
export const JOKERS: readonly string[] = ALL;

/** The spots beside the tableau; those on it have the names of their cells. */
export const HELD_SPOT = "held";
export const DISCARD_SPOT = "discard";

/** The cell that a spot of the tableau is. */
export const CELL_OF_SPOT: Record<string, Cell> = {};
for (const cell of CELLS) CELL_OF_SPOT[cell] = cell;
