import type { Side } from "../rules/chess/position";

/**
 * Where everything is on the board of Pokerchess, in inches from its centre: x to the right, z away from the reader.
 * On the left the pieces that were taken, in the middle the chess board with the people of both sides, on the right the
 * place for poker. One side has the places that are near the reader, the other the far ones. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
export const CARD_SIZE = 1.25;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.4;

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

/** A little nearer than the middle: between it and the names of Black's people the files are named, too. */
export const CHESS_BOARD: Point = { x: -7.2, z: -0.27 };
/** How wide a square of the chess board is. */
export const SQUARE = 1.7;
/**
 * How far from the chess board's middle its files and ranks are named: on the left farther away, because pieces seen from the
 * middle of the table cover what is left of them.
 */
const COORDINATES = { near: -7.97, far: 7.96, left: 8.58, right: 8.25 };
/** How deep the name of a file is, and that of a rank; how wide both are. */
export const COORDINATE = { file: 0.9, rank: 1.2, width: 1 };

/** The middle of the square on this file and row, both from 0 (PC-1.5): a1 is at the left hand of who has White, at either end. */
export function squarePoint(file: number, row: number, turned = false): Point {
  const pitch = turned ? -SQUARE : SQUARE;
  return { x: CHESS_BOARD.x + (file - 3.5) * pitch, z: CHESS_BOARD.z + (row - 3.5) * pitch };
}

/** Where a column is named: at both edges, because the pieces of the other side cover one. */
export function filePoints(column: number): Record<End, Point> {
  const { x } = squarePoint(column, 0);
  return {
    near: { x, z: CHESS_BOARD.z + COORDINATES.near },
    far: { x, z: CHESS_BOARD.z + COORDINATES.far },
  };
}

/** Where a row is named, at the left and at the right edge. */
export function rowPoints(row: number): { left: Point; right: Point } {
  const { z } = squarePoint(0, row);
  const { x } = CHESS_BOARD;
  return { left: { x: x - COORDINATES.left, z }, right: { x: x + COORDINATES.right, z } };
}

// ---- what is told beside the chess board, and the pieces that were taken ---------------------------------------

const LEFT = { x: -18.9, width: 5.2 };
export const TITLE: Area = { ...LEFT, z: 2.4, depth: 1.7 };
export const TURN: Area = { ...LEFT, z: 0.6, depth: 1.4 };
export const SIDE: Area = { ...LEFT, z: -1.6, depth: 2.7 };

/** The pieces that a side has lost are at the end of the other side. */
export const TAKEN: Record<End, Area> = {
  near: { ...LEFT, z: -12.1, depth: 5.4 },
  far: { ...LEFT, z: 13.3, depth: 5.4 },
};
export const TAKEN_CAPTION: Record<End, Area> = {
  near: { ...LEFT, z: -8.3, depth: 2 },
  far: { ...LEFT, z: 9.4, depth: 2.3 },
};
const TAKEN_PER_ROW = 4;
const TAKEN_PITCH = 1.3;

/** Where a taken piece is at an end that has this many already: the first ones in front, next to the chess board. */
export function takenPoint(end: End, index: number): Point {
  const { x, z } = TAKEN[end];
  const middle = (TAKEN_PER_ROW - 1) / 2;
  return {
    x: x - ((index % TAKEN_PER_ROW) - middle) * TAKEN_PITCH,
    z: z + (Math.floor(index / TAKEN_PER_ROW) - middle) * TAKEN_PITCH,
  };
}

// ---- chips -----------------------------------------------------------------------------------------------------

/** The room of any number of chips: two columns beside each other, and two more behind them. */
export const CHIPS = { width: 2.8, depth: 2.8 };
const COLUMN_PITCH = 1.5;

/** Where the first column of chips stands in the room of this middle. */
export function chipsPoint({ x, z }: Point): Point {
  return { x: x - COLUMN_PITCH / 2, z: z - COLUMN_PITCH / 2 };
}

// ---- the people of both sides ----------------------------------------------------------------------------------

/** How many people a side has room for (PC-12.1): all but one of eight. */
export const TEAM = 7;
/** The middle of the first of them but the General, and from one to the next: far names need more room. */
const MEMBERS: Record<End, { first: number; pitch: number }> = {
  near: { first: -14.15, pitch: 2.87 },
  far: { first: -14.7, pitch: 3.06 },
};
/** The General's chips are apart from the captions on their left, over which high columns lean. */
const GENERAL_X = -13.2;
const GENERAL_Z: Record<End, number> = { near: -14.6, far: 14.6 };
/** Where the names end at the right: behind it is the place for poker, which leaves less room for the last of seven. */
const MEMBERS_END = 1.6;
const MEMBERS_Z: Record<End, number> = { near: -10.1, far: 11.8 };
/** How far below the chips the name and the number of chips stand, and how deep both are: what is far away looks smaller. */
const MEMBER_NAME: Record<End, { below: number; depth: number }> = {
  near: { below: 2.25, depth: 1.65 },
  far: { below: 2.55, depth: 2.2 },
};

/** The middle of the chips of one of a side's people: the General's at the rim, the others' in a row before it. */
export function personPoint(end: End, index: number): Point {
  if (index === 0) return { x: GENERAL_X, z: GENERAL_Z[end] };
  const { first, pitch } = MEMBERS[end];
  return { x: first + (index - 1) * pitch, z: MEMBERS_Z[end] };
}

/** The line that names a side, beside its General's chips. */
export function headingArea(end: End): Area {
  return { x: -5.4, z: GENERAL_Z[end], width: 12.4, depth: 2.4 };
}

