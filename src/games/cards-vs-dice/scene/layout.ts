/**
 * Where everything is on the board of Cards vs Dice, in inches from its centre: x to the right, z away from the
 * player. The box prints the places, the scene fills them.
 */
export const BOARD = { width: 44, depth: 33 };
/** Larger than life, so they can be read from the seat: 90 pixels of a screen of 720 lines where the mobs are. */
export const CARD_SIZE = 1.6;
export const CARD_WIDTH = 2.2 * CARD_SIZE;
export const CARD_DEPTH = 3.2 * CARD_SIZE;
export const DIE_SIZES = { 4: 2.4, 6: 2.9, 8: 2.4, 10: 2.4, 12: 2.4, 20: 2.15 };

export interface Point {
  x: number;
  z: number;
}

export const MOBS: readonly Point[] = [
  { x: -8.3, z: -3.6 },
  { x: 1, z: -3.6 },
  { x: 10.3, z: -3.6 },
];
/** The texts about a mob or a pile, below its card. */
export const BELOW = { z: -3.6, width: 8, depth: 1.4 };
export const BOSSES: readonly Point[] = [
  { x: -13.3, z: 11.3 },
  { x: -5.7, z: 11.3 },
  { x: 1.9, z: 11.3 },
  { x: 9.5, z: 11.3 },
];
/** The vanguards are in front of bosses 3 and 4. */
export const VANGUARDS: readonly Point[] = [
  { x: 1.9, z: 5.2 },
  { x: 9.5, z: 5.2 },
];
/** Where the monsters of the bosses are, behind their cards, and how large they may be. */
export const MONSTERS_Z = 15.25;
export const MONSTER_SIZE = 2.2;
/** The texts about a boss or a vanguard, right of its card. */
export const BESIDE = { x: 3.9, width: 3.6, depth: 4.8 };
export const SPAWN: Point = { x: -17.5, z: -3.6 };
export const GRAVEYARD: Point = { x: -17.5, z: 5.2 };
/** The armory, left to right: d4 d6 d8 d10 d20. */
export const ARMORY: readonly Point[] = [
  { x: -6.4, z: -12 },
  { x: -3.2, z: -12 },
  { x: 0, z: -12 },
  { x: 3.2, z: -12 },
  { x: 6.4, z: -12 },
];
export const KINGSLAYER: Point = { x: 11.6, z: -12 };
/** The Kingslayer is used once in a game: then it is beside its place. */
export const SPENT_KINGSLAYER: Point = { x: 14.2, z: -12 };
export const LIFE: Point = { x: 18.2, z: -12 };
/** How far above a mob's centre its misses are (CVD-5.10). */
export const MISS_OFFSET = 4.1;

/** Where the dice that hit a mob are, from its card's centre: beside it, so its pips can be counted, then on it. */
export const BESIDE_SLOTS: readonly Point[] = [
  { x: 3.65, z: 1.05 },
  { x: 3.65, z: -1.05 },
  { x: 5.7, z: 1.05 },
  { x: 5.7, z: -1.05 },
  { x: 0, z: -1.05 },
  { x: 0, z: 1.05 },
];
/** Where the dice go that hit a boss or a vanguard: on its card, with the rank left free; the numbers are beside it. */
export const CARD_SLOTS: readonly Point[] = [
  { x: 0.85, z: -1.5 },
  { x: -1.2, z: -1.5 },
  { x: 0.85, z: 0.55 },
  { x: -1.2, z: 0.55 },
  { x: 0.85, z: 2.6 },
  { x: -1.2, z: 2.6 },
];
/** Where the dice that missed are, side by side above the card. */
export const MISS_SLOTS: readonly Point[] = [
  { x: 0, z: 0 },
  { x: 2.1, z: 0 },
  { x: -2.1, z: 0 },
  { x: 4.2, z: 0 },
  { x: -4.2, z: 0 },
];
