/**
 * Where everything is on the board of Cards vs Dice, in inches from its centre: x to the right, z away from the
 * player. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 29 };
/** Cards are drawn half as large again as life, so that they can be read from the seat. */
export const CARD_SIZE = 1.5;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
export const DIE_SIZE = 1.4;

export interface Point {
  x: number;
  z: number;
}

export const MOBS: readonly Point[] = [
  { x: -7, z: -4.2 },
  { x: 0, z: -4.2 },
  { x: 7, z: -4.2 },
];
export const BOSSES: readonly Point[] = [
  { x: -13.3, z: 9.4 },
  { x: -5.7, z: 9.4 },
  { x: 1.9, z: 9.4 },
  { x: 9.5, z: 9.4 },
];
/** The vanguards stand in front of bosses 3 and 4. */
export const VANGUARDS: readonly Point[] = [
  { x: 1.9, z: 3.6 },
  { x: 9.5, z: 3.6 },
];
/** Where the monsters of the bosses are, behind their cards, and how large they may be. */
export const MONSTERS_Z = 13.25;
export const MONSTER_SIZE = 2.2;
/** What is told about a boss or a vanguard, right of its card. */
export const BESIDE = { x: 3.8, width: 3.75, depth: 4.8 };
export const SPAWN: Point = { x: -17.5, z: -4.2 };
export const GRAVEYARD: Point = { x: -17.5, z: 3.6 };
/** The armory, left to right: d4 d6 d8 d10 d20. */
export const ARMORY: readonly Point[] = [
  { x: -6, z: -11.6 },
  { x: -3, z: -11.6 },
  { x: 0, z: -11.6 },
  { x: 3, z: -11.6 },
  { x: 6, z: -11.6 },
];
export const KINGSLAYER: Point = { x: 12, z: -11.6 };
export const LIFE: Point = { x: 17.5, z: -11.6 };
/** How far above a mob's centre its misses are (CVD-5.10). */
export const MISS_OFFSET = 3.7;

/** Where the dice that hit a target are on its card, from the card's centre; the corner with its rank stays free. */
export const HIT_SLOTS: readonly Point[] = [
  { x: -0.75, z: -1.4 },
  { x: 0.75, z: -1.4 },
  { x: -0.75, z: 0.05 },
  { x: 0.75, z: 0.05 },
  { x: 0.75, z: 1.5 },
  { x: 0, z: -0.7 },
];
/** Where the dice that missed are, side by side above the card. */
export const MISS_SLOTS: readonly Point[] = [
  { x: 0, z: 0 },
  { x: 1.3, z: 0 },
  { x: -1.3, z: 0 },
  { x: 2.6, z: 0 },
  { x: -2.6, z: 0 },
];
