import type { Language } from "../kit/language";
import type { Order } from "../table/messages";

/*
 * What Global, the boxes and the board of the open game say to one another through `call`: flat tables of plain values,
 * answered by a text if at all.
 */

/** Somebody has pressed the button on a box. Box to Global, function `boxClicked`. */
export interface BoxClick {
  colour: ColorLiteral;
  game: string;
}

/** Global to box, function `show`: what the box is to look like. */
export interface BoxLook {
  language: Language;
  /** Whether its game is on the table. */
  open: boolean;
}

/** A board's text. Global to box, function `keep`. */
export interface KeptGame extends Order {
  saved: string;
}
