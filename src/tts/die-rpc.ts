import { isRecord } from "../kit/data/data";
import { nothing, type Procedure, type Call } from "./rpc";

/*
 * A save has dozens of dice, each with a script of its own. So what they read is written out here: it is shorter than the
 * decoders of the kit.
 */

/** A throw that a board asks for. */
export interface RollDie {
  /** The GUID of the board that receives the face. */
  board: string;
  die: string;
  /** Distinguishes one throw from the next: an answer with an old token does not count. */
  token: number;
  /** Where the die is thrown, again if it leaves the board or is cocked, in table inches. */
  x: number;
  y: number;
  z: number;
}

/** Board to die: roll until a face is clearly up, then report it. */
export const rollDie: Procedure<RollDie, true> = {
  name: "rollDie",
  message: (value) => {
    if (!isRecord(value)) return undefined;
    const { board, die, token, x, y, z } = value;
    if (typeof board !== "string" || typeof die !== "string" || typeof token !== "number") return undefined;
    if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return undefined;
    return { board, die, token, x, y, z };
  },
  answer: nothing,
};

/** Board to die: look whether the throw can go on. Other scripts may have stopped what the die waits with. */
export const lookAfterThrow: Procedure<object, true> = {
  name: "lookAfterThrow",
  message: (value) => (isRecord(value) ? {} : undefined),
  answer: nothing,
};

/** The face that a die shows after a throw. */
export interface DieSettled {
  die: string;
  token: number;
  face: number;
}

/** Die to board: the throw is over. What the board reads of it is in its own file. */
export const dieSettled: Call<DieSettled, true> = { name: "dieSettled", answer: nothing };