/** The name of one of a side's people but the General, before the chips, and the number of chips below it. */
export function memberArea(end: End, index: number, what: "name" | "count"): Area {
  const { x, z } = personPoint(end, index);
  const { below, depth } = MEMBER_NAME[end];
  const half = MEMBERS[end].pitch / 2;
  const [left, right] = [x - half, Math.min(x + half, MEMBERS_END)];
  const line = z - below + (what === "name" ? depth : -depth) / 4;
  return { x: (left + right) / 2, z: line, width: right - left, depth: depth / 2 };
}

// ---- the place for poker ---------------------------------------------------------------------------------------

const POKER = { left: 1.7, right: 21.5 };
const POKER_WIDE = { x: (POKER.left + POKER.right) / 2, width: POKER.right - POKER.left };
const PLACE = { width: CARD_WIDTH + MARGIN, depth: CARD_DEPTH + MARGIN };
const FIRST_PLACE = POKER.left + PLACE.width / 2;
const PLACE_PITCH = PLACE.width + 0.15;
/** How far below the middle of a card's place its caption stands. */
const CAPTION_BELOW = PLACE.depth / 2 + 0.85;
const CAPTION = { width: 3.2, depth: 1.6 };

export const BATTLE: Area = { ...POKER_WIDE, z: 15.3, depth: 1.3 };

const PILES_Z = 12.3;
export const DECK: Point = { x: FIRST_PLACE, z: PILES_Z };
export const BURNT: Point = { x: FIRST_PLACE + PLACE_PITCH, z: PILES_Z };

const FLIP_ROW = 15;
const FLIP_ROWS = 3;
const FLIP_ROW_PITCH = 1.4;
const FLIPS_LEFT = POKER.left + 2 * PLACE_PITCH;
/** The cards that are turned up in search of match cards (PC-6.4): they overlap in rows. */
export const FLIPS: Area = {
  x: (FLIPS_LEFT + POKER.right) / 2,
  z: PILES_Z - ((FLIP_ROWS - 1) * FLIP_ROW_PITCH) / 2,
  width: POKER.right - FLIPS_LEFT,
  depth: PLACE.depth + (FLIP_ROWS - 1) * FLIP_ROW_PITCH,
};
export const FLIPS_CAPTION: Area = { x: FLIPS.x, z: 6.6, width: FLIPS.width, depth: 1.2 };

/** Where a card is that was turned up as one of this many. */
export function flipPoint(index: number, count: number): Point {
  const reach = FLIPS.width - PLACE.width;
  const pitch = Math.min(PLACE.width, reach / (Math.min(FLIP_ROW, Math.max(2, count)) - 1));
  return {
    x: FLIPS_LEFT + PLACE.width / 2 + (index % FLIP_ROW) * pitch,
    z: PILES_Z - Math.floor(index / FLIP_ROW) * FLIP_ROW_PITCH,
  };
}

/** The middle of the places of a side's hand, and of the board cards between both hands. */
const HAND_Z: Record<End, number> = { near: -8.5, far: 3.5 };
const COMMUNITY_Z = -2.5;

/** A side's match card (PC-6.4) and beside it its face-down card (PC-6.7). */
export function matchPoint(end: End): Point {
  return { x: FIRST_PLACE, z: HAND_Z[end] };
}
export function holePoint(end: End): Point {
  return { x: FIRST_PLACE + PLACE_PITCH, z: HAND_Z[end] };
}

/** What a side has put in on this street, and what is told beside it: three lines, the first the largest. */
export function betPoint(end: End): Point {
  return { x: 10, z: HAND_Z[end] };
}
/** Where the lines beside a hand are from its middle, and how deep: the last may be broken. */
const HAND_LINES = [
  [1.4, 1.3],
  [0.15, 1.15],
  [-1.4, 1.9],
] as const;
export function handLine(end: End, line: 0 | 1 | 2): Area {
  const [from, depth] = HAND_LINES[line];
  return { x: 16.6, z: HAND_Z[end] + from, width: 9.8, depth };
}

/** The board cards (PC-7.1). */
export function communityPoint(index: number): Point {
  return { x: FIRST_PLACE + index * PLACE_PITCH, z: COMMUNITY_Z };
}
export const COMMUNITY_CARDS = 5;
export const POT: Point = { x: 19.9, z: COMMUNITY_Z };
export const COMMUNITY_CAPTION: Area = { x: 4.2, z: COMMUNITY_Z - CAPTION_BELOW, width: 5, depth: 1.2 };
export const ODDS: Area = { x: 12.15, z: COMMUNITY_Z - CAPTION_BELOW, width: 10.8, depth: 1.2 };

/** What the latest battle came to. */
export const LAST: Area = { ...POKER_WIDE, width: 19, z: -13.3, depth: 1.76 };
export const LAST_HANDS: Area = { ...POKER_WIDE, width: 19, z: -15.1, depth: 1.76 };

/** The frame of a place for a card. */
export function placeArea({ x, z }: Point): Area {
  return { x, z, ...PLACE };
}

/** As wide as the rim leaves it, and the chance beside it. */
export const POT_CAPTION: Area = { x: 19.65, z: COMMUNITY_Z - CAPTION_BELOW, width: 3.4, depth: 1.3 };

/** The caption of a pile, which is far away: two lines. */
export function pileCaption({ x, z }: Point): Area {
  return { x, z: z - PLACE.depth / 2 - 1.15, width: CAPTION.width, depth: 2.2 };
}

/** What a side has put in, below its chips: there is more room than below a card. */
export function betCaption(end: End): Area {
  const { x, z } = betPoint(end);
  return { x: x + 0.8, z: z - CAPTION_BELOW, width: 4.9, depth: 1.4 };
}

/** The caption of a place for a card, or for chips in such a row. */
export function captionArea({ x, z }: Point): Area {
  return { x, z: z - CAPTION_BELOW, ...CAPTION };
}
