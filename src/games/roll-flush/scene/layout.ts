import type { Seat } from "../../../kit/rules";
import { NUMBERS, type Token } from "../rules/state";

/**
 * Where everything is on the board of Roll Flush, in inches from its centre: x to the right, z away from the reader.
 * The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
export const CARD_SIZE = 1.1;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
export const DIE_SIZE = 1.6;
export const TOKEN_SIZE = 0.9;
export const PAWN_SIZE = 0.9;

export interface Point {
  x: number;
  z: number;
}

// ---- the slots and the piles -----------------------------------------------------------------------------------

const SLOT_PITCH = 3;
const SLOTS_Z = -3.4;
/** How far a tagged card slides up (RF-1.2); the bar beneath it is a little shallower. */
export const TAG_SLIDE = 1.2;
export const BAR = { width: CARD_WIDTH - 0.06, depth: 0.9 };

/** Where the card on a slot is while it is not tagged. */
export function slotPoint(number: number): Point {
  return { x: (number - NUMBERS[5]) * SLOT_PITCH, z: SLOTS_Z };
}

/** The middle of the bar that a card sliding up uncovers. */
export function barPoint(number: number): Point {
  const { x, z } = slotPoint(number);
  return { x, z: z - CARD_DEPTH / 2 + BAR.depth / 2 + 0.1 };
}

export const DECK: Point = { x: -19, z: -0.4 };
export const DISCARD: Point = { x: -19, z: -5.2 };
export const COMMUNITY_X = 19;
export const COMMUNITY: readonly Point[] = [
  { x: COMMUNITY_X, z: -0.4 },
  { x: COMMUNITY_X, z: -5.2 },
];

// ---- the score track -------------------------------------------------------------------------------------------

/** The highest score that fits the track (RF-15.4). */
export const LAST_SPACE = 49;
const SPACES_PER_ROW = 25;
export const SPACE = 1.7;
const TRACK_Z = [7.45, 5.35];
/** How far the pawns that share a space stand from its middle. */
const PAWN_OFFSET = 0.41;

/** The middle of a space; a score above the track (option `target`) is on its last space. */
export function spacePoint(score: number): Point {
  const space = Math.min(score, LAST_SPACE);
  return {
    x: (columnOf(space) - (SPACES_PER_ROW - 1) / 2) * SPACE,
    z: TRACK_Z[space < SPACES_PER_ROW ? 0 : 1] ?? 0,
  };
}

function columnOf(space: number): number {
  return space % SPACES_PER_ROW;
}

/** Whether a space is darker than the next: every other one of a row, the first and the last among them. */
export function isDark(space: number): boolean {
  return columnOf(space) % 2 === 0;
}

/** Where the pawn of a seat is on a space: each has a corner of its own. */
export function pawnPoint(seat: Seat, score: number): Point {
  const { x, z } = spacePoint(score);
  const corner = CORNERS[seat] ?? CORNERS[0];
  return { x: x + corner.x * PAWN_OFFSET, z: z + corner.z * PAWN_OFFSET };
}

/** The corner of a seat, on the board and on a space: clockwise, so that "left" is the next one (RF-0.3). */
const CORNERS = [
  { x: -1, z: -1 },
  { x: -1, z: 1 },
  { x: 1, z: 1 },
  { x: 1, z: -1 },
] as const;

// ---- the areas of the players ----------------------------------------------------------------------------------

export const AREA = { width: 21.2, depth: 7.4 };
const AREA_MIDDLE = { x: 10.9, north: 12.3, south: -12.3 };

/** A point of a seat's area, given from the area's middle. */
export function areaPoint(seat: Seat, from: Point): Point {
  const corner = CORNERS[seat] ?? CORNERS[0];
  const z = corner.z < 0 ? AREA_MIDDLE.south : AREA_MIDDLE.north;
  return { x: corner.x * AREA_MIDDLE.x + from.x, z: z + from.z };
}

