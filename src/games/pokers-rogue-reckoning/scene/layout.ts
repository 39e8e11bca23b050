import { ENEMIES } from "../rules/state";

/**
 * Where everything is on the board of Poker's Rogue Reckoning, in inches from its centre: x to the right, z away from
 * the reader. On the left what is explored: rooms, piles, the potions held; on the right what fights: the enemy, the
 * dice that are thrown, the player. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
export const CARD_SIZE = 1.2;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.5;
export const DIE_SIZE = 1.5;
export const PAWN_SIZE = 1;

export interface Point {
  x: number;
  z: number;
}

/** A rectangle, by its middle. */
export interface Area extends Point {
  width: number;
  depth: number;
}

// ---- the rooms and the piles -----------------------------------------------------------------------------------

const FIRST_ROOM: Point = { x: -19.9, z: 11.7 };
/** From room to room: right of each card its name, its price and its ability are told. */
const ROOM_PITCH = { right: 8.5, down: 4.7 };
/** How many rooms the board has: those of the larger grid. */
export const ROOMS = 9;
const LARGE_GRID = 3;
const SMALL_GRID = 2;

/** The middle of a room among this many: row by row, from the upper left corner (PRR-3.6). */
export function roomPoint(room: number, rooms: number): Point {
  return PLACE_POINTS[roomPlace(room, rooms)] ?? FIRST_ROOM;
}

/** The place of a room on the large grid; the small grid takes its upper left corner. */
export function roomPlace(room: number, rooms: number): number {
  if (rooms === ROOMS) return room;
  return Math.floor(room / SMALL_GRID) * LARGE_GRID + (room % SMALL_GRID);
}

/** The room at each place of the large grid, among this many. */
export function roomsByPlace(rooms: number): (number | undefined)[] {
  const byPlace: (number | undefined)[] = [];
  for (let room = 0; room < rooms; room++) byPlace[roomPlace(room, rooms)] = room;
  return byPlace;
}

/** The middle of each place of the large grid. */
export const PLACE_POINTS: readonly Point[] = placePoints();

function placePoints(): Point[] {
  const points: Point[] = [];
  for (let place = 0; place < ROOMS; place++) {
    points.push({
      x: FIRST_ROOM.x + (place % LARGE_GRID) * ROOM_PITCH.right,
      z: FIRST_ROOM.z - Math.floor(place / LARGE_GRID) * ROOM_PITCH.down,
    });
  }
  return points;
}

/** What is told beside a room, from its middle: the name of its card, then its price and its ability. */
export const ROOM_NAME: Area = { x: 4.25, z: 1.35, width: 5.2, depth: 1.8 };
export const ROOM_TEXT: Area = { x: 4.25, z: -0.95, width: 5.2, depth: 2.7 };

const PILES_Z = -3.5;
export const DECK: Point = { x: -19.9, z: PILES_Z };
/** Where cards of the deck are laid that Scout looks at. */
export const SCOUTED: readonly Point[] = [
  { x: -16.4, z: PILES_Z },
  { x: -13.5, z: PILES_Z },
];
export const DISCARD: Point = { x: -9, z: PILES_Z };
export const ASIDE: Point = { x: -4, z: PILES_Z };
export const SLAIN: Point = { x: 1, z: PILES_Z };
/** How far below the middle of a pile its caption stands: a high pile hides what is behind it. */
export const PILE_CAPTION = { z: -2.8, depth: 1.2 };

// ---- rows of cards ---------------------------------------------------------------------------------------------

/** A row of cards, which grows from its left end: this many are side by side, more than that overlap. */
export interface Row extends Point {
  places: number;
}

const CARD_PITCH = 2.74;

/** The potions held. */
export const HAND: Row = { x: -19.9, z: -10.2, places: 9 };
/** The cards under the player's dice. */
export const EQUIP: Row = { x: 6.2, z: -10.2, places: 6 };
/** The cards under the enemy's dice. */
export const CURSES: Row = { x: 6.2, z: 4.6, places: 6 };
/** How far above the middle of a row its caption stands. */
export const ROW_CAPTION = { z: 2.7, depth: 1 };

/** Where a card of a row of this many is. */
export function rowPoint(row: Row, index: number, count: number): Point {
  return { x: row.x + index * rowPitch(row, count), z: row.z };
}

/** How much of each card of a row of this many is seen. */
export function rowPitch({ places }: Row, count: number): number {
  return CARD_PITCH * Math.min(1, (places - 1) / Math.max(1, count - 1));
}

/** Whether the cards of a row of this many are on one another. */
export function overlaps({ places }: Row, count: number): boolean {
  return count > places;
}

/** The frame around a row. */
export function rowArea({ x, z, places }: Row): Area {
  const reach = (places - 1) * CARD_PITCH;
  return { x: x + reach / 2, z, width: reach + CARD_WIDTH + MARGIN, depth: CARD_DEPTH + MARGIN };
}

// ---- the tiers -------------------------------------------------------------------------------------------------

