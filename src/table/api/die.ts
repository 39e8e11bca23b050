import { count, number, record, text } from "../../kit/decode";
import { nothing, type Procedure } from "./procedure";

/** A throw that a board asks for. */
export interface RollDie {
  /** The GUID of the board, which is told the face. */
  board: string;
  die: string;
  /** Tells one throw from the next: an answer with an old token is no answer. */
  token: number;
  /** Where the die is thrown, again if it leaves the board or is cocked, in table inches. */
  x: number;
  y: number;
  z: number;
}

/** Board to die: roll until a face is clearly up, then tell it. */
export const rollDie: Procedure<RollDie, true> = {
  name: "rollDie",
  message: record<RollDie>({ board: text, die: text, token: count, x: number, y: number, z: number }),
  answer: nothing,
};

/** The face that a die shows after a throw. */
export interface DieSettled {
  die: string;
  token: number;
  face: number;
}

/** Die to board: the throw is over. */
export const dieSettled: Procedure<DieSettled, true> = {
  name: "dieSettled",
  message: record<DieSettled>({ die: text, token: count, face: number }),
  answer: nothing,
};
