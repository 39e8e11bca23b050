import { rankOf, suitOf, type Card, type Rank, type Suit } from "../data/cards";
import type { ShowPoint } from "./show";

/** A line through points, in inches to the right of the middle of a card of size 1 and towards its upper edge. */
type Stroke = readonly ShowPoint[];

/** A character as strokes; numbers are x and z in turn, from its lower left corner. */
type Glyph = readonly (readonly number[])[];

/** Every character is so wide and so high, in the units of its strokes. */
const WIDTH = 5;
const HEIGHT = 6;

// prettier-ignore
const RANKS: Readonly<Record<Rank, Glyph>> = {
  A: [[0.3, 0, 2.5, 6, 4.7, 0, 3.9, 2.2, 1.1, 2.2]],
  ["2"]: [[0.5, 4.7, 1.2, 6, 3.8, 6, 4.5, 4.7, 4.2, 3.6, 0.5, 0, 4.6, 0]],
  ["3"]: [[0.5, 6, 4.4, 6, 2.2, 3.6, 3.8, 3.4, 4.5, 2.3, 4.4, 0.9, 3.4, 0, 1.3, 0, 0.4, 0.9]],
  ["4"]: [[3.6, 0, 3.6, 6, 0.4, 1.8, 4.7, 1.8]],
  ["5"]: [[4.4, 6, 1, 6, 0.7, 3.3, 3.4, 3.5, 4.5, 2.5, 4.5, 1.1, 3.4, 0, 1.3, 0, 0.4, 0.8]],
  ["6"]: [[4, 6, 1.8, 4.8, 0.5, 2.6, 0.5, 1.1, 1.5, 0, 3.5, 0, 4.5, 1.1, 4.5, 2.2, 3.5, 3.3, 1.6, 3.3, 0.5, 2.2]],
  ["7"]: [[0.4, 6, 4.5, 6, 1.8, 0]],
  ["8"]: [[2.5, 3.2, 0.8, 4.1, 0.8, 5.2, 1.6, 6, 3.4, 6, 4.2, 5.2, 4.2, 4.1, 2.5, 3.2, 0.5, 2.1, 0.5, 0.9, 1.5, 0,
    3.5, 0, 4.5, 0.9, 4.5, 2.1, 2.5, 3.2]],
  ["9"]: [[4.5, 3.8, 3.4, 2.7, 1.5, 2.7, 0.5, 3.8, 0.5, 4.9, 1.5, 6, 3.5, 6, 4.5, 4.9, 4.5, 3.4, 3.2, 1.2, 1, 0]],
  T: [[0, 5, 0.9, 6, 0.9, 0], [2.4, 1.1, 2.4, 4.9, 3.1, 6, 4.2, 6, 4.9, 4.9, 4.9, 1.1, 4.2, 0, 3.1, 0, 2.4, 1.1]],
  J: [[3.8, 6, 3.8, 1.3, 2.9, 0, 1.5, 0, 0.6, 1.3]],
  Q: [[1.4, 0, 0.4, 1.2, 0.4, 4.8, 1.4, 6, 3.4, 6, 4.4, 4.8, 4.4, 1.2, 3.4, 0, 1.4, 0], [2.6, 1.9, 4.8, -0.5]],
  K: [[0.5, 0, 0.5, 6, 0.5, 2.2, 4.4, 6, 1.8, 3.5, 4.6, 0]],
};

// prettier-ignore
const SUITS: Readonly<Record<Suit, Glyph>> = {
  S: [
    [2.5, 6, 0.2, 3.2, 0.2, 2.1, 1.1, 1.4, 2.5, 2.4, 3.9, 1.4, 4.8, 2.1, 4.8, 3.2, 2.5, 6, 1.2, 2.7, 3.8, 2.7, 2.5, 5],
    [2.5, 2.4, 2.5, 0, 1.3, 0, 3.7, 0],
  ],
  H: [[2.5, 0, 0.1, 3.4, 0.1, 4.9, 1, 5.9, 1.9, 5.8, 2.5, 4.7, 3.1, 5.8, 4, 5.9, 4.9, 4.9, 4.9, 3.4, 2.5, 0, 1.2, 4.2,
    3.8, 4.2, 2.5, 1.6]],
  D: [[2.5, 0, 0.3, 3, 2.5, 6, 4.7, 3, 2.5, 0, 2.5, 1.4, 1.5, 3, 2.5, 4.6, 3.5, 3, 2.5, 1.4]],
  C: [
    [2.5, 3.7, 1.5, 4.4, 1.6, 5.5, 2.5, 6, 3.4, 5.5, 3.5, 4.4, 2.5, 3.7, 2.2, 2.4, 1.3, 1.4, 0.4, 1.7, 0.1, 2.7, 0.8, 3.5,
      1.8, 3.3, 2.5, 2.5, 3.2, 3.3, 4.2, 3.5, 4.9, 2.7, 4.6, 1.7, 3.7, 1.4, 2.8, 2.4, 2.5, 3.7],
    [2.5, 2.5, 2.5, 0, 1.4, 0, 3.6, 0],
  ],
};

/** How far above the middle of the card an index is, how large a unit of its strokes is, and how far rank and suit are apart, in inches. */
const RISE = 0.85;
const SCALE = 0.155;
const APART = 0.16;

/** The strokes of a large index, rank and suit side by side, for a card of size 1. */
export function indexStrokes(card: Card): Stroke[] {
  const width = WIDTH * SCALE;
  return placed(RANKS[rankOf(card)], -width - APART / 2).concat(placed(SUITS[suitOf(card)], APART / 2));
}

function placed(glyph: Glyph, left: number): Stroke[] {
  return glyph.map((numbers) => {
    const points: ShowPoint[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x = 0, z = 0] = [numbers[at], numbers[at + 1]];
      points.push({ x: left + x * SCALE, z: RISE + (z - HEIGHT / 2) * SCALE });
    }
    return points;
  });
}

/** The ground of a large index: one stroke from its left to its right, and how thick it is, in inches. */
export const INDEX_GROUND = {
  stroke: [
    { x: -1, z: RISE },
    { x: 1, z: RISE },
  ],
  thickness: HEIGHT * SCALE + 0.34,
};
