import { oneOf, variants } from "../../kit/decode";
import { CELLS, type Action } from "./state";

const cell = oneOf(CELLS);

/** An action from outside (RS-10), or undefined if it is none. */
export const parse = variants<Action>({
  walk: { cell },
  travel: { cell },
  flip: { cell },
  attack: { cell },
  aid: {},
  decline: {},
  payJoker: {},
  payAce: {},
  capture: {},
  leave: {},
  keep: {},
  discard: {},
});
