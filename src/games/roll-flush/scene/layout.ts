import type { Seat } from "../../../kit/rules/rules";
import { NUMBERS, type Token } from "../rules/state";

/**
 * Where everything is on the board of Roll Flush, in inches from its centre: x to the right, z away from the reader.
 * The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
/** From the seat the cards of the own hand are 90 pixels high on a screen of 720 lines, those of the slots 78. */
export const CARD_SIZE = 1.55;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.3;
export const DIE_SIZE = 4.8;
export const TOKEN_SIZE = 0.9;
export const PAWN_SIZE = 1.2;

export interface Point {
  x: number;
  z: number;
}

// ---- the slots and the piles -----------------------------------------------------------------------------------

const SLOT_PITCH = 3.85;
const SLOTS_Z = -4.45;
/** How far a tagged card slides up (RF-1.2); the bar beneath it is a little shallower. */
export const TAG_SLIDE = 1.2;
export const BAR = { width: CARD_WIDTH - 0.06, depth: 0.9 };
/** The number of a slot and the chance to roll it, from the middle of its card. */
export const SLOT_NUMBER = { x: -1.1, z: -3.25, width: 1.4, depth: 1.2 };
export const SLOT_ODDS = { x: 0.75, z: -3.25, width: 2.2, depth: 1.2 };

/** Where the card on a slot is while it is not tagged. */
export function slotPoint(number: number): Point {
  return { x: (number - NUMBERS[5]) * SLOT_PITCH, z: SLOTS_Z };
}

/** The middle of the bar that a card sliding up uncovers. */
export function barPoint(number: number): Point {
  const { x, z } = slotPoint(number);
  return { x, z: z - CARD_DEPTH / 2 + BAR.depth / 2 + 0.1 };
}

/** The row behind the slots: the piles, the race, the dice and the community. */
const MIDDLE_Z = 3.75;
/** What is written below it: a high pile hides what is behind it. */
export const CAPTIONS = { z: 0.35, depth: 1.3 };
/** The title, the turn and the odds, behind it. */
export const HEADING_Z = 7.42;

export const DECK: Point = { x: -19.4, z: MIDDLE_Z };
export const DISCARD: Point = { x: -14.95, z: MIDDLE_Z };
export const COMMUNITY_X = 17.45;
export const COMMUNITY: readonly Point[] = [
  { x: COMMUNITY_X - 2, z: MIDDLE_Z },
  { x: COMMUNITY_X + 2, z: MIDDLE_Z },
];

/** Where the dice are, and are thrown from. */
export const DICE_FRAME = { x: 9.85, z: MIDDLE_Z, width: 6.9, depth: CARD_DEPTH + MARGIN };

/** Where a die is that rests. */
export function dicePoint(index: number): Point {
  return { x: DICE_FRAME.x + (index - 0.5) * 3.4, z: MIDDLE_Z };
}

// ---- the race --------------------------------------------------------------------------------------------------

export const RACE = { x: -3.25, z: MIDDLE_Z, width: 18.6, depth: CARD_DEPTH + MARGIN };
const START_X = -11.3;
const TARGET_X = 3.1;
const FINISH_X = 5;
const LANE_PITCH = 1.22;
/** Beyond the number that was agreed on. */
export const FINISH = { x: FINISH_X, z: MIDDLE_Z, width: 1.6, depth: CARD_DEPTH };
/** This many steps with a number at either end lead there. */
export const MARKS = 5;

/** Where a number of the race is written. */
export function markX(mark: number): number {
  return START_X + ((TARGET_X - START_X) * mark) / MARKS;
}

/** Where the pawn of a seat is: each has a lane of its own, and is at the finish with a score above the target (RF-11.1). */
export function pawnPoint(seat: Seat, seats: number, score: number, target: number): Point {
  const x = score > target ? FINISH_X : START_X + ((TARGET_X - START_X) * score) / Math.max(1, target);
  return { x, z: MIDDLE_Z + ((seats - 1) / 2 - seat) * LANE_PITCH };
}

// ---- the areas of the players ----------------------------------------------------------------------------------

