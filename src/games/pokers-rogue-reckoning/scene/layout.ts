import { ENEMIES } from "../rules/state";

/**
 * Where everything is on the board of Poker's Rogue Reckoning, in inches from its centre: x to the right, z away from
 * the reader. The board has two pictures, which it shows in turn: the rooms of the level, and the battle with an enemy.
 * The hero's sheet below them, the piles and the curses at their right stay where they are. The box prints the places,
 * the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
/** Cards are as large as they matter: piles are small. */
export const PILE_SIZE = 0.95;
export const HELD_SIZE = 1.55;
export const CURSE_SIZE = 1.5;
/** From the seat 160 pixels high on a screen of 720 lines. */
export const ENEMY_SIZE = 3.33;
/** The frame of a place is so much larger than the card on it. */
export const MARGIN = 0.3;
export const PAWN_SIZE = 1;
/** A six-sided die at scale 1. */
const DIE = 0.66;

export interface Point {
  x: number;
  z: number;
}

/** A rectangle, by its middle. */
export interface Area extends Point {
  width: number;
  depth: number;
}

/** The frame around a card of this size. */
export function cardArea({ x, z }: Point, size: number): Area {
  return { x, z, width: 2.2 * size + MARGIN, depth: 3.2 * size + MARGIN };
}

/** A row of dice, which begins here: how far apart they are, and how large. */
export interface DiceRow extends Point {
  pitch: number;
  size: number;
}

/** Where a die of a row is. */
export function diePoint({ x, z, pitch }: DiceRow, index: number): Point {
  return { x: x + index * pitch, z };
}

/** The frame around a row of this many dice. */
export function diceArea({ x, z, pitch, size }: DiceRow, count: number): Area {
  const side = size * DIE + MARGIN;
  const reach = (count - 1) * pitch;
  return { x: x + reach / 2, z, width: reach + side, depth: side };
}

// ---- the rooms -------------------------------------------------------------------------------------------------

/** Cards in rows: the middle of the first one, from one to the next, and how large they are. */
interface Cards {
  first: Point;
  right: number;
  down: number;
  size: number;
}

/** The rooms of a level, and what is right of the card of each. */
interface Grid extends Cards {
  columns: number;
  /** The texts beside a room, from its middle: the name of its card, then its price and its ability. */
  name: Area;
  text: Area;
  /** The dice that are thrown for it, from its middle. */
  dice: DiceRow;
  /** Where the cards wait while an enemy is fought. */
  waiting: Cards;
}

/** How many rooms a level has: those of the larger grid, and of the smaller one. */
export const ROOMS = 9;
const FEW_ROOMS = 4;
export const GRIDS: readonly number[] = [FEW_ROOMS, ROOMS];

const SMALL_GRID: Grid = {
  columns: 2,
  first: { x: -17, z: 9.25 },
  right: 16.25,
  down: 8.95,
  size: 2.6,
  name: { x: 8.15, z: 3.45, width: 9.7, depth: 1.4 },
  text: { x: 8.15, z: 0.8, width: 9.7, depth: 3.85 },
  dice: { x: 5, z: -2.75, pitch: 3, size: 4.2 },
  waiting: { first: { x: -18.35, z: 11.2 }, right: 3.45, down: 5, size: 1.5 },
};
const LARGE_GRID: Grid = {
  columns: 3,
  first: { x: -18.05, z: 10.65 },
  right: 10.83,
  down: 6,
  size: 1.7,
  name: { x: 5.4, z: 2.1, width: 6.4, depth: 1.2 },
  text: { x: 5.4, z: 0.5, width: 6.4, depth: 1.9 },
  dice: { x: 3.5, z: -1.75, pitch: 2.5, size: 3.5 },
  waiting: { first: { x: -18.95, z: 11.9 }, right: 2.25, down: 3.35, size: PILE_SIZE },
};

/** The grid of this many rooms. */
export function gridOf(rooms: number): Grid {
  return rooms === ROOMS ? LARGE_GRID : SMALL_GRID;
}

/** The middle of a room among this many: row by row, from the upper left corner (PRR-3.6). */
export function roomPoint(room: number, rooms: number): Point {
  return onGrid(gridOf(rooms), room, gridOf(rooms).columns);
}

/** Where the card of a room is while an enemy is fought. */
export function waitingRoomPoint(room: number, rooms: number): Point {
  return onGrid(gridOf(rooms).waiting, room, gridOf(rooms).columns);
}

function onGrid({ first, right, down }: Cards, room: number, columns: number): Point {
  return {
    x: first.x + (room % columns) * right,
    z: first.z - Math.floor(room / columns) * down,
  };
}

/** The dice that are thrown for a room. */
export function roomDice(room: number, rooms: number): DiceRow {
  const { x, z } = roomPoint(room, rooms);
  const { dice } = gridOf(rooms);
  return { ...dice, x: x + dice.x, z: z + dice.z };
}