/** The enemies of the tiers 1 to 4, and the final one (PRR-8.1). */
export const TIERS: readonly { enemies: number; x: number; width: number }[] = [
  { enemies: 3, x: 6.375, width: 3.45 },
  { enemies: 3, x: 9.825, width: 3.45 },
  { enemies: 3, x: 13.275, width: 3.45 },
  { enemies: 2, x: 16.675, width: 3.35 },
  { enemies: 1, x: 19.8, width: 2.9 },
];
/** The lines over the spaces of a tier: its name, HP and ATK of its enemies; and what says so, left of them. */
export const TIER_NAME = { z: 15.4, depth: 1.2 };
export const TIER_VALUES = { z: 14.2, depth: 1.17 };
export const TIER_HEADER: Area = { x: 2.2, z: 14.47, width: 4.4, depth: 1.02 };
export const SPACE = 1.05;
const SPACES_Z = 13.08;
const SPACE_PITCH = 1.1;

/** The spaces of the track, one for each enemy: the pawn is on that of the enemy to be slain next. */
export const SPACES: readonly Point[] = trackSpaces();

function trackSpaces(): Point[] {
  const points: Point[] = [];
  for (const { enemies, x } of TIERS) {
    for (let i = 0; i < enemies; i++) {
      points.push({ x: x + (i - (enemies - 1) / 2) * SPACE_PITCH, z: SPACES_Z });
    }
  }
  return points;
}

/** Where the pawn is after this many slain enemies; the last space is the last word. */
export function pawnPoint(killed: number): Point {
  return SPACES[Math.min(killed, ENEMIES - 1)] ?? { x: 0, z: SPACES_Z };
}

// ---- the enemy, the dice that are thrown, the player ----------------------------------------------------------

export const ENEMY: Point = { x: 6.2, z: 10 };
export const ENEMY_LINE: Area = { x: 13.4, z: 11.8, width: 10.7, depth: 1.4 };
/** A row of dice, which begins here; `pitch` is how far apart they are, if it is closer than usual. */
export interface DiceRow extends Point {
  pitch?: number;
}
export const ENEMY_HP: DiceRow = { x: 8.8, z: 10.2, pitch: 1.06 };
export const ENEMY_ATK: Point = { x: 8.8, z: 8.45 };
export const ENEMY_ATK_LINE: Area = { x: 14.25, z: 8.5, width: 9.3, depth: 1.3 };
/** Where the monster of the enemy is, at the end of its lines, and how large it may be. */
export const MONSTER: Point = { x: 20.3, z: 9.6 };
export const MONSTER_SIZE = 2.4;

const DIE_PITCH = 1.3;
/** The middle of the first die of each side's row, and what is told at its end. */
export const BLACK_ROW: Point = { x: 5.5, z: 1.5 };
export const WHITE_ROW: Point = { x: 5.5, z: -1.25 };
/** How many dice such a row takes. */
export const ROW_DICE = 8;
export const SIDE_LINE = { x: 18.5, width: 6, depth: 1.4 };
/** Who hits for how much, between both rows, and what the next roll can bring, below them. */
export const OUTCOME_LINE: Area = { x: 13.2, z: 0.15, width: 16.6, depth: 1.2 };
export const ODDS_LINE: Area = { x: 13.2, z: -2.55, width: 16.6, depth: 1.15 };

const PLAYER_LINE_Z = -3.72;
export const HP_LINE: Area = { x: 10, z: PLAYER_LINE_Z, width: 10.2, depth: 1.1 };
export const ATK_LINE: Area = { x: 18.5, z: PLAYER_LINE_Z, width: 5.9, depth: 1.1 };
export const HP: Point = { x: 5.5, z: -5.65 };
export const HP_FRAME: Area = { x: 10, z: -5.65, width: 10.4, depth: 2.6 };
export const ATK: Point = { x: 16.4, z: -5.05 };
export const ATK_NOTE: Area = { x: 18.5, z: -6.25, width: 5.4, depth: 1.2 };
export const ATK_FRAME: Area = { x: 18.5, z: -5.65, width: 6, depth: 2.6 };
export const MONEY: Point = { x: 5.5, z: -14.7 };
export const MONEY_LINE: Area = { x: 8.75, z: -13.15, width: 8.2, depth: 1.3 };
export const MONEY_FRAME: Area = { x: 8.75, z: -14.7, width: 8.2, depth: 1.5 };
export const PILL: Area = { x: 17.4, z: -14.7, width: 8, depth: 1.5 };

/** Where a die of a row is whose first one is here. */
export function diePoint({ x, z, pitch = DIE_PITCH }: DiceRow, index: number): Point {
  return { x: x + index * pitch, z };
}

/** The frame around a row of this many dice. */
export function diceArea({ x, z, pitch = DIE_PITCH }: DiceRow, count: number): Area {
  const reach = (count - 1) * pitch;
  return { x: x + reach / 2, z, width: reach + 1.4, depth: 1.4 };
}

// ---- dice that are not in use ----------------------------------------------------------------------------------

const TRAY_PITCH = { right: 1.1, down: 1.15 };
const FIRST_OF_TRAY: Point = { x: -20.9, z: -14.25 };
export const TRAY: Area = { x: -8.8, z: -14.8, width: 25.3, depth: 2.35 };
export const TRAY_CAPTION: Area = { x: -8.8, z: -12.98, width: 12, depth: 1.1 };

/** Where a die is that is not in use: every die has its own place there. */
export function trayPoint(row: number, index: number): Point {
  return { x: FIRST_OF_TRAY.x + index * TRAY_PITCH.right, z: FIRST_OF_TRAY.z - row * TRAY_PITCH.down };
}