/** The side of a seat and its half of it: clockwise, so "left" is the next one (RF-0.3). */
const CORNERS = [
  { x: -1, z: -1 },
  { x: -1, z: 1 },
  { x: 1, z: 1 },
  { x: 1, z: -1 },
] as const;

const AREA = { x: 10.75, z: 12.25, width: 21.2, depth: 7.5 };

/** A rectangle of the board. */
export interface Area extends Point {
  width: number;
  depth: number;
}

/** The area of a seat: half a side of the board, or all of it if nobody shares it. */
export function areaOf(seat: Seat, isAlone: boolean): Area {
  const corner = CORNERS[seat] ?? CORNERS[0];
  return {
    x: isAlone ? 0 : corner.x * AREA.x,
    z: corner.z * AREA.z,
    width: isAlone ? 2 * AREA.x + AREA.width : AREA.width,
    depth: AREA.depth,
  };
}

/** Whether no other seat is at the side of this one: seats 0 and 3 share one, 1 and 2 the other. */
export function isAlone(seat: Seat, seats: number): boolean {
  return EVERY_SEAT.length - 1 - seat >= seats;
}

/** A point of a seat's half, given from the outer end of the half towards the middle of the board. */
function halfPoint(seat: Seat, { x, z }: Point): Point {
  const corner = CORNERS[seat] ?? CORNERS[0];
  return { x: corner.x * (AREA.x + AREA.width / 2 - x), z: corner.z * AREA.z + z };
}

/** A line of a seat's half that is so far from its outer end. */
function halfLine(seat: Seat, from: Area): Area {
  return { ...from, ...halfPoint(seat, from) };
}

/** The line with the player's name. */
export function nameLine(seat: Seat): Area {
  return halfLine(seat, { x: 7.1, z: 3.02, width: 13.8, depth: 1.42 });
}

/** Beside it what the player had in the latest showdown; cards that are pushed forward do not reach it. */
export function lastLine(seat: Seat): Area {
  return halfLine(seat, { x: 17.6, z: 3.02, width: 6.6, depth: 1.42 });
}

/** Where the Score/Pass token is, and after it the ability tokens, at the outer end of the half. */
export function tokenPoint(seat: Seat, index: number): Point {
  return halfPoint(seat, { x: 0.95, z: tokenZ(index) });
}

/** What is written beside a token. */
export function tokenLine(seat: Seat, index: number): Area {
  return halfLine(seat, { x: 4.2, z: tokenZ(index), width: 4.9, depth: 1.4 });
}

function tokenZ(index: number): number {
  return 1.55 - index * 1.53;
}

/** How far a card that has to be kept is pushed forward. */
export const MARK_SLIDE = 0.95;
const HAND_PITCH = 3.55;
const HAND_Z = -1.15;
/** The share of an area that the tokens take. */
const TOKENS_WIDTH = 6.9;

/** The room of a hand, around the middle of its cards. */
export function handRoom(seat: Seat, seats: number): Area {
  const { x, z, width, depth } = areaOf(seat, isAlone(seat, seats));
  const corner = CORNERS[seat] ?? CORNERS[0];
  return { x: x - (corner.x * TOKENS_WIDTH) / 2, z: z + HAND_Z, width: width - TOKENS_WIDTH - 0.2, depth };
}

/** Where a card of a hand is; a large hand overlaps. */
export function handPoint(room: Area, index: number, count: number): Point {
  return { x: room.x + (index - (count - 1) / 2) * handPitch(room, count), z: room.z };
}

/** Whether the cards of a hand of this size are on one another. */
export function overlaps(room: Area, count: number): boolean {
  return handPitch(room, count) < CARD_WIDTH;
}

function handPitch({ width }: Area, count: number): number {
  return Math.min(HAND_PITCH, (width - CARD_WIDTH) / Math.max(1, count - 1));
}

/** RF-0.1: how many play at least: so few may have a side of the board each. */
export const FEWEST_SEATS = 2;

/** The seats for which the box holds pieces, whether they are taken or not (RF-1.1). */
export const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3];

/** What frames the area of a seat: half a side of the board, or all of it. */
export function areaFrame(seat: Seat, isAlone: boolean): string {
  return `player${seat + 1}-${isAlone ? "side" : "frame"}`;
}

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
