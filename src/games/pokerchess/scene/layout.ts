import type { Side } from "../rules/chess/position";

/**
 * Where everything is on the board of Pokerchess, in inches from its centre: x to the right, z away from the reader.
 * The chess board is the table: on its left the pieces that were taken, on its right the place for poker, before and behind
 * all the people of a side. One side has the places that are near the reader, the other the far ones. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
export const CARD_SIZE = 1.5;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.1;

export interface Point {
  x: number;
  z: number;
}

/** Where a side is: near the reader or at the far end. */
export const ENDS = ["near", "far"] as const;
export type End = (typeof ENDS)[number];

/** The end at which a side is: White is near, unless the board is turned for its players (`isTurned`). */
export function endOf(side: Side, turned: boolean): End {
  return (side === "white") === turned ? "far" : "near";
}

/** A rectangle, by its middle. */
export interface Area extends Point {
  width: number;
  depth: number;
}

// ---- the chess board -------------------------------------------------------------------------------------------

export const CHESS_BOARD: Point = { x: -7.12, z: 0 };
/** How much larger than the chess board of Tabletop Simulator it is: as large as a board leaves it beside five cards. */
export const CHESS_SIZE = 1.47;
/** How wide a square of the chess board is. */
export const SQUARE = 1.7 * CHESS_SIZE;
/** How far from the chess board's middle its files and ranks are named. */
const COORDINATES = { file: 11.6, rank: 11.46 };
/** How deep the name of a file is, and that of a rank; how wide both are. */
export const COORDINATE = { file: 1, rank: 1.2, width: 0.8 };

/** The middle of the square on this file and row, both from 0 (PC-1.5): a1 is at White's left hand, at either end. */
export function squarePoint(file: number, row: number, turned = false): Point {
  const pitch = turned ? -SQUARE : SQUARE;
  return { x: CHESS_BOARD.x + (file - 3.5) * pitch, z: CHESS_BOARD.z + (row - 3.5) * pitch };
}

/** Where the strokes start that show the owner of something at a point: at its lower left corner. */
export function strokesPoint({ x, z }: Point): Point {
  return { x: x - SQUARE / 2 + 0.25, z: z - SQUARE / 2 + 0.15 };
}

/** Where a column is named: at both edges, because the pieces of the other side cover one. */
export function filePoints(column: number): Record<End, Point> {
  const { x } = squarePoint(column, 0);
  return { near: { x, z: -COORDINATES.file }, far: { x, z: COORDINATES.file } };
}

/** Where a row is named, at the left and at the right edge. */
export function rowPoints(row: number): { left: Point; right: Point } {
  const { z } = squarePoint(0, row);
  const { x } = CHESS_BOARD;
  return { left: { x: x - COORDINATES.rank, z }, right: { x: x + COORDINATES.rank, z } };
}

/** The pieces that a side has lost: a column beside the chess board, from the other side's end on. */
const TAKEN: Record<End, { x: number; pitch: number }> = {
  near: { x: -20.95, pitch: 1.3 },
  far: { x: -19.65, pitch: -1.3 },
};
const FIRST_TAKEN = 9.75;

/** Where a taken piece is at an end that has this many already. */
export function takenPoint(end: End, index: number): Point {
  const { x, pitch } = TAKEN[end];
  return { x, z: pitch * index - Math.sign(pitch) * FIRST_TAKEN };
}

// ---- chips -----------------------------------------------------------------------------------------------------

/** The room of any number of chips: two columns beside each other, and two more behind them. */
export const CHIPS = { width: 2.8, depth: 2.8 };
const COLUMN_PITCH = 1.5;

/** Where the first column of chips is, in the space around this middle. */
export function chipsPoint({ x, z }: Point): Point {
  return { x: x - COLUMN_PITCH / 2, z: z - COLUMN_PITCH / 2 };
}

// ---- the people of both sides ----------------------------------------------------------------------------------

/** How many people a side has room for (PC-12.1): all but one of eight. */
export const TEAM = 7;
const PEOPLE_Z: Record<End, number> = { near: -14.08, far: 14.08 };
const PEOPLE_DEPTH = 3.75;
/** How far beyond the middle of this row chips are: before them is room for a name. */
const CHIPS_BEYOND = 0.47;
const NAME = { below: 1.42, depth: 0.9 };
/** From the middle of somebody's chips to the text beside them. */
const BESIDE_CHIPS = 1.5;
/** The General comes first and has more room. */
const GENERAL = { x: -20.05, width: 7.7 };
const MEMBERS = { first: -9.3, pitch: 5.36, width: 2.44 };

/** The middle of the chips of one of a side's people, who are in a row. */
export function personPoint(end: End, index: number): Point {
  const x = index === 0 ? GENERAL.x : MEMBERS.first + (index - 1) * MEMBERS.pitch;
  return { x, z: PEOPLE_Z[end] + CHIPS_BEYOND };
}

/** The lines that name a side, beside its General's chips. */
export function headingArea(end: End): Area {
  const { x, width } = GENERAL;
  return { x: x + BESIDE_CHIPS + width / 2, z: PEOPLE_Z[end], width, depth: PEOPLE_DEPTH };
}

