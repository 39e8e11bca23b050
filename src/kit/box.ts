import type { Card } from "./cards";

/** A colour as red, green and blue from 0 to 1. */
export interface Tint {
  r: number;
  g: number;
  b: number;
}

/** One die of a game's box. `size` is a scale: 1 is the size that the table gives such a die. */
export interface DieItem {
  id: string;
  sides: 4 | 6 | 8 | 10 | 12 | 20;
  tint: Tint;
  size: number;
}

/** One card of a game's box: its id and what is printed on it. */
export interface CardItem {
  id: string;
  card: Card;
}

/** A text or a framed area printed on the board; sizes in inches. Its text can be changed while playing. */
export interface PrintItem {
  id: string;
  kind: "title" | "caption" | "value" | "frame";
  x: number;
  z: number;
  width: number;
  depth: number;
  text: string;
}

/** What the box of a game holds: the board with its print, the cards and the dice. Sizes in inches. */
export interface Box {
  board: { width: number; depth: number; tint: Tint; print: readonly PrintItem[] };
  cards: readonly CardItem[];
  /** How large the cards are; 1 is a playing card of 2.2 by 3.2 inches. */
  cardSize: number;
  dice: readonly DieItem[];
}
