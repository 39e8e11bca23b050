import { positionOf } from "../rules/board";
import { CELLS, type Cell } from "../rules/state";

/**
 * Where everything is on the board of Rogue: The Solitaire-Like, in inches from its centre: x to the right, z away
 * from the reader. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
/** The dungeon is the game: from the seat the cards of its farthest row are 68 pixels high on a screen of 720 lines. */
export const CARD_SIZE = 1.5;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.3;

export interface Point {
  x: number;
  z: number;
}

// ---- the tableau -----------------------------------------------------------------------------------------------

const FIRST_CELL: Point = { x: -18.6, z: 11.2 };
/** From cell to cell: below each is room for a line of text. */
export const PITCH = { right: 4.9, down: 5.8 };

const POINTS: Partial<Record<Cell, Point>> = {};
for (const cell of CELLS) {
  const { row, column } = positionOf(cell);
  POINTS[cell] = {
    x: FIRST_CELL.x + (column - 1) * PITCH.right,
    z: FIRST_CELL.z - (row - 1) * PITCH.down,
  };
}

/** The middle of a cell. */
export function cellPoint(cell: Cell): Point {
  return POINTS[cell] ?? FIRST_CELL;
}

/** The line below a cell, from the cell's middle. */
export const CELL_LINE = { z: -2.9, width: PITCH.right - 0.1, depth: 0.9 };
/** The numbers of the rows, from the middle of their first cell, and of the columns. */
export const ROW_NUMBER: Point = { x: -2.45, z: 0 };
export const COLUMN_NUMBER_Z = 14.33;

// ---- beside the tableau ----------------------------------------------------------------------------------------

/** Where a fight is: the enemy, the card that is drawn against it, and the card in hand while it helps. */
export const ENEMY: Point = { x: 11, z: 9.6 };
export const DRAWN: Point = { x: 15.1, z: 9.6 };
export const HELP: Point = { x: 19.2, z: 9.6 };
/** What is written above it. */
export const FIGHT_LINE = { x: 15.1, z: 12.9, width: 12, depth: 1.4 };

export const DECK: Point = { x: 11, z: 2.2 };
export const DISCARD: Point = { x: 18.4, z: 2.2 };
export const HELD: Point = { x: 11, z: -13.35 };
export const SPARE: Point = { x: 3.4, z: -13.35 };
/** Where the deal code is. */
export const CODE: Point = { x: 18.2, z: -15 };
/**
 * How far from the middle of one of these places its caption is, and how deep it is: above the cards of the player, below the
 * piles, because a high pile hides what is behind it.
 */
export const ABOVE = { offset: 3.18, width: 7.6, depth: 1.1 };
export const BELOW = { offset: -3.4, width: 6, depth: 1.3 };

const FIRST_JOKER: Point = { x: -19, z: -13.35 };
/** Hit points overlap like the cards of a hand: how many there are is what counts. */
const JOKER_PITCH = 1.9;

/** Where a Joker is that is a hit point. */
export function jokerPoint(index: number): Point {
  return { x: FIRST_JOKER.x + index * JOKER_PITCH, z: FIRST_JOKER.z };
}

/** Where a Joker is that is lost: none of them touches one that is not. */
export function lostPoint(index: number): Point {
  const { x, z } = jokerPoint(index);
  return { x: x + CARD_WIDTH + MARGIN - JOKER_PITCH, z };
}

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
