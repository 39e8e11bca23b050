import { positionOf } from "../rules/board";
import { CELLS, type Cell } from "../rules/state";

/**
 * Where everything is on the board of Rogue: The Solitaire-Like, in inches from its centre: x to the right, z away
 * from the reader. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 31 };
export const CARD_SIZE = 1.15;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.4;

export interface Point {
  x: number;
  z: number;
}

// ---- the tableau -----------------------------------------------------------------------------------------------

const FIRST_CELL: Point = { x: -12.3, z: 10 };
/** From cell to cell: right of each is room for the card that is drawn against it, below it for a line of text. */
export const PITCH = { right: 5.9, down: 5.2 };

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

/** Where the card is that is drawn against the enemy on a cell. */
export function drawnPoint(cell: Cell): Point {
  const { x, z } = cellPoint(cell);
  return { x: x + PITCH.right / 2, z };
}

/** Where the card in hand is while it helps against that enemy: on its other side. */
export function helpPoint(cell: Cell): Point {
  const { x, z } = cellPoint(cell);
  return { x: x - 2.8, z };
}

/** The line below a cell, from the cell's middle. */
export const CELL_LINE = { z: -2.62, width: PITCH.right - 0.2, depth: 1.1 };
/** The numbers of the rows, from the middle of their first cell, and of the columns. */
export const ROW_NUMBER: Point = { x: -4.6, z: 0 };
export const COLUMN_NUMBER_Z = 12.65;

// ---- beside the tableau ----------------------------------------------------------------------------------------

export const DECK: Point = { x: -19.4, z: 7.5 };
export const DISCARD: Point = { x: -19.4, z: 0.6 };
export const HELD: Point = { x: 8.2, z: -12.8 };
export const SPARE: Point = { x: 13.2, z: -12.8 };
/** Where the deal code is. */
export const CODE: Point = { x: 18.3, z: -14.2 };
/**
 * How far from the middle of one of these places its caption stands, and how deep it is: above the cards of the player,
 * below the piles, because a high pile hides what is behind it.
 */
export const ABOVE = { offset: 3, width: 4.6, depth: 1.7 };
export const BELOW = { offset: -3.2, width: 3.9, depth: 2.1 };

const FIRST_JOKER: Point = { x: -19.6, z: -12.8 };
const JOKER_PITCH = 2.8;

/** Where a Joker is that is a hit point, or that is lost. */
export function jokerPoint(index: number): Point {
  return { x: FIRST_JOKER.x + index * JOKER_PITCH, z: FIRST_JOKER.z };
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
