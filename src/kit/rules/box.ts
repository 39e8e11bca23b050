import type { Card } from "../data/cards";

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
  /** Whether it only shows a number and is never thrown: such a die needs no script. */
  isCounter?: true;
}

/** One two-sided disc of a game's box. `size` is a scale as for dice. */
export interface TokenItem {
  id: string;
  tint: Tint;
  size: number;
}

/** One pawn of a game's box. `size` is a scale as for dice. */
export interface PawnItem {
  id: string;
  tint: Tint;
  size: number;
}

/** One chess piece of a game's box; the scene says what it is at the moment. */
export interface ChessItem {
  id: string;
  colour: "white" | "black";
}

/** One card of a game's box: its id and what is printed on it. */
export interface CardItem {
  id: string;
  card: Card | "joker";
}

/**
 * A text, a framed area or a red bar printed on the board; sizes in inches. A text can be changed while playing. A bar
 * is meant to be covered by a card and seen when the card is pushed away.
 */
export interface PrintItem {
  id: string;
  kind: "title" | "caption" | "value" | "frame" | "bar";
  x: number;
  z: number;
  width: number;
  depth: number;
  text: string;
  /** The picture it belongs to, if the board shows several in turn: what is in different ones may be printed on each other. */
  picture?: string;
  /** What a frame is for, shown by its shape; by default a place for one card. */
  look?: PlaceLook;
  /** What is drawn in a frame, and seen while the place is empty. */
  sign?: Sign;
}

/**
 * What a frame is for: one card, a pile, what is against the players, what is theirs, dark dice, a part of the board with
 * other places in it, a space of a track.
 */
export type PlaceLook = "card" | "pile" | "enemy" | "own" | "tray" | "area" | "space";

/** A drawing that says what a place is for (src/kit/game/signs.ts). */
export type Sign =
  | "card"
  | "cards"
  | "coin"
  | "cross"
  | "crown"
  | "die"
  | "door"
  | "flask"
  | "heart"
  | "pawn"
  | "shield"
  | "skull"
  | "spade"
  | "stairs"
  | "sword"
  | "swords"
  | "tomb";

/** Makes a part of what is printed on a board. */
export type PrintPart = (this: void) => readonly PrintItem[];

/** All that is printed on a board. */
export function printOf({ print }: Pick<Box["board"], "print">): PrintItem[] {
  let items: PrintItem[] = [];
  for (const part of print) items = items.concat(part());
  return items;
}

/** What the box of a game holds: the board with its print, cards, dice, tokens, pawns, chess pieces and chips. Sizes in inches. */
export interface Box {
  board: {
    width: number;
    depth: number;
    /** Its print in the table's language, in parts that fit a frame each; the same items in every language. */
    print: readonly PrintPart[];
  };
  cards: readonly CardItem[];
  /** How large the cards are; 1 is a playing card of 2.2 by 3.2 inches. */
  cardSize: number;
  dice: readonly DieItem[];
  tokens: readonly TokenItem[];
  pawns: readonly PawnItem[];
  /** The chess board, in a game that has one. */
  chessBoard?: { id: string };
  chess?: readonly ChessItem[];
  /** The places of poker chips; all chips are worth the same. */
  chips?: readonly { id: string }[];
}