/** What a room among this many is called on the board. */
export function roomId(room: number, rooms: number): string {
  return rooms === ROOMS ? `room${room + 1}-of-9` : `room${room + 1}`;
}

/** The names of as many rooms as each grid has, with an ending. */
export function roomIds(ending: string): Record<number, readonly string[]> {
  const byGrid: Record<number, readonly string[]> = {};
  for (const rooms of GRIDS) {
    const ids: string[] = [];
    for (let room = 0; room < rooms; room++) ids.push(roomId(room, rooms) + ending);
    byGrid[rooms] = ids;
  }
  return byGrid;
}

// ---- the piles -------------------------------------------------------------------------------------------------

const PILES_X = 19.1;
export const DECK: Point = { x: PILES_X, z: 11.8 };
export const DISCARD: Point = { x: PILES_X, z: 7.25 };
export const SLAIN: Point = { x: PILES_X, z: 2.7 };
export const ASIDE: Point = { x: PILES_X, z: -1.85 };
/** The caption below a pile, from its middle: a high pile hides what is behind it. */
export const PILE_CAPTION: Area = { x: 0, z: -2.2, width: 4.7, depth: 1 };
/** Where cards of the deck are laid that Scout looks at. */
export const SCOUTED: readonly Point[] = [
  { x: -18.3, z: -1.75 },
  { x: -14.8, z: -1.75 },
];
/** Which cards are on top of the deck, as far as Scout has shown them. */
export const NEXT_LINE: Area = { x: -16.6, z: -5.4, width: 7, depth: 1.95 };

// ---- rows of cards ---------------------------------------------------------------------------------------------

/** A row of cards, which grows from its first place: this many are side by side, more than that overlap. */
export interface Row extends Point {
  places: number;
  size: number;
  /** From card to card. */
  right: number;
  down: number;
}

const HELD = { z: -13.37, size: HELD_SIZE, right: 3.45, down: 0 };
/** The potions held. */
export const HAND: Row = { ...HELD, x: -19.54, places: 6 };
/** The cards under the player's dice. */
export const EQUIP: Row = { ...HELD, x: 1.66, places: 6 };
/** The curses of the enemy, or of the next one. */
export const CURSES: Row = { x: 14.6, z: 8.95, places: 3, size: CURSE_SIZE, right: 0, down: 4.9 };
/** The caption of a row, from the middle of its frame. */
export const ROW_CAPTION = { z: 3.17, depth: 1 };
export const CURSES_CAPTION: Area = { x: 14.57, z: 12.7, width: 4.26, depth: 1.9 };

/** Where a card of a row of this many is. */
export function rowPoint(row: Row, index: number, count: number): Point {
  const part = index * closeness(row, count);
  return { x: row.x + row.right * part, z: row.z - row.down * part };
}

/** How much of each card of a row of this many is seen, in places. */
export function closeness({ places }: Row, count: number): number {
  return Math.min(1, (places - 1) / Math.max(1, count - 1));
}

/** Whether the cards of a row of this many are on one another. */
export function overlaps({ places }: Row, count: number): boolean {
  return count > places;
}

/** The frame around a row. */
export function rowArea(row: Row): Area {
  const reach = { x: (row.places - 1) * row.right, z: (row.places - 1) * row.down };
  const { width, depth } = cardArea(row, row.size);
  return { x: row.x + reach.x / 2, z: row.z - reach.z / 2, width: width + reach.x, depth: depth + reach.z };
}

// ---- the tiers -------------------------------------------------------------------------------------------------

/** The enemies of the tiers 1 to 4, and the final one (PRR-8.1). */
export const TIERS: readonly { enemies: number; x: number; width: number }[] = [
  { enemies: 3, x: 10.15, width: 2.9 },
  { enemies: 3, x: 13.1, width: 2.9 },
  { enemies: 3, x: 16.05, width: 2.9 },
  { enemies: 2, x: 18.52, width: 1.95 },
  { enemies: 1, x: 20.5, width: 1.95 },
];
/** What enemies of a tier have, over its spaces; and what says so, left of it. */
export const TIER_VALUES = { z: 15.45, depth: 1.05 };
export const TIER_HEADER: Area = { x: 6.45, z: 15.45, width: 4.3, depth: 1.05 };
export const SPACE = 0.85;
const SPACES_Z = 14.45;
const SPACE_PITCH = 0.95;

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

// ---- the battle ------------------------------------------------------------------------------------------------

export const ENEMY: Point = { x: -9.4, z: 8.2 };
/** Where the monster of the enemy is, before its card, and how large it may be. */
export const MONSTER: Point = { x: -9.4, z: 0.1 };
export const MONSTER_SIZE = 4.8;