/** The middle of a row of cards in hand, from the area's middle, and how wide the row may be. */
export const HAND = { x: -4.15, z: -1.55, width: 12.5 };
/** How far a card that has to be kept is pushed forward. */
export const MARK_SLIDE = 0.95;
const HAND_PITCH = 2.52;

/** Where a card of a hand is, from the area's middle; a large hand overlaps. */
export function handPoint(index: number, count: number): Point {
  const pitch = handPitch(count);
  return { x: HAND.x + (index - (count - 1) / 2) * pitch, z: HAND.z };
}

/** Whether the cards of a hand of this size are on one another. */
export function overlaps(count: number): boolean {
  return handPitch(count) < CARD_WIDTH;
}

function handPitch(count: number): number {
  return Math.min(HAND_PITCH, (HAND.width - CARD_WIDTH) / Math.max(1, count - 1));
}

/** Where the pawn of a seat waits that nobody takes: where the hand would be. */
export function freePawnPoint(seat: Seat): Point {
  return areaPoint(seat, HAND);
}

/** The line with the player's name, from the area's middle. */
export const NAME_LINE = { x: -3.15, z: 2.94, width: 13.9, depth: 1.18 };
/** Below it what the player had in the latest showdown; cards that are pushed forward do not reach it. */
export const LAST_LINE = { x: -3.8, z: 1.76, width: 12.6, depth: 1.16 };
/** The Score/Pass token and its caption, the dice and the ability tokens, from the area's middle. */
export const ANSWER: Point = { x: 4.75, z: 2.79 };
const DICE_ROW = { x: 7.75, z: 1.9, pitch: 1.7 };
const ABILITY_ROW = { x: 3.45, z: -0.8, pitch: 2.85 };
/** How wide the names and states of the ability tokens may be: the one in the middle has the longest. */
const ABILITY_WIDTHS = [2.5, 2.85, 2.5] as const;

/** Where a die is in an area, from its middle. */
export function dicePoint(index: number): Point {
  return { x: DICE_ROW.x + index * DICE_ROW.pitch, z: DICE_ROW.z };
}

/** Where an ability token is in an area, from its middle. */
export function abilityPoint(index: number): Point {
  return { x: ABILITY_ROW.x + index * ABILITY_ROW.pitch, z: ABILITY_ROW.z };
}

/** How wide and how deep the lines with a token's name and state are, and how far below the token their middles are. */
export interface TokenLines {
  width: number;
  depth: number;
  name: number;
  state: number;
}
/** Deep enough for the letters to be read from the far side, too. */
export const ABILITY_LINES: readonly TokenLines[] = ABILITY_WIDTHS.map((width) => ({
  ...{ width, depth: 1.1 },
  ...{ name: 1.22, state: 2.33 },
}));
export const ANSWER_LINES: TokenLines = { width: 4.3, depth: 1.15, name: 1.21, state: 2.36 };

/** The seats for which the box holds pieces, whether they are taken or not (RF-1.1). */
export const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3];

/** The piece of an ability token of a seat. */
export function tokenPiece(seat: Seat, token: Token): string {
  return `${token}${seat + 1}`;
}

/** The piece of the Score/Pass token of a seat. */
export function answerPiece(seat: Seat): string {
  return `answer${seat + 1}`;
}

/** The pawn of a seat. */
export function pawnPiece(seat: Seat): string {
  return `pawn${seat + 1}`;
}

/** The spot of a slot, on to which another slot's card can be dropped. */
export function slotSpot(number: number): string {
  return `slot${number}`;
}

/** The number of the slot that a spot belongs to; the spots of hands have none. */
export const SLOT_OF_SPOT: Record<string, (typeof NUMBERS)[number]> = {};
for (const number of NUMBERS) SLOT_OF_SPOT[slotSpot(number)] = number;

/** The spots on to which cards in hand can be dropped that have to be kept or laid down. */
export const KEPT_SPOT = "kept";
export const LAID_SPOT = "laid";