/** The name of one of a side's people but the General, before the chips, and the number of chips beside them. */
export function memberArea(end: End, index: number, what: "name" | "count"): Area {
  const { x, z } = personPoint(end, index);
  const { width } = MEMBERS;
  if (what === "count") return { x: x + BESIDE_CHIPS + width / 2, z, width, depth: CHIPS.depth };
  const line = PEOPLE_Z[end] - NAME.below;
  return { x: x + (BESIDE_CHIPS + width) / 2 - 0.7, z: line, width: 5.34, depth: NAME.depth };
}

// ---- the place for poker ---------------------------------------------------------------------------------------

const POKER = { left: 4.85, right: 21.5 };
const POKER_WIDE = { x: (POKER.left + POKER.right) / 2, width: POKER.right - POKER.left };
const PLACE = { width: CARD_WIDTH + MARGIN, depth: CARD_DEPTH + MARGIN };
const FIRST_PLACE = POKER.left + PLACE.width / 2;
const PLACE_PITCH = CARD_WIDTH + 0.01;
export const COMMUNITY_CARDS = 5;

const HALF = { width: 8.2, z: 11.6, depth: 1.14 };
export const TITLE: Area = { ...HALF, x: 9 };
export const TURN: Area = { ...HALF, x: 17.4 };
export const SIDE: Area = { ...POKER_WIDE, z: 10.45, depth: 1.14 };
/** The battle under way, or the result of the latest one. */
export const BATTLE: Area = { ...POKER_WIDE, z: 8.73, depth: 2.24 };

/** The middle of the places of a side's hand, and of the board cards between both hands. */
const HAND_Z: Record<End, number> = { near: -7.05, far: 4.05 };
const COMMUNITY_Z = -0.95;
/** The text about a hand is on its side away from the board cards; distant text needs more room. */
const FAR_LINE = { z: 7.02, depth: 1.12 };
const NEAR_LINE = { z: -10.83, depth: 2.72 };

/** What a side does in the battle. */
export const ROLE: Record<End, Area> = {
  near: { ...NEAR_LINE, x: 7.2, width: 4.7 },
  far: { ...FAR_LINE, x: 7.6, width: 5.5 },
};
export const STREET: Area = { ...FAR_LINE, x: 16, width: 11 };
/** The odds, and after a battle both hands of it. */
export const ODDS: Area = { ...NEAR_LINE, x: 15.55, width: 11.9 };

/** A side's match card (PC-6.4) and beside it its face-down card (PC-6.7). */
export function matchPoint(end: End): Point {
  return { x: FIRST_PLACE, z: HAND_Z[end] };
}
export function holePoint(end: End): Point {
  return { x: FIRST_PLACE + PLACE_PITCH, z: HAND_Z[end] };
}

/** The board cards (PC-7.1). */
export function communityPoint(index: number): Point {
  return { x: FIRST_PLACE + index * PLACE_PITCH, z: COMMUNITY_Z };
}

/** The piles are at the ends of the rows with the hands. */
export const DECK: Point = { x: FIRST_PLACE + 4 * PLACE_PITCH, z: HAND_Z.far };
export const BURNT: Point = { x: DECK.x, z: HAND_Z.near };

/** How far above the middle of such a row its chips are, and below it their text. */
const CHIPS_ABOVE = 1;
const CHIPS_CAPTION = { below: 1.415, width: 2.9, depth: 1.99 };
/** What a side has put in on this street, and the rest of the pot. */
export function betPoint(end: End): Point {
  return { x: 13.05, z: HAND_Z[end] + CHIPS_ABOVE };
}
export const POT: Point = { x: 16.3, z: HAND_Z.far + CHIPS_ABOVE };

/** The text below chips. */
export function chipsCaption({ x, z }: Point): Area {
  const { below, width, depth } = CHIPS_CAPTION;
  return { x, z: z - CHIPS_ABOVE - below, width, depth };
}

const FLIP_ROW = 23;
const FLIP_ROW_PITCH = 1.25;
/** The cards that are turned up in search of match cards (PC-6.4): they overlap in two rows, where the board cards will be. */
export const FLIPS: Area = {
  ...POKER_WIDE,
  z: COMMUNITY_Z - FLIP_ROW_PITCH / 2,
  depth: CARD_DEPTH + FLIP_ROW_PITCH,
};

/** Where a card is that was turned up as one of this many. */
export function flipPoint(index: number, count: number): Point {
  const reach = FLIPS.width - PLACE.width;
  const pitch = Math.min(PLACE.width, reach / (Math.min(FLIP_ROW, Math.max(2, count)) - 1));
  return {
    x: FIRST_PLACE + (index % FLIP_ROW) * pitch,
    z: COMMUNITY_Z - Math.floor(index / FLIP_ROW) * FLIP_ROW_PITCH,
  };
}

/** The frame of a place for a card. */
export function placeArea({ x, z }: Point): Area {
  return { x, z, ...PLACE };
}