/** The texts of the battle, right of the enemy. */
const BATTLE = { x: 3.6, width: 15.9 };
export const ENEMY_LINE: Area = { ...BATTLE, z: 12.65, depth: 2 };
export const ENEMY_HP: DiceRow = { x: -2.9, z: 10.4, pitch: 1.55, size: 2.2 };
export const ENEMY_ATK: DiceRow = { ...ENEMY_HP, z: 8.5 };
export const ENEMY_ATK_LINE: Area = { x: 5.2, z: 8.5, width: 14.3, depth: 2 };
/** The dice of both sides: they are high and hide what is behind them, so words are in front of them. */
const THROWN = { x: 4.8, pitch: 3, size: 4.2 };
const BLACK_DICE_Z = 5;
const WHITE_DICE_Z = -0.6;
/** How many dice are side by side at their full size. */
const ROW_DICE = 5;
export const BLACK_FRAME: Area = diceArea(blackRow(ROW_DICE), ROW_DICE);
export const WHITE_FRAME: Area = diceArea(whiteRow(ROW_DICE), ROW_DICE);
/** What each side has thrown, who hits for how much, and what the next roll can bring. */
export const BLACK_LINE: Area = { ...BATTLE, x: THROWN.x, width: 15, z: 2.8, depth: 1.25 };
export const WHITE_LINE: Area = { ...BLACK_LINE, z: -2.8 };
export const OUTCOME_LINE: Area = { ...BATTLE, z: -4.35, depth: 1.85 };
export const ODDS_LINE: Area = { ...BATTLE, z: -5.82, depth: 1.05 };

/** The row of this many black dice. */
export function blackRow(count: number): DiceRow {
  return throwRow(BLACK_DICE_Z, count);
}

/** The row of this many white dice. */
export function whiteRow(count: number): DiceRow {
  return throwRow(WHITE_DICE_Z, count);
}

/** Dice in the middle of their tray; more than usual are smaller. */
function throwRow(z: number, count: number): DiceRow {
  const scale = Math.min(1, ROW_DICE / count);
  const pitch = THROWN.pitch * scale;
  return { x: THROWN.x - ((count - 1) * pitch) / 2, z, pitch, size: THROWN.size * scale };
}

// ---- the hero's sheet ------------------------------------------------------------------------------------------

const SHEET = { lines: -7.12, dice: -8.75 };
const COUNTERS = { z: SHEET.dice, pitch: 1.75, size: 2.5 };
export const HP: DiceRow = { ...COUNTERS, x: -20.2 };
export const ATK: DiceRow = { ...COUNTERS, x: -5.9 };
export const MONEY: DiceRow = { ...COUNTERS, x: 5.95 };
export const HP_FRAME: Area = { x: -14.3, z: SHEET.dice, width: 14.2, depth: 1.8 };
export const ATK_FRAME: Area = { x: -1.1, z: SHEET.dice, width: 11.4, depth: 1.8 };
export const MONEY_FRAME: Area = { x: 10.35, z: SHEET.dice, width: 10.7, depth: 1.8 };
export const HP_LINE: Area = { ...HP_FRAME, z: SHEET.lines, depth: 1.38 };
export const ATK_LINE: Area = { ...ATK_FRAME, z: SHEET.lines, depth: 1.38 };
export const MONEY_LINE: Area = { ...MONEY_FRAME, z: SHEET.lines, depth: 1.38 };
export const ATK_NOTE: Area = { x: 1.65, z: SHEET.dice, width: 5.7, depth: 1.6 };
export const PILL: Area = { x: 18.65, z: -7.4, width: 5.5, depth: 1.45 };
/** Where the deal code is. */
export const CODE: Area = { x: 18.65, z: -8.9, width: 5.5, depth: 1.45 };

// ---- dice that are not in use ----------------------------------------------------------------------------------

export const SPARE_DIE_SIZE = 0.85;
const SPARE_PITCH = 0.62;
const FIRST_SPARE: Point = { x: -21.13, z: 13.25 };
const SPARE_COLUMNS = 2;
const MOST_SPARE = 42;
/** They are small, at the edge of the board. */
export const TRAY: Area = {
  x: FIRST_SPARE.x + SPARE_PITCH / 2,
  z: FIRST_SPARE.z - ((MOST_SPARE / SPARE_COLUMNS - 1) * SPARE_PITCH) / 2,
  width: SPARE_COLUMNS * SPARE_PITCH + 0.1,
  depth: (MOST_SPARE / SPARE_COLUMNS) * SPARE_PITCH + 0.1,
};

/** Where a die is that is not in use: every die has its own place there. */
export function trayPoint(index: number): Point {
  return {
    x: FIRST_SPARE.x + (index % SPARE_COLUMNS) * SPARE_PITCH,
    z: FIRST_SPARE.z - Math.floor(index / SPARE_COLUMNS) * SPARE_PITCH,
  };
}
